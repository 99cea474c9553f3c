/** The days of the leave and what follows from them: end, prórroga, days of the chain, who pays. @fuente spec 2 §4 */
import { formatDate } from '@cauce/domain/calendar/bogota'
import { chainDays } from '@cauce/domain/sick-leave/chain'
import { newLeaveOf, prorrogaOf, startedLeaveOf, type LeaveBase, type LeaveDraft } from '@cauce/domain/sick-leave/draft'
import { asksCase, choicesOf, sharingToExplain, toExplain } from '@cauce/domain/sick-leave/draft-errors'
import { countDays, endDate, endDateInWords } from '@cauce/domain/sick-leave/end-date'
import type { Leave } from '@cauce/domain/sick-leave/leave-span'
import { payerAtTheEnd } from '@cauce/domain/sick-leave/payer'
import { previousLeave } from '@cauce/domain/sick-leave/previous-leave'
import { PRORROGA_LABEL, prorrogaReason } from '@cauce/domain/sick-leave/prorroga'
import { RETROACTIVE_LABEL } from '@cauce/domain/sick-leave/retroactive'
import { MAX_LEAVE_REASON, RETROACTIVE_CASES, YES_NO } from '@cauce/domain/sick-leave/sick-leave'
import { DateField } from '@cauce/ui/date-field/date-field'
import { QuantityField } from '@cauce/ui/quantity-field/quantity-field'
import { Segmented } from '@cauce/ui/segmented/segmented'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { TextField } from '@cauce/ui/text-field/text-field'
import type { LeaveFieldsProps } from './leave-fields.ts'

const reasonOf = (draft: LeaveDraft, base: LeaveBase): string => {
  const leave = startedLeaveOf(draft, base)
  if (leave === null) return 'Depende de la fecha y del diagnóstico'
  return prorrogaReason(leave, previousLeave(leave, base.incapacidades))
}

const NOTHING_YET = '—'
const readOnly = () => undefined

interface Chain {
  readonly days: string
  readonly payer: string
}

const chainOf = (fresh: Leave | null, base: LeaveBase): Chain => {
  if (fresh === null) return { days: NOTHING_YET, payer: '' }
  const others: readonly Leave[] = base.incapacidades
  return {
    days: countDays(chainDays(fresh, others).total),
    payer: payerAtTheEnd(fresh, others, base.regimen_prestacional),
  }
}

const CASES = RETROACTIVE_CASES.map((value) => ({ value, label: RETROACTIVE_LABEL[value] }))

/** Asked only where the leave starts before today and the care is not outpatient. */
const RetroactiveCase = ({ base, draft, errors, onChange }: LeaveFieldsProps) =>
  asksCase(draft, base) ? (
    <div className="inc-row inc-row-case">
      <SelectField
        label="Por qué inicia antes de hoy"
        placeholder="Escoja el caso de la norma"
        options={CASES}
        value={draft.causaRetroactiva}
        onChange={(causaRetroactiva) => onChange({ causaRetroactiva })}
        hint="Decreto 2126 de 2023, art. 2.2.3.3.4"
        error={errors['causa_retroactiva']}
      />
    </div>
  ) : null

const NEAREST = ''

/** Asked only where several illnesses could go on, or the answer is against the rule. */
const ProrrogaGround = ({ base, draft, errors, onChange }: LeaveFieldsProps) => {
  const choices = choicesOf(draft, base)
  const explain = toExplain(draft, base)
  if (choices.length < 2 && explain === null) return null
  const options = choices.map(({ id, radicado, cie10, fecha_final }) => ({
    value: String(id),
    label: `${radicado}, ${cie10.codigo}, hasta el ${formatDate(fecha_final)}`,
  }))
  return (
    <div className="inc-row inc-row-case">
      {choices.length < 2 ? null : (
        <SelectField
          label="Prórroga de"
          options={options}
          value={String(draft.anterior ?? choices[0]?.id ?? NEAREST)}
          onChange={(id) => onChange({ anterior: Number(id) })}
          error={errors['ultima_incapacidad_id']}
        />
      )}
      {explain === null ? null : (
        <TextField
          label="Motivo de la prórroga"
          value={draft.motivoProrroga}
          maxLength={MAX_LEAVE_REASON}
          onChange={(motivoProrroga) => onChange({ motivoProrroga })}
          hint={explain}
          error={errors['motivo_prorroga']}
        />
      )}
    </div>
  )
}

/** Asked only where it shares days with a leave of another event. */
const OtherEvent = ({ base, draft, errors, onChange }: LeaveFieldsProps) => {
  const asked = sharingToExplain(draft, base)
  return asked === null ? null : (
    <div className="inc-row inc-row-case">
      <TextField
        label="Por qué es otro hecho"
        value={draft.motivoSimultanea}
        maxLength={MAX_LEAVE_REASON}
        onChange={(motivoSimultanea) => onChange({ motivoSimultanea })}
        hint={asked}
        error={errors['motivo_simultanea']}
      />
    </div>
  )
}

export const LeaveDays = (fields: LeaveFieldsProps) => {
  const { base, draft, errors, onChange } = fields
  const end = endDate(draft.fechaInicio, draft.dias)
  const { days, payer } = chainOf(newLeaveOf(draft, base), base)
  return (
    <>
      <div className="inc-row inc-row-days">
        <DateField
          label="Desde"
          value={draft.fechaInicio}
          onChange={(fechaInicio) => onChange({ fechaInicio })}
          error={errors['fecha_inicio']}
        />
        <QuantityField label="Días" value={draft.dias} onChange={(dias) => onChange({ dias })} error={errors['dias']} />
        <TextField
          label="Hasta"
          value={end === null ? NOTHING_YET : formatDate(end)}
          readOnly
          onChange={readOnly}
          hint={endDateInWords(draft.fechaInicio, draft.dias)}
          error={errors['fecha_final']}
        />
        <Segmented
          label="Prórroga"
          layout="stacked"
          options={YES_NO.map((value) => ({ value, label: PRORROGA_LABEL[value] }))}
          value={prorrogaOf(draft, base)}
          onChange={(prorroga) => onChange({ prorroga })}
          hint={reasonOf(draft, base)}
          error={errors['prorroga']}
        />
        <TextField label="Acumulado" value={days} readOnly onChange={readOnly} hint={payer} />
      </div>
      <ProrrogaGround {...fields} />
      <OtherEvent {...fields} />
      <RetroactiveCase {...fields} />
    </>
  )
}
