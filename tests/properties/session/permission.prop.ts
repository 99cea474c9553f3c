import { fc } from '@fast-check/vitest'
import { describe } from 'vitest'
import { PERMISSIONS } from '@cauce/domain/navigation/permissions'
import { hasPermission } from '@cauce/domain/session/permission'
import { property } from '../../support/property.ts'

const key = fc.constantFrom(...PERMISSIONS)
const permissions = fc.uniqueArray(key)

describe('hasPermission', () => {
  property('a key is had exactly when it is one of the keys', [permissions, key], (held, asked) => {
    return hasPermission({ permissions: held }, asked) === new Set(held).has(asked)
  })

  property('one more key takes none away', [permissions, key, key], (held, more, asked) => {
    return !hasPermission({ permissions: held }, asked) || hasPermission({ permissions: [...held, more] }, asked)
  })

  property('a part of a key opens nothing', [key, fc.nat(8)], (held, length) => {
    const part = held.slice(0, length + 1)
    return part === held || !hasPermission({ permissions: [held] }, part)
  })

  property('nobody may do nothing', [fc.oneof(key, fc.string())], (asked) => !hasPermission(null, asked))
})
