/** Calls of the favourite order lines. */
import { favoritos } from '@cauce/contract/favoritos'
import { defineModule } from '../../kit/module.ts'
import { deleteFavourite, favourites, saveFavourite } from './service.ts'

export const module = defineModule(favoritos, {
  listar: ({ params }, ctx) => favourites(ctx, params.tipo),
  guardar: ({ body }, ctx) => saveFavourite(ctx, body),
  eliminar: ({ body }, ctx) => deleteFavourite(ctx, body.id),
})
