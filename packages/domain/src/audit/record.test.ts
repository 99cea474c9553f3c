import { expect, it } from 'vitest'
import { RECORD_KINDS, recordPlace, recordText } from './record.ts'

it('dice de qué registro se trata y dónde se ve, si hay dónde', () => {
  expect(recordText('consulta', '118')).toBe('Consulta 118')
  expect(recordPlace('consulta', '118')).toBe('/panelMedico/consulta/118')
  expect(recordPlace('agenda', '2026-11-21')).toBe('/panelMedico/atencion?fecha=2026-11-21')
  expect(recordText('sesion', null)).toBe('Sesión')
  expect(recordPlace('sesion', '4')).toBeNull()
  expect(recordPlace('consulta', null)).toBeNull()
  expect(recordText('cosa', '4')).toBe('cosa 4')
})

it('lo que se busca por registro tiene nombre', () => {
  expect(RECORD_KINDS.map(({ recurso }) => recurso)).not.toContain('agenda')
  expect(RECORD_KINDS.every(({ texto }) => texto !== '')).toBe(true)
})
