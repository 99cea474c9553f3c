/** The calls of the module `firmas`. */
import { firmas } from '@cauce/contract/firmas'
import { moveThing } from '../../kit/life/move.ts'
import { moveSeveral } from '../../kit/life/several.ts'
import { defineModule } from '../../kit/module.ts'
import { movedSignature } from './move-signature.ts'
import { mySignatures, searchSignatures, seenReturned, viewSignature } from './service.ts'

export const module = defineModule(firmas, {
  buscar: ({ body }, ctx) => searchSignatures(ctx, body),
  ver: ({ params }, ctx) => viewSignature(ctx, params.id),
  mover: ({ body }, ctx) => moveThing(ctx, movedSignature, 'firmas.mover', body),
  moverVarias: ({ body }, ctx) => moveSeveral(ctx, movedSignature, 'firmas.moverVarias', body),
  mias: (_, ctx) => mySignatures(ctx),
  enterado: ({ body }, ctx) => seenReturned(ctx, body.id),
})
