/** Calls of the own-code catalogue. */
import type { codigosPropios } from '@cauce/contract/codigos-propios'
import type { Handlers } from '../../http/handle.ts'
import { orderServices } from './order-services.ts'
import { activeServices, findServices } from './service.ts'

export const handlers = {
  buscar: ({ params }, ctx) => findServices(ctx, params.texto),
  ordenesActivas: ({ params }, ctx) => activeServices(ctx, params.consultaId),
  generarOrdenamiento: ({ params, body }, ctx) => orderServices(ctx, params.consultaId, body),
} satisfies Handlers<typeof codigosPropios>
