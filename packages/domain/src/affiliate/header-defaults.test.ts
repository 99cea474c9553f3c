import { expect, it } from 'vitest'
import { departmentName, municipalityName, primaryProviderName } from './header-defaults.ts'

it('shows the names of the record', () => {
  expect(municipalityName({ municipio_atencion: { id: 5001, nombre: 'Medellín' } })).toBe('Medellín')
  expect(departmentName({ departamento_atencion: { id: 5, nombre: 'Antioquia' } })).toBe('Antioquia')
  expect(primaryProviderName({ ips: { id: 11, nombre: 'Sede Laureles' } })).toBe('Sede Laureles')
})

it('says so when the record has none', () => {
  expect(municipalityName({ municipio_atencion: null })).toBe('Sin Municipio')
  expect(departmentName({ departamento_atencion: null })).toBe('Sin Departamento')
  expect(primaryProviderName({ ips: null })).toBe('Sin IPS Asignada')
})

it('takes a blank name for none', () => {
  expect(municipalityName({ municipio_atencion: { id: 1, nombre: ' ' } })).toBe('Sin Municipio')
})
