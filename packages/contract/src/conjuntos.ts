/** Sets of procedures that are ordered together, one's own and those that others share. */
import * as Schema from 'effect/Schema'
import { MAX_SET_LINES, MAX_SET_NAME, SetLine, ShownSet } from '@cauce/domain/procedure/procedure-set'
import { Id, requiredText } from '@cauce/domain/text/field'
import { entry } from './entry.ts'
import { ORDERING_PERMISSION } from './ordenamiento.ts'

const access = { permission: ORDERING_PERMISSION } as const
/** More than a set takes, so that the rule says it in its words. */
const MOST_LINES = MAX_SET_LINES * 4

export const conjuntos = {
  listar: entry({
    method: 'GET',
    path: '/ordenamiento/conjuntos',
    kind: 'read',
    access,
    summary: 'Los conjuntos de procedimientos de quien pregunta y los que otros comparten.',
    answer: Schema.Array(ShownSet),
  }),
  guardar: entry({
    method: 'POST',
    path: '/ordenamiento/conjuntos/guardar',
    kind: 'write',
    repeat: { naturalKey: 'Con el mismo nombre es el mismo conjunto.' },
    access,
    summary: 'Guarda un conjunto de procedimientos; con el mismo nombre, cambia el propio.',
    body: Schema.Struct({
      nombre: requiredText(MAX_SET_NAME),
      compartido: Schema.Boolean,
      lineas: Schema.Array(SetLine).check(Schema.isMaxLength(MOST_LINES)),
    }),
    answer: Schema.Struct({ id: Schema.Int, mensaje: Schema.String }),
  }),
  eliminar: entry({
    method: 'POST',
    path: '/ordenamiento/conjuntos/eliminar',
    kind: 'write',
    repeat: { naturalKey: 'Lo eliminado ya no está.' },
    access,
    summary: 'Borra un conjunto propio.',
    body: Schema.Struct({ id: Id }),
    answer: Schema.Struct({ mensaje: Schema.String }),
  }),
} as const
