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

const tone = (medidas: Partial<RecordMeasures>, riesgo: Partial<RecordRisk>, edad: number) => {
  const figure = figuresOf({ ...MEASURED, ...medidas }, riesgo, { edad, sexo: 'F' })['findrisc']
  return [/riesgo ([a-z ]+),/u.exec(figure?.texto ?? '')?.[1], figure?.tono]
}

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

  it('gives no part of a FINDRISC while the questions were not asked', () => {
    expect(figuresOf(MEASURED)['findrisc']).toMatchObject({
      texto: null,
      nota: 'Falta responder todas las preguntas del FINDRISC',
      tono: 'unknown',
    })
  })

  it('does not score who has a diabetes among the diagnoses, whatever was answered', () => {
    const asked = { medidas: MEASURED, riesgo: ASKED }
    const scores = (codigo: string, person: FigurePerson = MARIA) =>
      derivedFigures({ ...asked, diagnosticos: [{ codigo: 'I10' }, { codigo }] }, person).find(
        ({ clave }) => clave === 'findrisc',
      )
    expect(scores('E119')).toMatchObject({ texto: null, nota: 'No aplica: ya tiene diabetes', tono: 'info' })
    expect(scores('E788', { ...MARIA, diabetes: true })).toMatchObject({ texto: null, tono: 'info' })
    expect(scores('E788')?.texto).toContain('FINDRISC 16 puntos')
  })

  it('takes a diabetes that is known into the risk of the heart', () => {
    const riesgo = { ...ASKED, diabetes: null }
    const known = derivedFigures({ medidas: MEASURED, riesgo }, { ...MARIA, diabetes: true })
    const told = derivedFigures({ medidas: MEASURED, riesgo: { ...ASKED, diabetes: true } }, MARIA)
    expect(known.at(-1)?.texto).toBe(told.at(-1)?.texto)
  })

  it('gives no class of the index to who is known to be pregnant', () => {
    expect(figuresOf(MEASURED, {}, { ...MARIA, edad: 30, gestante: true })['imc']?.texto).toContain(
      'no aplica en gestantes',
    )
  })

  it('makes no figure from a measure that cannot be', () => {
    const figures = figuresOf({ ...MEASURED, talla: 16.2, presion_diastolica: 150 })
    expect(['imc', 'isc', 'presion', 'findrisc'].map((name) => figures[name]?.texto)).toEqual([null, null, null, null])
  })

  it('a waist or a pressure that cannot be counts as not taken', () => {
    expect(figuresOf({ ...MEASURED, perimetro_abdominal: 920 }, ASKED)['findrisc']).toMatchObject({
      texto: null,
      nota: 'Registre peso, talla y perímetro abdominal',
    })
    expect(figuresOf({ ...MEASURED, presion_sistolica: 400 }, ASKED)['presion']?.nota).toBe(
      'Registre las dos presiones',
    )
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

  it('asks for both measures of an index or a surface, and for both pressures, and paints none of them', () => {
    for (const some of [{ peso: 68 }, { talla: 162 }]) {
      const { imc, isc } = figuresOf(some)
      expect([imc, isc]).toMatchObject([
        { texto: null, nota: 'Registre peso y talla', tono: 'unknown' },
        { texto: null, nota: 'Registre peso y talla', tono: 'unknown' },
      ])
    }
    for (const some of [{ presion_sistolica: 120 }, { presion_diastolica: 80 }]) {
      expect(figuresOf(some)['presion']).toMatchObject({
        texto: null,
        nota: 'Registre las dos presiones',
        tono: 'unknown',
      })
    }
  })

  it('warns of a surface that is unusual at that age', () => {
    const figure = figuresOf({ peso: 140, talla: 190 })['isc']
    expect(figure).toMatchObject({ nota: expect.stringContaining('poco usual en un adulto'), tono: 'waiting' })
    expect(figuresOf({ peso: 20, talla: 110 }, {}, { edad: 6, sexo: 'F' })['isc']).toMatchObject({
      nota: null,
      tono: 'info',
    })
  })

  it('a pressure of a minor has no class, and no tone of one', () => {
    expect(figuresOf(MEASURED, ASKED, { edad: 12, sexo: 'M' })['presion']?.tono).toBe('unknown')
  })

  it('takes the tone of the score of diabetes from its class', () => {
    const none = { ...ASKED, antihipertensivos: false, familiar: 'no', actividad_diaria: true } as const
    const thin = { peso: 55, perimetro_abdominal: 70 }
    expect(tone(thin, none, 30)).toEqual(['bajo', 'ok'])
    expect(tone(thin, { ...none, familiar: 'primero', antihipertensivos: true }, 50)).toEqual([
      'ligeramente elevado',
      'ok',
    ])
    expect(tone(thin, { ...none, familiar: 'primero', glucosa_alta: true }, 50)).toEqual(['moderado', 'waiting'])
    expect(tone({}, ASKED, 54)).toEqual(['alto', 'bad'])
    expect(
      tone({ peso: 90, perimetro_abdominal: 110 }, { ...ASKED, glucosa_alta: true, fruta_diaria: false }, 70),
    ).toEqual(['muy alto', 'bad'])
  })

  it('scores adults of either sex from the day they are 18, and nobody whose sex is not known', () => {
    const nota = (person: FigurePerson) => figuresOf(MEASURED, ASKED, person)['findrisc']?.nota
    expect([nota({ edad: 18, sexo: 'M' }), nota({ edad: 18, sexo: 'F' })]).toEqual([null, null])
    expect([nota({ edad: 17, sexo: 'M' }), nota({ edad: 40, sexo: 'I' }), nota({ edad: 40, sexo: '' })]).toEqual(
      Array(3).fill('El FINDRISC es para adultos con sexo registrado (F o M)'),
    )
    expect(figuresOf(MEASURED, ASKED, { edad: 17, sexo: 'M' })['findrisc']?.tono).toBe('unknown')
    expect(figuresOf(MEASURED, { ...ASKED, diabetes: true })['findrisc']?.tono).toBe('info')
  })

  it('gives the risk of the heart from 30 to 74 years', () => {
    const figure = (edad: number) => figuresOf(MEASURED, ASKED, { edad, sexo: 'F' })['cardiovascular']
    expect([30, 74].map((edad) => figure(edad)?.texto === null)).toEqual([false, false])
    expect([29, 75].map((edad) => figure(edad))).toMatchObject(
      Array.from({ length: 2 }, () => ({ texto: null, nota: 'El riesgo se calcula de 30 a 74 años', tono: 'info' })),
    )
    expect(figuresOf(MEASURED, { ...ASKED, enfermedad_cardiovascular: true })['cardiovascular']?.tono).toBe('info')
    expect(figuresOf(MEASURED, { ...ASKED, hdl: null })['cardiovascular']).toMatchObject({
      nota: 'Falta: colesterol HDL',
      tono: 'unknown',
    })
  })

  it.each(['antihipertensivos', 'fuma'] as const)('the risk of the heart is higher with %s', (answer) => {
    const text = (value: boolean) => figuresOf(MEASURED, { ...ASKED, [answer]: value })['cardiovascular']?.texto
    const percent = (value: boolean) => Number(/([\d,]+) % a 10 años/u.exec(text(value) ?? '')?.[1]?.replace(',', '.'))
    expect(percent(true)).toBeGreaterThan(percent(false))
  })
})
