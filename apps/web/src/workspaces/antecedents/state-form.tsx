/** What is asked of each state: whether it is so, since when, how far. */
import { SOURCE_NAMES, SOURCES } from '@cauce/domain/antecedents/allergy-entry'
import {
  MAX_GESTATION_WEEKS,
  MAX_STATE_DETAIL,
  PATIENT_STATE_NAMES,
  PATIENT_STATES,
  RENAL_DEGREE_NAMES,
  RENAL_DEGREES,
} from '@cauce/domain/antecedents/patient-state'
import { DateField } from '@cauce/ui/date-field/date-field'
import { QuantityField } from '@cauce/ui/quantity-field/quantity-field'
import { Segmented } from '@cauce/ui/segmented/segmented'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { today } from '../../app/today.ts'
import { DecimalField } from '../medications/decimal-field.tsx'
import type { StateFormState } from './use-state-form.ts'

const YES_NO = [
  { value: 'si', label: 'Sí' },
  { value: 'no', label: 'No' },
] as const

interface PartProps {
  readonly state: StateFormState
}

const Since = ({ state: { form, write, errors } }: PartProps) => (
  <div className="ant-row">
    {form.tipo === 'gestacion' ? (
      <QuantityField
        label="Semanas cumplidas"
        value={form.semanas}
        onChange={(semanas) => write({ semanas })}
        min={0}
        max={MAX_GESTATION_WEEKS}
        unit="semanas"
        error={errors['semanas']}
      />
    ) : null}
    {form.tipo === 'funcion_renal' ? (
      <SelectField
        label="Grado"
        placeholder="Escoja el grado"
        options={RENAL_DEGREES.map((value) => ({ value, label: RENAL_DEGREE_NAMES[value] }))}
        value={form.grado ?? ''}
        onChange={(value) => write({ grado: RENAL_DEGREES.find((degree) => degree === value) ?? null })}
        error={errors['grado']}
      />
    ) : null}
    <DateField
      label={form.tipo === 'gestacion' ? 'O última menstruación' : 'Desde cuándo, si se sabe'}
      value={form.desde ?? ''}
      onChange={(desde) => write({ desde: desde === '' ? null : desde })}
      max={today()}
      keepsUnread
      error={errors['desde']}
    />
  </div>
)

/** The newest test: with it the doses are compared, also where the function is not low. */
const Creatinine = ({ state: { form, write, errors } }: PartProps) => (
  <div className="ant-row">
    <DecimalField
      label="Creatinina, si se conoce"
      value={form.creatinina ?? null}
      onChange={(creatinina) =>
        write({ creatinina, creatinina_fecha: creatinina === null ? null : (form.creatinina_fecha ?? today()) })
      }
      unit="mg/dL"
      error={errors['creatinina']}
    />
    <DateField
      label="Fecha del examen"
      value={form.creatinina_fecha ?? ''}
      onChange={(day) => write({ creatinina_fecha: day === '' ? null : day })}
      max={today()}
      keepsUnread
      error={errors['creatinina_fecha']}
    />
  </div>
)

export const StateForm = ({ state }: PartProps) => {
  const { form, write, choose, unlikely, errors } = state
  return (
    <>
      <div className="ant-row">
        <SelectField
          label="¿Qué?"
          options={PATIENT_STATES.map((value) => ({ value, label: PATIENT_STATE_NAMES[value] }))}
          value={form.tipo}
          onChange={(value) => {
            const tipo = PATIENT_STATES.find((kind) => kind === value)
            if (tipo !== undefined) choose(tipo)
          }}
        />
        <Segmented
          label="¿Lo tiene hoy?"
          layout="stacked"
          options={YES_NO}
          value={form.presente === null ? null : form.presente ? 'si' : 'no'}
          onChange={(value) => write({ presente: value === 'si' })}
          error={errors['presente']}
        />
        <Segmented
          label="Lo dice"
          layout="stacked"
          options={SOURCES.map((value) => ({ value, label: SOURCE_NAMES[value] }))}
          value={form.origen}
          onChange={(origen) => write({ origen })}
        />
      </div>
      {form.presente === true ? <Since state={state} /> : null}
      {form.tipo === 'funcion_renal' && form.presente !== null ? <Creatinine state={state} /> : null}
      {unlikely === null ? null : (
        <Segmented
          label={unlikely}
          options={[{ value: 'si', label: 'Sí, lo confirmo' }]}
          value={form.confirmado ? 'si' : null}
          onChange={() => write({ confirmado: true })}
          error={errors['confirmado']}
        />
      )}
      <TextAreaField
        label="Detalle, si lo hay"
        value={form.detalle ?? ''}
        onChange={(detalle) => write({ detalle: detalle === '' ? null : detalle })}
        maxLength={MAX_STATE_DETAIL}
        rows={2}
        error={errors['detalle']}
      />
    </>
  )
}
