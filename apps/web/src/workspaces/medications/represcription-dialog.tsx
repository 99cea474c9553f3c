/** What prescribing again would do, line by line, before anything is checked. */
import { today } from '../../app/today.ts'
import type { ActiveMedicationLine, MedicationHistoryRow } from '@cauce/domain/medication/order-line'
import {
  MAX_REPLACEMENT_REASON,
  planReprescription,
  replacementReasonError,
  replacementsOf,
  type PlannedLine,
  type Replacement,
} from '@cauce/domain/medication/represcription'
import { Action } from '@cauce/ui/action/action'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { useRef, useState, type RefObject } from 'react'
import { useMedicamentosActivosQuery } from '../../store/medicamentos-api.ts'
import { focusFirstWrong } from '../../kit/form/focus-first-wrong.ts'
import { useLast } from '../../kit/dialog/use-last.ts'
import { ReprescriptionLine } from './represcription-line.tsx'

type Rows = readonly MedicationHistoryRow[]
const NO_LINES: readonly ActiveMedicationLine[] = []
/** Usual reasons: one press writes them, and they can still be changed. */
const USUAL_REASONS = ['Continúa el tratamiento', 'Se ajusta el tratamiento'] as const

const drugs = (count: number): string => (count === 1 ? '1 medicamento' : `${count} medicamentos`)

const footNote = (plan: readonly PlannedLine[]): string => {
  const omitted = plan.filter(({ omitida }) => omitida !== null).length
  const replaced = plan.filter(({ reemplaza }) => reemplaza !== null).length
  return [
    'Se comprueban como si fueran nuevos',
    ...(replaced === 0 ? [] : [replaced === 1 ? '1 orden se reemplaza' : `${replaced} órdenes se reemplazan`]),
    ...(omitted === 0 ? [] : [omitted === 1 ? '1 queda por fuera' : `${omitted} quedan por fuera`]),
  ].join(' · ')
}

interface ReasonProps {
  readonly value: string
  readonly onChange: (motivo: string) => void
  readonly error: string | null
  readonly count: number
  readonly partRef: RefObject<HTMLDivElement | null>
}

const Reason = ({ value, onChange, error, count, partRef }: ReasonProps) => (
  <div className="rx-reason" ref={partRef}>
    <TextAreaField
      label={count === 1 ? 'Por qué reemplaza la orden activa' : 'Por qué reemplaza las órdenes activas'}
      hint="Queda escrito en la orden que se anula"
      value={value}
      onChange={onChange}
      error={error}
      maxLength={MAX_REPLACEMENT_REASON}
      rows={2}
    />
    <div className="rx-usual">
      {USUAL_REASONS.map((reason) => (
        <Action key={reason} small onClick={() => onChange(reason)}>
          {reason}
        </Action>
      ))}
    </div>
  </div>
)

export interface ReprescriptionDialogProps {
  readonly consultaId: number
  /** The chosen lines; null: closed. */
  readonly rows: Rows | null
  readonly onDrop: (row: MedicationHistoryRow) => void
  readonly onClose: () => void
  readonly onPrescribe: (rows: Rows, replace: ReadonlyMap<number, Replacement>) => void
}

export const ReprescriptionDialog = (props: ReprescriptionDialogProps) => {
  const { consultaId, onDrop, onClose, onPrescribe } = props
  const rows = useLast(props.rows) ?? []
  const { data: active = NO_LINES } = useMedicamentosActivosQuery({ params: { consultaId } })
  const [motivo, setMotivo] = useState('')
  const [tried, setTried] = useState(false)
  const reason = useRef<HTMLDivElement>(null)
  const plan = planReprescription(rows, active, today())
  const kept = plan.filter(({ omitida }) => omitida === null)
  const replaced = kept.filter(({ reemplaza }) => reemplaza !== null).length
  const reasonError = replaced === 0 ? null : replacementReasonError(motivo)
  const confirm = (): void => {
    setTried(true)
    if (reasonError !== null) focusFirstWrong(reason.current)
    if (reasonError !== null || kept.length === 0) return
    onPrescribe(
      kept.map(({ row }) => row),
      replacementsOf(plan, motivo),
    )
  }
  return (
    <Modal
      isOpen={props.rows !== null}
      onClose={onClose}
      size={1080}
      title={`Volver a formular ${drugs(kept.length)}`}
      note="Revise qué cambió antes de comprobarlos"
      foot={
        <ModalFoot note={kept.length === 0 ? 'Ninguno de los elegidos se puede volver a formular' : footNote(plan)}>
          <Action kind="quiet" onClick={onClose}>
            Dejar como está
          </Action>
          <Action kind="filled" disabled={kept.length === 0} onClick={confirm}>
            {`Comprobar y añadir ${drugs(kept.length)}`}
          </Action>
        </ModalFoot>
      }
    >
      <ul className="rx-reviews">
        {plan.map((line) => (
          <ReprescriptionLine key={line.row.id} line={line} onDrop={onDrop} />
        ))}
      </ul>
      {replaced === 0 ? null : (
        <Reason
          value={motivo}
          onChange={setMotivo}
          error={tried ? reasonError : null}
          count={replaced}
          partRef={reason}
        />
      )}
    </Modal>
  )
}
