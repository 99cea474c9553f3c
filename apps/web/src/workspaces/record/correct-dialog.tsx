/** A result that was wrong: another takes its place, with the reason, or it is withdrawn. */
import type { ResultRow } from '@cauce/contract/resultados'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { ANALYTES } from '@cauce/domain/laboratory/analytes'
import { figureInWords } from '@cauce/domain/laboratory/result-class'
import {
  correctionProblems,
  MAX_RESULT_REASON,
  RESULT_CONFIRMED,
  resultDoubts,
} from '@cauce/domain/laboratory/result-entry'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import { Action } from '@cauce/ui/action/action'
import { Doubts } from '@cauce/ui/doubts/doubts'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { Segmented } from '@cauce/ui/segmented/segmented'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { useState } from 'react'
import { useCorregirResultadoMutation } from '../../store/resultados-api.ts'
import { useSending } from '../antecedents/use-sending.ts'
import { DecimalField } from '../medications/decimal-field.tsx'
import './results.css'

export interface CorrectDialogProps {
  readonly consultaId: number
  readonly row: ResultRow
  readonly onClose: () => void
}

const WAYS = [
  { value: 'otro', label: 'El valor es otro' },
  { value: 'retirar', label: 'No era de este paciente' },
] as const

export const CorrectDialog = ({ consultaId, row, onClose }: CorrectDialogProps) => {
  const { id, analito, valor: before } = row
  const [send, { isLoading: busy }] = useCorregirResultadoMutation()
  const sending = useSending(['valor', 'motivo', 'confirmado'])
  const [way, setWay] = useState<'otro' | 'retirar'>('otro')
  const [value, setValue] = useState<number | null>(null)
  const [motivo, setReason] = useState('')
  const [confirmado, setConfirmed] = useState(false)
  const valor = way === 'otro' ? value : null
  const doubts = analito === null || valor === null ? [] : resultDoubts([{ analito, valor }])
  const save = (): void => {
    const problems = {
      ...correctionProblems({ analito, valor: before }, { valor, motivo }),
      ...(way === 'otro' && value === null ? { valor: [REQUIRED_FIELD] } : {}),
      ...(doubts.length > 0 && !confirmado ? { confirmado: ['Marque que lo leyó otra vez'] } : {}),
    }
    if (busy || id === null || !sending.allows(problems)) return
    const body = { consulta_id: consultaId, id, valor, motivo, confirmado }
    sending.sent(send({ body, key: sending.key }).unwrap(), onClose)
  }
  if (analito === null || before === null) return null
  return (
    <Modal
      isOpen
      onClose={busy ? undefined : onClose}
      title={`Corregir ${ANALYTES[analito].nombre}`}
      note={`${figureInWords(analito, before)} del ${formatDate(row.fecha)} · ${row.por}`}
      foot={
        <ModalFoot note={sending.errors[''] ?? 'El de antes queda en la historia.'}>
          <Action onClick={onClose} disabled={busy}>
            Cerrar
          </Action>
          <Action kind="filled" onClick={save} busy={busy}>
            {way === 'otro' ? 'Corregir' : 'Retirar'}
          </Action>
        </ModalFoot>
      }
    >
      <div className="res-form">
        <Segmented label="Qué pasó" layout="stacked" options={WAYS} value={way} onChange={setWay} />
        {way === 'otro' ? (
          <DecimalField
            label="Valor correcto"
            unit={ANALYTES[analito].unidad}
            value={value}
            onChange={(next) => {
              setValue(next)
              setConfirmed(false)
              sending.touch()
            }}
            error={sending.errors['valor'] ?? null}
          />
        ) : null}
        <TextAreaField
          label="Motivo"
          value={motivo}
          onChange={(text) => {
            setReason(text)
            sending.touch()
          }}
          maxLength={MAX_RESULT_REASON}
          rows={2}
          error={sending.errors['motivo'] ?? null}
        />
        {doubts.length === 0 ? null : (
          <Doubts
            label="Valor crítico"
            doubts={doubts}
            confirmation={RESULT_CONFIRMED}
            confirmed={confirmado}
            onConfirm={(yes) => {
              setConfirmed(yes)
              sending.touch()
            }}
            error={sending.errors['confirmado']}
          />
        )}
      </div>
    </Modal>
  )
}
