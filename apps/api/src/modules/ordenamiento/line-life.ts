/** A state that explains itself, and the only door through which a line changes its state. @fuente spec 2 §4 */
import type { Kysely } from 'kysely'
import { SAME_HAND, SAME_HAND_TEXT, sameHand } from '@cauce/domain/access/same-hand'
import { whyNotSign } from '@cauce/domain/access/signer'
import { READ_ONLY_CONSULTATION } from '@cauce/domain/consultation/consultation-writer'
import { DENIED_AT_DESK, DENIED_AT_DESK_CODE } from '@cauce/domain/authorisation/denial'
import type { Offer } from '@cauce/domain/ordering/order-line-actions'
import { SIGN_ELSEWHERE } from '@cauce/domain/medication/signature-request'
import { hasPermission } from '@cauce/domain/session/permission'
import type { Answer, Body, Params } from '@cauce/contract/entry'
import type { ordenamiento } from '@cauce/contract/ordenamiento'
import {
  applyOrderLine,
  nextMoves,
  OF_ANOTHER_HAND,
  ORDER_LINE_MOVES,
  type OrderLineMove,
} from '@cauce/machines/life-cycles/order-line'
import { audit, auditRead } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import { fail, forbidden, notFound, type ApiFailure } from '../../http/failure.ts'
import type { SessionUser, UserCtx } from '../../http/handle.ts'
import { publish } from '../../kit/events/publish.ts'
import { idempotent } from '../../http/idempotency.ts'
import { othersConsultation } from '../consultas/access.ts'
import { signerFacts } from '../consultas/signer.ts'
import { withdrawSignature } from '../firmas/withdraw-signature.ts'
import { annulLineDocuments, replaceOrderDocuments } from '../pdf/document-queries.ts'
import { passAct } from '../alertas/gate.ts'
import { lockAffiliateOfMedicine } from '../alertas/lock-affiliate.ts'
import { approvedEvents, approveOfLine, withdrawOfLine } from '../por-autorizar/open.ts'
import { tellAnnulled, tellGiven } from './order-events.ts'
import * as queries from './life-queries.ts'
import { documentsOf, LIVING_KINDS, type LineKind } from './line-kinds.ts'
import { lockLine, reachLine, type ReachedLine } from './line-queries.ts'

type Module = typeof ordenamiento
const ADMINISTRATOR = 'admin.enter'
const READ_ONLY: Offer = { puede: false, porQueNo: READ_ONLY_CONSULTATION }
const ANNUL = 'anular'
const DONE_MESSAGE: Readonly<Record<Exclude<OrderLineMove, typeof ANNUL | 'negar'>, string>> = {
  aprobar: 'Orden aprobada con éxito',
  agendar: 'Orden agendada con éxito',
  prestar: 'Prestación registrada con éxito',
}

/** The move in the words of the kind. */
const wordsOf = (kind: LineKind, evento: OrderLineMove): { readonly etiqueta: string; readonly quien: string } =>
  evento === ANNUL ? kind.anular : ORDER_LINE_MOVES[evento]

const doneMessage = (kind: LineKind, evento: Exclude<OrderLineMove, 'negar'>): string =>
  evento === ANNUL ? kind.anular.hecho : DONE_MESSAGE[evento]

/** Who would move the line, and whether they may sign what stopping a treatment is. */
interface Mover {
  readonly user: SessionUser
  readonly prescribes: boolean
}

const moverOf = async (db: Kysely<DB>, ctx: UserCtx, kind: LineKind): Promise<Mover> => ({
  user: ctx.user,
  prescribes:
    kind.anular.deQuienAtiende && whyNotSign(await signerFacts(db, ctx.user.id), 'medicamentos', ctx.today()) === null,
})

/** Only who ordered, or an administrator, annuls; a treatment, who ordered it or who attends the affiliate and may prescribe. */
const mayAnnul = ({ user, prescribes }: Mover, kind: LineKind, { autor_id, escribe }: ReachedLine): boolean =>
  user.id === autor_id || (kind.anular.deQuienAtiende ? escribe && prescribes : hasPermission(user, ADMINISTRATOR))

const deniedAtDesk = (): ApiFailure => fail(409, DENIED_AT_DESK_CODE, DENIED_AT_DESK)

/** Why this person may not make the move, or null. */
const refusal = (mover: Mover, kind: LineKind, evento: OrderLineMove, line: ReachedLine): ApiFailure | null => {
  if (
    !hasPermission(mover.user, ORDER_LINE_MOVES[evento].permiso) ||
    (evento === ANNUL && !mayAnnul(mover, kind, line))
  )
    return forbidden(`Lo puede hacer ${wordsOf(kind, evento).quien}`)
  if (evento === 'aprobar' && line.espera_firma) return fail(409, 'firma.pendiente', SIGN_ELSEWHERE)
  if (OF_ANOTHER_HAND.has(evento) && sameHand(mover.user.id, line.manos)) return fail(403, SAME_HAND, SAME_HAND_TEXT)
  return evento === 'negar' ? deniedAtDesk() : null
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
  const kind = LIVING_KINDS[tipo]
  const line = await reachLine(ctx.db, ctx, kind, id)
  if (!line) throw notFound()
  if (!line.accesible) throw othersConsultation()
  const moves = nextMoves(line.estado_id)
  const holders = await queries.holdersOf(ctx.db, [...new Set(moves.map(({ permiso }) => permiso))])
  const steps = await queries.lineMoves(ctx.db, kind, id)
  const actions = kind.acciones(line)
  const mover = await moverOf(ctx.db, ctx, kind)
  const { afiliado_id } = line
  auditRead(ctx, { accion: 'orden.leer', recurso: kind.tabla, recurso_id: id, afiliado_id })
  return {
    id: line.id,
    orden_id: line.orden_id,
    estado_id: line.estado_id,
    estado: line.estado,
    movimientos: steps.map((step) => ({ ...step, created_at: step.created_at.toISOString() })),
    siguientes: moves.map((move) => {
      const por_que_no = refusal(mover, kind, move.evento, line)?.message ?? null
      const onlyAuthor = move.evento === ANNUL && !kind.anular.deQuienAtiende
      const personas = onlyAuthor ? 1 : (holders.get(move.permiso) ?? 0)
      const { etiqueta, quien } = wordsOf(kind, move.evento)
      return { ...move, etiqueta, quien, personas, puede: por_que_no === null, por_que_no }
    }),
    acciones: [
      action('descargar', actions.descargar),
      action('enviar', actions.enviar),
      action('direccionar', line.escribe ? actions.direccionar : READ_ONLY),
    ],
  }
}

/**
 * Applies an event of the life cycle. Fails with 403, 404, 409 `orden.transicion_no_permitida`; 409 `alertas.sin_responder` where
 * something is known of a medication that goes on and nobody answered it. Documents of an annulled line
 * are annulled with it; the prints of one that moved are no longer the last.
 */
export const moveLine = (
  ctx: UserCtx,
  tipo: Params<Module['moverLinea']>['tipo'],
  body: Body<Module['moverLinea']>,
): Promise<Answer<Module['moverLinea']>> =>
  idempotent(ctx, `ordenamiento.moverLinea/${tipo}`, body, async (trx) => {
    const kind = LIVING_KINDS[tipo]
    const { evento } = body
    if (!hasPermission(ctx.user, ORDER_LINE_MOVES[evento].permiso)) throw forbidden()
    const held = await lockAffiliateOfMedicine(trx, tipo, body.linea_id)
    const line = await lockLine(trx, ctx, kind, body.linea_id)
    if (!line) throw notFound()
    const refused = refusal(await moverOf(trx, ctx, kind), kind, evento, line)
    if (refused !== null) throw refused
    if (evento === 'negar') throw deniedAtDesk()
    const after = applyOrderLine(line.estado_id, evento, { misma_mano: sameHand(ctx.user.id, line.manos) })
    if ('error' in after) throw fail(409, 'orden.transicion_no_permitida', after.error)
    const motivo = body.motivo.trim()
    const act = {
      linea_id: line.id,
      evento,
      de_estado_id: line.estado_id,
      a_estado_id: after.estado_id,
      user_id: ctx.user.id,
      motivo,
      created_at: ctx.now(),
    }
    const passed = await passAct(held, ctx, { tipo, orden_id: line.orden_id, act }, body.comprobaciones)
    const estado = await queries.recordStep(trx, passed)
    const named = { clave: kind.clave, linea_id: line.id }
    if (evento === ANNUL) {
      await withdrawSignature(trx, ctx, kind.clave === 'orden_articulos_id' ? line.id : null, motivo)
      await withdrawOfLine(trx, ctx, named)
    }
    const granted = evento === 'aprobar' ? await approveOfLine(trx, ctx, named, motivo) : null
    const documents = documentsOf(kind, line)
    await (evento === ANNUL ? annulLineDocuments(trx, documents) : replaceOrderDocuments(trx, documents))
    await audit(trx, ctx, {
      accion: `orden.${evento}`,
      recurso: kind.tabla,
      recurso_id: line.id,
      afiliado_id: line.afiliado_id,
      detalle: { orden_id: line.orden_id, de_estado_id: line.estado_id, a_estado_id: after.estado_id },
    })
    if (evento === ANNUL) await tellAnnulled(trx, ctx, kind, line)
    for (const event of granted === null ? [] : approvedEvents(granted)) await publish(trx, ctx, event)
    if (evento === 'prestar') await tellGiven(trx, ctx, kind, line)
    return { mensaje: doneMessage(kind, evento), estado_id: after.estado_id, estado }
  })
