/** The calls of the module `normas`. */
import { normas } from '@cauce/contract/normas'
import { defineModule } from '../../kit/module.ts'
import { decide, propose, withdraw } from './propose.ts'
import { lawFigure, lawFigures } from './service.ts'

export const module = defineModule(normas, {
  lista: ({ query }, ctx) => lawFigures(ctx, query),
  ver: ({ params }, ctx) => lawFigure(ctx, params.clave),
  proponer: ({ body }, ctx) => propose(ctx, body),
  decidir: ({ body }, ctx) => decide(ctx, body),
  retirar: ({ body }, ctx) => withdraw(ctx, body),
})
