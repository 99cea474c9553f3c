import * as fc from 'fast-check'
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
    'quien no cambió nada recibe lo guardado; sobre lo que tenían al empezar, lo que tienen',
    [role, role],
    (base, other) => {
      expect(rebase(base, base, other)).toEqual(other)
      expect(sorted(rebase(base, other, base))).toEqual(sorted(other))
    },
  )

  property('cada permiso queda donde lo puso quien lo cambió', [role, role, role], (base, mine, theirs) => {
    const result = rebase(base, mine, theirs).permisos
    const { agregados, quitados } = changeOf(base.permisos, mine.permisos)
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const expected = agregados.includes(key) || (!quitados.includes(key) && theirs.permisos.includes(key))
      expect(result.includes(key)).toBe(expected)
    }
    expect(new Set(result).size).toBe(result.length)
  })
})
