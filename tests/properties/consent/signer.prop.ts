import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { signersFor } from '@cauce/domain/consent/signer'
import { years } from '../../support/arbitraries/affiliate.ts'
import { risk } from '../../support/arbitraries/consent.ts'
import { property } from '../../support/property.ts'

describe('signersFor', () => {
  property('siempre puede firmar alguien, y el representante siempre puede', [years, risk], (edad, riesgo) => {
    expect(signersFor(edad, riesgo).opciones).toContain('Representante Legal')
  })

  property('el paciente firma exactamente desde los 14', [years, risk], (edad, riesgo) => {
    expect(signersFor(edad, riesgo).opciones.includes('Paciente')).toBe(edad > 13)
  })

  property('se cumple la tabla de edades y riesgos', [years, risk], (edad, riesgo) => {
    const { asentimiento, respaldo } = signersFor(edad, riesgo)
    const minor = Array.from({ length: 18 }, (_, age) => age).includes(edad)
    const backed = [14, 15, 16, 17].includes(edad) && riesgo === 'alto'
    expect([asentimiento, respaldo]).toEqual([minor, backed])
  })

  property('nadie pierde por crecer el derecho a firmar', [years, risk], (edad, riesgo) => {
    const before = signersFor(edad, riesgo).opciones.length
    expect(signersFor(edad + 1, riesgo).opciones.length).toBeGreaterThanOrEqual(before)
  })

  property(
    'la edad de la configuración mueve la frontera',
    [years, risk, fc.integer({ min: 7, max: 18 })],
    (edad, riesgo, from) => {
      expect(signersFor(edad, riesgo, from).opciones.includes('Paciente')).toBe(edad >= Math.min(from, 18))
    },
  )
})
