/** Manuals and news: read by everybody who signs in, written by editors. @fuente spec 1 §2 (Inicio) */
import * as Schema from 'effect/Schema'
import { ContentForm } from '@cauce/domain/content/content'
import { Id, Instant, PathId, QueryCount, optionalText, requiredText } from '@cauce/domain/text/field'
import { entry } from './entry.ts'

export const EDIT_CONTENT = 'inicio.gestionContenido'
const editor = { permission: EDIT_CONTENT } as const

const Kind = Schema.Literals(['manual', 'novedad'])
const State = Schema.Literals(['borrador', 'publicado', 'retirado'])
const Message = Schema.Struct({ mensaje: Schema.String })
const ById = Schema.Struct({ id: PathId })

export const Attachment = Schema.Struct({
  id: Schema.Int,
  nombre: Schema.String,
  tipo: Schema.String,
  /** Bytes. */
  tamano: Schema.Int,
})

const Summary = Schema.Struct({
  id: Schema.Int,
  tipo: Kind,
  titulo: Schema.String,
  resumen: Schema.String,
  estado: State,
  publicado_at: Schema.NullOr(Instant),
  updated_at: Instant,
  autor: Schema.String,
  adjuntos: Schema.Int,
  demo: Schema.Boolean,
})

const paged = <Row extends Schema.ConstraintCodec<unknown, unknown>>(row: Row) =>
  Schema.Struct({ data: Schema.Array(row), total: Schema.Int, pagina: Schema.Int, por_pagina: Schema.Int })

const page = { pagina: Schema.optionalKey(QueryCount), por_pagina: Schema.optionalKey(QueryCount) }

const Whole = Schema.Struct({
  ...Summary.fields,
  cuerpo: Schema.String,
  version: Schema.Int,
  archivos: Schema.Array(Attachment),
})

export const contenido = {
  publicados: entry({
    method: 'GET',
    path: '/contenido/publicados',
    kind: 'read',
    access: 'session',
    summary: 'Manuales y novedades publicados, lo más reciente primero. Dice cuáles no ha abierto la persona.',
    query: Schema.Struct({
      tipo: Schema.optionalKey(Kind),
      texto: Schema.optionalKey(optionalText(100)),
      ...page,
    }),
    answer: Schema.Struct({
      ...paged(Schema.Struct({ ...Summary.fields, nuevo: Schema.Boolean })).fields,
      sin_leer: Schema.Int,
    }),
  }),
  publicado: entry({
    method: 'GET',
    path: '/contenido/publicados/:id',
    kind: 'read',
    access: 'session',
    summary: 'Un contenido publicado, entero.',
    params: ById,
    answer: Whole,
  }),
  leido: entry({
    method: 'POST',
    path: '/contenido/publicados/:id/leido',
    kind: 'write',
    repeat: { naturalKey: 'Lo leído ya está leído.' },
    access: 'session',
    summary: 'La persona lo abrió: deja de ser nuevo para ella.',
    params: ById,
    answer: Message,
  }),
  archivo: entry({
    method: 'POST',
    path: '/contenido/archivo/:id',
    kind: 'read',
    access: 'session',
    summary: 'Dirección de un adjunto, que sirve unos minutos y no lleva autorización.',
    params: ById,
    answer: Schema.Struct({ url: Schema.String, expira_at: Instant }),
  }),
  listar: entry({
    method: 'GET',
    path: '/contenido/listar',
    kind: 'read',
    access: editor,
    summary: 'Todo el contenido, para quien lo edita.',
    query: Schema.Struct({
      estado: Schema.optionalKey(State),
      tipo: Schema.optionalKey(Kind),
      texto: Schema.optionalKey(optionalText(100)),
      orden: Schema.optionalKey(Schema.Literals(['titulo', '-titulo', 'cambio', '-cambio'])),
      ...page,
    }),
    answer: Schema.Struct({
      ...paged(Schema.Struct({ ...Summary.fields, lecturas: Schema.Int })).fields,
      por_estado: Schema.Array(Schema.Struct({ estado: State, total: Schema.Int })),
    }),
  }),
  abrir: entry({
    method: 'GET',
    path: '/contenido/editar/:id',
    kind: 'read',
    access: editor,
    summary: 'Un contenido en cualquier estado, para editarlo.',
    params: ById,
    answer: Whole,
  }),
  crear: entry({
    method: 'POST',
    path: '/contenido',
    kind: 'write',
    repeat: 'idempotent',
    access: editor,
    summary: 'Un borrador nuevo.',
    body: ContentForm,
    answer: Schema.Struct({ mensaje: Schema.String, id: Schema.Int, version: Schema.Int }),
  }),
  guardar: entry({
    method: 'PUT',
    path: '/contenido/:id',
    kind: 'write',
    repeat: 'versioned',
    access: editor,
    summary: 'Guarda los cambios sobre la versión que se leyó.',
    params: ById,
    body: Schema.Struct({ ...ContentForm.fields, version: Id }),
    answer: Schema.Struct({ mensaje: Schema.String, version: Schema.Int }),
    failures: [[409, 'contenido.cambiado']],
  }),
  mover: entry({
    method: 'POST',
    path: '/contenido/mover/:id',
    kind: 'write',
    repeat: 'versioned',
    access: editor,
    summary: 'Publica o retira.',
    params: ById,
    body: Schema.Struct({ evento: Schema.Literals(['publicar', 'retirar']), version: Id }),
    answer: Schema.Struct({ mensaje: Schema.String, estado: State, version: Schema.Int }),
    failures: [[409, 'contenido.cambiado']],
  }),
  eliminar: entry({
    method: 'DELETE',
    path: '/contenido/:id',
    kind: 'write',
    repeat: { naturalKey: 'Lo eliminado ya no está.' },
    access: editor,
    summary: 'Elimina un borrador que nunca se publicó.',
    params: ById,
    answer: Message,
    failures: [[409, 'contenido.no_borrador']],
  }),
  subir: entry({
    method: 'POST',
    path: '/contenido/subir/:id',
    kind: 'write',
    repeat: { naturalKey: 'Da otra dirección; la que no se usa se borra.' },
    access: editor,
    summary: 'Pide dónde enviar un archivo: `PUT` de sus bytes a la dirección, sin autorización, y después `adjuntar`.',
    params: ById,
    body: Schema.Struct({ nombre: requiredText(200), tipo: requiredText(100), tamano: Schema.Int }),
    answer: Schema.Struct({ clave: Schema.String, url: Schema.String, expira_at: Instant }),
  }),
  adjuntar: entry({
    method: 'POST',
    path: '/contenido/adjuntar/:id',
    kind: 'write',
    repeat: 'idempotent',
    access: editor,
    summary: 'Une al contenido un archivo que ya se envió.',
    params: ById,
    body: Schema.Struct({ clave: requiredText(100) }),
    answer: Attachment,
    failures: [[409, 'archivo.no_recibido']],
  }),
  quitarAdjunto: entry({
    method: 'DELETE',
    path: '/contenido/adjunto/:id',
    kind: 'write',
    repeat: { naturalKey: 'Lo quitado ya no está.' },
    access: editor,
    summary: 'Quita un adjunto.',
    params: ById,
    answer: Message,
  }),
} as const
