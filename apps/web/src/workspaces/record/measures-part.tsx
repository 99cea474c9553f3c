/** What is measured, with the figures that it gives as it is typed. */
import { formatDate } from '@cauce/domain/calendar/bogota'
import type { DerivedFigure } from '@cauce/domain/clinical-record/derived-figures'
import { recordFieldName } from '@cauce/domain/clinical-record/field-names'
import { MEASURE_LIMITS, measureOf } from '@cauce/domain/clinical-record/measures'
import type { RecordMeasures } from '@cauce/domain/clinical-record/record'
import { SIGN_LIMITS, SIGN_NAMES, SIGN_UNITS, type SignName } from '@cauce/domain/clinical-record/vital-signs'
import type { Measures } from '@cauce/domain/consultation/consultation'
import { formatNumber } from '@cauce/domain/text/format'
import { Action } from '@cauce/ui/action/action'
import { QuantityField } from '@cauce/ui/quantity-field/quantity-field'
import { TextField } from '@cauce/ui/text-field/text-field'
import { DecimalField } from '../medications/decimal-field.tsx'
import { FigureList } from './figure-list.tsx'
import type { MeasureName as Name, RecordForm } from './use-record-form.ts'

const DECIMALS = [
  ['peso', 'kg'],
  ['talla', 'cm'],
] as const satisfies readonly (readonly [Name, string])[]
const PRESSURES = ['presion_sistolica', 'presion_diastolica'] as const satisfies readonly Name[]
const ADULT_AGE = 18
const CM_PER_M = 100

/** `68,0 ÷ 1,62²`; what it is made of while one of them is missing. */
const indexSum = ({ peso, talla, imc }: RecordMeasures): string =>
  imc === null || peso === null || talla === null
    ? 'De peso y talla'
    : `${formatNumber(peso, 1)} ÷ ${formatNumber(talla / CM_PER_M, 2)}²`

/** Measures that may be taken over: all of them if they are of this day, else the height of an adult, which does not change. */
const takeable = (before: Measures | null, day: string, age: number): readonly (readonly [Name, number])[] => {
  if (before === null) return []
  const names: readonly Name[] =
    before.fecha === day
      ? ['peso', 'talla', 'perimetro_abdominal', 'presion_sistolica', 'presion_diastolica', ...SIGN_NAMES]
      : age >= ADULT_AGE
        ? ['talla']
        : []
  return names.flatMap((name) => {
    const value = before[name]
    return value === null || value === undefined ? [] : [[name, value] as const]
  })
}

const OF_EVERYBODY = [
  'frecuencia_cardiaca',
  'frecuencia_respiratoria',
  'temperatura',
  'saturacion_oxigeno',
  'dolor',
] as const satisfies readonly SignName[]
const OF_CHILDREN = ['perimetro_cefalico'] as const satisfies readonly SignName[]
const OF_PREGNANCY = ['altura_uterina', 'frecuencia_fetal'] as const satisfies readonly SignName[]
/** Years until which the head is measured. */
const HEAD_AGE = 5

interface WhoIsMeasured {
  readonly edad: number
  readonly gestante: boolean
}

/** What is asked of this person, and whatever was typed already. */
const signsOf = ({ edad, gestante }: WhoIsMeasured, measures: RecordMeasures): readonly SignName[] => {
  const asked: readonly SignName[] = [
    ...OF_EVERYBODY,
    ...(edad < HEAD_AGE ? OF_CHILDREN : []),
    ...(gestante ? OF_PREGNANCY : []),
  ]
  return SIGN_NAMES.filter((name) => asked.includes(name) || measureOf(measures, name) !== null)
}

/** Pulse, breathing, temperature, saturation and pain; of a small child the head, of a pregnancy what is measured of it. */
export const SignFields = ({ form, person }: { readonly form: RecordForm; readonly person: WhoIsMeasured }) => {
  const { medidas } = form.record
  return (
    <div className="rec-measures">
      {signsOf(person, medidas).map((name) => {
        const shared = {
          label: recordFieldName(name),
          unit: SIGN_UNITS[name],
          value: measureOf(medidas, name),
          onChange: (value: number | null) => form.measure(name, value),
          error: form.errorOf(name),
        }
        const { decimales, min, max } = SIGN_LIMITS[name]
        return (
          <div key={name} data-campo={name}>
            {decimales === 0 ? <QuantityField {...shared} min={min} max={max} /> : <DecimalField {...shared} />}
          </div>
        )
      })}
    </div>
  )
}

export const MeasureFields = ({ form }: { readonly form: RecordForm }) => {
  const { medidas } = form.record
  return (
    <div className="rec-measures">
      {DECIMALS.map(([name, unit]) => (
        <div key={name} data-campo={name}>
          <DecimalField
            label={recordFieldName(name)}
            unit={unit}
            value={medidas[name]}
            onChange={(value) => form.measure(name, value)}
            error={form.errorOf(name)}
          />
        </div>
      ))}
      <TextField
        label={recordFieldName('imc')}
        readOnly
        value={medidas.imc === null ? '' : formatNumber(medidas.imc, 2)}
        onChange={() => undefined}
        hint={indexSum(medidas)}
        error={form.errorOf('imc')}
      />
      <div data-campo="perimetro_abdominal">
        <DecimalField
          label={recordFieldName('perimetro_abdominal')}
          unit="cm"
          value={medidas.perimetro_abdominal}
          onChange={(value) => form.measure('perimetro_abdominal', value)}
          error={form.errorOf('perimetro_abdominal')}
        />
      </div>
      {PRESSURES.map((name) => (
        <div key={name} data-campo={name}>
          <QuantityField
            label={recordFieldName(name)}
            unit="mmHg"
            min={MEASURE_LIMITS[name].min}
            max={MEASURE_LIMITS[name].max}
            value={medidas[name]}
            onChange={(value) => form.measure(name, value)}
            error={form.errorOf(name)}
          />
        </div>
      ))}
    </div>
  )
}

const WORDS: Readonly<Record<Name, string>> = {
  peso: 'peso',
  talla: 'talla',
  perimetro_abdominal: 'perímetro',
  presion_sistolica: 'presión',
  presion_diastolica: 'presión',
  frecuencia_cardiaca: 'pulso',
  frecuencia_respiratoria: 'respiración',
  temperatura: 'temperatura',
  saturacion_oxigeno: 'saturación',
  dolor: 'dolor',
  perimetro_cefalico: 'perímetro cefálico',
  altura_uterina: 'altura uterina',
  frecuencia_fetal: 'frecuencia fetal',
}

export interface TakeMeasuresProps {
  readonly form: RecordForm
  /** Last ones that were taken, of whatever day. */
  readonly before: Measures | null
  /** Day of the consultation. */
  readonly day: string
  readonly age: number
}

/** Offers what was measured already, and only where nothing was typed. */
export const TakeMeasures = ({ form, before, day, age }: TakeMeasuresProps) => {
  const offered = takeable(before, day, age).filter(([name]) => measureOf(form.record.medidas, name) === null)
  if (before === null || offered.length === 0) return null
  const what = [...new Set(offered.map(([name]) => WORDS[name]))].join(', ')
  return (
    <Action small onClick={() => form.measures(Object.fromEntries(offered))}>
      Traer {what} del {formatDate(before.fecha)}
    </Action>
  )
}

export const MeasureFigures = ({ figures }: { readonly figures: readonly DerivedFigure[] }) => (
  <output className="rec-live">
    <FigureList figures={figures} tiles />
  </output>
)
