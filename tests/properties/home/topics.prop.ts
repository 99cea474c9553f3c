import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { hasPermission } from '@cauce/domain/session/permission'
import { findRoute } from '@cauce/domain/navigation/find-route'
import { PERMISSIONS } from '@cauce/domain/navigation/permissions'
import { HOME_TOPICS, topicAddress, topicsFor } from '@cauce/domain/home/topics'
import { property } from '../../support/property.ts'

const held = fc.subarray([...PERMISSIONS])
const kind = fc.constantFrom(1, 2)

describe('topicsFor', () => {
  property('quien ve una cuenta puede abrir la página de su lista', [held, kind], (permissions, tipo_usuario) => {
    for (const topic of topicsFor({ permissions, tipo_usuario })) {
      const page = findRoute(topicAddress(topic).split('?')[0] ?? '')
      expect(page).not.toBeNull()
      expect(hasPermission({ permissions }, page?.opensWith ?? 'ninguna')).toBe(true)
    }
  })

  property(
    'más permisos no quitan ningún asunto, y el orden es siempre el mismo',
    [held, held, kind],
    (few, more, tipo_usuario) => {
      const before = topicsFor({ permissions: few, tipo_usuario })
      const after = topicsFor({ permissions: [...few, ...more], tipo_usuario })
      expect(after).toEqual(expect.arrayContaining([...before]))
      expect(after).toEqual(HOME_TOPICS.filter((topic) => after.includes(topic)))
    },
  )

  property('ningún asunto es a la vez de un afiliado y de quien trabaja aquí', [held], (permissions) => {
    const own = topicsFor({ permissions, tipo_usuario: 2 })
    expect(topicsFor({ permissions, tipo_usuario: 1 }).filter((topic) => own.includes(topic))).toEqual([])
  })
})
