import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { ROUTES } from '@cauce/domain/navigation/catalog'
import { findRoute } from '@cauce/domain/navigation/find-route'
import { property } from '../../support/property.ts'

const pages = ROUTES.filter(({ path }) => path !== '/:404' && path !== '/:token')
const route = fc.constantFrom(...pages)
const value = fc.stringMatching(/^[A-Za-z0-9-]{1,12}$/)

describe('findRoute', () => {
  property('cada pantalla se encuentra en su dirección, con cualquier parámetro', [route, value], (page, parameter) => {
    expect(findRoute(page.path.replaceAll(/:\w+\??/gu, parameter))?.path).toBe(page.path)
  })

  property('un paso más no lleva a ninguna parte', [route, value], (page, step) => {
    const path = page.path.replaceAll(/:\w+\??/gu, step)
    expect(findRoute(`${path === '/' ? '/inicio' : path}/${step}x`)).toBeNull()
  })

  property('con otras mayúsculas no se llega a ninguna parte', [route, fc.nat(60)], (page, at) => {
    const letter = page.path.at(at) ?? ''
    const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
    const changed = page.path.slice(0, at) + other + page.path.slice(at + 1)
    return letter === other || page.path.includes(':') || findRoute(changed) === null
  })
})
