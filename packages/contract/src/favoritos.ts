/** The order lines that a clinician writes often, kept by kind of order. */
import * as Schema from 'effect/Schema'
import { FavouriteLine, MAX_FAVOURITE_NAME, ShownFavourite } from '@cauce/domain/ordering/favourite-line'
import { Id, PathId, requiredText } from '@cauce/domain/text/field'
import { entry } from './entry.ts'
import { ORDERING_PERMISSION } from './ordenamiento.ts'

const access = { permission: ORDERING_PERMISSION } as const

export const favoritos = {
  listar: entry({
    method: 'GET',
    path: '/ordenamiento/favoritos/:tipo',
    kind: 'read',
    access,
    summary: 'Las líneas favoritas de quien pregunta, de un tipo de orden.',
    params: Schema.Struct({ tipo: PathId }),
    answer: Schema.Array(ShownFavourite),
  }),
  guardar: entry({
    method: 'POST',
    path: '/ordenamiento/favoritos/guardar',
    kind: 'write',
    repeat: { naturalKey: 'Con el mismo nombre es la misma línea.' },
    access,
    summary: 'Guarda una línea favorita; con el mismo nombre, la cambia.',
    body: Schema.Struct({ nombre: requiredText(MAX_FAVOURITE_NAME), linea: FavouriteLine }),
    answer: Schema.Struct({ id: Schema.Int, mensaje: Schema.String }),
  }),
  eliminar: entry({
    method: 'POST',
    path: '/ordenamiento/favoritos/eliminar',
    kind: 'write',
    repeat: { naturalKey: 'Lo eliminado ya no está.' },
    access,
    summary: 'Borra una línea favorita propia.',
    body: Schema.Struct({ id: Id }),
    answer: Schema.Struct({ mensaje: Schema.String }),
  }),
} as const
