import { describe, expect, it } from 'vitest'
import { normalizeSearch } from '../search/trigger.ts'
import { CATALOG, ROUTES } from './catalog.ts'
import { LAYOUTS } from './layout.ts'

describe('the catalogue', () => {
  it('has no path, no group and no title twice', () => {
    for (const names of [
      ROUTES.map(({ path }) => path),
      CATALOG.map(({ id }) => id),
      ROUTES.map(({ title }) => normalizeSearch(title)),
    ]) {
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    }
  })

  it('says of every page what it lets a person do, in one sentence', () => {
    expect(ROUTES.filter(({ lets }) => !/^\p{Lu}[^.]+\.$/u.test(lets)).map(({ path }) => path)).toEqual([])
  })

  it('asks a session alone only of the pages that are everybody’s', () => {
    expect(ROUTES.filter(({ opensWith }) => opensWith === '').map(({ path }) => path)).toEqual([
      '/',
      '/perfil',
      '/cambioContrasena',
      '/firmaEntregaMedicamentos/:token?/:movimientoId?',
      '/recuperacionContrasena/:tipoDocumento?/:numeroDocumento?/:tokenRecuperacion?',
      '/:token',
      '/:404',
      '/inicio/manual',
      '/verificar/:codigo',
    ])
  })

  it('has one page with an empty key inside a group with a key', () => {
    const empty = ROUTES.filter(({ permission, opensWith }) => permission !== opensWith)
    expect(empty.map(({ path }) => path)).toEqual(['/talentoHumano/induccionEspecifica'])
  })

  it('uses the layouts of the specification', () => {
    expect(ROUTES.filter(({ layout }) => !LAYOUTS.includes(layout))).toEqual([])
  })
})
