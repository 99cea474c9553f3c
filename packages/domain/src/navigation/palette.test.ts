import { describe, expect, it } from 'vitest'
import { CATALOG, ROUTES } from './catalog.ts'
import { addressOf, lockedReason, paletteFor, type PaletteQuestion } from './palette.ts'
import { NO_PLACES } from './places.ts'
import { group, page, type Route } from './route.ts'

const CLINICIAN = [
  'panelmedico.atenciones',
  'historico.incapacidades',
  'historico.ordenes',
  'autorizacion.medicamentos',
]
const IN_SERVICE = ['/', '/panelMedico/atencion']

const ask = (text: string, more: Partial<PaletteQuestion> = {}) =>
  paletteFor({
    text,
    user: { permissions: CLINICIAN },
    places: NO_PLACES,
    routes: ROUTES,
    groupTitle: (id) => CATALOG.find((each) => each.id === id)?.title ?? '',
    inService: ({ path }) => IN_SERVICE.includes(path),
    ...more,
  })
const shown = (text: string, more: Partial<PaletteQuestion> = {}) =>
  ask(text, more).sections.map(({ title, routes }) => [title, ...routes.map((route) => route.title)])

describe('paletteFor', () => {
  it('without text shows favourites, recents and what is in service', () => {
    const places = { recientes: ['/historico/ordenes', '/'], favoritas: ['/historico/incapacidades'] }
    expect(shown('', { places })).toEqual([
      ['Favoritas', 'Histórico de incapacidades'],
      ['Recientes', 'Histórico de órdenes', 'Inicio'],
      ['Pantallas', 'Consultas de hoy'],
    ])
  })

  it('finds by any words of the title, without accents, in any case and order', () => {
    for (const text of ['ordenes', 'ÓRDENES hist', 'histórico ord', '  orde   HISTO ']) {
      expect(shown(text)[0]).toEqual(['Pantallas', 'Histórico de órdenes'])
    }
  })

  it('puts the recent and the favourite ones first, also while typing', () => {
    const places = { recientes: ['/historico/ordenes'], favoritas: ['/historico/incapacidades'] }
    expect(shown('historico', { places }).slice(0, 2)).toEqual([
      ['Favoritas', 'Histórico de incapacidades'],
      ['Recientes', 'Histórico de órdenes'],
    ])
  })

  it('puts the best match first', () => {
    const user = { permissions: ['farmacia.dispensacion', 'farmacia.dispensado'] }
    expect(shown('dispensado', { user })[0]).toEqual(['Pantallas', 'Dispensado'])
    expect(shown('dispensa', { user })[0]).toEqual(['Pantallas', 'Dispensación', 'Dispensado'])
  })

  it('shows apart what the person may not open', () => {
    expect(shown('autorizar medicamentos farmacia')).toEqual([])
    expect(shown('autorizar cirugias')).toEqual([['Sin permiso para usted', 'Autorizar cirugías']])
    expect(lockedReason('autorizacion.serviciosCirugia')).toBe(
      'Pide el permiso «autorizacion.serviciosCirugia»: lo da un administrador',
    )
  })

  it('counts the name of the group among the words, after those of the title', () => {
    const user = { permissions: ['farmacia.kardex'] }
    expect(shown('kardex farmacia', { user })).toEqual([['Pantallas', 'Kardex']])
  })

  it('offers no page that needs a parameter or that is for who has not signed in', () => {
    const user = { permissions: [] }
    for (const text of ['recuperar la contraseña', 'enlace de un solo uso', '404 not found', 'verificar documento']) {
      expect(shown(text, { user })).toEqual([])
    }
  })

  it('forgets a recent page whose permission was taken away', () => {
    expect(shown('', { places: { recientes: ['/admin/roles'], favoritas: ['/no/existe'] } })).toEqual([
      ['Pantallas', 'Inicio', 'Consultas de hoy'],
    ])
  })

  it('says how many more there are', () => {
    const user = { permissions: ROUTES.map(({ opensWith }) => opensWith) }
    expect(ask('a', { user }).more).toBeGreaterThan(0)
  })
})

it('the address of a page leaves out its optional parameters', () => {
  expect(addressOf('/firmaEntregaMedicamentos/:token?/:movimientoId?')).toBe('/firmaEntregaMedicamentos')
  expect(addressOf('/')).toBe('/')
})

describe('de lo que se encuentra', () => {
  const sample = [
    group('inventario', 'Kardex de bodega', 'inventario.menu', [page('conteo', 'Conteo físico', 'Ver.')]),
    group('farmacia', 'Farmacia', 'farmacia.menu', [
      page('prekardex', 'Prekardex', 'Ver.'),
      page('ver', 'Ver kardex', 'Ver.'),
      page('anual', 'Kardex anual', 'Ver.'),
      page('mensual', 'Kardex mensual', 'Ver.'),
      page('kardex', 'Kardex', 'Ver.'),
    ]),
  ]
  const routes = sample.flatMap((each) => each.routes)
  const found = {
    routes,
    user: { permissions: routes.map(({ opensWith }) => opensWith) },
    groupTitle: (id: string) => sample.find((each) => each.id === id)?.title ?? '',
    inService: ({ path }: Route) => path.endsWith('/mensual'),
  }

  it('va primero el título exacto, luego el que así empieza, el que tiene la palabra, el que la contiene y el del grupo', () => {
    expect(shown('kardex', found)).toEqual([
      ['Pantallas', 'Kardex', 'Kardex mensual', 'Kardex anual', 'Ver kardex', 'Prekardex', 'Conteo físico'],
    ])
    expect(ask('kardex', found).more).toBe(0)
  })

  it('de varias palabras, va primero el título en el que todas empiezan una suya', () => {
    const monthly = group('farmacia', 'Farmacia', 'farmacia.menu', [
      page('premensual', 'Prekardex mensual', 'Ver.'),
      page('vermensual', 'Ver kardex mensual', 'Ver.'),
    ]).routes
    const user = { permissions: monthly.map(({ opensWith }) => opensWith) }
    expect(shown('kardex mensual', { ...found, routes: monthly, user })).toEqual([
      ['Pantallas', 'Ver kardex mensual', 'Prekardex mensual'],
    ])
  })

  it('una favorita que también es reciente está una vez', () => {
    const kardex = ['/farmacia/kardex']
    expect(shown('', { ...found, places: { favoritas: kardex, recientes: kardex } })).toEqual([
      ['Favoritas', 'Kardex'],
      ['Pantallas', 'Kardex mensual'],
    ])
  })

  it('se muestran cinco recientes y cuarenta pantallas, y se dice cuántas quedan', () => {
    const many = group(
      'informe',
      'Informes',
      'informe.menu',
      Array.from({ length: 50 }, (_, at) => page(`i${at}`, `Informe ${at}`, 'Ver.')),
    ).routes
    const answer = ask('informe', {
      ...found,
      routes: many,
      user: { permissions: many.map(({ opensWith }) => opensWith) },
      places: { favoritas: [], recientes: many.slice(0, 7).map(({ path }) => path) },
    })
    expect(answer.sections.map((section) => [section.id, section.routes.length])).toEqual([
      ['recent', 5],
      ['pages', 40],
    ])
    expect(answer.more).toBe(5)
  })
})
