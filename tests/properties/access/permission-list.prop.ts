import * as fc from 'fast-check'
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
  property('cada permiso está en un grupo, descrito, sean cuales sean los permisos', [fc.uniqueArray(key)], (keys) => {
    const grouped = groupPermissions(keys).flatMap(({ id, permisos }) => permisos.map((one) => ({ ...one, id })))
    expect(grouped.map(({ clave }) => clave).toSorted()).toEqual(keys.toSorted())
    for (const { titulo, grupo, id } of grouped) {
      expect(grupo).toBe(id)
      expect(titulo.trim()).not.toBe('')
    }
  })

  property('el orden en que llegan los permisos no cambia los grupos', [fc.uniqueArray(key)], (keys) => {
    expect(ids(keys.toReversed())).toEqual(ids(keys))
  })
})

describe('describePermission', () => {
  property('sus pantallas son las que se abren con ese permiso, y ninguna otra', [key], (clave) => {
    const opened = ROUTES.filter(({ opensWith }) => opensWith === clave)
    expect(describePermission(clave).paginas).toEqual(opened)
  })

  property('un permiso que ninguna pantalla, menú ni acción pide es de una versión anterior', [key], (clave) => {
    expect(describePermission(clave).origen === 'anterior').toBe(!PERMISSIONS.includes(clave))
  })
})
