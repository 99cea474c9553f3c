import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { avatarAddress, initialsOf } from '@cauce/domain/session/avatar'
import { property } from '../../support/property.ts'

const names = fc.string({ unit: 'grapheme', maxLength: 40 })

describe('avatarAddress', () => {
  property('el nombre se lee de vuelta completo, y solo se pregunta al servidor configurado', [names], (name) => {
    const { host, pathname, searchParams } = new URL(avatarAddress('https://fotos.co/api/?n={name}&s={size}', name))
    expect([host, pathname, searchParams.get('n'), searchParams.get('s')]).toEqual(['fotos.co', '/api/', name, '150'])
  })
})

describe('initialsOf', () => {
  property('nunca tienen más de dos palabras', [names, names], (first, second) => {
    const whole = initialsOf(`${first} ${second} Restrepo Mejía`)
    const [one = '', other = ''] = `${first} ${second} Restrepo Mejía`.split(/\s+/u).filter(Boolean)
    expect(whole).toBe(initialsOf(one) + initialsOf(other))
  })
})
