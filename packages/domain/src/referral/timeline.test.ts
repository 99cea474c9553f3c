import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '../chat/channel.ts'
import type { ReferralEvent } from './referral.ts'
import { mergeTimeline, messageEvent, messageOf, orderTimeline } from './timeline.ts'

const at = (hour: string): string => new Date(`2026-11-21T${hour}:00-05:00`).toISOString()
const event = (id: number, hour: string, written = hour): ReferralEvent => ({
  id: `e${id}`,
  clase: 'actualizada',
  at: at(hour),
  registrado_at: at(written),
  quien: null,
  detalle: {},
})
const message = (id: number, hour: string): ChatMessage => ({
  id,
  canal_id: 3,
  user_id: 9,
  mensaje: `Mensaje ${id}`,
  created_at: at(hour),
  clave: `clave-${id}`,
  adjunto: null,
  nombre_adjunto: null,
  adjuntos: [],
  user: { operador: { nombre_completo: 'Andrés Loaiza' } },
})
const ids = (events: readonly ReferralEvent[]) => events.map(({ id }) => id).join(' ')

describe('the order of what happened', () => {
  it('is that of the hour of each thing, not of when it was written down', () => {
    expect(ids(orderTimeline([event(1, '06:02'), event(2, '06:31', '06:50'), event(3, '06:40', '06:41')]))).toBe(
      'e1 e2 e3',
    )
    expect(ids(orderTimeline([event(3, '06:40', '06:41'), event(2, '06:31', '06:50'), event(1, '06:02')]))).toBe(
      'e1 e2 e3',
    )
  })

  it('at the same hour is that in which they were written', () => {
    expect(ids(orderTimeline([event(1, '06:31', '06:50'), event(2, '06:31', '06:40')]))).toBe('e2 e1')
    expect(ids(orderTimeline([event(12, '06:31'), event(9, '06:31'), event(100, '06:31')]))).toBe('e9 e12 e100')
  })

  it('at the same hour, also written, has what the referral did before what was said of it', () => {
    for (const [own, said] of [
      [9, 2],
      [2, 9],
    ] as const)
      expect(ids(mergeTimeline([event(own, '06:31')], [message(said, '06:31')]))).toBe(`e${own} m${said}`)
  })

  it('keeps the messages as the chat has them, whatever their hours say', () => {
    const timeline = mergeTimeline([event(1, '06:02'), event(2, '06:17')], [message(7, '06:15'), message(8, '06:10')])
    expect(ids(timeline)).toBe('e1 m7 m8 e2')
  })

  it('has each message once, known from the server and come live', () => {
    const known = [event(1, '06:02'), messageEvent(message(7, '06:15'))]
    expect(ids(mergeTimeline(known, [message(7, '06:15'), message(8, '06:18')]))).toBe('e1 m7 m8')
  })
})

it('a message says who wrote it and comes back whole', () => {
  const one = message(7, '06:15')
  expect(messageEvent(one)).toMatchObject({ id: 'm7', quien: { id: 9, nombre: 'Andrés Loaiza' }, at: one.created_at })
  expect(messageOf(messageEvent(one))).toEqual(one)
  expect(messageOf(event(1, '06:02'))).toBeNull()
  expect(messageOf({ ...messageEvent(one), detalle: {} })).toBeNull()
  expect(messageOf({ ...messageEvent(one), clase: 'documento' })).toBeNull()
})
