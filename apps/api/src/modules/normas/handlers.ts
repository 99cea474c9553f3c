/** The calls of the module `normas`. */
import type { normas } from '@cauce/contract/normas'
import type { Handlers } from '../../http/handle.ts'
import { decide, propose, withdraw } from './propose.ts'
import { lawFigure, lawFigures } from './service.ts'

export const handlers: Handlers<typeof normas> = {
  lista: ({ query }, ctx) => lawFigures(ctx, query),
  ver: ({ params }, ctx) => lawFigure(ctx, params.clave),
  proponer: ({ body }, ctx) => propose(ctx, body),
  decidir: ({ body }, ctx) => decide(ctx, body),
  retirar: ({ body }, ctx) => withdraw(ctx, body),
}
