/** Calls of the sets of procedures. */
import { conjuntos } from '@cauce/contract/conjuntos'
import { defineModule } from '../../kit/module.ts'
import { deleteSet, saveSet, setsOf } from './service.ts'

export const module = defineModule(conjuntos, {
  listar: (_, ctx) => setsOf(ctx),
  guardar: ({ body }, ctx) => saveSet(ctx, body),
  eliminar: ({ body }, ctx) => deleteSet(ctx, body.id),
})
