/** The calls of the module `clientes`. */
import { clientes } from '@cauce/contract/clientes'
import { defineModule } from '../../kit/module.ts'
import { create, edit, list, renewKey, toggle } from './service.ts'

export const module = defineModule(clientes, {
  listar: (_input, ctx) => list(ctx),
  crear: ({ body }, ctx) => create(ctx, body),
  editar: ({ params, body }, ctx) => edit(ctx, params.id, body),
  cambiarEstado: ({ params }, ctx) => toggle(ctx, params.id),
  nuevaClave: ({ params, body }, ctx) => renewKey(ctx, params.id, body),
})
