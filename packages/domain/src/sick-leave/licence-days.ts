/** Usual days of each licence: a proposal beside the number, never applied in silence. */
import type { CalendarDate } from '../calendar/calendar-date.ts'
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

const calendarDays = (dias: number, cuando: string | null = null): UsualDays => ({ dias, habiles: false, cuando })

const LOSS: LegalRecords<Licence> = [
  {
    vigente_desde: '2023-12-12',
    fuente: 'CST art. 237; Decreto 2126 de 2023, art. 2.2.3.2.15',
    usuales: [calendarDays(14, 'por criterio médico'), calendarDays(28, 'por criterio médico')],
  },
]

/** @fuente Decreto 2126 de 2023, cap. 2 */
const LICENCES: ReadonlyMap<string, LegalRecords<Licence>> = new Map<string, LegalRecords<Licence>>([
  [
    'licencia maternidad',
    [
      {
        vigente_desde: '2021-07-29',
        fuente: 'Ley 2114 de 2021, art. 2; Decreto 2126 de 2023, art. 2.2.3.2.1',
        usuales: [calendarDays(126), calendarDays(140, 'en parto múltiple o hijo con discapacidad')],
      },
    ],
  ],
  [
    'Licencia Paternidad',
    [
      {
        vigente_desde: '2021-07-29',
        fuente: 'Ley 2114 de 2021, art. 2; Decreto 2126 de 2023, art. 2.2.3.2.8',
        usuales: [calendarDays(14)],
      },
    ],
  ],
  [
    'Licencia para el cuidado de la niñez',
    [
      {
        vigente_desde: '2023-12-12',
        fuente: 'Ley 2174 de 2021; Decreto 2126 de 2023, art. 2.2.3.2.11',
        usuales: [{ dias: 10, habiles: true, cuando: 'al año, seguidos o repartidos' }],
      },
    ],
  ],
  ['Licencia por aborto espontáneo', LOSS],
  ['Interrupción voluntaria del embarazo', LOSS],
  ['Parto prematuro no viable', LOSS],
])

/** The record of a licence on the day of issue; null for what is not a licence. */
export const licenceDays = (contingencia: string | null, today: CalendarDate): Licence | null => {
  const records = LICENCES.get(contingencia ?? '')
  return records === undefined ? null : inForce(records, today)
}

const inWords = ({ dias, habiles, cuando }: UsualDays): string =>
  `${countDays(dias)}${habiles ? ' hábiles' : ''}${cuando === null ? '' : ` ${cuando}`}`

/**
 * What to say beside the days of a licence; null where there is nothing to say.
 * @regla Los días habituales de cada licencia se proponen al lado del número; quien los cambia es el médico.
 */
export const licenceNotice = (contingencia: string | null, dias: number | null, today: CalendarDate): string | null => {
  const licence = licenceDays(contingencia, today)
  if (licence === null || licence.usuales.some((usual) => !usual.habiles && usual.dias === dias)) return null
  return `Habitual: ${licence.usuales.map(inWords).join(' o ')} (${licence.fuente})`
}
