/** What the certificate tells: the qualification where there is one, the description, a related diagnosis. @fuente spec 2 §5 */
import type { Diagnosis } from '@cauce/domain/medication/order-line'
import { isPostQualification } from '@cauce/domain/sick-leave/leave-class'
import { QUALIFICATION_TYPES } from '@cauce/domain/sick-leave/pcl'
import { MAX_LEAVE_DESCRIPTION, MAX_PCL_TEXT } from '@cauce/domain/sick-leave/sick-leave'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { TextField } from '@cauce/ui/text-field/text-field'
import { DecimalField } from '../medications/decimal-field.tsx'
import { DiagnosisField } from '../medications/diagnosis-field.tsx'
import type { LeaveFieldsProps } from './leave-fields.ts'

const TYPES = QUALIFICATION_TYPES.map((value) => ({ value, label: value }))

const Qualification = ({ draft, errors, onChange }: LeaveFieldsProps) => (
  <div className="inc-row inc-row-pcl">
    <TextField
      label="Diagnóstico de la PCL"
      value={draft.calificacionPcl}
      maxLength={MAX_PCL_TEXT}
      onChange={(calificacionPcl) => onChange({ calificacionPcl })}
      error={errors['calificacion_pcl']}
    />
    <TextField
      label="Pérdida de capacidad laboral"
      value={draft.perdidaCapacidad}
      maxLength={MAX_PCL_TEXT}
      onChange={(perdidaCapacidad) => onChange({ perdidaCapacidad })}
      error={errors['perdida_capacidad_laboral']}
    />
    <SelectField
      label="Tipo de calificación"
      placeholder="A o B"
      options={TYPES}
      value={draft.tipoCalificacion}
      onChange={(tipoCalificacion) => onChange({ tipoCalificacion })}
      error={errors['procedimiento_calificacion']}
    />
    <DecimalField
      label="Porcentaje de PCL"
      unit="%"
      value={draft.pcl}
      onChange={(pcl) => onChange({ pcl })}
      hint="De 0 a 100"
      error={errors['pcl']}
    />
  </div>
)

export interface LeaveTextProps extends LeaveFieldsProps {
  readonly ofRecord: readonly Diagnosis[]
}

export const LeaveText = ({ ofRecord, ...fields }: LeaveTextProps) => {
  const { base, draft, errors, onChange } = fields
  const isFixed = isPostQualification(draft.clase)
  return (
    <>
      {isFixed ? <Qualification {...fields} /> : null}
      <div className="inc-row inc-row-text">
        <TextAreaField
          label="Descripción"
          value={isFixed ? base.posterior_calificacion.descripcion : draft.descripcion}
          onChange={(descripcion) => onChange({ descripcion })}
          disabled={isFixed}
          hint={isFixed ? 'Texto fijo en esta clase' : undefined}
          maxLength={MAX_LEAVE_DESCRIPTION}
          error={errors['descripcion_incapacidad']}
        />
        {isFixed ? null : (
          <DiagnosisField
            label="Diagnóstico relacionado (opcional)"
            value={draft.diagnosticoRelacionado}
            ofRecord={ofRecord}
            onPick={(diagnosticoRelacionado) => onChange({ diagnosticoRelacionado })}
            error={errors['diagnostico_relacionado_id']}
          />
        )}
      </div>
    </>
  )
}
