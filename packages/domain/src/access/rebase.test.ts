import { expect, it } from 'vitest'
import { rebase } from './rebase.ts'

const base = { nombre: 'Auxiliar', descripcion: 'Citas', permisos: ['a', 'b'] }

it('keeps my changes and brings theirs', () => {
  const mine = { ...base, descripcion: 'Asigna citas', permisos: ['b', 'c'] }
  const theirs = { nombre: 'Auxiliar de citas', descripcion: 'Citas', permisos: ['a', 'b', 'd'] }
  expect(rebase(base, mine, theirs)).toEqual({
    nombre: 'Auxiliar de citas',
    descripcion: 'Asigna citas',
    permisos: ['b', 'd', 'c'],
  })
})

it('counts once what both added', () => {
  const added = { ...base, permisos: ['a', 'b', 'c'] }
  expect(rebase(base, added, added).permisos).toEqual(['a', 'b', 'c'])
})
