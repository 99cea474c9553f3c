/** The cycles on the months that they take, before and after they are ordered. @fuente ui 09 */
import { formatDate } from '@cauce/domain/calendar/bogota'
import { isCalendarDate } from '@cauce/domain/calendar/calendar-date'
import { calendarOf } from '@cauce/domain/oncology/calendar'
import { checkHeader } from '@cauce/domain/oncology/header'
import { howGiven } from '@cauce/domain/oncology/infusion'
import { doseText } from '@cauce/domain/oncology/isc-dose'
import { SchemeStatus } from '@cauce/domain/oncology/names'
import type { ActiveSchemeLine } from '@cauce/domain/oncology/scheme'
import { lineUnit } from '@cauce/domain/oncology/scheme-line'
import type { SchemeContext } from '@cauce/machines/scheme/types'
import { Card } from '@cauce/ui/card/card'
import { CycleCalendar, CycleCalendarKey, type CalendarDay } from '@cauce/ui/cycle-calendar/cycle-calendar'

const kindOf = (via: string): 'infusion' | 'oral' => (via === 'Oral' ? 'oral' : 'infusion')

/** What would be ordered, day by day; empty while the cycles cannot be read. */
export const draftDays = ({ rows, header, surface }: SchemeContext): readonly CalendarDay[] => {
  const { ciclo, ciclo_total, frecuencia_repeticion, fecha_inicio } = header
  if (ciclo === null || ciclo_total === null || frecuencia_repeticion === null) return []
  if (Object.keys(checkHeader(header)).length > 0 || !isCalendarDate(fecha_inicio)) return []
  const lineas = rows.map(({ line }) => ({ ...line, unidad: lineUnit(line) }))
  const days = calendarOf({ fecha_inicio, frecuencia_repeticion, ciclo, ciclo_total, lineas })
  const isKnown = (posicion: number): boolean => surface !== null || rows[posicion]?.line.indice_dosis !== 'ISC'
  return joined(
    days.map((day) => ({
      date: day.fecha,
      cycle: day.ciclo,
      first: day.dia === 1,
      doses: day.medicamentos.map(({ posicion, nombre, dosis, unidad, via, tomas }) => ({
        nombre,
        dosis: isKnown(posicion)
          ? `${doseText(dosis)} ${unidad}${tomas === null || tomas === 1 ? '' : ` × ${tomas}`}`
          : '(falta la superficie)',
        kind: kindOf(via),
      })),
    })),
  )
}

/** States in which something is still to be given, or was given. */
const DRAWN: ReadonlySet<number> = new Set([1, 4, 49, SchemeStatus.waiting])

/** What was ordered, day by day. */
export const orderedDays = (lines: readonly ActiveSchemeLine[]): readonly CalendarDay[] =>
  joined(
    lines
      .filter(({ estado_id }) => DRAWN.has(estado_id))
      .flatMap((line) =>
        line.fechas.map((date) => ({
          date,
          cycle: line.ciclo,
          first: date === line.fecha_agendamiento,
          applied: line.estado_id === SchemeStatus.applied,
          doses: [
            {
              nombre: line.codesumi.nombre,
              dosis: [`${doseText(line.dosis_formulada)} ${line.unidad_formulada}`, howGiven(line)]
                .filter((part) => part !== '')
                .join(' · '),
              kind: kindOf(line.via),
            },
          ],
        })),
      ),
  )

/** One entry for each day, in order, with everything that is given on it. */
const joined = (days: readonly CalendarDay[]): readonly CalendarDay[] => {
  const byDate = new Map<string, CalendarDay>()
  for (const day of days) {
    const before = byDate.get(day.date)
    byDate.set(day.date, {
      ...day,
      first: day.first || before?.first === true,
      applied: day.applied === true && before?.applied !== false,
      doses: [...(before?.doses ?? []), ...day.doses],
    })
  }
  return [...byDate.values()].toSorted((one, other) => one.date.localeCompare(other.date))
}

const spanText = (days: readonly CalendarDay[]): string => {
  const cycles = new Set(days.map(({ cycle }) => cycle)).size
  return `${cycles} ${cycles === 1 ? 'ciclo' : 'ciclos'}, del ${formatDate(days[0]?.date ?? '')} al ${formatDate(days.at(-1)?.date ?? '')}`
}

export interface CalendarCardProps {
  /** What is drawn: the name of the scheme. */
  readonly name: string
  readonly days: readonly CalendarDay[]
}

export const CalendarCard = ({ name, days }: CalendarCardProps) =>
  days.length === 0 ? null : (
    <Card
      title="Calendario"
      note={
        <span className="onc-span">
          {spanText(days)} · <CycleCalendarKey applied={days.some(({ applied = false }) => applied)} />
        </span>
      }
    >
      <CycleCalendar title={`Calendario de ${name}`} days={days} />
    </Card>
  )
