/** The drug lines of a scheme while it is ordered: pure functions from a fact to what changes in the context. */
import { isCalendarDate } from '@cauce/domain/calendar/calendar-date'
import { lineOfAddedDrug, type AddedDrug } from '@cauce/domain/oncology/added-drug'
import { checkSchemeDraft, needsSurface, orderOfScheme, type SchemeCheck } from '@cauce/domain/oncology/draft'
import { checkCourse, checkDeviation } from '@cauce/domain/oncology/deviation'
import { doseCreatinine } from '@cauce/domain/oncology/creatinine'
import { checkHeader } from '@cauce/domain/oncology/header'
import { SCHEME_CLEARED, schemeName } from '@cauce/domain/oncology/names'
import type { DosePatient } from '@cauce/domain/oncology/proposals'
import { lineOfDrug } from '@cauce/domain/oncology/scheme-line'
import type { SchemeDrug, SchemeLine, SchemeOrder } from '@cauce/domain/oncology/scheme'
import { toSentChecks } from '@cauce/domain/medication/ledger'
import { nextNotice } from '../notice.ts'
import { lineBegins } from '../ordering-done.ts'
import { NOTHING_KNOWN, reachedLimits, urgencyProblem, type KnownLimits, type ReachedLimits } from './limits.ts'
import type { SchemeContext, SchemeInput, SchemeRow } from './types.ts'

type Change = Partial<SchemeContext>

const emptyHeader = (hoy: string) => ({
  ciclo: null,
  ciclo_total: null,
  frecuencia_repeticion: null,
  fecha_inicio: hoy,
})

/** What a flow without a scheme looks like. */
const noScheme = (hoy: string) => ({
  scheme: null,
  header: emptyHeader(hoy),
  rows: [],
  errores: {},
  entries: [],
  idempotencyKey: null,
  urgencia: '',
})

export const newFlow = (input: SchemeInput): SchemeContext => ({
  ...input,
  ...noScheme(input.hoy),
  active: [],
  surface: null,
  creatinina: null,
  nextRow: 1,
  measures: { peso: null, talla: null, confirmado: false },
  measuresErrors: {},
  measuresKey: null,
  error: null,
  hora: '',
  dialog: null,
  afterDialog: 'edit',
  notice: null,
})

/** The surface now; null while there is none. */
export const iscOf = ({ surface }: Pick<SchemeContext, 'surface'>): number | null => surface?.isc ?? null

export const schemeCleared = ({ hoy }: SchemeContext): Change => noScheme(hoy)

export const schemeLoaded = (context: SchemeContext, drugs: readonly SchemeDrug[]): Change => {
  const { scheme, hoy, nextRow } = context
  if (scheme === null) return {}
  const isc = iscOf(context)
  const { ciclo, ciclo_total, frecuencia_repeticion, fecha_inicio } = orderOfScheme(scheme, drugs, isc, hoy)
  return {
    ...noScheme(hoy),
    ...lineBegins(context),
    scheme,
    header: { ciclo, ciclo_total, frecuencia_repeticion, fecha_inicio },
    rows: drugs.map((drug, place) => ({
      key: nextRow + place,
      line: lineOfDrug(drug, isc),
      drug,
      principios: [drug.nombre],
      isc,
    })),
    nextRow: nextRow + drugs.length,
  }
}

/** The order as it travels. The same rows always give the same body: an idempotency key is bound to it. */
export const toOrder = ({ scheme, header, rows, entries, urgencia = '' }: SchemeContext): SchemeOrder => ({
  esquema_id: scheme?.id ?? null,
  codeSumiEsquemaSeleccionado: rows.map(({ line }) => line),
  frecuencia_repeticion: header.frecuencia_repeticion ?? 0,
  nombre_esquema: scheme === null ? '' : schemeName(scheme),
  biografia: scheme?.biografia ?? '',
  ciclo: header.ciclo ?? 0,
  ciclo_total: header.ciclo_total ?? 0,
  fecha_inicio: header.fecha_inicio,
  rep_id: null,
  comprobaciones: toSentChecks(entries),
  ...(urgencia.trim() === '' ? {} : { urgencia_vital: urgencia.trim() }),
})

/** Whether some line is dosed by surface. */
export const asksForSurface = ({ rows }: SchemeContext): boolean => needsSurface(rows.map(({ line }) => line))

/** What is known of the patient for a dose. */
export const dosePatient = ({ surface, creatinina, paciente }: SchemeContext): DosePatient => ({
  ...paciente,
  isc: surface?.isc ?? null,
  peso: surface?.peso ?? null,
  talla: surface?.talla ?? null,
  ...(creatinina === null ? { creatinina: null } : doseCreatinine(creatinina)),
})

/** How the rows and the cycles leave the published scheme, by field of the order. */
const fromScheme = (context: SchemeContext): Record<string, string[]> => {
  const { scheme, rows, hoy } = context
  const patient = dosePatient(context)
  const lines = rows.flatMap(({ line, drug }, place) =>
    drug === null
      ? []
      : Object.entries(checkDeviation(line, drug, patient, hoy)).map(
          ([field, messages]) => [`codeSumiEsquemaSeleccionado.${place}.${field}`, messages] as const,
        ),
  )
  return { ...(scheme === null ? {} : checkCourse(toOrder(context), scheme, hoy)), ...Object.fromEntries(lines) }
}

const merged = (one: Record<string, string[]>, other: Record<string, string[]>): Record<string, string[]> =>
  Object.entries(other).reduce(
    (all, [field, messages]) => ({ ...all, [field]: [...(all[field] ?? []), ...messages] }),
    one,
  )

/** What the draft reaches of the limits of its drugs, and what of it another professional would sign. */
export const draftLimits = (context: SchemeContext, known: KnownLimits): ReachedLimits =>
  reachedLimits({ rows: context.rows, order: toOrder(context), patient: dosePatient(context), hoy: context.hoy }, known)

/** What cannot be ordered as it stands, by field. */
export const orderProblems = (context: SchemeContext): SchemeCheck => {
  const header = checkHeader(context.header)
  const wrong = Object.values(header).flat()[0]
  if (wrong !== undefined) return { mensaje: wrong, errores: header }
  const draft = checkSchemeDraft(toOrder(context), { isc: iscOf(context), today: context.hoy })
  const own = merged(draft.errores, fromScheme(context))
  // The limits are of lines that are otherwise right.
  const errores =
    Object.keys(own).length > 0 ? own : { ...draftLimits(context, NOTHING_KNOWN).errores, ...urgencyProblem(context) }
  return { mensaje: Object.values(errores).flat()[0] ?? null, errores }
}

/** One row changed, the others as they are. */
export const replaceRow = (rows: readonly SchemeRow[], key: number, change: (row: SchemeRow) => SchemeRow) =>
  rows.map((row) => (row.key === key ? change(row) : row))

/** What is written of a line besides its dose. */
export const lineNoted = (
  { rows }: SchemeContext,
  key: number,
  note: Partial<Pick<SchemeLine, 'observaciones' | 'cantidad_aplicaciones' | 'motivo_desviacion'>>,
): Change => ({ errores: {}, rows: replaceRow(rows, key, (row) => ({ ...row, line: { ...row.line, ...note } })) })

/** The dose of one line changed by a rule; what the server refused is no longer said. */
export const doseChanged = (
  context: SchemeContext,
  key: number,
  change: (line: SchemeLine, isc: number | null) => SchemeLine,
): Change => ({
  errores: {},
  rows: replaceRow(context.rows, key, (row) => ({
    ...row,
    line: change(row.line, iscOf(context)),
    isc: iscOf(context),
  })),
})

/**
 * The line leaves; with the last one, the scheme.
 * @fuente spec 2 §4
 * @regla Al quitar el último medicamento se limpia el esquema.
 */
export const lineRemoved = (context: SchemeContext, key: number): Change => {
  const rows = context.rows.filter((row) => row.key !== key)
  if (rows.length > 0) return { rows, errores: {} }
  return { ...schemeCleared(context), notice: nextNotice(context.notice, 'ok', SCHEME_CLEARED) }
}

/** The ingredients of a combination are written one after another. */
const ingredientsOf = ({ articulo }: AddedDrug): readonly string[] =>
  (articulo?.codesumi.principio_activo ?? '').split(/\s*[;+/]\s*/u).filter((name) => name !== '')

export const drugAdded = (context: SchemeContext, drug: AddedDrug): Change => {
  const { ciclo, ciclo_total, frecuencia_repeticion, ...order } = toOrder(context)
  const fecha_inicio = isCalendarDate(order.fecha_inicio) ? order.fecha_inicio : context.hoy
  const line = lineOfAddedDrug(drug, { ciclo, ciclo_total, frecuencia_repeticion, fecha_inicio })
  if (line === null) return {}
  const principios = ingredientsOf(drug)
  const row: SchemeRow = { key: context.nextRow, line, drug: null, principios, isc: iscOf(context) }
  return { rows: [...context.rows, row], nextRow: context.nextRow + 1 }
}
