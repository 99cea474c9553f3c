/** States of orders and procedures. @fuente spec 1 §2 */
import { estados } from '@cauce/contract/estados'
import { defineModule } from '../../kit/module.ts'
import { createStatus, saveStatus, statusList } from './service.ts'

export const module = defineModule(estados, {
  lista: ({ query }, ctx) => statusList(ctx, query),
  crear: ({ body }, ctx) => createStatus(ctx, body),
  actualizar: ({ params, body }, ctx) => saveStatus(ctx, params.id, body),
})
