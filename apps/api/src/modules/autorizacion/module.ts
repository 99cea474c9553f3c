/** The calls of the module `autorizacion`. */
import { autorizacion } from '@cauce/contract/autorizacion'
import { moveThing } from '../../kit/life/move.ts'
import { moveSeveral } from '../../kit/life/several.ts'
import { defineModule } from '../../kit/module.ts'
import { decidedRequest } from './decide.ts'
import { listRequests, returnedRequests, viewRequest } from './service.ts'
import { completeRequest, takeNext } from './take.ts'

export const module = defineModule(autorizacion, {
  listar: ({ body }, ctx) => listRequests(ctx, body),
  siguiente: ({ body }, ctx) => takeNext(ctx, body),
  ver: ({ params }, ctx) => viewRequest(ctx, params.id),
  mover: ({ body }, ctx) => moveThing(ctx, decidedRequest, 'autorizacion.mover', body),
  moverVarias: ({ body }, ctx) => moveSeveral(ctx, decidedRequest, 'autorizacion.moverVarias', body),
  devueltas: (_, ctx) => returnedRequests(ctx),
  completar: ({ body }, ctx) => completeRequest(ctx, body),
})
