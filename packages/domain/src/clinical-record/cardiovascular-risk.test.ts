/** Worked values of `../shared/catalogos/formulas.tsv` (FRAMINGHAM_2008, FRAMINGHAM_ATP3_COLOMBIA). */
import { HDL_NOT_LOWER } from './laboratory-limits.ts'
import { describe, expect, it } from 'vitest'
import {
  RISK_AGE_MESSAGE,
  RISK_SEX_MESSAGE,
  RISK_WITH_DISEASE,
  whoseRisk,
  type RiskPerson,
} from './cardiovascular-person.ts'
import { cardiovascularRisk } from './cardiovascular-risk.ts'
import { framingham2008, framingham2008Class } from './framingham-2008.ts'
import { atp3Points, atp3Risk } from './framingham-atp3.ts'

const healthy: RiskPerson = {
  edad: 45,
  sexo: 'F',
  colesterol_total: 190,
  hdl: 55,
  sistolica: 118,
  tratada: false,
  fuma: false,
  diabetes: false,
  enfermedad_cardiovascular: false,
}

/** The three digits: treated, smokes, diabetes. */
const flags = (digits: string) => ({ tratada: digits[0] === '1', fuma: digits[1] === '1', diabetes: digits[2] === '1' })

describe('Framingham 2008', () => {
  it.each([
    ['F', 61, 180, 47, 124, '010', 10.5],
    ['M', 53, 161, 55, 125, '101', 15.6],
    ['M', 45, 220, 40, 138, '010', 17.1],
    ['F', 45, 190, 55, 118, '000', 2.6],
    ['M', 60, 240, 38, 150, '110', 57.6],
    ['F', 68, 230, 50, 145, '101', 36.3],
    ['M', 35, 200, 45, 120, '000', 2.7],
    ['F', 55, 250, 42, 135, '010', 16.2],
  ] as const)(
    '%s of %i years, cholesterol %i, HDL %i, systolic %i, %s: %f %%',
    (sexo, edad, colesterol_total, hdl, sistolica, digits, expected) => {
      expect(framingham2008(sexo, { edad, colesterol_total, hdl, sistolica, ...flags(digits) })).toBe(expected)
    },
  )

  it('has its classes at 6 and at 20 percent', () => {
    expect([5.9, 6, 20, 20.1].map(framingham2008Class)).toEqual(['Bajo', 'Intermedio', 'Intermedio', 'Alto'])
  })

  it('is said with its class and its name', () => {
    expect(cardiovascularRisk(healthy, 'framingham_2008')).toEqual({
      ok: true,
      signo: '',
      porcentaje: 2.6,
      puntos: null,
      clase: 'Bajo',
      texto: '2,6 % a 10 años, riesgo bajo (Framingham general 2008)',
    })
  })
})

describe('Framingham ATP III adjusted for Colombia', () => {
  it.each([
    ['M', 45, 220, 40, 138, '010', 15, '20', '15.00'],
    ['F', 45, 190, 55, 118, '000', 6, '<1', '<0.75'],
    ['M', 60, 240, 38, 150, '110', 17, '≥30', '≥22.5'],
    ['F', 68, 230, 50, 145, '100', 19, '8', '6.00'],
    ['M', 35, 200, 45, 120, '000', 4, '1', '0.75'],
    ['F', 55, 250, 42, 135, '010', 20, '11', '8.25'],
    ['M', 52, 195, 62, 118, '000', 7, '3', '2.25'],
    ['F', 72, 285, 38, 165, '110', 25, '≥30', '≥22.5'],
    ['M', 66, 210, 48, 142, '100', 15, '20', '15.00'],
  ] as const)(
    '%s of %i years, cholesterol %i, HDL %i, systolic %i, %s: %i points, %s %%, adjusted %s %%',
    (sexo, edad, colesterol_total, hdl, sistolica, digits, puntos, table, adjusted) => {
      const person = { edad, colesterol_total, hdl, sistolica, ...flags(digits) }
      expect(atp3Points(sexo, person)).toBe(puntos)
      const { signo, porcentaje } = atp3Risk(sexo, puntos)
      expect(`${signo}${porcentaje}`).toBe(table)
      const risk = cardiovascularRisk({ ...healthy, sexo, ...person })
      expect(risk).toMatchObject({ ok: true, signo, puntos, porcentaje: Number(adjusted.replace(/^[<≥]/u, '')) })
    },
  )

  it('has no class of its own and says what it was made from', () => {
    expect(cardiovascularRisk(healthy)).toMatchObject({
      clase: null,
      texto: '<0,75 % a 10 años (Framingham ATP III ajustado para Colombia: 6 puntos, <1 % por 0,75)',
    })
  })

  it('reads the table of risk to its ends', () => {
    const men = [-1, 0, 4, 5, 6, 7, 16, 17, 40].map((points) => atp3Risk('M', points))
    expect(men.map(({ signo, porcentaje }) => `${signo}${porcentaje}`)).toEqual([
      '<1',
      '1',
      '1',
      '2',
      '2',
      '3',
      '25',
      '≥30',
      '≥30',
    ])
    const women = [8, 9, 12, 13, 14, 15, 24, 25, 40].map((points) => atp3Risk('F', points))
    expect(women.map(({ signo, porcentaje }) => `${signo}${porcentaje}`)).toEqual([
      '<1',
      '1',
      '1',
      '2',
      '2',
      '3',
      '27',
      '≥30',
      '≥30',
    ])
  })
})

const why = (change: Partial<RiskPerson>) => {
  const who = whoseRisk({ ...healthy, ...change })
  return who.ok ? null : who.porQue
}

describe('whoseRisk', () => {
  it('is of 30 to 74 years, of both sexes and without disease', () => {
    expect([why({ edad: 30 }), why({ edad: 74 }), why({ sexo: 'M' })]).toEqual([null, null, null])
    expect([why({ edad: 29 }), why({ edad: 75 }), why({ edad: Number.NaN })]).toEqual(Array(3).fill(RISK_AGE_MESSAGE))
    expect(why({ sexo: 'I' })).toBe(RISK_SEX_MESSAGE)
    expect(why({ enfermedad_cardiovascular: true })).toBe(RISK_WITH_DISEASE)
  })

  it('refuses values that nobody has, and names them', () => {
    expect([why({ colesterol_total: 49 }), why({ hdl: 4 }), why({ sistolica: 301 }), why({ hdl: Number.NaN })]).toEqual(
      [
        'El colesterol total debe estar entre 50 y 1000 mg/dL',
        'El colesterol HDL debe estar entre 5 y 200 mg/dL',
        'La presión sistólica debe estar entre 40 y 300 mmHg',
        'El colesterol HDL debe estar entre 5 y 200 mg/dL',
      ],
    )
    expect(why({ colesterol_total: 100, hdl: 100 })).toBe(HDL_NOT_LOWER)
  })

  it('keeps both equations from answering', () => {
    for (const equation of ['framingham_2008', 'framingham_atp3_colombia'] as const)
      expect(cardiovascularRisk({ ...healthy, edad: 29 }, equation)).toEqual({ ok: false, porQue: RISK_AGE_MESSAGE })
  })
})

it('la presión sistólica del riesgo va de 40 a 300', () => {
  const refused = [39, 40, 300, 301].map((sistolica) => {
    const risk = cardiovascularRisk({ ...healthy, sistolica })
    return risk.ok ? null : risk.porQue
  })
  const outside = 'La presión sistólica debe estar entre 40 y 300 mmHg'
  expect(refused).toEqual([outside, null, null, outside])
})

it('un solo punto se dice en singular', () => {
  const man = { ...healthy, sexo: 'M', edad: 40, colesterol_total: 150, hdl: 45, sistolica: 110 }
  expect(cardiovascularRisk(man)).toMatchObject({
    puntos: 1,
    texto: '0,75 % a 10 años (Framingham ATP III ajustado para Colombia: 1 punto, 1 % por 0,75)',
  })
})

it.each([
  ['M', 32, 150, -9],
  ['M', 45, 300, 11],
  ['F', 32, 150, -7],
  ['F', 37, 150, -3],
  ['F', 45, 150, 3],
] as const)(
  '%s de %i años con colesterol %i tiene %i puntos de edad y colesterol',
  (sexo, edad, colesterol_total, points) => {
    const rest = { hdl: 55, sistolica: 110, tratada: false, fuma: false }
    expect(atp3Points(sexo, { edad, colesterol_total, ...rest })).toBe(points)
  },
)
