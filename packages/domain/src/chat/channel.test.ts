import * as Schema from 'effect/Schema'
import { expect, it } from 'vitest'
import {
  Channel,
  CHANNEL_PRESENCE_EVENT,
  ChannelPayload,
  ChannelPresence,
  channelRoom,
  ChatAttachment,
  ChatMessage,
  ChatPerson,
  CHATS_EVENT,
  JOIN_EVENT,
  LEAVE_EVENT,
  MESSAGE_EVENT,
  READ_EVENT,
  ReadPayload,
  TYPING_EVENT,
  TypingPayload,
  UploadTarget,
} from './channel.ts'

const lackingOne = (isRow: (row: unknown) => boolean, row: object): readonly string[] =>
  Object.keys(row).filter((missing) =>
    isRow(Object.fromEntries(Object.entries(row).filter(([name]) => name !== missing))),
  )

it('la sala de un canal se llama como dice la especificación, a la letra', () => {
  expect(channelRoom(12)).toBe('sendMenssage12')
})

it('las señales del chat se llaman a la letra', () => {
  expect([
    MESSAGE_EVENT,
    JOIN_EVENT,
    LEAVE_EVENT,
    TYPING_EVENT,
    READ_EVENT,
    CHANNEL_PRESENCE_EVENT,
    CHATS_EVENT,
  ]).toEqual([
    'message',
    'canal.entrar',
    'canal.salir',
    'canal.escribiendo',
    'canal.leido',
    'canal.presencia',
    'chat.cambio',
  ])
})

const person = {
  user_id: 4,
  nombre_completo: 'Ana Ruiz Peláez',
  cargo: 'Médica general',
  area: null,
  correo: null,
  sede: 'Sede Laureles',
  en_linea: true,
}
const file = { id: 1, nombre: 'epicrisis.pdf', ruta: 'aa/1.pdf', tamano: 900 }
const message = {
  id: 30,
  canal_id: 12,
  user_id: 4,
  mensaje: 'Se envía la epicrisis',
  created_at: '2026-11-21T15:00:00.000Z',
  clave: null,
  adjunto: null,
  nombre_adjunto: null,
  adjuntos: [file],
  user: { operador: { nombre_completo: 'Ana Ruiz Peláez' } },
}
const side = { primer_nombre: 'Ana', segundo_nombre: null, primer_apellido: 'Ruiz', segundo_apellido: 'Peláez' }
const last = { id: 30, mensaje: 'Se envía', user_id: 4, created_at: '2026-11-21T15:00:00.000Z', adjuntos: 1 }
const channel = {
  id: 12,
  tipo: 0,
  user_crea_id: 4,
  con: person,
  envia: side,
  recibe: null,
  referencia_id: null,
  titulo: 'Ana Ruiz Peláez',
  ultimo: last,
  sin_leer: 1,
  leidos: [{ user_id: 4, mensaje_id: 30 }],
}
const target = {
  nombre: 'epicrisis.pdf',
  ruta: 'aa/1.pdf',
  url: 'https://archivos.cauce.demo/aa/1.pdf',
  recibido: false,
}

const ROWS: readonly (readonly [string, (row: unknown) => boolean, object])[] = [
  ['el aviso de un canal', Schema.is(ChannelPayload), { canal_id: 12 }],
  ['quién escribe', Schema.is(TypingPayload), { canal_id: 12, user_id: 4 }],
  ['hasta dónde se leyó', Schema.is(ReadPayload), { canal_id: 12, user_id: 4, mensaje_id: 30 }],
  ['quién está', Schema.is(ChannelPresence), { canal_id: 12, usuarios: [4] }],
  ['una persona', Schema.is(ChatPerson), person],
  ['un archivo', Schema.is(ChatAttachment), file],
  ['un mensaje', Schema.is(ChatMessage), message],
  ['un canal', Schema.is(Channel), channel],
  ['un destino', Schema.is(UploadTarget), target],
]

it.each(ROWS)('de %s viajan todos los datos, y ninguno puede faltar', (_name, isRow, row) => {
  expect(isRow(row)).toBe(true)
  expect(lackingOne(isRow, row)).toEqual([])
})

it('un mensaje dice quién lo escribió, y un canal sus nombres, su último mensaje y quién leyó', () => {
  const isMessage = Schema.is(ChatMessage)
  expect([{}, { operador: {} }].map((user) => isMessage({ ...message, user }))).toEqual([false, false])
  const isChannel = Schema.is(Channel)
  const wrong = [{ envia: {} }, { recibe: {} }, { ultimo: {} }, { leidos: [{}] }]
  expect(wrong.map((part) => isChannel({ ...channel, ...part }))).toEqual(wrong.map(() => false))
})
