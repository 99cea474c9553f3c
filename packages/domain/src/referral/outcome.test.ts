import { expect, it } from 'vitest'
import { changedByAnother } from './outcome.ts'

const AT = Date.parse('2026-11-21T11:09:30Z')
const AFTER = ' Revise lo que cambió antes de guardar.'

it('says who changed the referral, what they did and when', () => {
  const change = { quien: 'Andrés Loaiza', at: AT }
  expect(changedByAnother({ ...change, clase: 'tomada' }, AT + 60_000)).toBe(
    `Andrés Loaiza la tomó a las 06:09.${AFTER}`,
  )
  expect(changedByAnother({ ...change, clase: 'finalizada' }, AT)).toBe(
    `Andrés Loaiza la finalizó a las 06:09.${AFTER}`,
  )
  expect(changedByAnother({ ...change, clase: 'aceptacion' }, AT + 86_400_000)).toBe(
    `Andrés Loaiza la actualizó el 21 nov 2026 a las 06:09.${AFTER}`,
  )
})
