/** Why what was recorded is no longer so. Nothing is deleted: it stays in the history with this reason. */
import {
  CLOSINGS,
  closingProblems,
  MAX_CLOSING_REASON,
  type AntecedentKind,
  type Closing,
} from '@cauce/domain/antecedents/antecedent-life'
import { Action } from '@cauce/ui/action/action'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { TextField } from '@cauce/ui/text-field/text-field'
import { useState } from 'react'
import { useCerrarAntecedenteMutation } from '../../store/antecedentes-api.ts'
import type { Whose } from './use-allergy-form.ts'
import { useSending } from './use-sending.ts'

const VERBS: Readonly<Record<Closing, string>> = {
  refutada: 'Descartar',
  terminada: 'Terminó',
  dejada: 'Dejó de tomarlo',
  error: 'Se anotó por error',
}

export interface ClosingFormProps {
  readonly whose: Whose
  readonly clase: AntecedentKind
  readonly id: number
  readonly name: string
  readonly onDone: () => void
}

/** The control that replaces the one that was pressed takes its focus. */
const takeFocus = (field: HTMLTextAreaElement | null): void => field?.focus()

export const ClosingForm = ({ whose, clase, id, name, onDone }: ClosingFormProps) => {
  const [send, { isLoading }] = useCerrarAntecedenteMutation()
  const [motivo, setMotivo] = useState('')
  const [hasta, setHasta] = useState('')
  const { errors, key, touch, allows, sent } = useSending(['motivo', 'hasta'])
  const close = (como: Closing): void => {
    if (isLoading || !allows(closingProblems(clase, como, motivo))) return
    sent(
      send({ body: { ...whose, clase, id, como, hasta: hasta.trim() || null, motivo: motivo.trim() }, key }).unwrap(),
      onDone,
    )
  }
  return (
    <div className="ant-closing">
      <TextAreaField
        ref={takeFocus}
        label={`Por qué ya no: ${name}`}
        hint="Queda en la historia con su nombre"
        value={motivo}
        onChange={(text) => {
          setMotivo(text)
          touch()
        }}
        maxLength={MAX_CLOSING_REASON}
        rows={2}
        error={errors['motivo'] ?? errors['']}
      />
      {clase === 'toma' ? (
        <TextField
          label="¿Hasta cuándo lo tomó?"
          hint="Sin fecha, hasta hoy. De ese día cuentan los días que sigue actuando"
          placeholder="2026-11 o 2026-11-20"
          value={hasta}
          onChange={(text) => {
            setHasta(text)
            touch()
          }}
          maxLength={10}
          error={errors['hasta']}
        />
      ) : null}
      <div className="ant-closing-acts">
        <Action small onClick={onDone}>
          No cambiar nada
        </Action>
        {CLOSINGS[clase].map((como) => (
          <Action key={como} small kind="danger" busy={isLoading} onClick={() => close(como)}>
            {VERBS[como]}
          </Action>
        ))}
      </div>
    </div>
  )
}
