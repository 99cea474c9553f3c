import { describe, expect, it } from 'vitest'
import { derivedFigures, type DerivedFigure, type FigurePerson } from './derived-figures.ts'
import { NO_MEASURES, NO_RISK, type RecordMeasures, type RecordRisk } from './record.ts'

const MARIA: FigurePerson = { edad: 54, sexo: 'F' }
const MEASURED: RecordMeasures = {
  peso: 68,
  talla: 162,
  imc: null,
  perimetro_abdominal: 92,
  presion_sistolica: 138,
  presion_diastolica: 86,
}
const ASKED: RecordRisk = {
  ...NO_RISK,
  actividad_diaria: false,
  fruta_diaria: true,
  antihipertensivos: true,
  glucosa_alta: false,
  familiar: 'primero',
  fuma: false,
  diabetes: false,
  enfermedad_cardiovascular: false,
  colesterol_total: 210,
  hdl: 48,
}

const figuresOf = (
  medidas: Partial<RecordMeasures>,
  riesgo: Partial<RecordRisk> = {},
  person: FigurePerson = MARIA,
): Readonly<Record<string, DerivedFigure>> =>
  Object.fromEntries(
    derivedFigures({ medidas: { ...NO_MEASURES, ...medidas }, riesgo: { ...NO_RISK, ...riesgo } }, person).map(
      (figure) => [figure.clave, figure],
    ),
  )

const pressure = (presion_sistolica: number, presion_diastolica: number) =>
  figuresOf({ presion_sistolica, presion_diastolica })['presion']?.tono
const mass = (peso: number) => figuresOf({ peso, talla: 170 })['imc']?.tono

describe('derivedFigures', () => {
  it('gives the five figures of a record that has everything, each with its source', () => {
    const figures = derivedFigures({ medidas: MEASURED, riesgo: ASKED }, MARIA)
    expect(figures.map(({ texto, tono }) => [texto, tono])).toEqual([
      ['IMC 25,91 kg/m²: sobrepeso', 'waiting'],
      ['√(68,0 kg × 162,0 cm ÷ 3600) = 1,75 m² (Mosteller)', 'info'],
      ['Cifras en rango de presión normal alta (ESC/ESH 2018)', 'waiting'],
      ['FINDRISC 16 puntos: riesgo alto, cerca de 33 % a 10 años (cintura colombiana). Solicitar glucemia', 'bad'],
      [expect.stringMatching(/ % a 10 años \(Framingham ATP III ajustado para Colombia: /u), 'info'],
    ])
    expect(figures.every(({ fuente }) => fuente !== '')).toBe(true)
  })

  it('says of each what is missing before anything was measured', () => {
    expect(
      derivedFigures({ medidas: NO_MEASURES, riesgo: NO_RISK }, MARIA).map(({ texto, nota }) => [texto, nota]),
    ).toEqual([
      [null, 'Registre peso y talla'],
      [null, 'Registre peso y talla'],
      [null, 'Registre las dos presiones'],
      [null, 'Registre peso, talla y perímetro abdominal'],
      [
        null,
        'Falta: presión sistólica, colesterol total, colesterol HDL, si toma medicamentos para la presión, si fuma, si tiene diabetes, si tiene enfermedad cardiovascular',
      ],
    ])
  })

  it('says that FINDRISC is partial while the questions were not asked', () => {
    expect(figuresOf(MEASURED)['findrisc']).toMatchObject({
      texto: 'FINDRISC parcial: 5 puntos (solo IMC y perímetro abdominal; sin clase de riesgo)',
      tono: 'unknown',
    })
  })

  it('makes no figure from a measure that cannot be', () => {
    const figures = figuresOf({ ...MEASURED, talla: 16.2, presion_diastolica: 150 })
    expect(['imc', 'isc', 'presion', 'findrisc'].map((name) => figures[name]?.texto)).toEqual([null, null, null, null])
  })

  it('does not take an index that was sent for the one of weight and height', () => {
    expect(figuresOf({ imc: 12 })['imc']?.texto).toBe(null)
    expect(figuresOf({ peso: 68, talla: 162, imc: 12 })['imc']?.texto).toBe('IMC 25,91 kg/m²: sobrepeso')
  })

  it('gives minors neither class nor scores, and says why', () => {
    const figures = figuresOf(MEASURED, ASKED, { edad: 12, sexo: 'M' })
    expect(figures['imc']).toMatchObject({ tono: 'info', texto: expect.stringContaining('mayores de 18 años') })
    expect(figures['presion']).toMatchObject({ texto: null, nota: expect.stringContaining('en menores') })
    expect(figures['findrisc']).toMatchObject({ texto: null, nota: expect.stringContaining('adultos') })
    expect(figures['cardiovascular']).toMatchObject({ texto: null, nota: 'El riesgo se calcula de 30 a 74 años' })
  })

  it('does not score who already has the disease', () => {
    const figures = figuresOf(MEASURED, { ...ASKED, diabetes: true, enfermedad_cardiovascular: true })
    expect(figures['findrisc']?.nota).toBe('No aplica: ya tiene diabetes')
    expect(figures['cardiovascular']?.nota).toBe('No aplica: ya tiene enfermedad cardiovascular')
  })

  it('says which laboratory value cannot be', () => {
    expect(figuresOf(MEASURED, { ...ASKED, hdl: 230 })['cardiovascular']).toMatchObject({
      texto: null,
      nota: 'El colesterol HDL debe estar entre 5 y 200 mg/dL',
    })
  })

  it('takes the tone from the class', () => {
    expect([pressure(115, 75), pressure(132, 84), pressure(150, 95)]).toEqual(['ok', 'waiting', 'bad'])
    expect([mass(65), mass(80), mass(110), mass(50), mass(40)]).toEqual(['ok', 'waiting', 'bad', 'waiting', 'bad'])
  })
})
