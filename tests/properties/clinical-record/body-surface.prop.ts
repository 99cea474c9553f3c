import * as fc from 'fast-check'
import { bodyMassIndex } from '@cauce/domain/clinical-record/body-mass-index'
import { checkMeasures, mosteller } from '@cauce/domain/clinical-record/body-surface'
import { property } from '../../support/property.ts'

/** In tenths: what a scale and a rod give. */
const weight = fc.integer({ min: 5, max: 3500 })
const height = fc.integer({ min: 300, max: 2500 })
const anything = fc.oneof(fc.double(), fc.integer({ min: -50, max: 400 }))

property('el cuadrado de la superficie es peso por talla sobre 3600', [weight, height], (kg, cm) => {
  const surface = mosteller(kg / 10, cm / 10) ?? 0
  const exact = (kg * cm) / 100 / 3600
  return (surface - 0.0051) ** 2 <= exact && exact <= (surface + 0.0051) ** 2
})

property('una persona más pesada o más alta nunca tiene menos superficie', [weight, height], (kg, cm) => {
  const here = mosteller(kg / 10, cm / 10) ?? 0
  const heavier = mosteller((kg + 1) / 10, cm / 10) ?? here
  const taller = mosteller(kg / 10, (cm + 1) / 10) ?? here
  return heavier >= here && taller >= here
})

property(
  'las medidas que se aceptan tienen superficie, y las que no la tienen se rechazan',
  [anything, anything],
  (peso, talla) => {
    const refused = Object.keys(checkMeasures({ peso, talla })).length > 0
    return refused || mosteller(peso, talla) !== null
  },
)

property('el índice por la talla al cuadrado devuelve el peso', [weight, height], (kg, cm) => {
  const metres = cm / 1000
  return Math.abs(bodyMassIndex(kg / 10, cm / 10) * metres ** 2 - kg / 10) <= 0.0051 * metres ** 2
})
