/** Usual days of each licence: a proposal beside the number, never applied in silence. */
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { CARE_DAYS, type YearlyDays } from './child-care-days.ts'
import { countDays } from './end-date.ts'
import { inForce, type LegalRecord, type LegalRecords } from './law.ts'

interface UsualDays {
  readonly dias: number
  /** Days of work (neither Saturday, Sunday nor holiday) instead of days of the calendar. */
  readonly habiles: boolean
  /** When this number is the one; null where there is no other. */
  readonly cuando: string | null
}

interface Licence extends LegalRecord {
  readonly usuales: readonly UsualDays[]
}

type Records<Name extends string> = LegalRecords<LegalRecord & { readonly [N in Name]: number }>

/** Usual days of each licence; that of child care has its own limit. */
export interface LicenceLaw {
  readonly maternidad: Records<'dias' | 'dias_multiple'>
  readonly paternidad: Records<'dias'>
  readonly perdida: Records<'minimo' | 'maximo'>
  readonly ninez: LegalRecords<YearlyDays>
}

/** Those of the norm that the product came with. @fuente Decreto 2126 de 2023, cap. 2 */
export const LICENCE_DAYS: LicenceLaw = {
  maternidad: [
    {
      vigente_desde: '2021-07-29',
      fuente: 'Ley 2114 de 2021, art. 2; Decreto 2126 de 2023, art. 2.2.3.2.1',
      dias: 126,
      dias_multiple: 140,
    },
  ],
  paternidad: [
    {
      vigente_desde: '2021-07-29',
      fuente: 'Ley 2114 de 2021, art. 2; Decreto 2126 de 2023, art. 2.2.3.2.8',
      dias: 14,
    },
  ],
  perdida: [
    {
      vigente_desde: '2023-12-12',
      fuente: 'CST art. 237; Decreto 2126 de 2023, art. 2.2.3.2.15',
      minimo: 14,
      maximo: 28,
    },
  ],
  ninez: CARE_DAYS,
}

const calendarDays = (dias: number, cuando: string | null = null): UsualDays => ({ dias, habiles: false, cuando })

const of = ({ vigente_desde, fuente }: LegalRecord, ...usuales: readonly UsualDays[]): Licence => ({
  vigente_desde,
  fuente,
  usuales,
})

type Reading = (law: LicenceLaw, today: CalendarDate) => Licence

const loss: Reading = ({ perdida }, today) => {
  const record = inForce(perdida, today)
  const why = 'por criterio médico'
  return of(record, calendarDays(record.minimo, why), calendarDays(record.maximo, why))
}

const READINGS: ReadonlyMap<string, Reading> = new Map<string, Reading>([
  [
    'licencia maternidad',
    ({ maternidad }, today) => {
      const record = inForce(maternidad, today)
      const several = 'en parto múltiple o hijo con discapacidad'
      return of(record, calendarDays(record.dias), calendarDays(record.dias_multiple, several))
    },
  ],
  [
    'Licencia Paternidad',
    ({ paternidad }, today) => {
      const record = inForce(paternidad, today)
      return of(record, calendarDays(record.dias))
    },
  ],
  [
    'Licencia para el cuidado de la niñez',
    ({ ninez }, today) => {
      const record = inForce(ninez, today)
      return of(record, { dias: record.habiles, habiles: true, cuando: 'al año, seguidos o repartidos' })
    },
  ],
  ['Licencia por aborto espontáneo', loss],
  ['Interrupción voluntaria del embarazo', loss],
  ['Parto prematuro no viable', loss],
])

/** The usual days of a licence on the day of issue; null for what is not a licence. */
export const licenceDays = (
  contingencia: string | null,
  today: CalendarDate,
  law: LicenceLaw = LICENCE_DAYS,
): Licence | null => READINGS.get(contingencia ?? '')?.(law, today) ?? null

const inWords = ({ dias, habiles, cuando }: UsualDays): string =>
  `${countDays(dias)}${habiles ? ' hábiles' : ''}${cuando === null ? '' : ` ${cuando}`}`

/**
 * What to say beside the days of a licence; null where there is nothing to say.
 * @regla Los días habituales de cada licencia se proponen al lado del número; quien los cambia es el médico.
 */
export const licenceNotice = (
  contingencia: string | null,
  dias: number | null,
  today: CalendarDate,
  law: LicenceLaw = LICENCE_DAYS,
): string | null => {
  const licence = licenceDays(contingencia, today, law)
  if (licence === null || licence.usuales.some((usual) => !usual.habiles && usual.dias === dias)) return null
  return `Habitual: ${licence.usuales.map(inWords).join(' o ')} (${licence.fuente})`
}
