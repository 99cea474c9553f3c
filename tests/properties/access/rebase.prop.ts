import { fc } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { changeOf } from '@cauce/domain/access/change'
import { rebase } from '@cauce/domain/access/rebase'
import type { RoleForm } from '@cauce/domain/access/role'
import { property } from '../../support/property.ts'

const role: fc.Arbitrary<RoleForm> = fc.record({
  nombre: fc.constantFrom('Auxiliar', 'Citas', 'Caja'),
  descripcion: fc.constantFrom('', 'Asigna', 'Cobra'),
  permisos: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')),
})
const sorted = ({ nombre, descripcion, permisos }: RoleForm) => ({
  nombre,
  descripcion,
  permisos: permisos.toSorted(),
})

describe('rebase', () => {
  property(
    'who changed nothing gets what is stored; over what they began with, what they have',
    [role, role],
    (base, other) => {
      expect(rebase(base, base, other)).toEqual(other)
      expect(sorted(rebase(base, other, base))).toEqual(sorted(other))
    },
  )

  property('every key is where the one who changed it put it', [role, role, role], (base, mine, theirs) => {
    const result = rebase(base, mine, theirs).permisos
    const { agregados, quitados } = changeOf(base.permisos, mine.permisos)
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const expected = agregados.includes(key) || (!quitados.includes(key) && theirs.permisos.includes(key))
      expect(result.includes(key)).toBe(expected)
    }
    expect(new Set(result).size).toBe(result.length)
  })
})
