import * as fc from 'fast-check'
import { growthClass } from '@cauce/domain/growth/growth-class'
import { property } from '../../support/property.ts'

const z = fc.double({ min: -8, max: 8, noNaN: true })
const years = fc.integer({ min: 0, max: 17 })

property('una talla por debajo de −2 es baja a cualquier edad, y desde −1 es adecuada', [z, years], (score, age) => {
  const { tono } = growthClass('talla', score, age)
  return tono === (score < -2 ? 'bad' : score < -1 ? 'waiting' : 'ok')
})

property('el mismo Z del IMC es más grave desde los 5 años', [z, years], (score, age) => {
  const { texto } = growthClass('imc', score, age)
  return (texto === 'Obesidad') === score > (age < 5 ? 3 : 2)
})
