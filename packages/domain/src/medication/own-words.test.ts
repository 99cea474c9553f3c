import { describe, expect, it } from 'vitest'
import { emptyMedicationDraft, type MedicationDraft } from './draft.ts'
import { draftInWords, withOwnWords } from './own-words.ts'
import { everyTwelveHours, losartan } from '../testing/medication-samples.ts'

const whole: MedicationDraft = {
  ...emptyMedicationDraft('2026-11-21'),
  articulo: losartan,
  ...everyTwelveHours,
}
const TWELVE = '1 tableta cada 12 horas durante 30 días, vía oral'
const EIGHT = '1 tableta cada 8 horas durante 30 días, vía oral'
const afterEight = (observacion: string): string =>
  withOwnWords({ ...whole, observacion }, { ...whole, observacion, frecuencia: 8 }).observacion

describe('la observación que nadie escribió', () => {
  it('dice cómo se toma; sin medicamento o sin una cifra no dice nada', () => {
    expect(draftInWords(whole)).toBe(TWELVE)
    expect(draftInWords({ ...whole, articulo: null })).toBe('')
    expect(draftInWords({ ...whole, dosis: null })).toBe('')
  })

  it('cambia con la dosis, también cuando estaba vacía o en blanco', () => {
    expect([afterEight(TWELVE), afterEight(''), afterEight('   ')]).toEqual([EIGHT, EIGHT, EIGHT])
  })
})

describe('la observación que alguien escribió', () => {
  it('no se toca cuando cambia la dosis', () => {
    expect(afterEight('En ayunas')).toBe('En ayunas')
  })

  it('es la que se acaba de escribir, aunque antes no hubiera ninguna', () => {
    expect(withOwnWords(whole, { ...whole, observacion: 'En ayunas' }).observacion).toBe('En ayunas')
    expect(withOwnWords({ ...whole, observacion: TWELVE }, { ...whole, observacion: '' }).observacion).toBe('')
  })
})
