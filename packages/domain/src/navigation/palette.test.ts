import { describe, expect, it } from 'vitest'
import { CATALOG, ROUTES } from './catalog.ts'
import { addressOf, lockedReason, paletteFor, type PaletteQuestion } from './palette.ts'
import { NO_PLACES } from './places.ts'

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
    groupTitle: (id) => CATALOG.find((group) => group.id === id)?.title ?? '',
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
