import { expect, it } from 'vitest'
import { doneText, loadProgress, loadStateText, loadVerb, pendingText } from './load-words.ts'

const load = {
  estado: 'revisada',
  por_crear: 1_180,
  por_actualizar: 0,
  sin_cambios: 4,
  rechazadas: 1,
  creadas: 0,
  actualizadas: 0,
} as const

it('says what will happen and what has happened', () => {
  expect(pendingText(load)).toBe('1 180 por crear · 4 sin cambios · 1 rechazada')
  expect(doneText(load)).toBe('Nada todavía')
  expect(doneText({ ...load, creadas: 1, actualizadas: 2 })).toBe('1 creado · 2 actualizados')
  expect(loadStateText({ ...load, estado: 'terminada', por_crear: 0, creadas: 2 })).toBe(
    'Terminada: 2 creados · 4 sin cambios · 1 rechazada',
  )
})

it('the verb says what the button does', () => {
  expect(loadVerb(load)).toBe('Crear 1 180 usuarios')
  expect(loadVerb({ ...load, por_crear: 2, por_actualizar: 3 })).toBe('Crear 2 y actualizar 3')
  expect(loadVerb({ ...load, por_crear: 0, por_actualizar: 1 })).toBe('Actualizar 1 usuario')
  expect(loadVerb({ ...load, por_crear: 0 })).toBeNull()
})

it('the progress is of what was to do', () => {
  expect(loadProgress({ ...load, por_crear: 30, creadas: 90 })).toBe(0.75)
  expect(loadProgress({ ...load, por_crear: 0 })).toBe(1)
})
