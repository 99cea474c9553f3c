/** The chat of the staff and of a referral, with its attachments. @fuente spec 2 §7 */
import * as Schema from 'effect/Schema'
import { MAX_FILES, MAX_MESSAGE, tooManyFiles } from '@cauce/domain/chat/limits'
import { CHAT_PERMISSION } from '@cauce/domain/chat/may-chat'
import { Channel, ChatMessage, ChatPerson, UploadTarget } from '@cauce/domain/chat/channel'
import { Id, PageCount, PathId, QueryCount, Instant, optionalText, requiredText } from '@cauce/domain/text/field'
import { entry } from './entry.ts'

const access = { permission: CHAT_PERMISSION } as const

/** People of one search. */
export const EMPLOYEES_SHOWN = 50
export const MESSAGES_PAGE = 50
export const MAX_MESSAGES_PAGE = 200

const Message = Schema.Struct({ mensaje: Schema.String })
/** What the sender calls the message before it has an id: the same one twice is one message. */
const Key = requiredText(80)
const FileName = requiredText(200)
/** Bytes; a field of a form arrives as text. */
const Size = Schema.Union([Schema.Int, Schema.NumberFromString.check(Schema.isInt())])
/** An id, or 0: before every one. */
const From = Schema.Union([Schema.Literal(0), Id])
const files = <S extends Schema.Top>(one: S) =>
  Schema.Array(one).check(Schema.isMaxLength(MAX_FILES, { message: tooManyFiles(MAX_FILES) }))

/** A page of chats. */
const Chats = Schema.Struct({
  data: Schema.Array(Channel),
  total: Schema.Int,
  pagina: Schema.Int,
  por_pagina: Schema.Int,
  /** Messages that the person has not read, in all chats. */
  sin_leer: Schema.Int,
})

export const chat = {
  empleados: entry({
    method: 'GET',
    path: '/empleados/listarEmpleadosActivos',
    kind: 'read',
    access,
    summary: 'Empleados activos con quienes se puede hablar; con texto, los que lo tienen en su nombre o cargo.',
    query: Schema.Struct({ texto: Schema.optionalKey(optionalText(100)) }),
    answer: Schema.Array(ChatPerson),
  }),
  crear: entry({
    method: 'POST',
    path: '/chat/crear',
    kind: 'write',
    repeat: { naturalKey: 'Dos personas tienen un solo canal: se responde el que ya hay.' },
    access,
    summary: 'El canal con una persona: el que ya hay, o uno nuevo.',
    body: Schema.Struct({ user_recibe_id: Id }),
    answer: Channel,
  }),
  listar: entry({
    method: 'GET',
    path: '/chat/listar/:userId',
    kind: 'read',
    access,
    summary: 'Los chats de la persona que pregunta, el de la última palabra primero.',
    params: Schema.Struct({ userId: PathId }),
    query: Schema.Struct({
      pagina: Schema.optionalKey(QueryCount),
      por_pagina: Schema.optionalKey(QueryCount),
    }),
    answer: Chats,
  }),
  buscar: entry({
    method: 'POST',
    path: '/chat/buscar',
    kind: 'read',
    access,
    summary:
      'Los chats de la persona que pregunta que tienen el texto en su título; el nombre no viaja en la dirección.',
    body: Schema.Struct({
      texto: optionalText(100),
      pagina: Schema.optionalKey(PageCount),
      por_pagina: Schema.optionalKey(PageCount),
    }),
    answer: Chats,
  }),
  canal: entry({
    method: 'GET',
    path: '/chat/canal/:id',
    kind: 'read',
    access,
    summary: 'Un canal del que se es miembro.',
    params: Schema.Struct({ id: PathId }),
    answer: Channel,
  }),
  leer: entry({
    method: 'POST',
    path: '/chat/leido',
    kind: 'write',
    repeat: { naturalKey: 'Dice hasta qué mensaje se leyó: repetirlo dice lo mismo.' },
    access,
    summary: 'La persona leyó hasta este mensaje.',
    body: Schema.Struct({ canal_id: Id, mensaje_id: Id }),
    answer: Message,
  }),
  mensaje: entry({
    method: 'POST',
    path: '/mensaje/crear',
    kind: 'write',
    repeat: { naturalKey: 'La clave del cuerpo es la del mensaje: con la misma es el mismo mensaje.' },
    access,
    summary: 'Escribe un mensaje. Con la misma clave es el mismo mensaje.',
    body: Schema.Struct({ canal_id: Id, mensaje: requiredText(MAX_MESSAGE), clave: Schema.optionalKey(Key) }),
    answer: Schema.Struct({ mensaje: ChatMessage }),
    failures: [[409, 'mensaje.otro_texto']],
  }),
  mensajes: entry({
    method: 'POST',
    path: '/mensaje/listarPorCanal/',
    kind: 'read',
    access,
    summary: 'Mensajes de un canal en su orden: los últimos, los anteriores a uno o los que siguen a uno.',
    body: Schema.Struct({
      canal_id: Id,
      antes_de: Schema.optionalKey(Id),
      /** 0: from the first. */
      despues_de: Schema.optionalKey(From),
      limite: Schema.optionalKey(Id),
    }),
    answer: Schema.Struct({ data: Schema.Array(ChatMessage), hay_mas: Schema.Boolean }),
  }),
  mensajeConAdjuntos: entry({
    method: 'POST',
    path: '/mensaje/crear-nuevo-mensaje',
    kind: 'write',
    repeat: { naturalKey: 'La clave del cuerpo es la del mensaje: con la misma es el mismo mensaje.' },
    access,
    multipart: true,
    summary: 'Primer paso de un mensaje con archivos: pide dónde enviarlos. Nadie lo ve hasta que están todos.',
    body: Schema.Struct({
      canal_id: Schema.Union([Id, PathId]),
      mensaje: optionalText(MAX_MESSAGE),
      /** A form with an empty list does not have it. */
      nombre_adjuntos: Schema.optionalKey(files(FileName)),
      /** Bytes of each file, in the same order. */
      tamano_adjuntos: Schema.optionalKey(files(Size)),
      clave: Schema.optionalKey(Key),
    }),
    answer: Schema.Struct({ mensaje: Schema.Struct({ id: Schema.Int }), urlArchivo: Schema.Array(UploadTarget) }),
    failures: [[409, 'mensaje.otros_archivos']],
  }),
  retomarAdjuntos: entry({
    method: 'POST',
    path: '/mensaje/retomar-adjuntos',
    kind: 'write',
    repeat: { naturalKey: 'Da direcciones nuevas para los mismos archivos del mismo mensaje.' },
    access,
    summary: 'Direcciones nuevas para lo que falta por enviar de un mensaje con archivos.',
    body: Schema.Struct({ mensaje_id: Id }),
    answer: Schema.Struct({ urlArchivo: Schema.Array(UploadTarget) }),
  }),
  guardarAdjuntos: entry({
    method: 'POST',
    path: '/mensaje/guardar-informacion-adjuntos',
    kind: 'write',
    repeat: { naturalKey: 'Un mensaje se publica una vez: se responde el que ya está publicado.' },
    access,
    summary: 'Último paso: los archivos llegaron y el mensaje se publica, una vez.',
    /** `mensaje_id`: of the first step. `adjunto`: the paths. */
    body: Schema.Struct({ mensaje_id: Id, nombre_adjunto: files(FileName), adjunto: files(requiredText(300)) }),
    answer: Schema.Struct({ mensaje: ChatMessage }),
    failures: [[409, 'archivo.no_recibido']],
  }),
  descartarAdjuntos: entry({
    method: 'DELETE',
    path: '/mensaje/sin-enviar/:id',
    kind: 'write',
    repeat: { naturalKey: 'Lo descartado ya no está.' },
    access,
    summary: 'Desiste de un mensaje con archivos que no se terminó de enviar.',
    params: Schema.Struct({ id: PathId }),
    answer: Message,
    failures: [[409, 'mensaje.ya_enviado']],
  }),
  urlTemporal: entry({
    method: 'POST',
    path: '/adjuntos/generar-url-temporal-consulta',
    kind: 'read',
    access: 'session',
    summary: 'Dirección de un archivo, que sirve unos minutos y no lleva autorización.',
    /** `tiempo`: minutes. */
    body: Schema.Struct({ disco: Schema.Literal('digital'), path: requiredText(300), tiempo: Schema.Int }),
    answer: Schema.Struct({ url: Schema.String, expira_at: Instant }),
  }),
} as const
