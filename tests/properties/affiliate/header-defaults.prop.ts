import { fc } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { sexLabel } from '@cauce/domain/affiliate/display-name'
import { departmentName, municipalityName, primaryProviderName } from '@cauce/domain/affiliate/header-defaults'
import { blank, nameWord } from '../../support/arbitraries/text.ts'
import { property } from '../../support/property.ts'

const id = fc.integer({ min: 1, max: 999 })
const nothing = fc.oneof(fc.constant(null), fc.record({ id, nombre: blank }))
const something = fc.record({ id, nombre: nameWord })

describe('what the band says where the record has nothing', () => {
  property('no municipality, and one without a name, are both said', [nothing], (named) => {
    expect(municipalityName({ municipio_atencion: named })).toBe('Sin Municipio')
  })
  property('no department, and one without a name, are both said', [nothing], (named) => {
    expect(departmentName({ departamento_atencion: named })).toBe('Sin Departamento')
  })
  property('no primary provider, and one without a name, are both said', [nothing], (named) => {
    expect(primaryProviderName({ ips: named })).toBe('Sin IPS Asignada')
  })
  property('a name is shown as it is, in the three', [something], (named) => {
    expect([
      municipalityName({ municipio_atencion: named }),
      departmentName({ departamento_atencion: named }),
      primaryProviderName({ ips: named }),
    ]).toEqual([named.nombre, named.nombre, named.nombre])
  })
})

describe('sexLabel', () => {
  property(
    'one letter alone is Masculino',
    [fc.oneof(fc.constantFrom('M', 'F', 'm', 'I', ''), fc.string())],
    (sexo) => {
      expect(sexLabel(sexo)).toBe(sexo === 'M' ? 'Masculino' : 'Femenino')
      expect(sexLabel('F')).toBe('Femenino')
    },
  )
})
