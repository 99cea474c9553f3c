/** Worked values of `../shared/catalogos/formulas.tsv` (FINDRISC, FINDRISC_COLOMBIA): Lindström J, Diabetes Care 2003;26:725. */
import { describe, expect, it } from 'vitest'
import { findrisc, type FindriscInput } from './diabetes-risk.ts'
import { FINDRISC_WAISTS } from './diabetes-waist.ts'

const ORIGINAL = { cintura: 'original', corteGlucemia: null } as const
const COLOMBIA = { cintura: 'colombia', corteGlucemia: 12 } as const

const person: FindriscInput = {
  edad: 52,
  sexo: 'F',
  imc: 27.3,
  cintura: 89,
  actividad_diaria: false,
  fruta_diaria: false,
  antihipertensivos: false,
  glucosa_alta: false,
  familiar: 'primero',
}

const at = (corteGlucemia: number | null) => findrisc(person, { cintura: 'original', corteGlucemia })

describe('findrisc', () => {
  // The four digits: daily activity, daily fruit, antihypertensives, high glucose.
  it.each([
    ['original', 40, 22.5, 78, 'F', '1100', 'no', 0, 'Bajo', false],
    ['original', 44, 24.99, 93.9, 'M', '1000', 'no', 1, 'Bajo', false],
    ['original', 45, 25, 94, 'M', '0100', 'segundo', 11, 'Ligeramente elevado', false],
    ['original', 52, 27.3, 89, 'F', '0000', 'primero', 15, 'Alto', false],
    ['original', 54, 30, 102, 'M', '1110', 'no', 8, 'Ligeramente elevado', false],
    ['original', 55, 30.01, 102.1, 'M', '0010', 'primero', 20, 'Alto', false],
    ['original', 60, 31.2, 90, 'F', '0011', 'primero', 25, 'Muy alto', false],
    ['original', 64, 29, 88, 'F', '1110', 'segundo', 12, 'Moderado', false],
    ['original', 65, 33, 110, 'M', '0011', 'primero', 26, 'Muy alto', false],
    ['original', 48, 26, 80, 'F', '0100', 'no', 8, 'Ligeramente elevado', false],
    ['original', 70, 24, 85, 'F', '1110', 'no', 9, 'Ligeramente elevado', false],
    ['original', 38, 35, 104, 'M', '0000', 'primero', 15, 'Alto', false],
    ['colombia', 40, 22.5, 78, 'F', '1100', 'no', 0, 'Bajo', false],
    ['colombia', 44, 24.99, 93.9, 'M', '1000', 'no', 1, 'Bajo', false],
    ['colombia', 45, 25, 94, 'M', '0100', 'segundo', 12, 'Moderado', true],
    ['colombia', 52, 27.3, 89, 'F', '0000', 'primero', 11, 'Ligeramente elevado', false],
    ['colombia', 54, 30, 102, 'M', '1110', 'no', 9, 'Ligeramente elevado', false],
    ['colombia', 55, 30.01, 102.1, 'M', '0010', 'primero', 20, 'Alto', true],
    ['colombia', 60, 31.2, 90, 'F', '0011', 'primero', 25, 'Muy alto', true],
    ['colombia', 64, 29, 88, 'F', '1110', 'segundo', 9, 'Ligeramente elevado', false],
    ['colombia', 65, 33, 110, 'M', '0011', 'primero', 26, 'Muy alto', true],
    ['colombia', 48, 26, 80, 'F', '0100', 'no', 5, 'Bajo', false],
    ['colombia', 70, 24, 85, 'F', '1110', 'no', 6, 'Bajo', false],
    ['colombia', 38, 35, 104, 'M', '0000', 'primero', 15, 'Alto', true],
  ] as const)(
    '%s: %i years, index %f, waist %f, %s, %s, family %s',
    (version, edad, imc, cintura, sexo, answers, familiar, puntos, clase, solicitarGlucemia) => {
      const [actividad_diaria = null, fruta_diaria = null, antihipertensivos = null, glucosa_alta = null] = answers
        .split('')
        .map((digit) => digit === '1')
      const questions = { actividad_diaria, fruta_diaria, antihipertensivos, glucosa_alta, familiar }
      const settings = version === 'original' ? ORIGINAL : COLOMBIA
      expect(findrisc({ edad, imc, cintura, sexo, ...questions }, settings)).toMatchObject({
        puntos,
        clase,
        solicitarGlucemia,
      })
    },
  )

  it('is nothing while one question was not asked: a part of the points is no score', () => {
    const questions = ['actividad_diaria', 'fruta_diaria', 'antihipertensivos', 'glucosa_alta', 'familiar'] as const
    for (const question of questions) expect(findrisc({ ...person, [question]: null }, ORIGINAL)).toBeNull()
  })

  it('is not worked out without index or waist, for minors or a sex that the table does not have', () => {
    const cases: readonly Partial<FindriscInput>[] = [{ imc: null }, { cintura: null }, { edad: 17 }, { sexo: 'I' }]
    expect(cases.map((change) => findrisc({ ...person, ...change }))).toEqual(Array(4).fill(null))
  })

  it('says its points, class, risk and version', () => {
    expect(findrisc({ ...person, glucosa_alta: true })?.texto).toBe(
      'FINDRISC 16 puntos: riesgo alto, cerca de 33 % a 10 años (cintura colombiana). Solicitar glucemia',
    )
    expect(findrisc(person, ORIGINAL)?.texto).toBe(
      'FINDRISC 15 puntos: riesgo alto, cerca de 33 % a 10 años (cintura original)',
    )
  })

  it('asks for a glycaemia at the cut of the installation', () => {
    expect([at(15)?.solicitarGlucemia, at(16)?.solicitarGlucemia, at(null)?.solicitarGlucemia]).toEqual([
      true,
      false,
      false,
    ])
  })
})

it('each version of the waist has its source, and says how sure it is', () => {
  expect(Object.values(FINDRISC_WAISTS).map(({ publicada, confianza }) => [publicada, confianza])).toEqual([
    [2003, 'alta'],
    [2016, 'media'],
  ])
})

it('un FINDRISC de un punto se dice en singular', () => {
  const body = { edad: 40, sexo: 'F', imc: 26, cintura: 70 }
  const healthy = {
    actividad_diaria: true,
    fruta_diaria: true,
    antihipertensivos: false,
    glucosa_alta: false,
    familiar: 'no',
  } as const
  expect(findrisc({ ...body, ...healthy })?.texto).toMatch(/^FINDRISC 1 punto: riesgo bajo/u)
})
