/** Calls of the own-code catalogue. */
import { codigosPropios } from '@cauce/contract/codigos-propios'
import { defineModule } from '../../kit/module.ts'
import { orderServices } from './order-services.ts'
import { activeServices, findServices } from './service.ts'

export const module = defineModule(codigosPropios, {
  buscar: ({ params }, ctx) => findServices(ctx, params.texto),
  ordenesActivas: ({ params }, ctx) => activeServices(ctx, params.consultaId),
  generarOrdenamiento: ({ params, body }, ctx) => orderServices(ctx, params.consultaId, body),
})
