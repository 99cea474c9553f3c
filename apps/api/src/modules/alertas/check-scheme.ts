/** The checks of a scheme: its drugs by ingredient, and each line as it is given. */
import { CHECKS, type CheckKind, type Finding, type SentCheck } from '@cauce/domain/medication/check'
import { drugOfIngredient, type PlacedDrug } from '@cauce/domain/medication/drug-facts'
import { pendingOf, type MadeCheck, type Pending } from '@cauce/domain/medication/pending'
import { heardAnswers } from '@cauce/domain/medication/shown-finding'
import { indicationCheck, type IndicatedScheme } from '@cauce/domain/oncology/indication'
import type { CheckedSchemeLine } from '@cauce/domain/oncology/checked-line'
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
import { schemeLineChecks } from './scheme-lines.ts'
import { shownFindings, stampsFor } from './stamps.ts'

type Asked = (typeof alertas)['comprobarEsquema']

export interface SchemeToCheck {
  readonly consulta_id: number
  readonly afiliado_id: number
  /** Active ingredients of the scheme. */
  readonly principios: readonly string[]
  readonly lineas: readonly CheckedSchemeLine[]
  /** Null: not said, and its indication is not looked at. */
  readonly esquema: IndicatedScheme | null
  readonly comprobaciones: readonly SentCheck[]
}

export interface CheckedScheme {
  readonly pendientes: readonly Pending[]
  /** Checks with an answer to something that was never shown. */
  readonly inventadas: readonly CheckKind[]
  /** What no reason lets through: a shortage that is not informative. */
  readonly bloqueadas: readonly Finding[]
  readonly ledger: readonly NewLedgerRow[]
  readonly hallazgos: readonly Finding[]
  /** What was answered of it, as it was heard. */
  readonly respondidas: readonly SentCheck[]
}

/** One check of all the drugs: what was found of any, and why it could not be made for some. */
const together = (comprobacion: CheckKind, made: readonly MadeCheck[]): MadeCheck => {
  const own = made.filter((each) => each.comprobacion === comprobacion)
  const hallazgos = [...new Map(own.flatMap((each) => each.hallazgos).map((each) => [each.clave, each])).values()]
  const gaps = [...new Set(own.flatMap(({ por_que }) => por_que ?? []))]
  const missing = gaps.length > 0
  const respuesta = hallazgos.length > 0 ? 'encontrada' : missing ? 'no_verificada' : 'limpia'
  return { comprobacion, respuesta, por_que: missing ? gaps.join('. ') : null, hallazgos }
}

export interface SchemeQuestion extends Pick<SchemeToCheck, 'afiliado_id' | 'principios' | 'lineas' | 'esquema'> {
  /** An ordered scheme that is looked at again: it is not compared with itself. */
  readonly ordenado?: number
}

const indicationOf = async (
  { db }: UserCtx,
  afiliado_id: number,
  esquema: IndicatedScheme | null,
): Promise<readonly MadeCheck[]> => {
  const made = esquema === null ? null : indicationCheck(esquema, await queries.recordedCodes(db, afiliado_id))
  return made === null ? [] : [{ comprobacion: 'indicacion', ...made }]
}

/** Each check that was made of any of its drugs, once. */
export const schemeChecks = async (
  ctx: UserCtx,
  { afiliado_id, principios, lineas, esquema, ordenado }: SchemeQuestion,
  knowledge: LoadedKnowledge,
): Promise<readonly MadeCheck[]> => {
  const drugs = principios.map((principio): PlacedDrug => ({ ...drugOfIngredient(principio), origen: 'por_ordenar' }))
  const active = (await activeDrugs(ctx.db, afiliado_id, ctx.today(), knowledge)).filter(
    ({ orden_esquemas_id: id }) => ordenado === undefined || id !== ordenado,
  )
  const placed = [...drugs, ...active.map((drug): PlacedDrug => ({ ...drug, origen: 'activo' }))]
  const interactions = checks.listInteractions(placed, knowledge)
  const allergies = await queries.recordedAllergies(ctx.db, afiliado_id)
  const made = [
    ...drugs.flatMap((drug) => [
      checks.interactionsOf(drug, interactions),
      ...checks.allergyChecks(drug, allergies, knowledge),
    ]),
    ...(await schemeLineChecks(ctx, { afiliado_id, active, knowledge }, lineas)),
    ...(await indicationOf(ctx, afiliado_id, esquema)),
  ]
  const kinds = new Set(made.map(({ comprobacion }) => comprobacion))
  return CHECKS.filter((kind) => kinds.has(kind)).map((kind) => together(kind, made))
}

/** Makes the checks of a scheme when it is ordered. */
export const checkScheme = async (ctx: UserCtx, scheme: SchemeToCheck): Promise<CheckedScheme> => {
  const knowledge = await currentKnowledge(ctx)
  const joined = await schemeChecks(ctx, scheme, knowledge)
  const findings = new Map(joined.flatMap(({ hallazgos }) => hallazgos).map((each) => [each.clave, each]))
  const { checks: sent, invented } = heardAnswers(
    scheme.comprobaciones,
    [...findings.values()],
    stampsFor(ctx, scheme.afiliado_id, knowledge),
  )
  const keeping = { user_id: ctx.user.id, now: ctx.now(), knowledge }
  return {
    pendientes: pendingOf(joined, sent, sent),
    inventadas: invented.map(({ comprobacion }) => comprobacion),
    bloqueadas: [...findings.values()].filter(({ bloquea }) => bloquea),
    hallazgos: [...findings.values()],
    respondidas: sent,
    ledger: [...sent.map((each) => sentRow(each, findings, keeping)), ...joined.map((each) => madeRow(each, keeping))],
  }
}

/** The same for who is about to order it. */
export const answerSchemeChecks = async (
  ctx: UserCtx,
  { consulta_id, principios, lineas, esquema_id }: Body<Asked>,
): Promise<Answer<Asked>> => {
  const { afiliado_id } = await reachConsultation(ctx, consulta_id)
  const knowledge = await currentKnowledge(ctx)
  const esquema = (await queries.indicatedScheme(ctx.db, esquema_id ?? 0)) ?? null
  const made = await schemeChecks(ctx, { afiliado_id, principios, lineas: lineas ?? [], esquema }, knowledge)
  const stamps = stampsFor(ctx, afiliado_id, knowledge)
  auditRead(ctx, {
    accion: 'alertas.comprobar',
    recurso: 'consulta',
    recurso_id: consulta_id,
    afiliado_id,
    detalle: { comprobacion: 'esquema', medicamentos: principios.length },
  })
  return {
    comprobaciones: made.map(({ comprobacion, respuesta, por_que, hallazgos }) => {
      const conocimiento = respuesta === 'no_verificada' ? null : knowledge.versionAt(comprobacion, ctx.now())
      return { comprobacion, respuesta, por_que, hallazgos: shownFindings(hallazgos, stamps), conocimiento }
    }),
    revisados: principios,
  }
}
