import { fc } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import type { ChatMessage } from '@cauce/domain/chat/channel'
import { REFERRAL_EVENTS, type ReferralEvent } from '@cauce/domain/referral/referral'
import { mergeTimeline, orderTimeline } from '@cauce/domain/referral/timeline'
import { timelineEntries } from '@cauce/domain/referral/timeline-words'
import { property } from '../../support/property.ts'

const START = Date.parse('2026-11-21T11:00:00.000Z')
const instant = fc.integer({ min: 0, max: 90 }).map((minute) => new Date(START + minute * 60_000).toISOString())
const event = (id: number): fc.Arbitrary<ReferralEvent> =>
  fc.record({
    id: fc.constant(`e${id}`),
    clase: fc.constantFrom(...REFERRAL_EVENTS.filter((clase) => clase !== 'mensaje')),
    at: instant,
    registrado_at: instant,
    quien: fc.option(fc.record({ id: fc.nat(9), nombre: fc.string() })),
    detalle: fc.dictionary(
      fc.constantFrom('institucion', 'cargo', 'campos', 'corrige', 'codigo', 'tipo_anexo_id'),
      fc.jsonValue(),
    ),
  })
const message = (id: number): fc.Arbitrary<ChatMessage> =>
  fc.record({
    id: fc.constant(id),
    canal_id: fc.constant(1),
    user_id: fc.nat(9),
    mensaje: fc.string(),
    created_at: instant,
    clave: fc.constant(null),
    adjunto: fc.constant(null),
    nombre_adjunto: fc.constant(null),
    adjuntos: fc.constant([]),
    user: fc.constant({ operador: { nombre_completo: 'Andrés Loaiza' } }),
  })
const several = <T>(one: (id: number) => fc.Arbitrary<T>) =>
  fc.nat(8).chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => one(index + 1))))
const events = several(event)
const messages = several(message)
const ids = (timeline: readonly ReferralEvent[]) => timeline.map(({ id }) => id)

describe('la línea de tiempo de una remisión', () => {
  property('tiene cada cosa una vez, llegue como llegue y cuantas veces llegue', [events, messages], (own, live) => {
    const timeline = mergeTimeline(own, live)
    expect(ids(timeline).toSorted()).toEqual([...ids(own), ...live.map(({ id }) => `m${id}`)].toSorted())
    expect(ids(mergeTimeline([...timeline].toReversed(), live.toReversed()))).toEqual(ids(timeline))
    expect(ids(orderTimeline(timeline))).toEqual(ids(timeline))
  })

  property('lleva los mensajes en el orden del chat', [events, messages], (own, live) => {
    const numbers = mergeTimeline(own, live)
      .filter(({ clase }) => clase === 'mensaje')
      .map(({ id }) => Number(id.slice(1)))
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
  })

  property('lleva lo que pasó antes, antes; a la misma hora, lo que se escribió antes', [events], (own) => {
    const keys = orderTimeline(own).map(({ at, registrado_at }) => `${at} ${registrado_at}`)
    expect(keys).toEqual(keys.toSorted())
  })

  property('se deja leer entera, diga lo que diga el detalle', [events, messages], (own, live) => {
    const entries = timelineEntries(mergeTimeline(own, live), false)
    expect(entries).toHaveLength(own.length + live.length)
    for (const { minutos, mensaje, titulo } of entries) {
      expect(minutos ?? 0).toBeGreaterThanOrEqual(0)
      expect(mensaje !== null || titulo !== '').toBe(true)
    }
  })
})
