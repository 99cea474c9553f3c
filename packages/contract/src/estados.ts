/** States of orders and procedures. @fuente spec 1 §2 */
import * as Schema from 'effect/Schema'
import { StatusForm } from '@cauce/domain/ordering/own-status'
import { Id, PathId } from '@cauce/domain/text/field'
import { entry } from './entry.ts'
import { defineList, oneOf, textOf } from './kit/list.ts'
import { countsOf, pageInQuery, pageOf } from './kit/page.ts'

const access = { permission: 'desarrollo.estado' } as const
const Saved = Schema.Struct({ mensaje: Schema.String, id: Schema.Int, version: Schema.Int })

const Status = Schema.Struct({
  id: Schema.Int,
  nombre: Schema.String,
  descripcion: Schema.String,
  activo: Schema.Boolean,
  version: Schema.Int,
  /** Life cycles in which it appears. */
  ciclos: Schema.Array(Schema.Struct({ id: Schema.String, titulo: Schema.String })),
  /** Records that are in it now, counted up to a limit; `registros_hay_mas`: there are more. */
  registros: Schema.Int,
  registros_hay_mas: Schema.Boolean,
  editable: Schema.Boolean,
  /** Why it is read-only, in words. */
  por_que_no: Schema.NullOr(Schema.String),
})
export type Status = typeof Status.Type

/** `reglas`: some life cycle has it; `propios`: of this installation. */
const WHICH = ['reglas', 'propios', 'inactivos'] as const

export const statusList = defineList({
  filters: { texto: textOf(100), cuales: oneOf(WHICH) },
  sorts: { id: 'up', nombre: 'up', registros: 'down' },
  usual: 'id',
  row: 'estado',
  opens: { in: 'abrir', ways: ['ver', 'nuevo'], withoutRow: ['nuevo'] },
})

export const estados = {
  lista: entry({
    method: 'GET',
    path: '/estados',
    kind: 'read',
    access,
    summary: 'Los estados, en qué ciclos de vida están y cuántos registros los tienen.',
    query: Schema.Struct({ ...statusList.fields, ...pageInQuery }),
    answer: pageOf(Status, { cuentas: countsOf(WHICH) }),
  }),
  crear: entry({
    method: 'POST',
    path: '/estados',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary: 'Crea un estado de esta instalación, desde el número 1000.',
    body: StatusForm,
    answer: Saved,
  }),
  actualizar: entry({
    method: 'PUT',
    path: '/estados/:id',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary: 'Cambia nombre, descripción y si está activo, solo de un estado que ninguna regla ni registro usa.',
    params: Schema.Struct({ id: PathId }),
    body: Schema.Struct({
      ...StatusForm.fields,
      activo: Schema.Boolean,
      version: Id,
    }),
    answer: Saved,
    failures: [
      [409, 'estado.cambio'],
      [409, 'estado.en_uso'],
    ],
  }),
} as const
