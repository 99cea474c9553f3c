import { describe, expect, it } from 'vitest'
import { indexAllergies } from './allergy-knowledge.ts'
import { innerLevel } from './inner-level.ts'

const row = (clase: string, principios: string, cruce_interno: string | null) => ({
  clase,
  principios,
  cruce_interno,
  conducta: null,
  alias: null,
  fuente: 'Prueba',
})
const cross = (clase: string, cruza_con: string, nivel: string) => ({ clase, cruza_con, tipo: 'clase', nivel })
const knowledge = (interno: string | null, ...crosses: readonly ReturnType<typeof cross>[]) =>
  indexAllergies(
    [
      row('Amplia', 'Uno;Dos;Tres;Cuatro', interno),
      row('Primeros', 'Uno;Dos', 'alta'),
      row('Solo uno', 'Uno', null),
      row('Últimos', 'Tres;Cuatro', 'baja'),
      row('Mezclados', 'Dos;Tres', 'alta'),
    ],
    crosses,
    new Map(),
    new Set(),
  )
const level = (known: ReturnType<typeof knowledge>, one: string, other: string) => {
  const whole = known.classes.get('amplia')
  return whole === undefined ? undefined : innerLevel(whole, [one, other], known)
}

describe('two members of a wide class', () => {
  it.each(['baja', 'teórica', 'alta'])('cross as their narrower classes do where those are written: %s', (written) => {
    const known = knowledge('alta', cross('Primeros', 'Últimos', written))
    expect(level(known, 'uno', 'tres')).toBe(written)
    expect(level(known, 'cuatro', 'dos')).toBe(written)
  })

  it('by the strongest of what is written', () => {
    const known = knowledge('alta', cross('Primeros', 'Últimos', 'teórica'), cross('Últimos', 'Solo uno', 'baja'))
    expect([level(known, 'uno', 'tres'), level(known, 'dos', 'cuatro')]).toEqual(['baja', 'teórica'])
  })

  it('keep the level of the wide class where nothing narrower tells them apart', () => {
    const known = knowledge('alta', cross('Primeros', 'Últimos', 'baja'))
    expect(level(known, 'uno', 'dos')).toBe('alta')
    expect(level(knowledge('alta', cross('Mezclados', 'Mezclados', 'baja')), 'dos', 'tres')).toBe('alta')
    expect(level(knowledge('alta'), 'uno', 'tres')).toBe('alta')
    expect(level(knowledge('alta', cross('Primeros', 'Amplia', 'baja')), 'uno', 'tres')).toBe('alta')
  })

  it.each(['baja', 'teórica', null])('keep a level that is not high: %s', (interno) => {
    expect(level(knowledge(interno, cross('Primeros', 'Últimos', 'teórica')), 'uno', 'tres')).toBe(interno)
  })
})
