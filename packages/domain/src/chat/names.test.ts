import { expect, it } from 'vitest'
import { nameParts, referralTitle } from './names.ts'

it('names and surnames stand apart, the second ones together', () => {
  expect(nameParts({ nombre: 'Beatriz Helena', apellido: 'Correa Sierra' })).toEqual({
    primer_nombre: 'Beatriz',
    segundo_nombre: 'Helena',
    primer_apellido: 'Correa',
    segundo_apellido: 'Sierra',
  })
  expect(nameParts({ nombre: 'María  Elena del  Carmen', apellido: 'Gómez' })).toEqual({
    primer_nombre: 'María',
    segundo_nombre: 'Elena del Carmen',
    primer_apellido: 'Gómez',
    segundo_apellido: null,
  })
  expect(nameParts({ nombre: ' Luz ', apellido: 'De la Cruz' })).toEqual({
    primer_nombre: 'Luz',
    segundo_nombre: null,
    primer_apellido: 'De',
    segundo_apellido: 'la Cruz',
  })
})

it('the chat of a referral says whose it is', () => {
  expect(referralTitle(12, 'Yurleidy Mosquera')).toBe('Yurleidy Mosquera · remisión 12')
})
