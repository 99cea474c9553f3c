import { describe, expect, it } from 'vitest'
import { ALLERGIES_NOT_ASKED } from './allergy.ts'
import type { CheckKind, Finding } from './check.ts'
import {
  allergyWithoutDetail,
  findingsOfLine,
  notMade,
  readAllergy,
  readAllergyDetail,
  readInteractions,
  readNotices,
  readShortage,
} from './check-answers.ts'
import { ADULT_RANGE, NO_RANGE } from './usual-dose.ts'

const conocimiento = { catalogo: 'interacciones', version: '2026-10', fecha: '2026-10-01' }

const finding = (comprobacion: CheckKind, drugs: readonly number[] = [2], active: readonly number[] = []): Finding => ({
  comprobacion,
  clave: `${comprobacion}:${drugs.join('-')}`,
  alerta_detalle_id: 1,
  severidad: 'mayor',
  titulo: 'Puede causar sangrado',
  detalle: null,
  conducta: null,
  medicamentos: [
    ...drugs.map((codesumi_id) => ({ codesumi_id, nombre: 'Uno', principio: 'uno', origen: 'por_ordenar' as const })),
    ...active.map((codesumi_id) => ({ codesumi_id, nombre: 'Otro', principio: 'otro', origen: 'activo' as const })),
  ],
  bloquea: false,
  fuente: null,
})

const interactions = (change: object = {}) => ({
  resultado: false,
  interacciones: [],
  revisados: [1, 2],
  conocimiento,
  ...change,
})

describe('readInteractions', () => {
  it('is clean when every drug was looked at and nothing was found', () => {
    expect(readInteractions([1, 2], [interactions()])).toEqual({
      comprobacion: 'interacciones',
      respuesta: 'limpia',
      por_que: null,
      hallazgos: [],
      conocimiento,
    })
    expect(readInteractions([1, 2], [interactions({ revisados: [2, 7, 1] })])?.respuesta).toBe('limpia')
  })

  it('has what was found, with the drugs that are being taken', () => {
    const found = finding('interacciones', [2], [7])
    const answer = interactions({ resultado: true, interacciones: [{ hallazgo: found }] })
    expect(readInteractions([1, 2], [answer])).toMatchObject({ respuesta: 'encontrada', hallazgos: [found] })
  })

  it('is no answer when it says nothing, looked at others or contradicts itself', () => {
    const wrong = [
      [],
      [interactions(), interactions()],
      [interactions({ revisados: [] })],
      [interactions({ revisados: [1] })],
      [interactions({ resultado: true })],
      [interactions({ interacciones: [{ hallazgo: finding('interacciones', [8]) }] })],
      [interactions({ interacciones: [{ hallazgo: finding('interacciones', [2, 8]) }] })],
      [interactions({ interacciones: [{ hallazgo: finding('alergia') }] })],
    ]
    for (const answers of wrong) expect(readInteractions([1, 2], answers)).toBeNull()
  })

  it('of drugs that nobody knows says why, and keeps what was found of the others', () => {
    const por_que = 'El conocimiento de interacciones no tiene el principio activo Trimebutina'
    expect(readInteractions([1, 2], [interactions({ revisados: [], por_que })])).toEqual({
      comprobacion: 'interacciones',
      respuesta: 'no_verificada',
      por_que,
      hallazgos: [],
      conocimiento: null,
    })
    const found = finding('interacciones', [2], [7])
    const partly = interactions({ resultado: true, revisados: [], por_que, interacciones: [{ hallazgo: found }] })
    expect(readInteractions([1, 2], [partly])).toMatchObject({ respuesta: 'encontrada', por_que, hallazgos: [found] })
  })

  it('has what was found with a drug that has no code, such as one of a scheme', () => {
    const found = finding('interacciones', [2])
    const scheme = { codesumi_id: null, nombre: 'Cisplatino', principio: 'cisplatino', origen: 'por_ordenar' } as const
    const hallazgo = { ...found, medicamentos: [...found.medicamentos, scheme] }
    expect(readInteractions([1, 2], [interactions({ interacciones: [{ hallazgo }] })])?.hallazgos).toEqual([hallazgo])
  })
})

describe('readShortage', () => {
  const answer = { tipo_alerta: null, hallazgo: null, medicamento_id: 2, conocimiento }
  const found = finding('desabastecimiento')

  it('is clean, or what was found', () => {
    expect(readShortage(2, answer)).toMatchObject({ comprobacion: 'desabastecimiento', respuesta: 'limpia' })
    expect(readShortage(2, { ...answer, tipo_alerta: 'Informativa', hallazgo: found })?.hallazgos).toEqual([found])
  })

  it('is no answer for another drug, or with a kind and no finding', () => {
    expect(readShortage(3, answer)).toBeNull()
    expect(readShortage(2, { ...answer, tipo_alerta: 'Bloqueante' })).toBeNull()
    expect(readShortage(2, { ...answer, hallazgo: found })).toBeNull()
    expect(readShortage(2, { ...answer, tipo_alerta: 'x', hallazgo: finding('dosis') })).toBeNull()
  })
})

describe('readAllergy', () => {
  const answer = { alergico: false, por_que: null, codesumi_id: 2, conocimiento }

  it('is clean only where somebody asked', () => {
    expect(readAllergy(2, answer)).toMatchObject({ comprobacion: 'alergia', respuesta: 'limpia' })
    expect(readAllergy(2, { ...answer, alergico: null })).toMatchObject({
      comprobacion: 'alergia',
      respuesta: 'no_verificada',
      por_que: ALLERGIES_NOT_ASKED,
    })
  })

  it('is no answer for another drug, nor one that says yes without refusing', () => {
    expect(readAllergy(3, answer)).toBeNull()
    expect(readAllergy(2, { ...answer, alergico: true })).toBeNull()
  })

  it('has its details apart; without them the sentence of the refusal stands', () => {
    const found = finding('alergia')
    expect(readAllergyDetail({ hallazgos: [found], conocimiento })).toMatchObject({
      comprobacion: 'alergia',
      respuesta: 'encontrada',
      hallazgos: [found],
    })
    expect(readAllergyDetail({ hallazgos: [found, finding('dosis')], conocimiento })).toBeNull()
    expect(readAllergyDetail({ hallazgos: [], conocimiento })).toBeNull()
    expect(readAllergyDetail({ hallazgos: [finding('dosis')], conocimiento })).toBeNull()
    expect(allergyWithoutDetail(2, 'Amoxicilina', 'Es alérgico')).toEqual({
      comprobacion: 'alergia',
      respuesta: 'encontrada',
      por_que: null,
      hallazgos: [
        {
          comprobacion: 'alergia',
          clave: 'alergia:0:2',
          alerta_detalle_id: null,
          severidad: 'contraindicada',
          titulo: 'Es alérgico',
          detalle: null,
          conducta: null,
          medicamentos: [{ codesumi_id: 2, nombre: 'Amoxicilina', principio: 'Amoxicilina', origen: 'por_ordenar' }],
          bloquea: false,
          fuente: null,
        },
      ],
      conocimiento: null,
    })
  })

  it('a check that was not made has its why and nothing found', () => {
    expect(notMade('dosis', 'El servicio no respondió')).toEqual({
      comprobacion: 'dosis',
      respuesta: 'no_verificada',
      por_que: 'El servicio no respondió',
      hallazgos: [],
      conocimiento: null,
    })
  })
})

describe('readNotices', () => {
  const answer = { hallazgos: [], rango_conocido: true, codesumi_id: 2, conocimiento }
  const read = (change: object, open: readonly CheckKind[] = []) =>
    readNotices(2, { ...answer, ...change }, new Set(open))
  const checks = (change: object, open: readonly CheckKind[] = []) =>
    read(change, open)?.map(({ comprobacion }) => comprobacion)

  it('answers the three checks; the dose only where there is a range to compare with', () => {
    expect(checks({})).toEqual(['alergia_cruzada', 'duplicidad', 'dosis'])
    expect(checks({ rango_conocido: false })).toEqual(['alergia_cruzada', 'duplicidad'])
    expect(checks({ rango_conocido: false, hallazgos: [finding('dosis')] })).toContain('dosis')
  })

  it('nothing crosses with allergies that nobody knows: what is not found is not clean, and is told once', () => {
    const unknown = { cruzada_sin_verificar: ALLERGIES_NOT_ASKED }
    expect(checks(unknown, ['alergia'])).toEqual(['duplicidad', 'dosis'])
    expect(checks({}, ['alergia'])).toEqual(['alergia_cruzada', 'duplicidad', 'dosis'])
    expect(checks({ ...unknown, hallazgos: [finding('alergia_cruzada')] }, ['alergia'])).toContain('alergia_cruzada')
    for (const open of [[], ['alergia', 'alergia_cruzada']] as const) {
      expect(read(unknown, open)?.[0]).toMatchObject({ respuesta: 'no_verificada', por_que: ALLERGIES_NOT_ASKED })
    }
  })

  it('a dose that stood unverified stays so where there is no range to compare with', () => {
    expect(read({ rango_conocido: false }, ['dosis'])?.at(-1)).toMatchObject({
      comprobacion: 'dosis',
      respuesta: 'no_verificada',
      por_que: NO_RANGE,
    })
    expect(read({ rango_conocido: false, por_que_sin_rango: ADULT_RANGE }, ['dosis'])?.at(-1)?.por_que).toBe(
      ADULT_RANGE,
    )
  })

  it('the dose of a minor that lacks a weight is unverified, also beside what was found', () => {
    const lacks = { rango_conocido: false, dosis_sin_verificar: 'Falta el peso' }
    expect(read(lacks)?.at(-1)).toMatchObject({ respuesta: 'no_verificada', por_que: 'Falta el peso' })
    expect(read({ ...lacks, hallazgos: [finding('dosis')] })?.at(-1)).toMatchObject({
      respuesta: 'encontrada',
      por_que: 'Falta el peso',
      hallazgos: [finding('dosis')],
    })
  })

  it('gives each finding to its check', () => {
    expect(read({ hallazgos: [finding('duplicidad')] })).toMatchObject([
      { respuesta: 'limpia' },
      { respuesta: 'encontrada' },
      { respuesta: 'limpia' },
    ])
  })

  it('is no answer for another drug or about another check', () => {
    expect(readNotices(3, answer, new Set())).toBeNull()
    expect(read({ hallazgos: [finding('alergia')] })).toBeNull()
  })
})

it('a line has the findings of its drug and those that nobody answered', () => {
  const [own, foreign, pending] = [
    finding('interacciones', [1, 2]),
    finding('interacciones', [3, 4]),
    finding('interacciones', [5, 6]),
  ]
  const answered = new Set([own.clave, foreign.clave])
  expect(findingsOfLine([own, foreign, pending], 2, answered)).toEqual([own, pending])
})
