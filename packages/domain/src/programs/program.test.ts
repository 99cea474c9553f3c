import { expect, it } from 'vitest'
import { KEY_PREFIX, programState, toggleFailed } from './program.ts'

it('dice a qué estado volvió el programa', () => {
  expect(toggleFailed('Laboratorio', true)).toBe('No se pudo inactivar «Laboratorio»: sigue activo. Intente de nuevo.')
  expect(toggleFailed('Laboratorio', false)).toBe('No se pudo activar «Laboratorio»: sigue inactivo. Intente de nuevo.')
})

it('el estado es una palabra y un tono', () => {
  expect([true, false].map((activo) => programState(activo))).toEqual([
    { texto: 'Activo', tono: 'ok' },
    { texto: 'Inactivo', tono: 'bad' },
  ])
  expect(KEY_PREFIX).toBe('cauce_')
})
