/** Lines and lists of a procedure order, for the tests of its functions. */
import { newOrder } from '../procedure-order/list.ts'
import type { OrderContext, OrderItem } from '../procedure-order/types.ts'
import { orderInput } from './order-flow.ts'
import { colonoscopy, hoy } from './ordering-samples.ts'

export const belen = { id: 8, nombre: 'Sede Belén', municipio: 'Medellín' }

/** The site that the contracts give for a colonoscopy. */
export const proposed = {
  item_id: colonoscopy.id,
  rep: { id: 7, nombre: 'Sede Laureles', municipio: 'Medellín' },
  regla: 'contrato_municipio',
  automatico: false,
  motivo: 'Contrato vigente',
  alternativas: [],
} as const

/** A line that the server accepted today and whose site was asked for. */
export const itemOf = (change: Partial<OrderItem> = {}): OrderItem => ({
  key: 1,
  procedimiento: colonoscopy,
  cantidad: 1,
  fechaVigencia: hoy,
  observacion: 'Control anual',
  validado: hoy,
  historicoAceptado: false,
  advertencias: [],
  consentimiento: true,
  routing: null,
  routingAsked: true,
  errores: {},
  ...change,
})

/** A new order of consultation 1 with that list. */
export const orderWith = (items: readonly OrderItem[] = [], change: Partial<OrderContext> = {}): OrderContext => ({
  ...newOrder(orderInput),
  items,
  ...change,
})

/** What a person writes in the form of a line that lacks nothing. */
export const written = { procedimiento: colonoscopy, cantidad: 1, fechaVigencia: hoy, observacion: ' Control anual ' }
