import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { findRoute } from '@cauce/domain/navigation/find-route'
import { patientActs, patientQuestion } from '@cauce/domain/navigation/patient-acts'
import { hasPermission } from '@cauce/domain/session/permission'
import { property } from '../../support/property.ts'

const permissions = fc.subarray([
  'panelmedico.atenciones',
  'historico.atenciones',
  'historico.ordenes',
  'historico.incapacidades',
  'historico.medicamentosParciales',
])
const consulta = fc.option(
  fc.record({
    id: fc.integer({ min: 1, max: 9 }),
    estado_id: fc.integer({ min: 1, max: 5 }),
    hoy: fc.boolean(),
    escribe: fc.boolean(),
  }),
)
const words = fc.array(fc.constantFrom('gómez', 'María', 'formular', 'orde', 'ordenes', '43', 'li'), { maxLength: 4 })

describe('patientActs', () => {
  property('todo lo que se ofrece se puede abrir', [permissions, consulta], (held, of) => {
    for (const { address } of patientActs({ permissions: held }, { id: 3, consulta: of }, [])) {
      if (/\?(?:ordenar|consulta)=/u.test(address)) {
        expect(of?.escribe === true && of.hoy).toBe(true)
        continue
      }
      const page = findRoute(address.split('?')[0] ?? '')
      expect(page).not.toBeNull()
      expect(hasPermission({ permissions: held }, page?.opensWith ?? 'ninguna')).toBe(true)
    }
  })

  property('ninguna dirección lleva más que números y palabras del producto', [permissions, consulta], (held, of) => {
    for (const { address } of patientActs({ permissions: held }, { id: 3, consulta: of }, []))
      expect(address).toMatch(
        /^\/[A-Za-z]+\/[A-Za-z]+(?:\/\d+)?\?(?:afiliado=\d+|ordenar=[a-z]+|consulta=\d+|prioritaria=si)$/u,
      )
  })
})

describe('patientQuestion', () => {
  property('la primera palabra es del paciente, y ninguna se pierde sin ser de un acto', [words], (list) => {
    const { patient, acts } = patientQuestion(list.join(' '))
    const first = patientQuestion(list[0] ?? '').patient
    expect(patient.startsWith(first)).toBe(true)
    if (acts.length === 0) expect(patient.split(' ').filter(Boolean)).toHaveLength(list.length)
  })
})
