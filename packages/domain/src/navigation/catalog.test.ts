import { describe, expect, it } from 'vitest'
import { CATALOG, ROUTES, findRoute } from './catalog.ts'
import { LAYOUTS } from './layout.ts'
import { PERMISSIONS } from './permissions.ts'

describe('the catalogue', () => {
  it('has no path twice', () => {
    const paths = ROUTES.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('asks only for permissions of the list', () => {
    const known = new Set<string>([...PERMISSIONS, ''])
    const asked = [...CATALOG, ...ROUTES].map(({ permission }) => permission)
    expect(asked.filter((permission) => !known.has(permission))).toEqual([])
  })

  it('gives each place of a group’s menu once', () => {
    for (const { routes } of CATALOG) {
      const places = routes.flatMap(({ menu }) => (menu === null ? [] : [menu]))
      expect(new Set(places).size).toBe(places.length)
    }
  })

  it('uses the layouts of the specification', () => {
    expect(ROUTES.filter(({ layout }) => !LAYOUTS.includes(layout))).toEqual([])
  })
})

describe('findRoute', () => {
  it('finds a page by its path', () => {
    expect(findRoute('/panelMedico/atencion')?.title).toBe('Consultas de hoy')
    expect(findRoute('/')?.title).toBe('Inicio')
  })

  it('reads a parameter, which may not be empty', () => {
    expect(findRoute('/verificar/ABCD-1234')?.path).toBe('/verificar/:codigo')
    expect(findRoute('/verificar/')).toBeNull()
  })

  it('tells upper from lower case', () => {
    expect(findRoute('/panelmedico/atencion')).toBeNull()
  })

  it('finds nothing for a path that is not there', () => {
    expect(findRoute('/panelMedico')).toBeNull()
    expect(findRoute('/panelMedico/atencion/1')).toBeNull()
  })
})
