/** Lines and lists of an order of services, for the tests of its functions. */
import { newOrder } from '../own-code/list.ts'
import type { OwnCodeContext, ServiceItem } from '../own-code/types.ts'
import { hoy } from './ordering-samples.ts'
import { walker } from './own-code-samples.ts'

export const belen = { id: 7, nombre: 'Sede Belén', municipio: 'Medellín' }

/** The site that the contracts give for the walker, and another that could. */
export const proposed = {
  item_id: walker.id,
  rep: { id: 1, nombre: 'Sede Laureles', municipio: 'Medellín' },
  regla: 'contrato_municipio',
  automatico: false,
  motivo: 'Contrato vigente',
  alternativas: [
    { rep_id: 7, nombre: 'Sede Belén', municipio: 'Medellín', regla: 'contrato_municipio', motivo: 'Contrato vigente' },
  ],
} as const

/** The walker in the list, whose site was asked for and not found. */
export const itemOf = (change: Partial<ServiceItem> = {}): ServiceItem => ({
  key: 1,
  codigoPropio: walker,
  cantidad: 1,
  fechaVigencia: hoy,
  observacion: 'Para la marcha',
  routing: null,
  routingAsked: true,
  errores: {},
  ...change,
})

/** A new order of consultation 9 with that list. */
export const orderWith = (
  items: readonly ServiceItem[] = [],
  change: Partial<OwnCodeContext> = {},
): OwnCodeContext => ({
  ...newOrder({ consultaId: 9, hoy }),
  items,
  ...change,
})
