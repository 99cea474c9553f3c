import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import type { ChatMessage } from '@cauce/domain/chat/channel'
import { REFERRAL_EVENTS, type ReferralEvent } from '@cauce/domain/referral/referral'
import { mergeTimeline, orderTimeline } from '@cauce/domain/referral/timeline'
import { timelineEntries } from '@cauce/domain/referral/timeline-words'
import { property } from '../../support/property.ts'

const START = Date.parse('2026-11-21T11:00:00.000Z')
const INSTANTS = Array.from({ length: 91 }, (_, minute) => new Date(START + minute * 60_000).toISOString())
const instant = fc.constantFrom(...INSTANTS)
/** Any text, and much more often one of some that are dear to read: drawing each letter was most of the time. */
const text = fc.oneof(
  {
    weight: 15,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      'Clínica del Prado',
      'Jefe de UCI',
      '\t\n',
      '__proto__',
      'Ñ',
      '🏥',
      '\uD83C',
      '0',
    ),
  },
  { weight: 1, arbitrary: fc.string() },
)
const fact = fc.oneof(
  { weight: 5, arbitrary: text },
  {
    weight: 10,
    arbitrary: fc.constantFrom(null, true, false, 0, 7, -1.5, ['a', 'b'], [], [1, 'fecha_aceptacion'], {}),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) },
)
const KEYS = ['institucion', 'cargo', 'campos', 'corrige', 'codigo', 'tipo_anexo_id'] as const
/** What an event keeps: any of the keys, with anything behind each. */
const detail = fc
  .array(fc.tuple(fc.constantFrom(...KEYS), fact), { maxLength: KEYS.length })
  .map((facts): ReferralEvent['detalle'] => Object.fromEntries(facts))
// Tuples: a record costs three times as much, and a case has a dozen of them.
const event: fc.Arbitrary<Omit<ReferralEvent, 'id'>> = fc
  .tuple(
    fc.constantFrom(...REFERRAL_EVENTS.filter((clase) => clase !== 'mensaje')),
    instant,
    instant,
    fc.option(fc.tuple(fc.nat(9), text)),
    detail,
  )
  .map(([clase, at, registrado_at, who, detalle]) => ({
    clase,
    at,
    registrado_at,
    quien: who === null ? null : { id: who[0], nombre: who[1] },
    detalle,
  }))
const message: fc.Arbitrary<Omit<ChatMessage, 'id'>> = fc
  .tuple(fc.nat(9), text, instant)
  .map(([user_id, mensaje, created_at]) => ({
    canal_id: 1,
    user_id,
    mensaje,
    created_at,
    clave: null,
    adjunto: null,
    nombre_adjunto: null,
    adjuntos: [],
    user: { operador: { nombre_completo: 'Andrés Loaiza' } },
  }))
const events: fc.Arbitrary<readonly ReferralEvent[]> = fc
  .array(event, { maxLength: 6 })
  .map((all) => all.map((one, at) => ({ ...one, id: `e${at + 1}` })))
const messages: fc.Arbitrary<readonly ChatMessage[]> = fc
  .array(message, { maxLength: 6 })
  .map((all) => all.map((one, at) => ({ ...one, id: at + 1 })))
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
