import { describe, expect, it } from 'vitest'
import { normalizeSearch } from '../search/trigger.ts'
import { CATALOG, ROUTES } from './catalog.ts'
import { LAYOUTS, LAYOUTS_WITHOUT_PAGE } from './layout.ts'

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

  it('uses every layout of the specification, or it is written why not', () => {
    const used = new Set(ROUTES.map(({ layout }) => layout))
    const unused = LAYOUTS.filter((layout) => !used.has(layout))
    expect(unused).toEqual(Object.keys(LAYOUTS_WITHOUT_PAGE))
  })

  it('shows each page of a layout of its own in it', () => {
    const others = ROUTES.filter(({ layout }) => layout !== 'default')
    expect(Object.fromEntries(others.map(({ path, layout }) => [path, layout]))).toEqual({
      '/cambioContrasena': 'password-update',
      '/firmaEntregaMedicamentos/:token?/:movimientoId?': 'empty',
      '/recuperacionContrasena/:tipoDocumento?/:numeroDocumento?/:tokenRecuperacion?': 'guest',
      '/ConsentimientoInformadoView': 'consents',
      '/:token': 'empty',
      '/:404': 'empty',
      '/consentimiento/consentimientoInformado': 'consents',
      '/turno/tablero': 'turnero',
      '/verificar/:codigo': 'empty',
    })
  })

  it('lets the anonymous in only where a frame is for them', () => {
    const open = ROUTES.filter(({ audience, path }) => audience !== 'signed-in' && path !== '/')
    expect(new Set(open.map(({ layout }) => layout))).toEqual(new Set(['empty', 'guest']))
  })
})
