/** States of orders and procedures. @fuente spec 1 §2 */
import type { estados } from '@cauce/contract/estados'
import type { Handlers } from '../../http/handle.ts'
import { createStatus, saveStatus, statusList } from './service.ts'

export const handlers: Handlers<typeof estados> = {
  lista: ({ query }, ctx) => statusList(ctx, query),
  crear: ({ body }, ctx) => createStatus(ctx, body),
  actualizar: ({ params, body }, ctx) => saveStatus(ctx, params.id, body),
}
