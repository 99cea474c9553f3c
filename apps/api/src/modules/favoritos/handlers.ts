/** Calls of the favourite order lines. */
import type { favoritos } from '@cauce/contract/favoritos'
import type { Handlers } from '../../http/handle.ts'
import { deleteFavourite, favourites, saveFavourite } from './service.ts'

export const handlers = {
  listar: ({ params }, ctx) => favourites(ctx, params.tipo),
  guardar: ({ body }, ctx) => saveFavourite(ctx, body),
  eliminar: ({ body }, ctx) => deleteFavourite(ctx, body.id),
} satisfies Handlers<typeof favoritos>
