import { fc } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { ROUTES, findRoute } from '@cauce/domain/navigation/catalog'
import { property } from '../../support/property.ts'

const route = fc.constantFrom(...ROUTES)
const value = fc.stringMatching(/^[A-Za-z0-9-]{1,12}$/)

describe('findRoute', () => {
  property('every page is found at its path, whatever its parameters', [route, value], (page, parameter) => {
    expect(findRoute(page.path.replaceAll(/:\w+/gu, parameter))?.path).toBe(page.path)
  })

  property('one more step leads nowhere', [route, value], (page, step) => {
    expect(findRoute(`${page.path === '/' ? '/inicio' : page.path}/${step}`)).toBeNull()
  })
})
