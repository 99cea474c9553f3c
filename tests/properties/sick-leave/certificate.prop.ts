import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { certificateFields, daysInFiguresAndWords, type CertificateFacts } from '@cauce/domain/sick-leave/certificate'
import { CONTINGENCIES, RETROACTIVE_CASES } from '@cauce/domain/sick-leave/sick-leave'
import { anyDay } from '../../support/arbitraries/calendar.ts'
import { property } from '../../support/property.ts'

const words = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== '')
const maybe = fc.option(words)

const anyFacts: fc.Arbitrary<CertificateFacts> = fc
  .record({
    prestador: maybe,
    nit: maybe,
    codigo_habilitacion: maybe,
    entidad: words,
    lugar: maybe,
    expedicion: anyDay,
    afiliado: words,
    ambito: fc.option(fc.constantFrom('ambulatoria', 'urgencias', 'internacion', 'otro')),
    diagnostico: words,
    diagnostico_relacionado: maybe,
    contingencia: fc.oneof(fc.constantFrom(...CONTINGENCIES), words),
    fecha_inicio: anyDay,
    dias: fc.integer({ min: 1, max: 180 }),
    prorroga: fc.constantFrom('Si', 'No'),
    causa_retroactiva: fc.option(fc.oneof(fc.constantFrom(...RETROACTIVE_CASES), words)),
    profesional: words,
  })
  .map(({ dias, ...facts }) => ({ ...facts, fecha_final: addDays(facts.fecha_inicio, dias - 1) }))

describe('certificateFields', () => {
  property('siempre los dieciséis, en su orden, y ninguno vacío', [anyFacts], (facts) => {
    const fields = certificateFields(facts)
    expect(fields.map(({ numero }) => numero)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1))
    expect(new Set(fields.map(({ nombre }) => nombre)).size).toBe(16)
    expect(fields.filter(({ valor }) => valor.trim() === '')).toEqual([])
  })

  property('lo registrado se imprime como se registró', [anyFacts], (facts) => {
    const values = certificateFields(facts).map(({ valor }) => valor)
    expect([values[3], values[5], values[8], values[13], values[15]]).toEqual([
      facts.entidad,
      facts.afiliado,
      facts.diagnostico,
      facts.prorroga,
      facts.profesional,
    ])
    expect(values[12]).toBe(`${formatDate(facts.fecha_inicio)} al ${formatDate(facts.fecha_final)}`)
  })

  property('solo lo que nadie registró dice que no está registrado', [anyFacts], (facts) => {
    const [provider, nit, code] = certificateFields(facts)
    expect([provider?.valor, nit?.valor, code?.valor]).toEqual(
      [facts.prestador, facts.nit, facts.codigo_habilitacion].map((value) => value ?? 'Sin registrar'),
    )
  })
})

describe('daysInFiguresAndWords', () => {
  property('empieza con la cifra y termina con la unidad', [fc.integer({ min: 1, max: 999 })], (days) => {
    const text = daysInFiguresAndWords(days)
    expect(text.startsWith(`${days} (`)).toBe(true)
    expect(text.endsWith(days === 1 ? 'día' : 'días')).toBe(true)
    expect(text).not.toMatch(/uno\)/u)
  })
})
