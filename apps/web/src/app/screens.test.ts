import { ROUTES, SPECIFIED } from '@cauce/domain/navigation/catalog'
import { cataloguedAt } from '@cauce/domain/navigation/find-route'
import { describe, expect, it } from 'vitest'
import { inService, screenOf } from './screens.ts'

const isReady = (path: string): boolean => {
  const route = cataloguedAt(path)
  return route !== null && inService(route)
}

describe('pages in service', () => {
  it('are those with a screen; how many are left is said', () => {
    const specified = SPECIFIED.flatMap(({ routes }) => routes)
    const left = specified.filter((route) => !inService(route))
    console.info(
      `Pantallas en servicio: ${specified.length - left.length} de ${specified.length}. Faltan ${left.length}.`,
    )
    for (const path of ['/', '/panelMedico/atencion', '/verificar/:codigo']) expect(isReady(path), path).toBe(true)
  })

  it('a helper of a screen is not a screen', () => {
    const names = ROUTES.filter((route) => screenOf(route) !== undefined).map(({ path }) => path)
    expect(names.filter((path) => /day-glance|credentials/u.test(path))).toEqual([])
    expect(isReady('/:token')).toBe(false)
  })
})
