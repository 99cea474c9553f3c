/** The checks of a scheme, whose drugs are known by ingredient: interactions, allergy and crossed allergy. */
import type { CheckKind, SentCheck } from '@cauce/domain/medication/check'
import { drugOfIngredient, type PlacedDrug } from '@cauce/domain/medication/drug-facts'
import { pendingOf, type MadeCheck, type Pending } from '@cauce/domain/medication/pending'
import type { Answer, Body } from '@cauce/contract/entry'
import type { alertas } from '@cauce/contract/alertas'
import { auditRead } from '../../audit/audit.ts'
import type { UserCtx } from '../../http/handle.ts'
import { reachConsultation } from '../consultas/access.ts'
import { activeDrugs } from './active-drugs.ts'
import * as checks from './checks.ts'
import { currentKnowledge, type LoadedKnowledge } from './knowledge.ts'
import { madeRow, sentRow, type NewLedgerRow } from './ledger-rows.ts'
import * as queries from './queries.ts'

type Asked = (typeof alertas)['comprobarEsquema']

export interface SchemeToCheck {
  readonly consulta_id: number
  readonly afiliado_id: number
  /** Active ingredients of the scheme. */
  readonly principios: readonly string[]
  readonly comprobaciones: readonly SentCheck[]
}

export interface CheckedScheme {
  readonly pendientes: readonly Pending[]
  readonly ledger: readonly NewLedgerRow[]
}

const SCHEME_CHECKS = ['interacciones', 'alergia', 'alergia_cruzada'] as const satisfies readonly CheckKind[]

/** One check of all the drugs: what was found of any, and why it could not be made for some. */
const together = (comprobacion: CheckKind, made: readonly MadeCheck[]): MadeCheck => {
  const own = made.filter((each) => each.comprobacion === comprobacion)
  const hallazgos = [...new Map(own.flatMap((each) => each.hallazgos).map((each) => [each.clave, each])).values()]
  const gaps = [...new Set(own.flatMap(({ por_que }) => por_que ?? []))]
  const missing = gaps.length > 0
  const respuesta = hallazgos.length > 0 ? 'encontrada' : missing ? 'no_verificada' : 'limpia'
  return { comprobacion, respuesta, por_que: missing ? gaps.join('. ') : null, hallazgos }
}

const makeChecks = async (
  ctx: UserCtx,
  afiliado_id: number,
  principios: readonly string[],
  knowledge: LoadedKnowledge,
): Promise<readonly MadeCheck[]> => {
  const drugs = principios.map((principio): PlacedDrug => ({ ...drugOfIngredient(principio), origen: 'por_ordenar' }))
  const active = await activeDrugs(ctx.db, afiliado_id, ctx.today(), knowledge)
  const placed = [...drugs, ...active.map((drug): PlacedDrug => ({ ...drug, origen: 'activo' }))]
  const interactions = checks.listInteractions(placed, knowledge)
  const allergies = await queries.recordedAllergies(ctx.db, afiliado_id)
  return drugs.flatMap((drug) => [
    checks.interactionsOf(drug, interactions),
    ...checks.allergyChecks(drug, allergies, knowledge),
  ])
}

/** Makes the checks of a scheme when it is ordered. */
export const checkScheme = async (ctx: UserCtx, scheme: SchemeToCheck): Promise<CheckedScheme> => {
  const knowledge = await currentKnowledge(ctx)
  const made = await makeChecks(ctx, scheme.afiliado_id, scheme.principios, knowledge)
  const joined = SCHEME_CHECKS.map((check) => together(check, made))
  const findings = new Map(joined.flatMap(({ hallazgos }) => hallazgos).map((each) => [each.clave, each]))
  const keeping = { user_id: ctx.user.id, now: ctx.now(), knowledge }
  // A part that could not be known is asked for although something was found in another.
  const asked = joined.flatMap((each): MadeCheck[] =>
    each.respuesta === 'encontrada' && each.por_que !== null
      ? [each, { ...each, respuesta: 'no_verificada', hallazgos: [] }]
      : [each],
  )
  return {
    pendientes: pendingOf(asked, scheme.comprobaciones, scheme.comprobaciones),
    ledger: [
      ...scheme.comprobaciones.map((sent) => sentRow(sent, findings, keeping)),
      ...joined.map((each) => madeRow(each, keeping)),
    ],
  }
}

/** The same for who is about to order it. */
export const answerSchemeChecks = async (
  ctx: UserCtx,
  { consulta_id, principios }: Body<Asked>,
): Promise<Answer<Asked>> => {
  const { afiliado_id } = await reachConsultation(ctx, consulta_id)
  const knowledge = await currentKnowledge(ctx)
  const made = await makeChecks(ctx, afiliado_id, principios, knowledge)
  auditRead(ctx, {
    accion: 'alertas.comprobar',
    recurso: 'consulta',
    recurso_id: consulta_id,
    afiliado_id,
    detalle: { comprobacion: 'esquema', medicamentos: principios.length },
  })
  return {
    comprobaciones: SCHEME_CHECKS.map((comprobacion) => {
      const { respuesta, por_que, hallazgos } = together(comprobacion, made)
      const conocimiento = respuesta === 'no_verificada' ? null : knowledge.versionAt(comprobacion, ctx.now())
      return { comprobacion, respuesta, por_que, hallazgos, conocimiento }
    }),
    revisados: principios,
  }
}
