/** What runs without a request. */
import { trabajos } from '@cauce/contract/trabajos'
import { defineModule } from '../../kit/module.ts'
import { moveWork, workList } from './service.ts'

export const module = defineModule(trabajos, {
  lista: ({ query }, ctx) => workList(ctx, query.cuales),
  mover: ({ body }, ctx) => moveWork(ctx, body),
})
