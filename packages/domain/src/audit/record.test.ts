import { expect, it } from 'vitest'
import { findRoute } from '../navigation/find-route.ts'
import { RECORD_KINDS, recordPlace, recordText } from './record.ts'

it('dice de qué registro se trata y dónde se ve, si hay dónde', () => {
  expect(recordText('consulta', '118')).toBe('Consulta 118')
  expect(recordPlace('consulta', '118')).toEqual({ ruta: '/panelMedico/atencion/118', permiso: 'blog.vista' })
  expect(recordPlace('agenda', '2026-11-21')?.ruta).toBe('/panelMedico/atencion?fecha=2026-11-21')
  expect(recordText('sesion', null)).toBe('Sesión')
  expect(recordPlace('sesion', '4')).toBeNull()
  expect(recordPlace('consulta', null)).toBeNull()
  expect(recordPlace('contenido', '4&x=1')?.ruta).toBe('/inicio/gestionContenido?id=4%26x%3D1')
  expect(recordText('cosa', '4')).toBe('cosa 4')
})

it('cada lugar es una página del catálogo, con su permiso; la consulta es parte de la suya', () => {
  for (const { recurso } of [...RECORD_KINDS, { recurso: 'agenda' }]) {
    const place = recordPlace(recurso, '7')
    if (place === null || recurso === 'consulta' || recurso === 'historia') continue
    expect(findRoute(place.ruta.split('?')[0] ?? '')?.opensWith).toBe(place.permiso)
  }
})

it('lo que se busca por registro tiene nombre', () => {
  expect(RECORD_KINDS.map(({ recurso }) => recurso)).not.toContain('agenda')
  expect(RECORD_KINDS.every(({ texto }) => texto !== '')).toBe(true)
})
