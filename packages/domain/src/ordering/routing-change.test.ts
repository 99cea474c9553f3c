import { expect, it } from 'vitest'
import { MAX_REASON, checkRoutingChange } from './routing-change.ts'

it('accepts a site with a reason', () => {
  expect(checkRoutingChange({ rep_id: 12, motivo: 'La sede propuesta no tiene agenda este mes' })).toEqual({})
})

it('asks for the site and for the reason, each in its words', () => {
  expect(checkRoutingChange({ rep_id: null, motivo: '' })).toEqual({
    rep_id: ['Es necesario seleccionar una sede.'],
    motivo: ['Es necesario colocar un motivo.'],
  })
})

it('takes blanks for no reason', () => {
  expect(checkRoutingChange({ rep_id: 12, motivo: ' \n\t' })).toEqual({ motivo: ['Es necesario colocar un motivo.'] })
})

it('accepts a reason of the greatest length and not of one more', () => {
  expect(checkRoutingChange({ rep_id: 12, motivo: 'a'.repeat(MAX_REASON) })).toEqual({})
  expect(checkRoutingChange({ rep_id: 12, motivo: 'a'.repeat(MAX_REASON + 1) })).toEqual({
    motivo: ['Máximo 500 caracteres'],
  })
})
