import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { sexLabel } from '@cauce/domain/affiliate/display-name'
import { departmentName, municipalityName, primaryProviderName } from '@cauce/domain/affiliate/header-defaults'
import { blank, nameWord } from '../../support/arbitraries/text.ts'
import { property } from '../../support/property.ts'

const id = fc.integer({ min: 1, max: 999 })
const nothing = fc.oneof(fc.constant(null), fc.record({ id, nombre: blank }))
const something = fc.record({ id, nombre: nameWord })

describe('lo que dice el encabezado donde el registro no tiene nada', () => {
  property('se dice que no hay municipio, y también si no tiene nombre', [nothing], (named) => {
    expect(municipalityName({ municipio_atencion: named })).toBe('Sin Municipio')
  })
  property('se dice que no hay departamento, y también si no tiene nombre', [nothing], (named) => {
    expect(departmentName({ departamento_atencion: named })).toBe('Sin Departamento')
  })
  property('se dice que no hay IPS primaria, y también si no tiene nombre', [nothing], (named) => {
    expect(primaryProviderName({ ips: named })).toBe('Sin IPS Asignada')
  })
  property('un nombre se muestra como está, en los tres', [something], (named) => {
    expect([
      municipalityName({ municipio_atencion: named }),
      departmentName({ departamento_atencion: named }),
      primaryProviderName({ ips: named }),
    ]).toEqual([named.nombre, named.nombre, named.nombre])
  })
})

describe('sexLabel', () => {
  property('solo una letra es Masculino', [fc.oneof(fc.constantFrom('M', 'F', 'm', 'I', ''), fc.string())], (sexo) => {
    expect(sexLabel(sexo)).toBe(sexo === 'M' ? 'Masculino' : 'Femenino')
    expect(sexLabel('F')).toBe('Femenino')
  })
})
