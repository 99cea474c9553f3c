import { expect, it } from 'vitest'
import { REQUEST_OPTIONS, REQUEST_TYPES, requestName } from './annex.ts'

it('reads the request types with their accents, and keeps them as the specification writes them', () => {
  expect(REQUEST_OPTIONS.map(({ value }) => value)).toEqual(REQUEST_TYPES)
  expect(requestName('Codigo atencion urgencias')).toBe('Código atención urgencias')
  expect(requestName('Ambulancia')).toBe('Ambulancia')
  expect(requestName('Sin tipo de solicitud')).toBe('Sin tipo de solicitud')
})
