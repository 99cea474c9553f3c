import { describe, expect, it } from 'vitest'
import type { CheckKind, Finding, Severity } from './check.ts'
import type { MadeCheck } from './pending.ts'
import { reviewAnswers, standingAnswers, toReview } from './standing-review.ts'

const ENOUGH = 'Otro motivo: se habló con quien la formuló y el paciente la ha tolerado antes sin reacción'

const finding = (comprobacion: CheckKind, clave: string, severidad: Severity): Finding => ({
  comprobacion,
  clave,
  alerta_detalle_id: null,
  severidad,
  titulo: clave,
  detalle: null,
  conducta: null,
  medicamentos: [],
  bloquea: false,
  fuente: 'Prueba',
})
const made = (...hallazgos: readonly Finding[]): readonly MadeCheck[] =>
  hallazgos.map((each) => ({
    comprobacion: each.comprobacion,
    respuesta: 'encontrada',
    por_que: null,
    hallazgos: [each],
  }))
const ALLERGY = finding('alergia', 'alergia:1:5', 'contraindicada')
const PAIR = finding('interacciones', 'interaccion:2:5-6', 'mayor')

describe('toReview', () => {
  it('queda lo que nadie respondió', () => {
    expect(toReview(made(ALLERGY, PAIR), [])).toEqual([ALLERGY, PAIR])
    expect(toReview(made(ALLERGY, PAIR), reviewAnswers([PAIR], ENOUGH))).toEqual([ALLERGY])
  })

  it('un motivo por debajo de su gravedad no responde', () => {
    expect(toReview(made(ALLERGY), reviewAnswers([ALLERGY], 'Ya la conoce'))).toEqual([ALLERGY])
  })

  it('lo informativo y lo desabastecido no detienen', () => {
    const small = finding('duplicidad', 'duplicidad:5-7', 'informativa')
    const short = finding('desabastecimiento', 'desabastecimiento:1', 'mayor')
    expect(toReview(made(small, short), [])).toEqual([])
  })
})

describe('reviewAnswers', () => {
  it('responde a cada comprobación con lo suyo y un mismo motivo', () => {
    const other = finding('alergia', 'alergia:2:5', 'mayor')
    expect(reviewAnswers([ALLERGY, PAIR, other], `  ${ENOUGH} `)).toEqual([
      { comprobacion: 'alergia', respuesta: 'encontrada', claves: ['alergia:1:5', 'alergia:2:5'], motivo: ENOUGH },
      { comprobacion: 'interacciones', respuesta: 'encontrada', claves: ['interaccion:2:5-6'], motivo: ENOUGH },
    ])
  })

  it('sin hallazgos no responde nada', () => {
    expect(reviewAnswers([], ENOUGH)).toEqual([])
  })
})

const kept = (hallazgo: Finding) => [{ comprobacion: hallazgo.comprobacion, hallazgos: [hallazgo], motivo: ENOUGH }]

describe('standingAnswers', () => {
  it('lo que sigue igual de grave, o lo es menos, está respondido', () => {
    expect(standingAnswers(kept(PAIR), [PAIR])).toMatchObject([{ claves: [PAIR.clave], motivo: ENOUGH }])
    expect(standingAnswers(kept(PAIR), [{ ...PAIR, severidad: 'moderada' }])).toMatchObject([{ claves: [PAIR.clave] }])
    expect(standingAnswers(kept(PAIR), [])).toMatchObject([{ claves: [PAIR.clave] }])
  })

  it('lo que es más grave que cuando se respondió, no', () => {
    const graver: Finding = { ...PAIR, severidad: 'contraindicada' }
    expect(standingAnswers(kept(PAIR), [PAIR, graver])).toMatchObject([{ claves: [] }])
    expect(toReview(made(graver), standingAnswers(kept(PAIR), [graver]))).toEqual([graver])
  })
})
