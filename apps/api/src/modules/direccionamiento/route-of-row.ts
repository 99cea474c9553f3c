/** The route of a stored line of any kind of order, as it travels. */
import * as Schema from 'effect/Schema'
import { RoutingRule } from '@cauce/domain/ordering/routing'
import { named } from '../consultas/affiliate-queries.ts'

const isRule = Schema.is(RoutingRule)

/** The stored rule; one that is not known was chosen by a person. */
export const ruleOf = (stored: string): RoutingRule => (isRule(stored) ? stored : 'manual')

interface RoutedRow {
  readonly rep_id: number | null
  readonly rep_nombre: string | null
  readonly direccionamiento_id: number | null
  readonly direccionamieno_automatico: boolean
  readonly regla_direccionamiento: string
  readonly motivo_direccionamiento: string
}

/** Where the line goes, by which rule, and why. */
export const routeOfRow = (row: RoutedRow) => ({
  rep_id: row.rep_id,
  rep: named(row.rep_id, row.rep_nombre),
  direccionamiento_id: row.direccionamiento_id,
  direccionamieno_automatico: row.direccionamieno_automatico,
  regla_direccionamiento: ruleOf(row.regla_direccionamiento),
  motivo_direccionamiento: row.motivo_direccionamiento,
})
