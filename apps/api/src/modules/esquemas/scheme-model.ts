/** The scheme as it is printed: drugs with the sum of their doses, and the calendar of its cycles. */
import * as Schema from 'effect/Schema'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { closedBecause } from '@cauce/domain/calendar/business-days'
import { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { surfaceInWords } from '@cauce/domain/clinical-record/body-surface'
import { applicationDays, cycleDates, numbersInWords } from '@cauce/domain/oncology/cycles'
import { DEVIATION_REASONS, deviationWords } from '@cauce/domain/oncology/deviation'
import { doseInWords, doseText, unitText } from '@cauce/domain/oncology/isc-dose'
import { drugNote } from '@cauce/domain/oncology/fatal-route'
import { howGiven } from '@cauce/domain/oncology/infusion'
import { SchemeStatus, schemeStatusName, schemeStatusTone } from '@cauce/domain/oncology/names'
import { DeviationReason, DoseIndex, type SurfaceOrigin } from '@cauce/domain/oncology/scheme'
import { UNROUTED_WARNING } from '@cauce/domain/ordering/propose-routing'
import type { SchemeCycle, SchemeDrugLine } from '../../pdf/model.ts'

/** A line as it was kept, or as it would be. */
export interface PrintedLine {
  readonly ciclo: number
  readonly posicion: number
  readonly medicamento: string
  readonly dosis: number | string
  readonly unidad_medida: string
  readonly indice_dosis: string
  readonly dosis_formulada: number | string
  readonly unidad_formulada: string
  readonly propuesta: unknown
  readonly desviacion: number | string | null
  readonly motivo_desviacion: string | null
  readonly via: string
  readonly dias: string
  readonly fase: string | null
  readonly duracion_infusion: string | null
  readonly nota_esquema: string | null
  readonly cantidad_aplicaciones: number
  readonly observaciones: string
  readonly fechas: unknown
  readonly estado_id: number
}

export interface PrintedScheme {
  readonly ciclo: number
  readonly ciclo_total: number
  readonly frecuencia_repeticion: number
  readonly fecha_inicio: CalendarDate
  readonly surface: SurfaceOrigin | null
  readonly lines: readonly PrintedLine[]
}

const isIndex = Schema.is(DoseIndex)
const isReason = Schema.is(DeviationReason)
const isDates = Schema.is(Schema.Array(CalendarDate))
const hasText = Schema.is(Schema.Struct({ texto: Schema.String, tipo: Schema.String }))

const CHANGED = 'Cambiada por el profesional'
const NO_SURFACE = 'Sin superficie corporal registrada: ninguna dosis depende de ella'

const formulated = (line: PrintedLine): string =>
  `${doseText(Number(line.dosis_formulada))} ${unitText(line.unidad_formulada)}`

const sumOf = (line: PrintedLine, isc: number | null): string => {
  const dose = { dosis: Number(line.dosis), unidad_medida: line.unidad_medida }
  const sum = isIndex(line.indice_dosis) ? doseInWords({ ...dose, indice_dosis: line.indice_dosis }, isc) : null
  return sum ?? `${doseText(dose.dosis)} ${unitText(line.unidad_medida)}`
}

const proposalOf = ({ propuesta }: PrintedLine): string | null => {
  if (!hasText(propuesta)) return null
  return propuesta.tipo === 'isc' ? CHANGED : `Propuesta tomada: ${propuesta.texto}`
}

/** "24 % menos que el esquema: Toxicidad". */
const departureOf = ({ desviacion, motivo_desviacion }: PrintedLine): string | null => {
  const words = deviationWords(Number(desviacion ?? 0))
  if (words === null) return null
  return isReason(motivo_desviacion) ? `${words}: ${DEVIATION_REASONS[motivo_desviacion]}` : words
}

/** What stands beside the dose: the proposal that was taken, or what the rule gave where another was typed, and how far it is from the scheme. */
const besideOf = (line: PrintedLine): string | null => {
  const said = [proposalOf(line), departureOf(line)].filter((text) => text !== null)
  return said.length === 0 ? null : said.join('. ')
}

const cyclesOf = (lines: readonly PrintedLine[], posicion: number): string => {
  const cycles = lines.filter((line) => line.posicion === posicion).map(({ ciclo }) => ciclo)
  return `${cycles.length === 1 ? 'ciclo' : 'ciclos'} ${numbersInWords(cycles)}`
}

/** Each drug once, with its sum. */
export const drugLines = ({ lines, surface }: Pick<PrintedScheme, 'lines' | 'surface'>): readonly SchemeDrugLine[] => {
  const first = new Map(lines.toReversed().map((line) => [line.posicion, line]))
  return [...first.values()]
    .toSorted((one, other) => one.posicion - other.posicion)
    .map((line) => ({
      nombre: line.medicamento,
      detalle: [line.via, howGiven(line), cyclesOf(lines, line.posicion)].filter(Boolean).join(' · '),
      suma: sumOf(line, surface?.isc ?? null),
      propuesta: besideOf(line),
      formulada: formulated(line),
      dias: numbersInWords(applicationDays(line.dias)),
      aplicaciones: String(line.cantidad_aplicaciones),
      observacion: [line.observaciones, drugNote(line.medicamento, line.nota_esquema).nota].filter(Boolean).join('. '),
      critica: drugNote(line.medicamento, line.nota_esquema).critica,
    }))
}

type PrintedDrug = SchemeCycle['dias'][number]['medicamentos'][number]

/** "2 tomas" where a day has more than one dose. */
const takesOf = ({ cantidad_aplicaciones, dias }: PrintedLine): string | null => {
  const takes = cantidad_aplicaciones / applicationDays(dias).length
  return Number.isInteger(takes) && takes > 1 ? `${takes} tomas` : null
}

const printedDrug = (line: PrintedLine): PrintedDrug => ({
  texto: [line.medicamento, formulated(line), takesOf(line), line.via, howGiven(line)].filter(Boolean).join(' · '),
  estado: line.estado_id === SchemeStatus.active ? null : schemeStatusName(line.estado_id),
  tono: schemeStatusTone(line.estado_id),
  vigente: line.estado_id === SchemeStatus.active || line.estado_id === SchemeStatus.applied,
})

interface Day {
  readonly dia: number
  readonly fecha: CalendarDate
  readonly medicamentos: readonly PrintedDrug[]
}

const daysOf = (lines: readonly PrintedLine[]): readonly Day[] => {
  const days = new Map<number, { readonly fecha: CalendarDate; readonly medicamentos: PrintedDrug[] }>()
  for (const line of lines) {
    const dates = isDates(line.fechas) ? line.fechas : []
    for (const [place, dia] of applicationDays(line.dias).entries()) {
      const day = days.get(dia) ?? { fecha: dates[place] ?? '', medicamentos: new Array<PrintedDrug>() }
      day.medicamentos.push(printedDrug(line))
      days.set(dia, day)
    }
  }
  return [...days].toSorted(([one], [other]) => one - other).map(([dia, day]) => ({ dia, ...day }))
}

const isSame = (one: readonly PrintedDrug[], other: readonly PrintedDrug[]): boolean =>
  one.length === other.length &&
  one.every(({ texto, estado }, place) => texto === other[place]?.texto && estado === other[place]?.estado)

/** The day, and why the house is closed on it. */
const printedDay = (fecha: CalendarDate): string => {
  const closed = closedBecause(fecha)
  return closed === null ? formatDate(fecha) : `${formatDate(fecha)} (${closed})`
}

/** Days in a row with the same drugs are one row: "Días 2 a 14". */
const rowsOf = (days: readonly Day[]): SchemeCycle['dias'] => {
  const groups: Day[][] = []
  for (const day of days) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (last?.dia === day.dia - 1 && isSame(last.medicamentos, day.medicamentos)) group?.push(day)
    else groups.push([day])
  }
  return groups.flatMap((group) => {
    const [first, last] = [group[0], group.at(-1)]
    if (first === undefined || last === undefined) return []
    const one = group.length === 1
    return [
      {
        dia: one ? `Día ${first.dia}` : `Días ${numbersInWords(group.map(({ dia }) => dia))}`,
        fecha: one ? printedDay(first.fecha) : `${formatDate(first.fecha)} a ${formatDate(last.fecha)}`,
        medicamentos: first.medicamentos,
      },
    ]
  })
}

/** Cycle by cycle, what is given each day. */
export const calendar = (scheme: PrintedScheme): readonly SchemeCycle[] =>
  cycleDates(scheme.fecha_inicio, scheme.frecuencia_repeticion, scheme.ciclo, scheme.ciclo_total).flatMap(
    ({ ciclo, fecha }) => {
      const dias = rowsOf(daysOf(scheme.lines.filter((line) => line.ciclo === ciclo)))
      const titulo = `Ciclo ${ciclo} de ${scheme.ciclo_total} · desde el ${formatDate(fecha)}`
      return dias.length === 0 ? [] : [{ titulo, dias }]
    },
  )

/** "Ciclos 1 a 12 de 12, cada 14 días, desde el 23 nov 2026". */
export const cyclesInWords = (scheme: Omit<PrintedScheme, 'surface' | 'lines'>): string =>
  `Ciclos ${scheme.ciclo} a ${scheme.ciclo_total}, cada ${scheme.frecuencia_repeticion} días, desde el ${formatDate(scheme.fecha_inicio)}`

/** The surface with its sum and where it came from. */
export const surfaceSentence = (surface: SurfaceOrigin | null): string =>
  surface === null ? NO_SURFACE : `${surfaceInWords(surface)}, medida el ${formatDate(surface.fecha)}`

/** How many lines are in each state: "12 Activa · 3 Suspendida". */
export const statesInWords = (lines: readonly Pick<PrintedLine, 'estado_id'>[]): string => {
  const counts = new Map<string, number>()
  for (const { estado_id } of lines) {
    const name = schemeStatusName(estado_id)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => (counts.size === 1 ? name : `${name}: ${count}`)).join(' · ')
}

/** The site in a line, or the warning that there is none. */
export const siteInWords = (
  site: { sede: string | null; sede_municipio: string | null; sede_direccion: string | null } | undefined,
): string => [site?.sede, site?.sede_direccion, site?.sede_municipio].filter(Boolean).join(' · ') || UNROUTED_WARNING
