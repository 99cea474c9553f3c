/** The drug lines of a scheme while it is ordered: pure functions from a fact to what changes in the context. */
import { isCalendarDate } from '@cauce/domain/calendar/calendar-date'
import { lineOfAddedDrug, type AddedDrug } from '@cauce/domain/oncology/added-drug'
import { surfaceChange } from '@cauce/domain/clinical-record/surface-age'
import type { Measures } from '@cauce/domain/consultation/consultation'
import { checkSchemeDraft, needsSurface, orderOfScheme, type SchemeCheck } from '@cauce/domain/oncology/draft'
import { checkHeader } from '@cauce/domain/oncology/header'
import { SCHEME_CLEARED, schemeName } from '@cauce/domain/oncology/names'
import { proposalsFor, surfaceProposal, type Proposal } from '@cauce/domain/oncology/proposals'
import { isEditedByHand, lineOfDrug, withDose, withProposal } from '@cauce/domain/oncology/scheme-line'
import type { Scheme, SchemeDrug, SchemeLine, SchemeOrder, SurfaceOrigin } from '@cauce/domain/oncology/scheme'
import { toSentChecks } from '@cauce/domain/medication/ledger'
import { nextNotice } from '../notice.ts'
import type { SchemeContext, SchemeInput, SchemePorts, SchemeRow } from './types.ts'

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
  creatinina: null,
  errores: {},
  entries: [],
  idempotencyKey: null,
})

export const newFlow = (input: SchemeInput): SchemeContext => ({
  ...input,
  ...noScheme(input.hoy),
  active: [],
  surface: null,
  nextRow: 1,
  measures: { peso: null, talla: null },
  measuresErrors: {},
  measuresKey: null,
  error: null,
  hora: '',
  dialog: null,
  afterDialog: 'edit',
  notice: null,
})

/** Where the surface of a record came from; null when a part of it is missing. */
export const surfaceOf = (medidas: Measures | null): SurfaceOrigin | null => {
  if (medidas === null) return null
  const { isc, peso, talla, fecha } = medidas
  return isc === null || peso === null || talla === null ? null : { isc, peso, talla, fecha, formula: 'Mosteller' }
}

const iscOf = ({ surface }: Pick<SchemeContext, 'surface'>): number | null => surface?.isc ?? null

export const schemeCleared = ({ hoy }: SchemeContext): Change => noScheme(hoy)

/** What the record and the active orders say. An order whose answer was lost, and that is there now, leaves the form. */
export const situationKnown = (
  context: SchemeContext,
  { active, medidas }: SchemePorts['loadSituation']['output'],
): Change => {
  const placed = active.length > 0 && context.idempotencyKey !== null
  const next = placed ? { ...context, ...schemeCleared(context) } : context
  return { ...(placed ? schemeCleared(context) : {}), active, ...surfaceKnown(next, surfaceOf(medidas)) }
}

export const schemeLoaded = (context: SchemeContext, drugs: readonly SchemeDrug[]): Change => {
  const { scheme, hoy, nextRow } = context
  if (scheme === null) return {}
  const isc = iscOf(context)
  const { ciclo, ciclo_total, frecuencia_repeticion, fecha_inicio } = orderOfScheme(scheme, drugs, isc, hoy)
  return {
    ...noScheme(hoy),
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
export const toOrder = ({ scheme, header, rows, entries }: SchemeContext): SchemeOrder => ({
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
})

/** Whether some line is dosed by surface. */
export const asksForSurface = ({ rows }: SchemeContext): boolean => needsSurface(rows.map(({ line }) => line))

/** What cannot be ordered as it stands, by field. */
export const orderProblems = (context: SchemeContext): SchemeCheck => {
  const header = checkHeader(context.header)
  const wrong = Object.values(header).flat()[0]
  if (wrong !== undefined) return { mensaje: wrong, errores: header }
  return checkSchemeDraft(toOrder(context), { isc: iscOf(context), today: context.hoy })
}

const replaceRow = (rows: readonly SchemeRow[], key: number, change: (row: SchemeRow) => SchemeRow) =>
  rows.map((row) => (row.key === key ? change(row) : row))

/** What is written of a line besides its dose. */
export const lineNoted = (
  { rows }: SchemeContext,
  key: number,
  note: Partial<Pick<SchemeLine, 'observaciones' | 'cantidad_aplicaciones'>>,
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

/** The surface changed enough since the dose of the row was worked out. */
const newSurfaceOf = (row: SchemeRow, context: SchemeContext): Proposal | null => {
  const isc = iscOf(context)
  if (isc === null || row.isc === null || row.isc === isc) return null
  return surfaceProposal(row.line, row.line.dosis_formulada, isc)
}

/** What is proposed beside the formulated dose of a row, in the order in which it is shown; a taken one no longer. */
export const rowProposals = (row: SchemeRow, context: SchemeContext): readonly Proposal[] => {
  const { surface, creatinina, paciente } = context
  const dosed = { ...row.line, dosis_maxima: row.drug?.dosis_maxima ?? null }
  const known = { isc: surface?.isc ?? null, peso: surface?.peso ?? null, talla: surface?.talla ?? null, creatinina }
  const newer = newSurfaceOf(row, context)
  const all = [...(newer === null ? [] : [newer]), ...proposalsFor(dosed, { ...paciente, ...known })]
  return all.filter(({ valor }) => valor !== row.line.dosis_formulada)
}

/** A proposal taken with one key; it travels with the line. */
export const proposalTaken = (context: SchemeContext, key: number, tipo: Proposal['tipo']): Change => ({
  errores: {},
  rows: replaceRow(context.rows, key, (row) => {
    const proposal = rowProposals(row, context).find((one) => one.tipo === tipo)
    return proposal === undefined ? row : { ...row, line: withProposal(row.line, proposal), isc: iscOf(context) }
  }),
})

/** The doses of the newer surface, in every line that has one. */
export const surfaceTaken = (context: SchemeContext): Change =>
  context.rows.reduce<Change>(
    (before, { key }) => ({ ...before, ...proposalTaken({ ...context, ...before }, key, 'isc') }),
    {},
  )

/** A taken proposal is worked out again with the measures of today; what they no longer propose goes back to the rule. */
const proposalAgain = (row: SchemeRow, context: SchemeContext): SchemeRow => {
  const { line } = row
  if (line.propuesta === null || line.propuesta === undefined) return row
  const tipo = line.propuesta.tipo
  const plain = { ...row, line: withDose(line, line.dosis, iscOf(context)), isc: iscOf(context) }
  const proposal = tipo === 'isc' ? undefined : rowProposals(plain, context).find((one) => one.tipo === tipo)
  return proposal === undefined ? plain : { ...plain, line: withProposal(plain.line, proposal) }
}

const measuredAgain = (row: SchemeRow, context: SchemeContext): SchemeRow => {
  const isc = iscOf(context)
  if (row.line.propuesta !== null && row.line.propuesta !== undefined) return proposalAgain(row, context)
  if (row.line.indice_dosis !== 'ISC' || isc === null || row.isc === isc) return { ...row, isc }
  if (row.isc !== null && surfaceChange(row.isc, isc).propone) return row
  return row.isc !== null && isEditedByHand(row.line, row.isc)
    ? { ...row, isc }
    : { ...row, line: withDose(row.line, row.line.dosis, isc), isc }
}

/**
 * The surface of today. Doses that waited for one are worked out, and those of a surface that hardly changed too; a change of more
 * than 5 % only proposes.
 * @regla Si la superficie cambia más de 5 %, las dosis nuevas se proponen y no se ponen solas.
 */
export const surfaceKnown = (context: SchemeContext, surface: SurfaceOrigin | null): Change => {
  const next = { ...context, surface }
  return { surface, rows: context.rows.map((row) => measuredAgain(row, next)) }
}
