/** What runs without a request. */
import type { trabajos } from '@cauce/contract/trabajos'
import type { Handlers } from '../../http/handle.ts'
import { moveWork, workList } from './service.ts'

export const handlers: Handlers<typeof trabajos> = {
  lista: ({ query }, ctx) => workList(ctx, query.cuales),
  mover: ({ body }, ctx) => moveWork(ctx, body),
}
