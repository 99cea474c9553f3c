import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { missingInAdministrator } from '@cauce/domain/access/administrator-role'
import { ORIGIN_NAMES } from '@cauce/domain/access/permission-origin'
import { roleInUse } from '@cauce/domain/access/role'
import { ACTION_KINDS, actionsOf, isReading } from '@cauce/domain/audit/actions'
import { exportDone } from '@cauce/domain/audit/export-text'
import { presenceState } from '@cauce/domain/audit/presence'
import { suspicion } from '@cauce/domain/audit/suspicion'
import { property } from '../../support/property.ts'

const count = fc.nat(30)

describe('suspicion', () => {
  property(
    'diez de una cuenta; de una dirección veinte, o cuatro cuentas que fallan',
    [count, count],
    (fallos, cuentas) => {
      expect(suspicion({ por: 'cuenta', fallos, cuentas }) !== null).toBe(fallos > 9)
      const many = cuentas > 3 && fallos >= cuentas
      expect(suspicion({ por: 'direccion', fallos, cuentas }) !== null).toBe(many || fallos > 19)
    },
  )
})

describe('presenceState', () => {
  property(
    'una ventana abierta o los últimos cinco minutos; sin ninguna de las dos, nadie',
    [fc.integer({ min: -1, max: 12 }), fc.nat(3)],
    (minutes, windows) => {
      const now = Date.UTC(2026, 10, 21)
      const state = presenceState({ activityMs: now - minutes * 60_000, nowMs: now, windows })
      expect(state === null).toBe(windows === 0 && minutes >= 5)
      expect(state === 'activo').toBe(windows > 0 && minutes < 5)
    },
  )
})

describe('exportDone', () => {
  property('un archivo cortado lo dice, tenga lo que tenga', [fc.nat(100_000), fc.boolean()], (rows, cut) => {
    expect(exportDone(rows, cut).includes('quedó cortado')).toBe(cut)
    if (!cut) expect(exportDone(rows, cut).includes('no tiene filas')).toBe(rows === 0)
  })
})

describe('isReading', () => {
  const reads = fc.constantFrom(...actionsOf('lecturas'), ...actionsOf('auditoria'))

  property(
    'toda acción de los dos grupos que miran, y ninguna que no se conozca',
    [reads, fc.string()],
    (action, unknown) => {
      expect(isReading(action)).toBe(true)
      expect(isReading(`${unknown}.inventada`)).toBe(false)
      expect(Object.keys(ACTION_KINDS)).toHaveLength(3)
    },
  )
})

describe('missingInAdministrator', () => {
  const keys = fc.subarray(['admin.enter', 'admin.roles', 'admin.usuarios', 'blog.vista'])

  property(
    'de las tres, lo que perdería; de otro rol, nada',
    [keys, fc.constantFrom('Administrador', 'administrador', null)],
    (after, nombre) => {
      const lost = missingInAdministrator(nombre, after)
      if (nombre !== 'Administrador') expect(lost).toEqual([])
      else expect(lost.length + after.filter((key) => key.startsWith('admin.')).length).toBe(3)
    },
  )
})

describe('roleInUse', () => {
  property('dice cuántas personas lo tienen', [fc.integer({ min: 1, max: 500 })], (people) => {
    expect(roleInUse(people)).toMatch(
      people === 1 ? /tiene 1 persona\b/u : new RegExp(`tienen ${people} personas`, 'u'),
    )
  })
})

describe('ORIGIN_NAMES', () => {
  property(
    'cada origen tiene un nombre propio',
    [fc.constantFrom(...Object.entries(ORIGIN_NAMES))],
    ([origin, name]) => {
      const same = Object.entries(ORIGIN_NAMES).filter(([, other]) => other === name)
      expect(same.map(([key]) => key)).toEqual([origin])
    },
  )
})
