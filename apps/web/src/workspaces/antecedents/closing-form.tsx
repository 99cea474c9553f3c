/** Why what was recorded is no longer so. Nothing is deleted: it stays in the history with this reason. */
import {
  CLOSINGS,
  MAX_CLOSING_REASON,
  type AntecedentKind,
  type Closing,
} from '@cauce/domain/antecedents/antecedent-life'
import {
  CLOSING_REASONS,
  closingReasonProblems,
  closingReasons,
  type ClosingReasonCode,
} from '@cauce/domain/antecedents/closing-reason'
import { Action } from '@cauce/ui/action/action'
import { SelectField } from '@cauce/ui/select-field/select-field'
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

/** The first control of what replaces the one that was pressed takes its focus. */
const takeFocus = (form: HTMLDivElement | null): void => form?.querySelector<HTMLElement>('select, textarea')?.focus()

/** A reason of the list and how it closes: the same words close in two ways. */
interface Listed {
  readonly como: Closing
  readonly razon: ClosingReasonCode
}
const listedFor = (clase: AntecedentKind): readonly Listed[] =>
  CLOSINGS[clase].flatMap((como) => closingReasons(clase, como).map((razon) => ({ como, razon })))
const valueOf = ({ como, razon }: Listed): string => `${como}:${razon}`

export const ClosingForm = ({ whose, clase, id, name, onDone }: ClosingFormProps) => {
  const [send, { isLoading }] = useCerrarAntecedenteMutation()
  const [chosen, setChosen] = useState<Listed | null>(null)
  const [motivo, setMotivo] = useState('')
  const [hasta, setHasta] = useState('')
  const { errors, key, touch, allows, sent } = useSending(['razon', 'motivo', 'hasta'])
  const listed = listedFor(clase)
  const close = (como: Closing): void => {
    const razon = chosen?.razon ?? null
    if (isLoading || !allows(closingReasonProblems(clase, como, { razon, motivo }))) return
    sent(
      send({
        body: { ...whose, clase, id, como, razon, hasta: hasta.trim() || null, motivo: motivo.trim() },
        key,
      }).unwrap(),
      onDone,
    )
  }
  return (
    <div className="ant-closing" ref={takeFocus}>
      {listed.length === 0 ? null : (
        <SelectField
          label="Motivo"
          placeholder="Elija el motivo"
          options={listed.map((each) => ({
            value: valueOf(each),
            label: `${VERBS[each.como]} · ${CLOSING_REASONS[each.razon]}`,
          }))}
          value={chosen === null ? '' : valueOf(chosen)}
          onChange={(value) => {
            setChosen(listed.find((each) => valueOf(each) === value) ?? null)
            touch()
          }}
          error={errors['razon']}
        />
      )}
      <TextAreaField
        label={`Por qué ya no: ${name}`}
        hint={
          chosen === null || chosen.razon === 'otra'
            ? 'Queda en la historia con su nombre'
            : 'Si hace falta decir más. Queda en la historia con su nombre'
        }
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
        {CLOSINGS[clase]
          .filter((como) => chosen === null || chosen.como === como)
          .map((como) => (
            <Action key={como} small kind="danger" busy={isLoading} onClick={() => close(como)}>
              {VERBS[como]}
            </Action>
          ))}
      </div>
    </div>
  )
}
