/** Annulling a whole order that was just made: one reason, line by line, and what could not be annulled says why. */
import { MAX_REASON, REASON_REQUIRED } from '@cauce/domain/ordering/routing-change'
import { groupThousands } from '@cauce/domain/text/format'
import { reasonProblem } from '@cauce/domain/text/substance'
import { AskDialog } from '@cauce/ui/ask-dialog/ask-dialog'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { useRef, useState } from 'react'
import { useMoverLineaMutation } from '../../store/api.ts'
import { failureText } from '../../store/call.ts'
import type { LivingType } from './ordered-line.ts'

/** A line of the order, as it is told to a person. */
interface LineToAnnul {
  readonly id: number
  readonly title: string
}

export interface AnnulOrderProps {
  readonly tipo: LivingType
  readonly ordenId: number
  readonly lines: readonly LineToAnnul[]
  /** Some line changed its state. */
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** The same line with the same reason keeps its key: repeating it after a lost answer annuls once. */
const useKeys = () => {
  const kept = useRef(new Map<string, string>())
  return (line: number, reason: string): string => {
    const what = `${line} ${reason}`
    const key = kept.current.get(what) ?? crypto.randomUUID()
    kept.current.set(what, key)
    return key
  }
}

export const AnnulOrder = ({ tipo, ordenId, lines, onChanged, onClose }: AnnulOrderProps) => {
  const [send] = useMoverLineaMutation()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [failures, setFailures] = useState<ReadonlyMap<number, string>>(new Map())
  const [busy, setBusy] = useState(false)
  const keyOf = useKeys()
  const number = `la orden ${groupThousands(ordenId)}`

  const annul = async (): Promise<void> => {
    const motivo = reason.trim()
    if (busy) return
    const poor = reasonProblem(motivo, REASON_REQUIRED)
    if (poor !== null) return setError(poor)
    setBusy(true)
    const failed = new Map<number, string>()
    for (const { id } of lines) {
      const body = { linea_id: id, evento: 'anular', motivo } as const
      // oxlint-disable-next-line no-await-in-loop -- one after another: what fails is told of its line
      const answer = await send({ params: { tipo }, body, key: keyOf(id, motivo) })
      if (answer.error !== undefined) failed.set(id, failureText(answer.error))
    }
    setBusy(false)
    setFailures(failed)
    onChanged()
    if (failed.size === 0) onClose()
  }

  return (
    <AskDialog
      isOpen
      kind="warning"
      size={640}
      title={`¿Anular ${number}?`}
      main={{ label: 'No anular nada', onClick: onClose }}
      other={{ label: 'Anular la orden', onClick: () => void annul() }}
    >
      <ul>
        {lines.map(({ id, title }) => (
          <li key={id}>
            {title}
            {failures.has(id) ? <strong className="ord-done-failed"> No se anuló: {failures.get(id)}</strong> : null}
          </li>
        ))}
      </ul>
      <TextAreaField
        label="Motivo para anular"
        rows={2}
        maxLength={MAX_REASON}
        value={reason}
        error={error}
        onChange={(text) => {
          setReason(text)
          setError(null)
        }}
      />
    </AskDialog>
  )
}
