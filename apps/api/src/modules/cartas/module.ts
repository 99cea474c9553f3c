/** Letters that were issued. */
import { cartas } from '@cauce/contract/cartas'
import { defineModule } from '../../kit/module.ts'
import { deliver, print, view } from './service.ts'

export const module = defineModule(cartas, {
  ver: ({ params }, ctx) => view(ctx, params.id),
  imprimir: ({ body }, ctx) => print(ctx, body.id),
  entregar: ({ body }, ctx) => deliver(ctx, body),
})
