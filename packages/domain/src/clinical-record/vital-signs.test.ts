import { describe, expect, it } from 'vitest'
import { recordFieldName } from './field-names.ts'
import { checkRecordMeasures, measureInWords } from './measures.ts'
import { NO_MEASURES } from './record.ts'
import { SIGN_LIMITS, SIGN_NAMES } from './vital-signs.ts'
import { signDoubts } from './vital-signs-doubt.ts'

const doubts = (changes: Partial<typeof NO_MEASURES>, edad: number) => signDoubts({ ...NO_MEASURES, ...changes }, edad)

describe('vital signs', () => {
  it.each(SIGN_NAMES)('%s is taken at its limits and refused past them', (name) => {
    const { min, max, fuera, decimales } = SIGN_LIMITS[name]
    const step = decimales === 0 ? 1 : 0.1
    const check = (value: number) => checkRecordMeasures({ ...NO_MEASURES, [name]: value })
    expect([check(min), check(max)]).toEqual([{}, {}])
    expect([check(min - step), check(max + step), check(Number.NaN)]).toEqual(
      Array.from({ length: 3 }, () => ({ [name]: [fuera] })),
    )
  })

  it('says each with its unit', () => {
    expect(measureInWords('frecuencia_cardiaca', 78)).toBe('78 lpm')
    expect(measureInWords('temperatura', 36.7)).toBe('36,7 °C')
    expect(measureInWords('dolor', 0)).toBe('0 de 10')
    expect(measureInWords('saturacion_oxigeno', undefined)).toBe('sin dato')
    expect(recordFieldName('saturacion_oxigeno')).toBe('Saturación de oxígeno')
  })
})

describe('signDoubts', () => {
  it('asks for nothing of ordinary signs, of a feverish child neither', () => {
    expect(doubts({ frecuencia_cardiaca: 72, frecuencia_respiratoria: 16, temperatura: 36.5 }, 40)).toEqual([])
    expect(doubts({ frecuencia_cardiaca: 165, frecuencia_respiratoria: 42, temperatura: 39.2 }, 1)).toEqual([])
    expect(doubts({ presion_sistolica: 190, presion_diastolica: 110, saturacion_oxigeno: 88 }, 70)).toEqual([])
    expect(doubts({}, 40)).toEqual([])
  })

  it('says what is rare at that age', () => {
    expect(doubts({ frecuencia_cardiaca: 165 }, 40)).toEqual(['Un pulso de 165 lpm es poco usual a los 40 años'])
    expect(doubts({ frecuencia_respiratoria: 78 }, 6)).toEqual([
      'Una frecuencia respiratoria de 78 rpm es poco usual a los 6 años',
    ])
    expect(doubts({ presion_sistolica: 180, presion_diastolica: 105 }, 6)).toEqual([
      'Una presión sistólica de 180 mmHg es poco usual a los 6 años',
      'Una presión diastólica de 105 mmHg es poco usual a los 6 años',
    ])
  })

  it('reads again what is rare at any age', () => {
    expect(doubts({ temperatura: 33.9 }, 3)).toEqual(['Temperatura de 33,9 °C: léala otra vez'])
    expect(doubts({ saturacion_oxigeno: 79 }, 50)).toEqual(['Saturación de oxígeno de 79 %: léala otra vez'])
    expect(doubts({ frecuencia_fetal: 82 }, 30)).toEqual(['Frecuencia cardíaca fetal de 82 lpm: léala otra vez'])
  })

  it.each([
    [0, 220, 221],
    [1, 200, 201],
    [5, 170, 171],
    [12, 160, 161],
    [18, 150, 151],
  ])('at %i years a pulse of %i is usual and one of %i is not', (edad, usual, rare) => {
    expect(doubts({ frecuencia_cardiaca: usual }, edad)).toEqual([])
    expect(doubts({ frecuencia_cardiaca: rare }, edad)).toHaveLength(1)
  })
})
