/** What the surface changes: the doses that waited for it, what is proposed beside a dose, what is taken. */
import { surfaceChange } from '@cauce/domain/clinical-record/surface-age'
import type { Measures } from '@cauce/domain/consultation/consultation'
import { proposalsFor, surfaceProposal, type Proposal } from '@cauce/domain/oncology/proposals'
import { isEditedByHand, withDose, withProposal } from '@cauce/domain/oncology/scheme-line'
import type { SurfaceOrigin } from '@cauce/domain/oncology/scheme'
import { iscOf, replaceRow, schemeCleared } from './rows.ts'
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

/** What the record and the active orders say. An order whose answer was lost, and that is there now, leaves the form. */
export const situationKnown = (
  context: SchemeContext,
  { active, medidas }: SchemePorts['loadSituation']['output'],
): Change => {
  const placed = active.length > 0 && context.idempotencyKey !== null
  const next = placed ? { ...context, ...schemeCleared(context) } : context
  return { ...(placed ? schemeCleared(context) : {}), active, ...surfaceKnown(next, surfaceOf(medidas)) }
}
