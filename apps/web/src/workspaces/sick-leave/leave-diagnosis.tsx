/** What the leave is for: diagnosis, contingency, class. @fuente spec 2 §3, §9 */
import { exceptionsOf } from '@cauce/domain/sick-leave/draft-errors'
import { EXCEPTION_LABEL } from '@cauce/domain/sick-leave/licence-holder'
import { isPostQualification } from '@cauce/domain/sick-leave/leave-class'
import { CONTINGENCIES, LEAVE_CLASSES, MAX_LEAVE_REASON } from '@cauce/domain/sick-leave/sick-leave'
import type { Diagnosis } from '@cauce/domain/medication/order-line'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { TextField } from '@cauce/ui/text-field/text-field'
import type { RefObject } from 'react'
import { DiagnosisField } from '../medications/diagnosis-field.tsx'
import type { LeaveFieldsProps } from './leave-fields.ts'

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** Asked only where the licence is, by the record, of another sex, age or diagnosis. */
export const LicenceAssertion = ({ base, draft, errors, onChange }: LeaveFieldsProps) => {
  const asked = exceptionsOf(draft, base)
  if (asked.length === 0) return null
  return (
    <div className="inc-row inc-row-case">
      <SelectField
        label="Afirmación del profesional"
        placeholder="Escoja una, si corresponde"
        options={asked.map((value) => ({ value, label: EXCEPTION_LABEL[value] }))}
        value={draft.excepcion}
        onChange={(excepcion) => onChange({ excepcion })}
        hint="Queda guardada con su nombre y va en el certificado"
        error={errors['excepcion_licencia']}
      />
      {draft.excepcion === '' ? null : (
        <TextField
          label="Motivo de la afirmación"
          value={draft.motivoExcepcion}
          maxLength={MAX_LEAVE_REASON}
          onChange={(motivoExcepcion) => onChange({ motivoExcepcion })}
          error={errors['motivo_excepcion']}
        />
      )}
    </div>
  )
}

export interface LeaveDiagnosisProps extends LeaveFieldsProps {
  /** Diagnoses of the record. */
  readonly ofRecord: readonly Diagnosis[]
  readonly searchRef: RefObject<HTMLInputElement | null>
}

export const LeaveDiagnosis = ({ base, draft, errors, onChange, ofRecord, searchRef }: LeaveDiagnosisProps) => {
  const { diagnostico: fixed } = base.posterior_calificacion
  return (
    <div className="inc-row inc-row-diagnosis">
      {isPostQualification(draft.clase) ? (
        <TextField
          label="Diagnóstico"
          value={fixed.codigo}
          readOnly
          hint={`${fixed.nombre} · fijo en esta clase`}
          onChange={() => undefined}
          error={errors['diagnostico_id']}
        />
      ) : (
        <DiagnosisField
          value={draft.diagnostico}
          ofRecord={ofRecord}
          onPick={(diagnostico) => onChange({ diagnostico })}
          error={errors['diagnostico_id']}
          inputRef={searchRef}
          focusFirst
        />
      )}
      <SelectField
        label="Contingencia"
        placeholder="Escoja una"
        options={options(CONTINGENCIES)}
        value={draft.contingencia}
        onChange={(contingencia) => onChange({ contingencia })}
        error={errors['contingencia']}
      />
      <SelectField
        label="Clase"
        placeholder="Escoja una"
        options={options(LEAVE_CLASSES)}
        value={draft.clase}
        onChange={(clase) => onChange({ clase })}
        error={errors['clase_incapacidad']}
      />
    </div>
  )
}
