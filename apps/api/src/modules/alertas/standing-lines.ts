/** Ordered lines looked at again with what is known now: what nobody answered since they were ordered. */
import type { Kysely } from 'kysely'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import type { CheckKind, Finding, SentCheck } from '@cauce/domain/medication/check'
import type { Stamps } from '@cauce/domain/medication/shown-finding'
import { standingAnswers, toReview } from '@cauce/domain/medication/standing-review'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import { hasPermission } from '@cauce/domain/session/permission'
import type { Answer, Body } from '@cauce/contract/entry'
import type { alertas } from '@cauce/contract/alertas'
import { DELIVER_PERMISSION } from '@cauce/contract/historico'
import { auditRead } from '../../audit/audit.ts'
import { personName } from '../../db/person-name.ts'
import type { DB } from '../../db/tables.ts'
import { notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { othersConsultation, reachConsultation } from '../consultas/access.ts'
import { anyOf } from '../medicamentos/any-of.ts'
import { LIVING_KINDS } from '../ordenamiento/line-kinds.ts'
import { reachLine } from '../ordenamiento/line-queries.ts'
import { activeDrugs } from './active-drugs.ts'
import { checkLines, type NewLedgerRow } from './check-lines.ts'
import { givenAnswers, requireNothingLeft } from './given-answers.ts'
import { insertLedger } from './insert-ledger.ts'
import { currentKnowledge } from './knowledge.ts'
import { shownFindings, stampsFor } from './stamps.ts'
import { affiliateOfScheme, schemesToReview } from './standing-schemes.ts'

type Asked = (typeof alertas)['porRevisar']

const CLOSED = [OrderStatus.annulled, OrderStatus.denied]

/** Lines that may still be handed over or taken. */
const linesOf = (db: Kysely<DB>, ids: readonly number[]) =>
  db
    .selectFrom('orden_articulos as l')
    .innerJoin('medicamentos as m', 'm.id', 'l.codesumi_id')
    .innerJoin('ordenes as d', 'd.id', 'l.orden_id')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .select([
      'l.id',
      'l.orden_id',
      'l.afiliado_id',
      'l.codesumi_id',
      'l.via',
      'l.dosis',
      'l.unidad_dosis',
      'l.frecuencia',
      'l.duracion',
      'l.meses',
      'l.created_at',
    ])
    .select(['l.unidad_tiempo', 'm.nombre', personName.as('quien')])
    .where('l.id', '=', anyOf(ids))
    .where('l.estado_id', 'not in', CLOSED)
    .orderBy('l.id')
    .execute()

type StandingLine = Awaited<ReturnType<typeof linesOf>>[number]

interface Reviewed {
  readonly line: StandingLine
  readonly hallazgos: readonly Finding[]
  readonly inventadas: readonly CheckKind[]
  readonly ledger: readonly NewLedgerRow[]
}

const review = async (
  ctx: UserCtx,
  afiliado_id: number,
  lines: readonly StandingLine[],
  sent: readonly SentCheck[],
): Promise<readonly Reviewed[]> => {
  const checked = await checkLines(ctx, {
    afiliado_id,
    lines: lines.map((line) => ({
      codesumi_id: line.codesumi_id,
      via: line.via,
      dosis: Number(line.dosis),
      unidad_dosis: line.unidad_dosis,
      frecuencia: Number(line.frecuencia),
      tiempo: line.unidad_tiempo === 'Días' ? 'Días' : 'Horas',
      duracion: line.duracion,
      meses: line.meses,
      reemplaza_id: line.id,
      comprobaciones: sent,
    })),
  })
  const found = checked.flatMap(({ made }) => made.flatMap(({ hallazgos }) => hallazgos))
  const given = standingAnswers(await givenAnswers(ctx.db, afiliado_id), found)
  return lines.flatMap((line, index): Reviewed[] => {
    const its = checked[index]
    if (its === undefined) return []
    const { made, respondidas, inventadas, ledger } = its
    return [{ line, hallazgos: toReview(made, [...given, ...respondidas]), inventadas, ledger }]
  })
}

/**
 * The gate of a line that was ordered: 409 `alertas.sin_responder` with what nobody answered, by check. What is answered here is kept
 * in the ledger of the line, by who answers. Who calls holds the affiliate ({@link lockAffiliate}).
 */
export const requireReviewed = async (
  ctx: UserCtx,
  { id, afiliado_id }: { readonly id: number; readonly afiliado_id: number },
  sent: readonly SentCheck[] = [],
): Promise<void> => {
  const [reviewed] = await review(ctx, afiliado_id, await linesOf(ctx.db, [id]), sent)
  if (reviewed === undefined) return
  const { hallazgos, inventadas, ledger } = reviewed
  requireNothingLeft(hallazgos, inventadas)
  if (sent.length > 0) await insertLedger(ctx.db, ctx.now(), [{ id, ledger }])
}

const shownLines = (reviewed: readonly Reviewed[], stamps: Stamps): Answer<Asked>['lineas'] =>
  reviewed
    .filter(({ hallazgos }) => hallazgos.length > 0)
    .map(({ line, hallazgos }) => ({
      linea_id: line.id,
      orden_id: line.orden_id,
      codesumi_id: line.codesumi_id,
      medicamento: line.nombre,
      fecha: bogotaDate(line.created_at.getTime()),
      quien: line.quien,
      hallazgos: shownFindings(hallazgos, stamps),
    }))

/** The affiliate of the line that is about to be approved or handed over. */
const affiliateOfLine = async (ctx: UserCtx, linea_id: number): Promise<number> => {
  const line = await reachLine(ctx.db, ctx, LIVING_KINDS[1], linea_id)
  if (line === undefined) throw notFound()
  if (!line.accesible && !hasPermission(ctx.user, DELIVER_PERMISSION)) throw othersConsultation()
  return line.afiliado_id
}

/** Whose, and what of it: one line, one cycle of a scheme, or all that the affiliate of the consultation takes. */
const subjectOf = async (ctx: UserCtx, { consulta_id, linea_id, orden_id }: Body<Asked>): Promise<number> => {
  if (linea_id !== undefined) return affiliateOfLine(ctx, linea_id)
  if (orden_id !== undefined) return affiliateOfScheme(ctx, orden_id)
  return (await reachConsultation(ctx, consulta_id ?? 0)).afiliado_id
}

const takenIds = async (ctx: UserCtx, afiliado_id: number): Promise<readonly number[]> => {
  const active = await activeDrugs(ctx.db, afiliado_id, ctx.today(), await currentKnowledge(ctx))
  return active.flatMap(({ vigente, orden_articulos_id: id }) => (vigente && id !== null ? [id] : []))
}

/** What nobody answered of all that the affiliate takes. */
export const everythingToReview = async (ctx: UserCtx, afiliado_id: number, stamps: Stamps): Promise<Answer<Asked>> => {
  const ids = await takenIds(ctx, afiliado_id)
  const lines = ids.length === 0 ? [] : await review(ctx, afiliado_id, await linesOf(ctx.db, ids), [])
  return { lineas: shownLines(lines, stamps), esquemas: await schemesToReview(ctx, afiliado_id, stamps) }
}

/** What nobody answered of what the affiliate takes. Fails with 403, 404; 503 without knowledge. */
export const linesToReview = async (ctx: UserCtx, body: Body<Asked>): Promise<Answer<Asked>> => {
  const { linea_id, orden_id, ciclo = null } = body
  const afiliado_id = await subjectOf(ctx, body)
  auditRead(ctx, { accion: 'alertas.comprobar', recurso: 'afiliado', recurso_id: afiliado_id, afiliado_id })
  const stamps = stampsFor(ctx, afiliado_id, await currentKnowledge(ctx))
  if (orden_id !== undefined)
    return { lineas: [], esquemas: await schemesToReview(ctx, afiliado_id, stamps, { orden_id, ciclo }) }
  if (linea_id === undefined) return everythingToReview(ctx, afiliado_id, stamps)
  const lines = await review(ctx, afiliado_id, await linesOf(ctx.db, [linea_id]), [])
  return { lineas: shownLines(lines, stamps), esquemas: [] }
}
