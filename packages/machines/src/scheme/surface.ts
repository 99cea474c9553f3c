/** What the surface changes: the doses that waited for it, what is proposed beside a dose, what is taken. */
import { surfaceChange } from '@cauce/domain/clinical-record/surface-age'
import type { Measures } from '@cauce/domain/consultation/consultation'
import { proposalsFor, surfaceProposal, type Proposal } from '@cauce/domain/oncology/proposals'
import { isEditedByHand, withDose, withProposal } from '@cauce/domain/oncology/scheme-line'
import type { SurfaceOrigin } from '@cauce/domain/oncology/scheme'
import { dosePatient, iscOf, replaceRow, schemeCleared } from './rows.ts'
import type { SchemeContext, SchemePorts, SchemeRow } from './types.ts'

type Change = Partial<SchemeContext>

/** Where the surface of a record came from; null when a part of it is missing. */
export const surfaceOf = (medidas: Measures | null): SurfaceOrigin | null => {
  if (medidas === null) return null
  const { isc, peso, talla, fecha } = medidas
  return isc === null || peso === null || talla === null ? null : { isc, peso, talla, fecha, formula: 'Mosteller' }
}

/** The surface changed enough since the dose of the row was worked out. */
const newSurfaceOf = (row: SchemeRow, context: SchemeContext): Proposal | null => {
  const today = iscOf(context)
  if (today === null || row.isc === today) return null
  return surfaceProposal(row.line, row.line.dosis_formulada, today)
}

/** What is proposed beside the formulated dose of a row, in the order in which it is shown; a taken one no longer. */
export const rowProposals = (row: SchemeRow, context: SchemeContext): readonly Proposal[] => {
  const dosed = { ...row.line, dosis_maxima: row.drug?.dosis_maxima ?? null }
  const newer = newSurfaceOf(row, context)
  const all = [...(newer === null ? [] : [newer]), ...proposalsFor(dosed, dosePatient(context))]
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
const proposalAgain = (row: SchemeRow, tipo: Proposal['tipo'], context: SchemeContext): SchemeRow => {
  const isc = iscOf(context)
  const plain = { ...row, line: withDose(row.line, row.line.dosis, isc), isc }
  const proposal = rowProposals(plain, context).find((one) => one.tipo === tipo)
  return proposal === undefined ? plain : { ...plain, line: withProposal(plain.line, proposal) }
}

/** Somebody changed the dose by hand, also before there was a surface: until then it is the dose of each square metre. */
const isTyped = ({ line, isc }: SchemeRow): boolean =>
  isc === null ? line.dosis_formulada !== line.dosis : isEditedByHand(line, isc)

const measuredAgain = (row: SchemeRow, context: SchemeContext): SchemeRow => {
  const isc = iscOf(context)
  const taken = row.line.propuesta?.tipo
  if (taken !== undefined) return proposalAgain(row, taken, context)
  if (row.line.indice_dosis !== 'ISC') return { ...row, isc }
  // While there is none, a dose keeps the one with which it was worked out: the next is compared with it.
  if (isc === null) return row
  if (row.isc !== null && surfaceChange(row.isc, isc).propone) return row
  return isTyped(row) ? { ...row, isc } : { ...row, line: withDose(row.line, row.line.dosis, isc), isc }
}

/**
 * The surface of today. Doses that waited for one are worked out, and those of a surface that hardly changed too; a change of more
 * than 5 % only proposes.
 * @regla Si la superficie cambia más de 5 %, las dosis nuevas se proponen y no se ponen solas; una dosis cambiada a mano nunca.
 */
export const surfaceKnown = (context: SchemeContext, surface: SurfaceOrigin | null): Change => {
  const next = { ...context, surface }
  return { surface, rows: context.rows.map((row) => measuredAgain(row, next)) }
}

/** What the record and the active orders say. An order whose answer was lost, and that is there now, leaves the form. */
export const situationKnown = (
  context: SchemeContext,
  { active, medidas, creatinina }: SchemePorts['loadSituation']['output'],
): Change => {
  const placed = active.length > 0 && context.idempotencyKey !== null
  const next = { ...context, ...(placed ? schemeCleared(context) : {}), creatinina }
  const cleared = placed ? schemeCleared(context) : {}
  return { ...cleared, active, creatinina, ...surfaceKnown(next, surfaceOf(medidas)) }
}
