/** Many users at once, from a file: reviewed first, then loaded in batches. @fuente spec 1 §2 */
import * as Schema from 'effect/Schema'
import { USERS_PERMISSION } from '@cauce/domain/users/authority'
import { LOAD_COLUMNS, MAX_LOAD_BYTES } from '@cauce/domain/users/load-columns'
import { Instant, PathId, QueryCount, requiredText } from '@cauce/domain/text/field'
import { entry } from './entry.ts'
import { UNCONFIRMED } from './errors.ts'

const access = { permission: USERS_PERMISSION } as const
const ById = Schema.Struct({ id: PathId })

/** What a file would do, or has done so far. */
export const LoadSummary = Schema.Struct({
  id: Schema.Int,
  nombre: Schema.String,
  estado: Schema.Literals(['revisada', 'en_curso', 'cancelada', 'terminada']),
  /** Who uploaded it last, and when. */
  quien: Schema.String,
  updated_at: Instant,
  total: Schema.Int,
  por_crear: Schema.Int,
  por_actualizar: Schema.Int,
  sin_cambios: Schema.Int,
  rechazadas: Schema.Int,
  creadas: Schema.Int,
  actualizadas: Schema.Int,
})
export type LoadSummary = typeof LoadSummary.Type

const Column = Schema.Literals(LOAD_COLUMNS)
export const LoadLine = Schema.Struct({
  linea: Schema.Int,
  accion: Schema.Literals(['crear', 'actualizar', 'sin_cambios', 'rechazar']),
  hecha: Schema.Boolean,
  documento: Schema.String,
  nombre: Schema.String,
  cambios: Schema.Array(Schema.Struct({ columna: Column, antes: Schema.String, despues: Schema.String })),
  errores: Schema.Array(Schema.Struct({ columna: Column, valor: Schema.String, mensaje: Schema.String })),
})
export type LoadLine = typeof LoadLine.Type

export const cargas = {
  plantillaCarga: entry({
    method: 'GET',
    path: '/usuarios/cargas/plantilla',
    kind: 'read',
    access,
    summary: 'Archivo CSV con las columnas de una carga y una línea de ejemplo.',
    answer: 'binary',
  }),
  cargas: entry({
    method: 'GET',
    path: '/usuarios/cargas',
    kind: 'read',
    access,
    summary: 'Las últimas cargas.',
    answer: Schema.Array(LoadSummary),
  }),
  revisarCarga: entry({
    method: 'POST',
    path: '/usuarios/cargas',
    kind: 'write',
    repeat: { naturalKey: 'El mismo archivo es la misma carga.' },
    access,
    bodyLimit: MAX_LOAD_BYTES,
    summary:
      'Revisa un archivo sin crear nada: dice de cada línea qué haría o por qué se rechaza. El mismo archivo es la misma carga.',
    body: Schema.Struct({ nombre: requiredText(200), texto: requiredText(MAX_LOAD_BYTES) }),
    answer: Schema.Struct({ carga: LoadSummary, columnas_ignoradas: Schema.Array(Schema.String) }),
  }),
  carga: entry({
    method: 'GET',
    path: '/usuarios/cargas/:id',
    kind: 'read',
    access,
    summary: 'Cómo va una carga.',
    params: ById,
    answer: LoadSummary,
  }),
  lineasCarga: entry({
    method: 'GET',
    path: '/usuarios/cargas/:id/lineas',
    kind: 'read',
    access,
    summary: 'Las líneas de una carga, con lo que cambian o por qué se rechazan.',
    params: ById,
    query: Schema.Struct({
      accion: Schema.optionalKey(LoadLine.fields.accion),
      pagina: Schema.optionalKey(QueryCount),
      por_pagina: Schema.optionalKey(QueryCount),
    }),
    answer: Schema.Struct({
      data: Schema.Array(LoadLine),
      total: Schema.Int,
      pagina: Schema.Int,
      por_pagina: Schema.Int,
    }),
  }),
  cargarLote: entry({
    method: 'POST',
    path: '/usuarios/cargas/:id/lote',
    kind: 'write',
    repeat: { naturalKey: 'Sigue por las líneas que faltan: las hechas no se repiten.' },
    access,
    summary: 'Crea o cambia los usuarios de las siguientes líneas, cada una entera o nada. Se repite hasta terminar.',
    params: ById,
    answer: LoadSummary,
    failures: [UNCONFIRMED, [409, 'carga.cancelada']],
  }),
  cancelarCarga: entry({
    method: 'POST',
    path: '/usuarios/cargas/:id/cancelar',
    kind: 'write',
    repeat: { naturalKey: 'Una carga detenida ya está detenida.' },
    access,
    summary: 'Detiene la carga después del lote que va en curso. Lo hecho queda hecho.',
    params: ById,
    answer: LoadSummary,
  }),
  rechazosCarga: entry({
    method: 'GET',
    path: '/usuarios/cargas/:id/rechazos',
    kind: 'read',
    access,
    summary: 'Las líneas rechazadas como archivo CSV, con su motivo, para corregirlas y cargarlas de nuevo.',
    params: ById,
    answer: 'binary',
  }),
} as const
