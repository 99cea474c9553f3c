import { expect, test } from 'vitest'
import { maxQuantityOf, serviceOfCups } from './cups-service.ts'

test.each([
  ['902210', 'laboratorio'],
  ['898101', 'laboratorio'],
  ['881302', 'imagenes'],
  ['876802', 'imagenes'],
  ['881202', 'cardiologia'],
  ['895100', 'cardiologia'],
  ['452301', 'endoscopia'],
  ['441302', 'endoscopia'],
  ['512104', 'cirugia'],
  ['890276', 'consulta'],
  ['890203', 'odontologia'],
  ['230102', 'odontologia'],
  ['992505', 'oncologia'],
  ['931001', 'terapia'],
  ['A55102', 'otros'],
] as const)('el procedimiento %s es de %s', (codigo, service) => {
  expect(serviceOfCups(codigo)).toBe(service)
})

test('una línea de endoscopia pide una sola y una de terapia muchas sesiones', () => {
  expect(maxQuantityOf('endoscopia')).toBe(1)
  expect(maxQuantityOf('terapia')).toBe(30)
})
