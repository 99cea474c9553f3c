/** Leaves of one affiliate: in a row without crossing, or anyhow, as old data may be. */
import * as fc from 'fast-check'
import { lastDay, type Leave } from '@cauce/domain/sick-leave/leave-span'
import { today } from './calendar.ts'

const DAY_MS = 86_400_000
const FIRST = Date.UTC(1890, 0, 1) / DAY_MS
const LAST = Date.UTC(2210, 11, 31) / DAY_MS
/** A calendar on which days are looked up instead of counted: a case looks at hundreds of them. */
const CALENDAR = Array.from({ length: LAST - FIRST + 1 }, (_, day) =>
  new Date((FIRST + day) * DAY_MS).toISOString().slice(0, 10),
)
const PLACE = new Map(CALENDAR.map((day, place) => [day, place]))

const placeOf = (day: string): number => {
  const place = PLACE.get(day)
  if (place === undefined) throw new Error(`El calendario de las pruebas no tiene el día ${day}`)
  return place
}

const dayAt = (place: number): string => {
  const day = CALENDAR[place]
  if (day === undefined) throw new Error(`El calendario de las pruebas no llega al día ${place}`)
  return day
}

const later = (day: string, days: number): string => dayAt(placeOf(day) + days)

/** Two of one category, one of another and one of another chapter. */
const codes = fc.constantFrom('M545', 'M544', 'M511', 'J00X')

interface Draw {
  readonly gap: number
  readonly days: number
  readonly codigo: string
  readonly contingencia: string
  readonly prorroga: 'Si' | 'No'
  readonly estado_id: number
  /** Days that it lasted, where it was lifted. */
  readonly lasted: number
}

const draw = (gaps: fc.Arbitrary<number>): fc.Arbitrary<Draw> =>
  // A tuple: a record costs three times as much, and a case has eight of them.
  fc
    .tuple(
      gaps,
      fc.oneof(fc.integer({ min: 1, max: 30 }), fc.constantFrom(1, 30, 126)),
      codes,
      fc.constantFrom('Enf. Comun', 'Enf. Comun', 'Enf. Comun', 'Accidente (Soat)', 'Accidente de trabajo'),
      fc.constantFrom<'Si' | 'No'>('Si', 'No'),
      fc.constantFrom(1, 1, 1, 1, 2, 3),
      fc.integer({ min: 1, max: 30 }),
    )
    .map(([gap, days, codigo, contingencia, prorroga, estado_id, lasted]) => ({
      gap,
      days,
      codigo,
      contingencia,
      prorroga,
      estado_id,
      lasted,
    }))

const leaveOf = (start: string, { days, codigo, contingencia, prorroga, estado_id, lasted }: Draw): Leave => ({
  fecha_inicio: start,
  fecha_final: later(start, days - 1),
  fecha_levantamiento: estado_id === 3 ? later(start, lasted) : null,
  contingencia,
  prorroga,
  estado_id,
  cie10: { codigo },
})

/** Each after the last day of the one before: 0 is the day after. */
const inARow = (start: string, draws: readonly Draw[]): readonly Leave[] =>
  draws.reduce<readonly Leave[]>((leaves, one) => {
    const before = leaves.at(-1)
    const from = before === undefined ? start : later(before.fecha_final, 1)
    return [...leaves, leaveOf(later(from, one.gap), one)]
  }, [])

const calmGaps = fc.oneof(fc.constantFrom(0, 0, 1, 29, 30, 31, 32), fc.integer({ min: 0, max: 60 }))

/** Leaves that do not cross, in the order of their days; at least one. */
export const calmLeaves: fc.Arbitrary<readonly Leave[]> = fc
  .tuple(today, fc.array(draw(calmGaps), { minLength: 1, maxLength: 8 }))
  .map(([start, draws]) => inARow(start, draws))

/** Leaves that may cross, in any order; at least one. */
export const anyLeaves: fc.Arbitrary<readonly Leave[]> = fc
  .tuple(today, fc.array(draw(fc.integer({ min: 0, max: 200 })), { minLength: 1, maxLength: 8 }))
  .map(([start, draws]) => draws.map((one) => leaveOf(later(start, one.gap), one)))

/** The same leaves as those of one illness alone, each the prórroga of the one before where the days let it: only the days tell them apart. */
export const ofOneIllness = (leaves: readonly Leave[]): readonly Leave[] =>
  leaves.map((leave) => ({ ...leave, contingencia: 'Enf. Comun', cie10: { codigo: 'M545' }, prorroga: 'Si' }))

/** Every day of a leave, one by one. */
export const daysOf = (leave: Leave): readonly string[] =>
  CALENDAR.slice(placeOf(leave.fecha_inicio), placeOf(lastDay(leave)) + 1)
