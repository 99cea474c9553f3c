/** Worked values of `../shared/catalogos/formulas.tsv`: Calvert AH, J Clin Oncol 1989;7:1748 and the published examples it names. */
import { expect, it } from 'vitest'
import { calvertDose, calvertWarning } from './calvert.ts'

it.each([
  [4, 50, 300],
  [5, 50, 375],
  [6, 50, 450],
  [4, 75, 400],
  [5, 75, 500],
  [6, 75, 600],
  [4, 100, 500],
  [5, 100, 625],
  [6, 100, 750],
  [4, 125, 600],
  [5, 125, 750],
  [6, 125, 900],
  [5, 90, 575],
  [5, 140, 750],
  [2, 66.6, 183.2],
  [6, 66.6, 549.6],
  [7, 110, 945],
  [4.5, 45, 315],
  [6, 134.6, 900],
])('AUC %f with %f mL/min is %f mg', (auc, tfg, dose) => {
  expect(calvertDose(auc, tfg)).toBe(dose)
})

/** FDA, 2010: AUC 2, 4, 4.5, 5, 6 and 7 give at most these milligrams. */
it.each([
  [2, 300],
  [4, 600],
  [4.5, 675],
  [5, 750],
  [6, 900],
  [7, 1050],
])('AUC %f is never more than %i mg with an estimated filtration', (auc, most) => {
  expect(calvertDose(auc, 400)).toBe(most)
})

it('does not cap a filtration that was measured', () => {
  expect(calvertDose(5, 140, true)).toBe(825)
})

it('warns of a low filtration and of a high AUC', () => {
  expect(calvertWarning(5, 19.9)).toContain('menor de 20')
  expect(calvertWarning(7.5, 80)).toBe('AUC mayor de 7')
  expect(calvertWarning(7, 20)).toBeNull()
})
