/** A drug of the vademécum that the clinician adds to a scheme: what is written of it, and the line that comes of it. @fuente spec 2 §3 */
import { addDays, daysBetween, type CalendarDate } from '../calendar/calendar-date.ts'
import type { Article } from '../medication/article.ts'
import { monthlyQuantity, quantityInWords } from '../medication/monthly-quantity.ts'
import { routesFor } from '../medication/routes-of-administration.ts'
import { HOURS_PER_DAY, type TimeUnit } from '../medication/time-unit.ts'
import { ALL_FIELDS_REQUIRED } from '../text/field.ts'
import { cycleDates } from './cycles.ts'
import type { SchemeLine } from './scheme.ts'

const DAYS_PER_MONTH = 30

export interface AddedDrug {
  readonly articulo: Article | null
  readonly via: string
  /** Units of the presentation at each take. */
  readonly dosis: number | null
  /** One take every so many `tiempo`. */
  readonly frecuencia: number | null
  readonly tiempo: TimeUnit
  /** Days of each cycle, from its first. */
  readonly duracion: number | null
  readonly meses: number
  readonly observacion: string
}

export const EMPTY_ADDED_DRUG: AddedDrug = {
  articulo: null,
  via: '',
  dosis: null,
  frecuencia: null,
  tiempo: 'Horas',
  duracion: null,
  meses: 1,
  observacion: '',
}

/** The draft with the drug chosen: its only route, or the usual one, comes with it. */
export const withArticle = (draft: AddedDrug, articulo: Article | null): AddedDrug => {
  const routes = articulo === null ? [] : routesFor(articulo.codesumi)
  const own = articulo?.codesumi.via ?? ''
  return { ...draft, articulo, via: routes.includes(own) ? own : (routes[0] ?? '') }
}

/** Units of the presentation that a cycle asks for, as the read-only field shows them. */
export const addedQuantity = (draft: AddedDrug): number => monthlyQuantity(draft)

/** The sum behind {@link addedQuantity}, in words. */
export const addedQuantityInWords = (draft: AddedDrug): string =>
  draft.articulo === null
    ? ''
    : quantityInWords({ ...draft, meses: 1, unidad: draft.articulo.codesumi.unidad_presentacion })

/** A drug that passes by an auditor does not enter by a scheme. */
export const NEEDS_AUTHORIZATION = 'Requiere autorización: ordénelo en Medicamentos, donde pasa por la auditoría'

/**
 * Why a drug of the vademécum cannot be a line of a scheme, or null.
 * @regla Un medicamento que requiere autorización no se añade a un esquema: se ordena en Medicamentos.
 */
export const addedDrugProblem = ({
  requiere_autorizacion,
}: {
  readonly requiere_autorizacion: number | null
}): string | null => (requiere_autorizacion === 1 ? NEEDS_AUTHORIZATION : null)

const REQUIRED: readonly (readonly [string, string, (draft: AddedDrug) => boolean])[] = [
  ['articulo', 'Medicamento', ({ articulo }) => articulo === null],
  ['dosis', 'Dosis', ({ dosis }) => dosis === null || dosis <= 0],
  ['frecuencia', 'Frecuencia', ({ frecuencia }) => frecuencia === null || frecuencia <= 0],
  ['duracion', 'Duración', ({ duracion }) => duracion === null || !Number.isInteger(duracion) || duracion < 1],
  ['via', 'Vía', ({ via }) => via === ''],
]

/**
 * What is missing to add it; `mensaje` null when nothing is.
 * @regla Para añadir un medicamento al esquema se escriben medicamento, dosis, frecuencia, duración y vía.
 */
export const checkAddedDrug = (
  draft: AddedDrug,
): { readonly mensaje: string | null; readonly errores: Record<string, string[]> } => {
  const refused = draft.articulo === null ? null : addedDrugProblem(draft.articulo)
  if (refused !== null) return { mensaje: refused, errores: { articulo: [refused] } }
  const missing = REQUIRED.filter(([, , lacks]) => lacks(draft))
  return {
    mensaje: missing.length === 0 ? null : `${ALL_FIELDS_REQUIRED}: ${missing.map(([, name]) => name).join(', ')}`,
    errores: Object.fromEntries(missing.map(([field, name]) => [field, [`${name}: campo requerido`]])),
  }
}

/** Days of the cycle on which it is taken: with an interval of more than a day, every so many days. */
const daysTaken = (frecuencia: number, tiempo: TimeUnit, duracion: number): readonly number[] => {
  const step = tiempo === 'Horas' ? Math.max(1, frecuencia / HOURS_PER_DAY) : frecuencia
  const takes = Math.max(1, Math.ceil(duracion / step))
  const days = Array.from({ length: takes }, (_, take) => 1 + Math.floor(take * step))
  return [...new Set(days)].filter((day) => day <= duracion)
}

const daysText = (days: readonly number[]): string =>
  days.length > 1 && days.length === (days.at(-1) ?? 0) ? `1-${days.length}` : days.join(',')

const takesADay = (frecuencia: number, tiempo: TimeUnit): number =>
  tiempo === 'Horas' ? Math.max(1, Math.round(HOURS_PER_DAY / frecuencia)) : 1

export interface OrderedCycles {
  readonly fecha_inicio: CalendarDate
  readonly frecuencia_repeticion: number
  readonly ciclo: number
  readonly ciclo_total: number
}

/** Cycles that begin in the first so many months; null when that is all of them. */
const cyclesOfMonths = (meses: number, order: OrderedCycles): string | null => {
  const { fecha_inicio, frecuencia_repeticion, ciclo, ciclo_total } = order
  const end = addDays(fecha_inicio, meses * DAYS_PER_MONTH)
  const all = cycleDates(fecha_inicio, frecuencia_repeticion, ciclo, ciclo_total)
  const last = all.findLast(({ fecha }) => daysBetween(fecha, end) > 0)?.ciclo ?? ciclo
  if (last >= ciclo_total) return null
  return last === ciclo ? String(ciclo) : `${ciclo}-${last}`
}

/**
 * The line of an added drug; null while something is missing.
 * @regla Un medicamento añadido se aplica en los ciclos que empiezan dentro de sus meses, los días que dura desde el primero.
 */
export const lineOfAddedDrug = (draft: AddedDrug, order: OrderedCycles): SchemeLine | null => {
  const { articulo, dosis, frecuencia, tiempo, duracion, via, observacion, meses } = draft
  if (checkAddedDrug(draft).mensaje !== null || articulo === null) return null
  if (dosis === null || frecuencia === null || duracion === null) return null
  const days = daysTaken(frecuencia, tiempo, duracion)
  return {
    esquema_linea_id: null,
    codesumi_id: articulo.codesumi.id,
    nombre: articulo.codesumi.nombre,
    dosis,
    unidad_medida: articulo.codesumi.unidad_presentacion,
    indice_dosis: 'FIJA',
    dosis_formulada: dosis,
    propuesta: null,
    via,
    dias_aplicacion: daysText(days),
    fase: null,
    ciclos_aplica: cyclesOfMonths(meses, order),
    cantidad_aplicaciones: days.length * takesADay(frecuencia, tiempo),
    observaciones: observacion.trim(),
  }
}
