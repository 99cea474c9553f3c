import { fc } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { describePermission, groupPermissions } from '@cauce/domain/access/permission-list'
import { ROUTES } from '@cauce/domain/navigation/catalog'
import { PERMISSIONS } from '@cauce/domain/navigation/permissions'
import { property } from '../../support/property.ts'

const key = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...PERMISSIONS) },
  fc.stringMatching(/^[a-z]{3,8}\.[a-z]{3,8}$/u),
)

const ids = (list: readonly string[]) => groupPermissions(list).map(({ id }) => id)

describe('groupPermissions', () => {
  property('every key is in one group, described, whatever keys there are', [fc.uniqueArray(key)], (keys) => {
    const grouped = groupPermissions(keys).flatMap(({ id, permisos }) => permisos.map((one) => ({ ...one, id })))
    expect(grouped.map(({ clave }) => clave).toSorted()).toEqual(keys.toSorted())
    for (const { titulo, grupo, id } of grouped) {
      expect(grupo).toBe(id)
      expect(titulo.trim()).not.toBe('')
    }
  })

  property('the order in which the keys come does not change the groups', [fc.uniqueArray(key)], (keys) => {
    expect(ids(keys.toReversed())).toEqual(ids(keys))
  })
})

describe('describePermission', () => {
  property('its pages are those whose address opens with the key, and no others', [key], (clave) => {
    const opened = ROUTES.filter(({ opensWith }) => opensWith === clave)
    expect(describePermission(clave).paginas).toEqual(opened)
  })

  property('a key that no page, menu or action asks for is of an earlier version', [key], (clave) => {
    expect(describePermission(clave).origen === 'anterior').toBe(!PERMISSIONS.includes(clave))
  })
})
