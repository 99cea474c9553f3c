import { fc } from '@fast-check/vitest'
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
  property('ten of an account; of an address twenty, or four accounts that fail', [count, count], (fallos, cuentas) => {
    expect(suspicion({ por: 'cuenta', fallos, cuentas }) !== null).toBe(fallos > 9)
    const many = cuentas > 3 && fallos >= cuentas
    expect(suspicion({ por: 'direccion', fallos, cuentas }) !== null).toBe(many || fallos > 19)
  })
})

describe('presenceState', () => {
  property(
    'a window or the last five minutes; neither is nobody',
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
  property('a file that was cut says so, whatever it holds', [fc.nat(100_000), fc.boolean()], (rows, cut) => {
    expect(exportDone(rows, cut).includes('quedó cortado')).toBe(cut)
    if (!cut) expect(exportDone(rows, cut).includes('no tiene filas')).toBe(rows === 0)
  })
})

describe('isReading', () => {
  const reads = fc.constantFrom(...actionsOf('lecturas'), ...actionsOf('auditoria'))

  property(
    'every action of the two groups that look, and none that is not known',
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
    'what it would lose of the three, and nothing of another role',
    [keys, fc.constantFrom('Administrador', 'administrador', null)],
    (after, nombre) => {
      const lost = missingInAdministrator(nombre, after)
      if (nombre !== 'Administrador') expect(lost).toEqual([])
      else expect(lost.length + after.filter((key) => key.startsWith('admin.')).length).toBe(3)
    },
  )
})

describe('roleInUse', () => {
  property('says how many people have it', [fc.integer({ min: 1, max: 500 })], (people) => {
    expect(roleInUse(people)).toMatch(
      people === 1 ? /tiene 1 persona\b/u : new RegExp(`tienen ${people} personas`, 'u'),
    )
  })
})

describe('ORIGIN_NAMES', () => {
  property(
    'each origin has a name of its own',
    [fc.constantFrom(...Object.entries(ORIGIN_NAMES))],
    ([origin, name]) => {
      const same = Object.entries(ORIGIN_NAMES).filter(([, other]) => other === name)
      expect(same.map(([key]) => key)).toEqual([origin])
    },
  )
})
