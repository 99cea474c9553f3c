/** The order of procedures is created with its lines, all or none. @fuente spec 2 §4, §7 */
import { sql, type RawBuilder } from 'kysely'
import { chosenRouting, isRouting, type Routing } from '@cauce/domain/ordering/chosen-routing'
import { UNROUTED_WARNING } from '@cauce/domain/ordering/propose-routing'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import { expiryDate } from '@cauce/domain/ordering/validity-date'
import { ORDER_DONE } from '@cauce/domain/ordering/messages'
import type { PreOrderItem } from '@cauce/domain/procedure/pre-order-item'
import { againText, orderedAlready, saysAgain, TWICE_IN_LIST } from '@cauce/domain/procedure/repeated-order'
import type { Answer } from '@cauce/contract/entry'
import type { ordenamiento } from '@cauce/contract/ordenamiento'
import { applyOrderLine } from '@cauce/machines/life-cycles/order-line'
import { auditEach, type AuditEntry } from '../../audit/audit.ts'
import { invalid } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotentStatement } from '../../http/idempotency.ts'
import { wake } from '../../kit/wake.ts'
import { requireSigner } from '../consultas/signer.ts'
import { proposalFor } from '../direccionamiento/service.ts'
import { openRequests } from '../por-autorizar/open.ts'
import { notAnnulledSince } from './annulled-since.ts'
import { insertOrder, type NewLine } from './insert-order.ts'
import { checkItem, firstMessage, requireOrderable } from './orderable.ts'
import { tellProceduresCreated } from './order-events.ts'
import { alreadyOrdered, isSameOrder, justOrdered, type RepeatedLine } from './same-order.ts'
import { orderingContext, type CatalogueProcedure, type OrderingContext } from './ordering-context.ts'

const AUDIT_REASON = 'Requiere auditoría: el procedimiento lo pide'

type Errors = Record<string, string[]>

/** A line of the list with what was found about it. */
interface Checked {
  readonly item: PreOrderItem
  readonly procedure: CatalogueProcedure
  readonly routing: Routing
  /** The order that it repeats, knowingly. */
  readonly repite: number | null
  readonly repeticion: number
}

/** What the first step of the line says: that it waits for audit, that it was ordered again and why. */
const firstStep = ({ item, procedure, repite }: Checked): string | null => {
  const motivo = (item.motivo_repeticion ?? '').trim()
  const reasons = [
    ...(procedure.requiere_auditoria === 1 ? [AUDIT_REASON] : []),
    ...(repite === null && motivo === '' ? [] : [againText(repite, motivo)]),
  ]
  return reasons.length === 0 ? null : reasons.join('. ')
}

/** Any mark serves for two lines of one list: there is no order to have seen. */
const IN_LIST = { orden_id: 0 }

const newLine = (checked: Checked): NewLine => {
  const { item, procedure, routing, repite, repeticion } = checked
  const asksConsent = procedure.requiere_consentimiento === 1 && procedure.tiene_texto === true
  const created = applyOrderLine(null, { crear: { requiere_auditoria: procedure.requiere_auditoria } })
  if ('error' in created) throw new Error(created.error)
  return {
    cup_id: procedure.id,
    cantidad: item.cantidad,
    observacion: item.observacion.trim(),
    rep_id: routing.rep_id,
    automatico: routing.automatico,
    regla: routing.regla,
    motivo: routing.motivo,
    fecha_vigencia: item.fechaVigencia,
    fecha_vencimiento: expiryDate(item.fechaVigencia),
    estado_id: created.estado_id,
    movimiento_motivo: firstStep(checked),
    historico_id: typeof item.historico_id === 'number' ? item.historico_id : repite,
    repeticion,
    requiere_consentimiento: asksConsent,
    consentimiento: asksConsent ? 'por_firmar' : 'no_requiere',
  }
}

/** The rows to insert. Throws 422 with every message at `<position>.<field>`, or 409 {@link ORDERED_ALREADY} at `<position>.procedimiento`. */
const linesOf = (items: readonly PreOrderItem[], context: OrderingContext, today: string): NewLine[] => {
  const errores: Errors = {}
  const lines: NewLine[] = []
  const repeated: RepeatedLine[] = []
  const refuse = (index: number, messages: Errors): void => {
    for (const [field, texts] of Object.entries(messages)) errores[`${index}.${field}`] = texts
  }
  items.forEach((item, index) => {
    const checked = checkItem(item, context, today)
    if (checked.errores !== null) return refuse(index, checked.errores)
    const proposal = proposalFor(context, item.procedimiento.id, today)
    if (!proposal) return
    const chosen = { rep_id: item.rep?.id ?? null, motivo: item.motivo_rep ?? null }
    const routing = chosenRouting(chosen, proposal, context)
    if (!isRouting(routing)) return refuse(index, routing)
    const wanted = { cup_id: checked.procedure.id, rep_id: routing.rep_id }
    const isSame = ({ cup_id, rep_id }: typeof wanted) => cup_id === wanted.cup_id && rep_id === wanted.rep_id
    const earlier = orderedAlready(wanted, context.abiertas, today)
    if (earlier !== null && !saysAgain(item, earlier)) repeated.push([index, checked.procedure, earlier])
    else if (lines.some(isSame) && !saysAgain(item, IN_LIST)) return refuse(index, { procedimiento: [TWICE_IN_LIST] })
    const taken = [...context.abiertas, ...lines].filter(isSame).map(({ repeticion }) => repeticion)
    const found = { item, procedure: checked.procedure, routing, repite: earlier?.orden_id ?? null }
    lines.push(newLine({ ...found, repeticion: Math.max(-1, ...taken) + 1 }))
  })
  if (Object.keys(errores).length > 0) throw invalid(errores, firstMessage(errores))
  if (repeated.length > 0) throw alreadyOrdered(repeated)
  return lines
}
/** The same, with the requests of what waits for an authorisation. */
const insertWaiting: typeof insertOrder = (db, ...order) =>
  db.transaction().execute(async (trx) => {
    const id = await insertOrder(trx, ...order)
    if (id !== null) await openRequests(trx, id)
    return id
  })

const present = (ids: readonly (number | undefined)[]): number[] => [
  ...new Set(ids.filter((id): id is number => id !== undefined)),
]

type Generated = Answer<(typeof ordenamiento)['generarOrdenamiento']>

const generated = (id: number): Generated => ({ original: { 0: { id }, mensaje: ORDER_DONE, type: 'success' } })
/** The same in the database, which is who gives the order its id. */
const storedAnswer = sql`jsonb_set(${JSON.stringify(generated(0))}::jsonb, '{original,0,id}', to_jsonb(pedido.id))`

const auditEntry = (context: OrderingContext, lines: readonly NewLine[]): Omit<AuditEntry, 'recurso_id'> => {
  const unrouted = lines.filter(({ rep_id }) => rep_id === null).length
  return {
    accion: 'orden.crear',
    recurso: 'orden',
    afiliado_id: context.afiliado_id,
    detalle: {
      consulta_id: context.id,
      lineas: lines.map(({ cup_id, cantidad, rep_id }) => ({ cup_id, cantidad, rep_id })),
      ...(unrouted > 0 ? { aviso: UNROUTED_WARNING, sin_direccionamiento: unrouted } : {}),
    },
  }
}

/**
 * Creates the order. The same key and body give the same order; every rule is checked again with the catalogue and the
 * contracts of this moment. Unrouted lines are kept as such: they are routed afterwards.
 */
export const generateOrder = (ctx: UserCtx, consultaId: number, items: readonly PreOrderItem[]): Promise<Generated> => {
  const callId = `ordenamiento.generarOrdenamiento/${OrderType.procedures}/${consultaId}`
  return idempotentStatement(
    ctx,
    callId,
    items,
    async (takeKey) => {
      const check = async () => {
        const context = await orderingContext(ctx.db, ctx, consultaId, {
          cupIds: present(items.map(({ procedimiento }) => procedimiento.id)),
          repIds: present(items.map(({ rep }) => rep?.id)),
        })
        requireOrderable(context, ctx.today())
        await requireSigner(ctx.db, ctx, 'procedimientos')
        return { context, lines: linesOf(items, context, ctx.today()) }
      }
      const { context, lines } = await check()
      const order = {
        consulta_id: consultaId,
        afiliado_id: context.afiliado_id,
        user_id: ctx.user.id,
        created_at: ctx.now(),
      }
      const audit = (source: RawBuilder<unknown>) => auditEach(ctx, auditEntry(context, lines), source)
      const told = tellProceduresCreated(ctx, { ...order, tipo_orden_id: OrderType.procedures })
      const kept = { takeKey, answer: storedAnswer, audit, told }
      const write = lines.some(({ estado_id }) => estado_id === OrderStatus.pendingAudit) ? insertWaiting : insertOrder
      const id = await write(ctx.db, order, lines, kept).catch(async (error: unknown) => {
        if (!isSameOrder(error)) throw error
        // Somebody ordered it at this instant: now it can be named.
        await check()
        throw justOrdered()
      })
      wake('eventos')
      return id === null ? null : generated(id)
    },
    notAnnulledSince(OrderType.procedures),
  )
}
