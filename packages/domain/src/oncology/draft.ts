/** The scheme that is being ordered, and whether it can be. The same at the browser and at the server. @fuente spec 2 §2, §5 */
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { checkValidityDate } from '../ordering/validity-date.ts'
import { reasonProblem } from '../text/substance.ts'
import { appliesInCycle, applicationDays } from './cycles.ts'
import { NO_DRUGS, schemeName } from './names.ts'
import type { Scheme, SchemeDrug, SchemeLine, SchemeOrder } from './scheme.ts'
import { isEditedByHand, lineOfDrug, mistakenUnit } from './scheme-line.ts'

/**
 * The cycle at which a scheme begins unless somebody writes another.
 * @fuente spec 2 §3, §9
 * @regla Un esquema empieza en el ciclo 1.
 */
export const DEFAULT_CYCLE = 1

export const CYCLE_OVER_TOTAL = 'El ciclo inicial no puede ser mayor que el total de ciclos'
export const DAYS_UNREADABLE = 'Escriba los días de aplicación separados por comas (1,8,15) o como intervalo (1-5)'
export const CYCLES_UNREADABLE = 'Escriba los ciclos separados por comas (1,3,5) o como intervalo (1-4)'
export const NOTHING_IN_CYCLES = 'Ningún medicamento del esquema se aplica en los ciclos elegidos'
export const EXPLAIN_DOSE = 'La dosis formulada no es la calculada: explique por qué en la observación'
/** The most times that drugs are given in an order, so that a slip of the keyboard does not make years of them. */
export const MAX_GIVEN = 5_000
export const TOO_MANY_GIVEN = 'Son demasiados días de aplicación para una orden: ordene menos ciclos'
/** What the server says when the sum was made with other measures. */
export const DOSE_IS_NOT_THE_SUM = 'La propuesta que se tomó no es la que dan las medidas de hoy: vuelva a calcularla'

/** What is said of a day that falls after the next cycle began. */
export const dayOutsideCycle = (day: number, frequency: number): string =>
  `El día ${day} no cabe en un ciclo de ${frequency} días`

/** A new order of a scheme: from cycle 1 to its last, from today. */
export const orderOfScheme = (
  scheme: Scheme,
  drugs: readonly SchemeDrug[],
  isc: number | null,
  today: CalendarDate,
): SchemeOrder => ({
  esquema_id: scheme.id,
  codeSumiEsquemaSeleccionado: drugs.map((drug) => lineOfDrug(drug, isc)),
  frecuencia_repeticion: scheme.frecuencia_repeat,
  nombre_esquema: schemeName(scheme),
  biografia: scheme.biografia,
  ciclo: DEFAULT_CYCLE,
  ciclo_total: scheme.ciclos,
  fecha_inicio: today,
})

/** Whether some line is dosed by body surface: only then a surface is needed. */
export const needsSurface = (lines: readonly Pick<SchemeLine, 'indice_dosis'>[]): boolean =>
  lines.some(({ indice_dosis }) => indice_dosis === 'ISC')

export interface SchemeCheck {
  /** What is said beside the Order button; null when it may be ordered. */
  readonly mensaje: string | null
  /** Field of the order (`codeSumiEsquemaSeleccionado.0.dias_aplicacion`) to its messages. */
  readonly errores: Record<string, string[]>
}

const lineErrors = (line: SchemeLine, order: SchemeOrder, isc: number | null): readonly [string, string][] => {
  const errors: [string, string][] = []
  const days = applicationDays(line.dias_aplicacion)
  const last = days.at(-1)
  if (last === undefined) errors.push(['dias_aplicacion', DAYS_UNREADABLE])
  else if (last > order.frecuencia_repeticion)
    errors.push(['dias_aplicacion', dayOutsideCycle(last, order.frecuencia_repeticion)])
  const cycles = line.ciclos_aplica?.trim() ?? ''
  if (cycles !== '' && applicationDays(cycles).length === 0) errors.push(['ciclos_aplica', CYCLES_UNREADABLE])
  const unit = mistakenUnit(line)
  if (unit !== null) errors.push(['dosis_formulada', unit])
  else if (isEditedByHand(line, isc)) {
    const poor = reasonProblem(line.observaciones, EXPLAIN_DOSE)
    if (poor !== null) errors.push(['observaciones', poor])
  }
  return errors
}

/** How many times, by drug and day, the order gives something. */
const timesGiven = ({ ciclo, ciclo_total, codeSumiEsquemaSeleccionado }: SchemeOrder): number => {
  const cycles = Array.from({ length: Math.max(0, ciclo_total - ciclo + 1) }, (_, place) => ciclo + place)
  return codeSumiEsquemaSeleccionado.reduce((sum, { ciclos_aplica, dias_aplicacion }) => {
    const given = cycles.filter((cycle) => appliesInCycle(ciclos_aplica, cycle))
    return sum + given.length * Math.max(1, applicationDays(dias_aplicacion).length)
  }, 0)
}

/** What is said of the cycles; null when they can be ordered. */
const cycleProblem = (order: SchemeOrder): string | null => {
  if (order.ciclo > order.ciclo_total) return CYCLE_OVER_TOTAL
  if (order.codeSumiEsquemaSeleccionado.length === 0) return null
  const times = timesGiven(order)
  if (times === 0) return NOTHING_IN_CYCLES
  return times > MAX_GIVEN ? TOO_MANY_GIVEN : null
}

/**
 * Whether the scheme can be ordered. The surface is judged apart (`clinical-record/surface-age`): without one, `isc` is null and no
 * dose by surface is compared.
 * @regla Un esquema se ordena con medicamentos, días legibles dentro del ciclo y una observación que diga algo en cada dosis cambiada a mano.
 */
export const checkSchemeDraft = (
  order: SchemeOrder,
  facts: { readonly isc: number | null; readonly today: CalendarDate },
): SchemeCheck => {
  const errores: Record<string, string[]> = {}
  const put = (field: string, message: string) => (errores[field] = [...(errores[field] ?? []), message])
  const lines = order.codeSumiEsquemaSeleccionado
  if (lines.length === 0) put('codeSumiEsquemaSeleccionado', NO_DRUGS)
  const cycles = cycleProblem(order)
  if (cycles !== null) put('ciclo', cycles)
  const start = checkValidityDate(order.fecha_inicio, facts.today)
  if (start !== null) put('fecha_inicio', start)
  for (const [place, line] of lines.entries())
    for (const [field, message] of lineErrors(line, order, facts.isc))
      put(`codeSumiEsquemaSeleccionado.${place}.${field}`, message)
  return { mensaje: Object.values(errores).flat()[0] ?? null, errores }
}
