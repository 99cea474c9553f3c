import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { licenceNotice } from '@cauce/domain/sick-leave/licence-days'
import { checkSigner } from '@cauce/domain/sick-leave/signer'
import { today } from '../../support/arbitraries/calendar.ts'
import { property } from '../../support/property.ts'

const written = fc.constantFrom('Ana Ruiz', ' Ana   Ruiz ', 'Ana Ruis', '', '  ', null)
const number = fc.constantFrom('40218', ' 40218 ', '40219', '', null)

describe('checkSigner', () => {
  property(
    'nadie firma por otro: se dice si el nombre o el documento no es el suyo',
    [written, number],
    (nombre, documento) => {
      const errores = checkSigner(
        { nombre_medico: nombre, documento },
        { nombre_medico: 'Ana Ruiz', documento: '40218' },
      )
      expect(Object.hasOwn(errores, 'nombre_medico')).toBe(nombre === 'Ana Ruis')
      expect(Object.hasOwn(errores, 'documento')).toBe(documento === '40219')
    },
  )

  property('quien no tiene datos de profesional no firma nada', [written, number], (nombre, documento) => {
    expect(Object.keys(checkSigner({ nombre_medico: nombre, documento }, null))).toEqual(['nombre_medico'])
  })
})

describe('licenceNotice', () => {
  property(
    'los días usuales de maternidad y paternidad se dicen hasta que se escriben',
    [today, fc.nat(200)],
    (day, dias) => {
      expect(licenceNotice('licencia maternidad', dias, day)?.includes('126 días') ?? dias >= 126).toBe(true)
      expect(licenceNotice('Licencia Paternidad', 14, day)).toBeNull()
      expect(licenceNotice('Enf. Comun', dias, day)).toBeNull()
    },
  )
})
