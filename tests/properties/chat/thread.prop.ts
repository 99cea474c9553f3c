import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { checkAttachments, MAX_ATTACHMENTS_BYTES } from '@cauce/domain/chat/limits'
import { mergeMessages, stillOutgoing, unread, type ServerMessage } from '@cauce/domain/chat/thread'
import { property } from '../../support/property.ts'

const messageOf = (id: number): ServerMessage => ({
  id,
  user_id: (id % 3) + 1,
  mensaje: `m${id}`,
  created_at: new Date(id * 1_000).toISOString(),
  clave: id % 2 === 0 ? `c${id}` : null,
})
const batch = fc.array(fc.integer({ min: 1, max: 40 }).map(messageOf), { maxLength: 20 })
const batches = fc.array(batch, { maxLength: 6 })
const ids = (messages: readonly ServerMessage[]) => messages.map(({ id }) => id)

describe('los mensajes de un canal', () => {
  property('lleguen como lleguen quedan todos, una vez y en orden', [batches], (came) => {
    const merged = came.reduce<readonly ServerMessage[]>(mergeMessages, [])
    const wanted = [...new Set(came.flat().map(({ id }) => id))].toSorted((one, other) => one - other)
    expect(ids(merged)).toEqual(wanted)
    const backwards = came.toReversed().reduce<readonly ServerMessage[]>(mergeMessages, [])
    expect(ids(backwards)).toEqual(wanted)
  })

  property('un mensaje propio está por enviar o en la lista, nunca en ambas', [batch], (messages) => {
    const waiting = Array.from({ length: 40 }, (_, place) => ({
      clave: `c${place}`,
      mensaje: '',
      at: place,
      estado: 'enviando' as const,
    }))
    const left = stillOutgoing(waiting, messages).map(({ clave }) => clave)
    const arrived = messages.flatMap(({ clave }) => (clave === null ? [] : [clave]))
    expect(left.filter((clave) => arrived.includes(clave))).toEqual([])
    expect(left.length + new Set(arrived.filter((clave) => waiting.some((own) => own.clave === clave))).size).toBe(40)
  })

  property('leer más nunca deja más sin leer, y leerlo todo no deja nada', [batch, fc.nat(45)], (messages, read) => {
    expect(unread(messages, 1, read + 1)).toBeLessThanOrEqual(unread(messages, 1, read))
    expect(unread(messages, 1, 40)).toBe(0)
    expect(unread(messages, 1, null)).toBe(messages.filter(({ user_id }) => user_id !== 1).length)
  })
})

describe('los adjuntos', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: MAX_ATTACHMENTS_BYTES }), { minLength: 1, maxLength: 5 })
  property('caben exactamente si suman hasta 50 MB, sin importar cómo se repartan', [sizes], (all) => {
    const files = all.map((tamano) => ({ nombre: 'a.pdf', tamano, pdf: true }))
    const sum = all.reduce((total, size) => total + size, 0)
    expect(Object.keys(checkAttachments(files, ''))).toEqual(sum <= 52_428_800 ? [] : ['archivos'])
  })
})
