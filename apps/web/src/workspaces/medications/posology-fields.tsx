/** How it is taken: dose, rhythm, days, months, and the quantity that follows, with its sum. @fuente spec 2 §5, §9 */
import { doseUnits, mustMeasure } from '@cauce/domain/medication/contents'
import { draftQuantity, draftQuantityInWords, type MedicationDraft } from '@cauce/domain/medication/draft'
import { MONTHS, monthsInWords } from '@cauce/domain/medication/months'
import { MAX_DURATION_DAYS } from '@cauce/domain/medication/order-line'
import { routesFor, ROUTES } from '@cauce/domain/medication/routes-of-administration'
import { TIME_UNITS } from '@cauce/domain/medication/time-unit'
import { pluralUnit, unitWords } from '@cauce/domain/medication/unit-words'
import type { FieldError } from '@cauce/ui/field/field'
import { QuantityField } from '@cauce/ui/quantity-field/quantity-field'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { TextField } from '@cauce/ui/text-field/text-field'
import { DecimalField } from './decimal-field.tsx'

export interface PosologyFieldsProps {
  readonly draft: MedicationDraft
  readonly errors: Readonly<Record<string, FieldError>>
  readonly onChange: (change: Partial<MedicationDraft>) => void
  readonly onEnter: () => void
}

const routesOf = ({ articulo }: MedicationDraft): readonly string[] =>
  articulo === null ? ROUTES : routesFor(articulo.codesumi)

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

const RouteField = ({ draft, errors, onChange }: PosologyFieldsProps) => {
  const own = routesOf(draft)
  const routes = draft.via === '' || own.includes(draft.via) ? own : [draft.via, ...own]
  return (
    <SelectField
      label="Vía"
      placeholder="Elija la vía"
      options={asOptions(routes)}
      value={draft.via}
      onChange={(via) => onChange({ via })}
      error={errors['via']}
    />
  )
}

const MonthlyQuantity = ({ draft, errors }: PosologyFieldsProps) => {
  const unit = draft.articulo?.codesumi.unidad_presentacion ?? ''
  const words = draftQuantityInWords(draft)
  return (
    <div className="med-quantity">
      <TextField
        label="Cantidad Mensual Médico"
        value={words === '' ? '' : unitWords(draftQuantity(draft), unit)}
        readOnly
        onChange={() => undefined}
        hint={words === '' ? 'Se calcula con dosis, frecuencia y duración' : words}
        error={errors['cantidadMedico']}
      />
    </div>
  )
}

const COUNTED = ''

/** In what the dose is measured: only of what can be measured. A bottle is not one of the choices. */
const DoseUnitField = ({ draft, errors, onChange }: PosologyFieldsProps) => {
  const { articulo, unidad_dosis = null } = draft
  const contents = articulo?.codesumi.contenido ?? null
  const units = doseUnits(contents)
  if (articulo === null || units.length === 0) return null
  const measured = mustMeasure(contents)
  const whole = { value: COUNTED, label: pluralUnit(articulo.codesumi.unidad_presentacion) }
  return (
    <SelectField
      label="Unidad de la dosis"
      {...(measured ? { placeholder: 'Elija' } : {})}
      options={[...(measured ? [] : [whole]), ...asOptions(units)]}
      value={unidad_dosis ?? COUNTED}
      onChange={(value) => onChange({ unidad_dosis: value === COUNTED ? null : value })}
      error={unidad_dosis === null && measured ? errors['dosis'] : undefined}
    />
  )
}

export const PosologyFields = (props: PosologyFieldsProps) => {
  const { draft, errors, onChange, onEnter } = props
  const counted = mustMeasure(draft.articulo?.codesumi.contenido ?? null)
    ? undefined
    : draft.articulo?.codesumi.unidad_presentacion
  const unit = draft.unidad_dosis ?? counted
  return (
    <>
      <DecimalField
        label="Dosis"
        value={draft.dosis}
        unit={unit === undefined ? undefined : unitWords(draft.dosis ?? 0, unit).replace(/^[\d\s,]+/u, '')}
        onChange={(dosis) => onChange({ dosis })}
        error={errors['dosis']}
        onEnter={onEnter}
      />
      <DoseUnitField {...props} />
      <DecimalField
        label="Frecuencia"
        value={draft.frecuencia}
        hint="Una toma cada…"
        onChange={(frecuencia) => onChange({ frecuencia })}
        error={errors['frecuencia']}
        onEnter={onEnter}
      />
      <SelectField
        label="Unidad tiempo"
        placeholder="Elija"
        options={asOptions(TIME_UNITS)}
        value={draft.tiempo}
        onChange={(value) => onChange({ tiempo: TIME_UNITS.find((unitOfTime) => unitOfTime === value) ?? '' })}
        error={errors['tiempo']}
      />
      <QuantityField
        label="Duración"
        value={draft.duracion}
        max={MAX_DURATION_DAYS}
        unit="días"
        hint="Días de cada mes"
        onChange={(duracion) => onChange({ duracion })}
        error={errors['duracion']}
        onEnter={onEnter}
      />
      <SelectField
        label="Meses"
        options={MONTHS.map((months) => ({ value: String(months), label: monthsInWords(months) }))}
        value={String(draft.meses)}
        onChange={(value) => onChange({ meses: Number(value) })}
        error={errors['meses']}
      />
      <RouteField {...props} />
      <MonthlyQuantity {...props} />
    </>
  )
}
