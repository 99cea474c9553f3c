/** A state that explains itself, and the only door through which a line changes its state. @fuente spec 2 §4 */
import { lineActions, type Offer } from '@cauce/domain/ordering/order-line-actions'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { hasPermission } from '@cauce/domain/session/permission'
import type { Answer, Body, Params } from '@cauce/contract/entry'
import type { Registry } from '@cauce/contract/registry'
import { applyOrderLine, nextMoves, ORDER_LINE_MOVES, type OrderLineMove } from '@cauce/machines/life-cycles/order-line'
import { audit, auditRead } from '../../audit/audit.ts'
import { fail, forbidden, notFound } from '../../http/failure.ts'
import type { SessionUser, UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { othersConsultation } from '../consultas/access.ts'
import { annulLineDocuments, replaceOrderDocuments } from '../pdf/document-queries.ts'
import * as queries from './life-queries.ts'

type Module = Registry['ordenamiento']
const ADMINISTRATOR = 'admin.enter'
const ANNUL = 'anular'
const DONE_MESSAGE: Readonly<Record<OrderLineMove, string>> = {
  aprobar: 'Orden aprobada con éxito',
  negar: 'Orden negada con éxito',
  anular: 'Orden anulada con éxito',
  agendar: 'Orden agendada con éxito',
  prestar: 'Prestación registrada con éxito',
}

/** Why this person may not make the move, or null. Only who ordered, or an administrator, annuls. */
const refusal = (user: SessionUser, evento: OrderLineMove, authorId: number): string | null => {
  const { permiso, quien } = ORDER_LINE_MOVES[evento]
  const mayAnnul = user.id === authorId || hasPermission(user, ADMINISTRATOR)
  return hasPermission(user, permiso) && (evento !== ANNUL || mayAnnul) ? null : `Lo puede hacer ${quien}`
}

const action = (accion: 'descargar' | 'enviar' | 'direccionar', offer: Offer) => ({
  accion,
  puede: offer.puede,
  por_que_no: offer.puede ? null : offer.porQueNo,
})

/** Where the line has been, what may follow, who may do it and how many they are. */
export const lineLife = async (
  ctx: UserCtx,
  { tipo, id }: Params<Module['vidaLinea']>,
): Promise<Answer<Module['vidaLinea']>> => {
  if (tipo !== OrderType.procedures) throw notFound()
  const line = await queries.lineById(ctx.db, ctx, id)
  if (!line) throw notFound()
  if (!line.accesible) throw othersConsultation()
  const moves = nextMoves(line.estado_id)
  const holders = await queries.holdersOf(ctx.db, [...new Set(moves.map(({ permiso }) => permiso))])
  const steps = await queries.lineMoves(ctx.db, id)
  const actions = lineActions(line)
  const { afiliado_id } = line
  auditRead(ctx, { accion: 'orden.leer', recurso: 'orden_procedimientos', recurso_id: id, afiliado_id })
  return {
    id: line.id,
    orden_id: line.orden_id,
    estado_id: line.estado_id,
    estado: line.estado,
    movimientos: steps.map((step) => ({ ...step, created_at: step.created_at.toISOString() })),
    siguientes: moves.map((move) => {
      const por_que_no = refusal(ctx.user, move.evento, line.autor_id)
      const personas = move.evento === ANNUL ? 1 : (holders.get(move.permiso) ?? 0)
      return { ...move, personas, puede: por_que_no === null, por_que_no }
    }),
    acciones: [
      action('descargar', actions.descargar),
      action('enviar', actions.enviar),
      action('direccionar', actions.direccionar),
    ],
  }
}

/**
 * Applies an event of the life cycle. Fails with 403, 404, 409 `orden.transicion_no_permitida`. Documents of an annulled line
 * are annulled with it; the prints of one that moved are no longer the last.
 */
export const moveLine = (
  ctx: UserCtx,
  tipo: Params<Module['moverLinea']>['tipo'],
  body: Body<Module['moverLinea']>,
): Promise<Answer<Module['moverLinea']>> =>
  idempotent(ctx, 'ordenamiento.moverLinea', body, async (trx) => {
    if (tipo !== OrderType.procedures) throw notFound()
    const { evento } = body
    if (!hasPermission(ctx.user, ORDER_LINE_MOVES[evento].permiso)) throw forbidden()
    const line = await queries.lockLineState(trx, body.linea_id)
    if (!line) throw notFound()
    const refused = refusal(ctx.user, evento, line.autor_id)
    if (refused !== null) throw forbidden(refused)
    const after = applyOrderLine(line.estado_id, evento)
    if ('error' in after) throw fail(409, 'orden.transicion_no_permitida', after.error)
    const motivo = body.motivo.trim()
    const estado = await queries.recordStep(trx, {
      orden_procedimientos_id: line.id,
      evento,
      de_estado_id: line.estado_id,
      a_estado_id: after.estado_id,
      user_id: ctx.user.id,
      motivo,
      created_at: ctx.now(),
    })
    const scope = { orden_id: line.orden_id, orden_procedimientos_id: line.id }
    await (evento === ANNUL ? annulLineDocuments(trx, scope) : replaceOrderDocuments(trx, scope))
    await audit(trx, ctx, {
      accion: `orden.${evento}`,
      recurso: 'orden_procedimientos',
      recurso_id: line.id,
      afiliado_id: line.afiliado_id,
      detalle: { orden_id: line.orden_id, de_estado_id: line.estado_id, a_estado_id: after.estado_id },
    })
    return { mensaje: DONE_MESSAGE[evento], estado_id: after.estado_id, estado }
  })
