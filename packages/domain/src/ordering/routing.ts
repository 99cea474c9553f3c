/** Where a line is done (direccionamiento): the proposal while ordering and what it is made from. @fuente spec 2 §1, §4 */
import * as Schema from 'effect/Schema'
import { Instant, Named } from '../text/field.ts'

/** A provider site (rep). @fuente spec 2 §3 */
export const ProviderSite = Schema.Struct({
  id: Schema.Int,
  nombre: Schema.String,
  prestadores: Schema.Struct({ nit: Schema.String }),
  municipio: Schema.Struct({ nombre: Schema.String }),
  departamento: Schema.Struct({ nombre: Schema.String }),
  /** Whether it has a contract in force for what is ordered; null: nobody said what it is for. */
  contrato: Schema.NullOr(Schema.Boolean),
  /** It is not in the department of the affiliate of the consultation. */
  otro_departamento: Schema.Boolean,
})
export type ProviderSite = typeof ProviderSite.Type

/** Why a site was chosen, strongest first. `ninguna`: no contracted site was found. `manual`: a person chose it. */
export const RoutingRule = Schema.Literals([
  'ips_primaria',
  'contrato_municipio',
  'contrato_departamento',
  'manual',
  'ninguna',
])
export type RoutingRule = typeof RoutingRule.Type

export const RoutingAlternative = Schema.Struct({
  rep_id: Schema.Int,
  nombre: Schema.String,
  municipio: Schema.String,
  regla: RoutingRule,
  motivo: Schema.String,
})
export type RoutingAlternative = typeof RoutingAlternative.Type

/** The proposal of a line: `rep` null means ORDEN SIN DIRECCIONAMIENTO; `automatico` disables the manual change. */
export const RoutingProposal = Schema.Struct({
  /** What is ordered: codesumi, CUPS, scheme or own code, by the kind that was asked. */
  item_id: Schema.Int,
  rep: Schema.NullOr(Schema.Struct({ id: Schema.Int, nombre: Schema.String, municipio: Schema.String })),
  regla: RoutingRule,
  automatico: Schema.Boolean,
  /** The reason in words, such as "Automático: IPS primaria del afiliado". */
  motivo: Schema.String,
  alternativas: Schema.Array(RoutingAlternative),
})
export type RoutingProposal = typeof RoutingProposal.Type

/** A step of the routing history of a line. */
export const RoutingStep = Schema.Struct({
  id: Schema.Int,
  rep_anterior: Schema.NullOr(Named),
  rep: Named,
  regla: RoutingRule,
  motivo: Schema.String,
  operador: Schema.String,
  created_at: Instant,
})
export type RoutingStep = typeof RoutingStep.Type
