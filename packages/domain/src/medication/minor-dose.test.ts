import { describe, expect, it } from 'vitest'
import { NO_CHILD_RANGE, NO_CHILD_UNIT } from './child-dose.ts'
import { minorDose } from './minor-dose.ts'
import { ADULT_RANGE } from './usual-dose.ts'

const adult = (por_que_sin_rango: string | null) => ({ rango_conocido: false, por_que_sin_rango, hallazgos: [] })
const child = (por_que: string) => ({ comparada: false, por_que, falta_peso: false, hallazgos: [] })

describe('por qué no se comparó la dosis de un menor de edad', () => {
  it('sin una fila de su edad, dice que la que hay es de adultos', () => {
    expect(minorDose(adult(ADULT_RANGE), child(NO_CHILD_RANGE)).por_que_sin_rango).toBe(ADULT_RANGE)
    expect(minorDose(adult(null), child(NO_CHILD_RANGE)).por_que_sin_rango).toBe(NO_CHILD_RANGE)
  })

  it('lo demás se dice como es', () => {
    expect(minorDose(adult(ADULT_RANGE), child(NO_CHILD_UNIT)).por_que_sin_rango).toBe(NO_CHILD_UNIT)
  })
})
