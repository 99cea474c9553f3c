import { expect, it } from 'vitest'
import { checkContingency, CONTINGENCY_UNKNOWN, contingencyKind, isContingency } from './contingency.ts'
import { CONTINGENCIES } from './sick-leave.ts'

it('says what each of the ten is', () => {
  expect(CONTINGENCIES.map(contingencyKind).join(' ')).toBe(
    'comun licencia laboral laboral licencia comun licencia licencia licencia licencia',
  )
  expect(contingencyKind('Enf. Comun de antes')).toBe('comun')
})

it('knows only those of the list, to the letter', () => {
  expect(CONTINGENCIES.every(isContingency)).toBe(true)
  expect(['Enf. Común', 'enf. comun', 'toString', ''].some(isContingency)).toBe(false)
  expect(checkContingency('Enf. Común')).toBe(CONTINGENCY_UNKNOWN)
  expect([checkContingency('Enf. Comun'), checkContingency(null), checkContingency('')]).toEqual([null, null, null])
})
