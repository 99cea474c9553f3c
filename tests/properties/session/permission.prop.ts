import * as fc from 'fast-check'
import { describe } from 'vitest'
import { PERMISSIONS } from '@cauce/domain/navigation/permissions'
import { hasPermission } from '@cauce/domain/session/permission'
import { property } from '../../support/property.ts'

const key = fc.constantFrom(...PERMISSIONS)
const permissions = fc.uniqueArray(key)

describe('hasPermission', () => {
  property('un permiso se tiene exactamente cuando es uno de los permisos', [permissions, key], (held, asked) => {
    return hasPermission({ permissions: held }, asked) === new Set(held).has(asked)
  })

  property('un permiso más no quita ninguno', [permissions, key, key], (held, more, asked) => {
    return !hasPermission({ permissions: held }, asked) || hasPermission({ permissions: [...held, more] }, asked)
  })

  property('una parte de un permiso no abre nada', [key, fc.nat(8)], (held, length) => {
    const part = held.slice(0, length + 1)
    return part === held || !hasPermission({ permissions: [held] }, part)
  })

  property('sin sesión no se puede nada', [fc.oneof(key, fc.string())], (asked) => !hasPermission(null, asked))
})
