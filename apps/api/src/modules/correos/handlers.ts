/** The calls of the module `correos`. */
import type { correos } from '@cauce/contract/correos'
import type { Handlers } from '../../http/handle.ts'
import { add, list, setActive } from './service.ts'

export const handlers: Handlers<typeof correos> = {
  listar: (_input, ctx) => list(ctx),
  crear: ({ body }, ctx) => add(ctx, body),
  cambiarEstado: ({ params, body }, ctx) => setActive(ctx, params.id, body.activo),
}
