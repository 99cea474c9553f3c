/** The calls of the module `correos`. */
import { correos } from '@cauce/contract/correos'
import { defineModule } from '../../kit/module.ts'
import { add, list, setActive } from './service.ts'

export const module = defineModule(correos, {
  listar: (_input, ctx) => list(ctx),
  crear: ({ body }, ctx) => add(ctx, body),
  cambiarEstado: ({ params, body }, ctx) => setActive(ctx, params.id, body.activo),
})
