import * as fc from 'fast-check'
import { expect } from 'vitest'
import { acceptanceOf, isAccepted, otherDepartmentError, withAcceptance } from '@cauce/domain/ordering/other-department'
import { sentence } from '../../support/arbitraries/text.ts'
import { property } from '../../support/property.ts'

const site = fc.record({
  departamento_id: fc.integer({ min: 1, max: 4 }),
  municipio: fc.constantFrom('Barranquilla', 'Soledad', 'Quibdó'),
  departamento: fc.constantFrom('Atlántico', 'Chocó'),
})

property(
  'otro departamento se niega hasta que el motivo lo acepta, y quitar las palabras lo vuelve a negar',
  [site, fc.option(fc.integer({ min: 1, max: 4 })), sentence],
  (place, patient, motivo) => {
    const far = patient !== null && patient !== place.departamento_id
    expect(otherDepartmentError(place, patient, motivo) !== null).toBe(far)
    const accepted = withAcceptance(motivo, place, true)
    expect(isAccepted(accepted, place)).toBe(true)
    expect(otherDepartmentError(place, patient, accepted)).toBeNull()
    expect(isAccepted(withAcceptance(accepted, place, false), place)).toBe(false)
  },
)

property('aceptar un lugar no acepta otro', [site, site], (place, other) => {
  const motivo = withAcceptance('La familia vive allá', place, true)
  expect(isAccepted(motivo, other)).toBe(
    place.municipio === other.municipio && place.departamento === other.departamento,
  )
})

property('lo que se niega no se acepta', [site], (place) => {
  expect(isAccepted(`No ${acceptanceOf(place).toLowerCase()}`, place)).toBe(false)
})
