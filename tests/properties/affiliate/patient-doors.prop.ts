import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { doorOf, findsPatients, patientDoors } from '@cauce/domain/affiliate/patient-doors'
import { property } from '../../support/property.ts'

const permissions = fc.subarray(['panelmedico.atenciones', 'blog.vista', 'historico.atenciones', 'admin.enter'])
const user = fc.record({ permissions, tipo_usuario: fc.constantFrom(1, 2) })
const reached = fc.constantFrom(
  { some: false, today: false },
  { some: true, today: false },
  { some: true, today: true },
)

describe('doorOf', () => {
  property('por la puerta que se dice se puede entrar, y sin puerta no se encuentra', [user, reached], (who, of) => {
    const door = doorOf(who, of)
    if (door !== null) expect(patientDoors(who)[door]).toBe(true)
    if (!findsPatients(who)) expect(door).toBeNull()
  })

  property('quien lee historias abre a cualquiera; un afiliado, a nadie', [user, reached], (who, of) => {
    if (patientDoors(who).historia) expect(doorOf(who, of)).not.toBeNull()
    if (who.tipo_usuario === 2) expect(doorOf(who, of)).toBeNull()
  })

  property('a quien no se alcanza no se le abre una consulta', [user], (who) => {
    expect(doorOf(who, { some: false, today: false })).not.toBe('consulta')
  })
})
