import { describe, expect, it } from 'vitest'
import { doorOf, findsPatients, patientDoors } from './patient-doors.ts'

const attends = { permissions: ['panelmedico.atenciones', 'blog.vista'], tipo_usuario: 1 }
const reads = { permissions: ['historico.atenciones'], tipo_usuario: 1 }
const both = { permissions: [...attends.permissions, ...reads.permissions], tipo_usuario: 1 }

describe('patientDoors', () => {
  it('are of who attends and of who reads histories, never of an affiliate', () => {
    expect(patientDoors(attends)).toEqual({ consulta: true, historia: false })
    expect(patientDoors(reads)).toEqual({ consulta: false, historia: true })
    expect(findsPatients({ ...both, tipo_usuario: 2 })).toBe(false)
    expect(findsPatients({ permissions: ['blog.vista'], tipo_usuario: 1 })).toBe(false)
  })
})

describe('doorOf', () => {
  it('is the consultation of today before the history', () => {
    expect(doorOf(both, { some: true, today: true })).toBe('consulta')
    expect(doorOf(both, { some: true, today: false })).toBe('historia')
    expect(doorOf(both, { some: false, today: false })).toBe('historia')
  })

  it('of who only attends, any consultation that they reach, and nobody else', () => {
    expect(doorOf(attends, { some: true, today: false })).toBe('consulta')
    expect(doorOf(attends, { some: false, today: false })).toBeNull()
  })

  it('of who only reads, the history', () => {
    expect(doorOf(reads, { some: true, today: true })).toBe('historia')
    expect(doorOf({ ...both, tipo_usuario: 2 }, { some: true, today: true })).toBeNull()
  })
})
