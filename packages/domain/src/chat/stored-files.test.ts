import { expect, it } from 'vitest'
import { keptName, MAX_ADDRESS_MINUTES, MINUTES_OUT, refusedMinutes } from './stored-files.ts'

it.each([
  ['Epicrisis Final.PDF', 'epicrisis_final.pdf'],
  ['informe.exe', 'informe.exe.pdf'],
  ['../../etc/passwd', '....etcpasswd.pdf'],
  ['  ', 'archivo.pdf'],
  ['año\u202Efdp.exe', 'añofdp.exe.pdf'],
])('%j se guarda como %j', (name, wanted) => {
  expect(keptName(name)).toBe(wanted)
})

it('una dirección sirve de uno a sesenta minutos', () => {
  expect([0, -1, MAX_ADDRESS_MINUTES + 1].map(refusedMinutes)).toEqual([MINUTES_OUT, MINUTES_OUT, MINUTES_OUT])
  expect([1, 10, MAX_ADDRESS_MINUTES].map(refusedMinutes)).toEqual([null, null, null])
})
