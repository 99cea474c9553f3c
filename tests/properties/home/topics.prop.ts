import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { hasPermission } from '@cauce/domain/session/permission'
import { findRoute } from '@cauce/domain/navigation/find-route'
import { PERMISSIONS } from '@cauce/domain/navigation/permissions'
import { atZero, HOME_TOPICS, topicAddress, topicsFor, topicWords } from '@cauce/domain/home/topics'
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

const counts = fc.uniqueArray(
  fc.record({ asunto: fc.constantFrom(...HOME_TOPICS), total: fc.integer({ min: 0, max: 2 }) }),
  {
    selector: ({ asunto }) => asunto,
  },
)

describe('atZero', () => {
  property('se dice todo lo que está en cero y nada más, en una frase', [counts], (list) => {
    const said = atZero(list)
    expect(said === null).toBe(list.every(({ total }) => total > 0))
    // Each by itself: the words of one may be the beginning of another's.
    const each = (said ?? '').replace('En cero: ', '').split(/, | [ye] /u)
    for (const { asunto, total } of list) expect(each.includes(topicWords(asunto, 0).toLowerCase())).toBe(total === 0)
  })
})
