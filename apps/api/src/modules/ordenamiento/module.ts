/** Calls of the ordering of procedures. */
import { ordenamiento } from '@cauce/contract/ordenamiento'
import { defineModule } from '../../kit/module.ts'
import { searchProcedures } from '../cups/queries.ts'
import { assignSite, listSites, propose, routingHistory } from '../direccionamiento/service.ts'
import { generateOrder } from './generate-order.ts'
import { lineLife, moveLine } from './line-life.ts'
import { activeOrders, recommends, validateItem } from './service.ts'

export const module = defineModule(ordenamiento, {
  buscarCupsNombre: ({ body }, ctx) => searchProcedures(ctx.db, body.nombre, ctx.user.id),
  validarCup: ({ body }, ctx) => validateItem(ctx, body),
  proponerDireccionamiento: ({ body }, ctx) => propose(ctx, body),
  ordenesActivas: ({ params }, ctx) => activeOrders(ctx, params.consultaId),
  generarOrdenamiento: ({ params, body }, ctx) => generateOrder(ctx, params.consultaId, body),
  repsListar: ({ query, body }, ctx) => listSites(ctx, query, body),
  asignarDireccionamiento: ({ body }, ctx) => assignSite(ctx, body),
  vidaLinea: ({ params }, ctx) => lineLife(ctx, params),
  moverLinea: ({ params, body }, ctx) => moveLine(ctx, params.tipo, body),
  historialDireccionamiento: ({ params }, ctx) => routingHistory(ctx, params),
  recomendacionCups: ({ body }, ctx) => recommends(ctx, body.id),
})
