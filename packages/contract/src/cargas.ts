/**
 * Files that become rows. One set of calls serves every load that is declared: `carga` names it, and who may keep what it fills may
 * load it.
 */
import * as Schema from 'effect/Schema'
import { Id, Instant, PathId, requiredText } from '@cauce/domain/text/field'
import { entry } from './entry.ts'
import { pageInQuery, pageOf } from './kit/page.ts'

const access = 'session' as const
const ById = Schema.Struct({ id: PathId })
const Act = Schema.Literals(['crear', 'editar', 'igual', 'rechazar'])
const MAX_NAME = 200

/** What a file would do, or has done so far. */
export const LoadSummary = Schema.Struct({
  id: Schema.Int,
  /** Which load: the page of a master, `usuarios`. */
  carga: Schema.String,
  nombre: Schema.String,
  estado: Schema.Literals(['esperando', 'en_revision', 'revisada', 'en_carga', 'terminada', 'cancelada', 'ilegible']),
  /** Nobody asked to load it, or how. */
  modo: Schema.NullOr(Schema.Literals(['buenas', 'todas'])),
  /** Who sent it, and when it moved last. */
  quien: Schema.String,
  updated_at: Instant,
  tamano: Schema.Int,
  /** Bytes that were read. */
  leidos: Schema.Int,
  /** Lines that were read. */
  total: Schema.Int,
  por_crear: Schema.Int,
  por_editar: Schema.Int,
  creadas: Schema.Int,
  editadas: Schema.Int,
  iguales: Schema.Int,
  rechazadas: Schema.Int,
  mensaje: Schema.String,
  /** Titles of columns that are not read. */
  columnas_ignoradas: Schema.Array(Schema.String),
  /** Who loaded a file that says the same, if anybody did. */
  antes: Schema.NullOr(Schema.Struct({ quien: Schema.String, cuando: Instant })),
})
export type LoadSummary = typeof LoadSummary.Type

export const LoadLine = Schema.Struct({
  /** As a spreadsheet numbers them: the header is line 1. */
  linea: Schema.Int,
  accion: Act,
  hecha: Schema.Boolean,
  titulo: Schema.String,
  detalle: Schema.String,
  /** Column by its title; `mensaje` says what to correct. */
  errores: Schema.Array(Schema.Struct({ campo: Schema.String, valor: Schema.String, mensaje: Schema.String })),
  cambios: Schema.Array(Schema.Struct({ campo: Schema.String, antes: Schema.String, despues: Schema.String })),
})
export type LoadLine = typeof LoadLine.Type

const NOT_THEN = [409, 'carga.no_lista'] as const

export const cargas = {
  lista: entry({
    method: 'GET',
    path: '/cargas',
    kind: 'read',
    access,
    summary: 'Las últimas cargas de una clase.',
    query: Schema.Struct({ carga: requiredText(100) }),
    answer: Schema.Array(LoadSummary),
  }),
  pedir: entry({
    method: 'POST',
    path: '/cargas',
    kind: 'write',
    repeat: { naturalKey: 'Cada petición da otra dirección; sin su archivo no hace nada y se olvida.' },
    access,
    summary: 'Da la dirección a la que se envía un archivo CSV, que puede ser grande.',
    body: Schema.Struct({ carga: requiredText(100), nombre: requiredText(MAX_NAME), tamano: Id }),
    answer: Schema.Struct({ id: Schema.Int, url: Schema.String, expira_at: Instant }),
    failures: [[429, 'carga.demasiadas']],
  }),
  revisar: entry({
    method: 'POST',
    path: '/cargas/:id/revisar',
    kind: 'write',
    repeat: { naturalKey: 'Lo que se está revisando, o ya se revisó, no se empieza otra vez.' },
    access,
    summary:
      'Revisa el archivo que se envió sin guardar nada de él: dice de cada línea qué haría o por qué se rechaza.',
    params: ById,
    answer: LoadSummary,
    failures: [NOT_THEN, [409, 'archivo.no_recibido']],
  }),
  ver: entry({
    method: 'GET',
    path: '/cargas/:id',
    kind: 'read',
    access,
    summary: 'Cómo va una carga.',
    params: ById,
    answer: LoadSummary,
  }),
  lineas: entry({
    method: 'GET',
    path: '/cargas/:id/lineas',
    kind: 'read',
    access,
    summary: 'Las líneas de una carga, con lo que cambian o por qué se rechazan.',
    params: ById,
    query: Schema.Struct({ accion: Schema.optionalKey(Act), ...pageInQuery }),
    answer: pageOf(LoadLine, {}),
  }),
  aplicar: entry({
    method: 'POST',
    path: '/cargas/:id/aplicar',
    kind: 'write',
    repeat: { naturalKey: 'Sigue por las líneas que faltan: las hechas no se repiten.' },
    access,
    summary:
      'Carga las líneas buenas, o todas o ninguna; si se había detenido, sigue desde donde iba. El mismo archivo no entra dos veces sin decirlo.',
    params: ById,
    body: Schema.Struct({
      modo: Schema.Literals(['buenas', 'todas']),
      /** Loads again what was loaded before. */
      repetir: Schema.optionalKey(Schema.Boolean),
    }),
    answer: LoadSummary,
    failures: [NOT_THEN, [409, 'carga.repetida']],
  }),
  cancelar: entry({
    method: 'POST',
    path: '/cargas/:id/cancelar',
    kind: 'write',
    repeat: { naturalKey: 'Una carga detenida ya está detenida.' },
    access,
    summary: 'Detiene la carga después de la parte que va en curso. Lo hecho queda hecho.',
    params: ById,
    answer: LoadSummary,
  }),
  rechazos: entry({
    method: 'GET',
    path: '/cargas/:id/rechazos',
    kind: 'read',
    access,
    summary: 'Las líneas rechazadas como archivo CSV, con su motivo, para corregirlas y cargarlas de nuevo.',
    params: ById,
    answer: 'binary',
  }),
} as const
