/** What is read of a check: a row of the ledger that lacks a part of it, or says what nobody can answer, is no row. */
import * as Schema from 'effect/Schema'
import { describe, expect, it } from 'vitest'
import {
  CheckAnswer,
  CheckedDrug,
  Finding,
  FoundDrug,
  Knowledge,
  LedgerEntry,
  MAX_CHECK_REASON,
  SentCheck,
} from './check.ts'

const knowledge = { catalogo: 'interacciones', version: '2026-10', fecha: '2026-10-01' }
const warfarin = { codesumi_id: 1, nombre: 'Warfarina 5 mg tableta', principio: 'Warfarina', origen: 'por_ordenar' }
const finding = {
  comprobacion: 'interacciones',
  clave: 'interaccion:7:1-2',
  alerta_detalle_id: 7,
  severidad: 'mayor',
  titulo: 'Mayor riesgo de hemorragia',
  detalle: 'Suman su efecto',
  conducta: 'INR en tres días',
  medicamentos: [warfarin, { ...warfarin, codesumi_id: null, origen: 'activo' }],
  bloquea: false,
  fuente: 'Prueba',
}
const entry = {
  comprobacion: 'interacciones',
  origen: 'profesional',
  respuesta: 'encontrada',
  por_que: null,
  hora: '2026-11-21T12:26:00.000Z',
  conocimiento: knowledge,
  hallazgos: [finding],
  motivo: 'INR en tres días, paciente informada',
  operador: 'Laura Restrepo',
}
const sent = {
  comprobacion: 'interacciones',
  respuesta: 'encontrada',
  por_que: null,
  hora: '2026-11-21T12:26:00.000Z',
  claves: ['interaccion:7:1-2'],
  motivo: 'INR en tres días, paciente informada',
}

describe.each([
  ['el conocimiento', Schema.is(Knowledge), knowledge],
  ['un medicamento de un hallazgo', Schema.is(FoundDrug), warfarin],
  ['un hallazgo', Schema.is(Finding), finding],
  ['una comprobación del registro', Schema.is(LedgerEntry), entry],
  ['un medicamento que se comprueba', Schema.is(CheckedDrug), { codesumi_id: 1, nombre: 'Warfarina' }],
] as const)('%s', (_what, isIt, whole) => {
  it('se lee entero', () => {
    expect(isIt(whole)).toBe(true)
  })

  it.each(Object.keys(whole))('sin %s no se lee', (field) => {
    expect(isIt(Object.fromEntries(Object.entries(whole).filter(([name]) => name !== field)))).toBe(false)
  })
})

describe('lo que responde una comprobación', () => {
  it.each(['limpia', 'encontrada', 'no_verificada'])('es %s', (respuesta) => {
    expect(Schema.is(CheckAnswer)(respuesta)).toBe(true)
    expect(Schema.is(LedgerEntry)({ ...entry, respuesta })).toBe(true)
  })

  it.each(['', 'ninguna', null])('no es «%s»', (respuesta) => {
    expect(Schema.is(CheckAnswer)(respuesta)).toBe(false)
    expect(Schema.is(LedgerEntry)({ ...entry, respuesta })).toBe(false)
  })

  it('lo dijo el profesional o el servidor, y nadie más', () => {
    const isEntry = Schema.is(LedgerEntry)
    expect(['profesional', 'servidor', '', 'afiliado'].map((origen) => isEntry({ ...entry, origen }))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('habla de lo que se va a ordenar o de lo que ya toma, y de nada más', () => {
    const isDrug = Schema.is(FoundDrug)
    expect(['por_ordenar', 'activo', '', 'suspendido'].map((origen) => isDrug({ ...warfarin, origen }))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe('lo que se envía de una comprobación', () => {
  const isSent = Schema.is(SentCheck)

  it('es cuál y qué respondió; lo demás puede faltar', () => {
    expect(isSent(sent)).toBe(true)
    expect(isSent({ comprobacion: 'alergia', respuesta: 'limpia' })).toBe(true)
  })

  it.each([
    ['sin cuál es', { respuesta: 'limpia' }],
    ['sin respuesta', { comprobacion: 'alergia' }],
    ['de una comprobación que no hay', { ...sent, comprobacion: 'horoscopo' }],
    ['con un motivo demasiado largo', { ...sent, motivo: 'x'.repeat(MAX_CHECK_REASON + 1) }],
    ['con una razón demasiado larga', { ...sent, por_que: 'x'.repeat(301) }],
    ['con demasiadas claves', { ...sent, claves: Array.from({ length: 201 }, (_, place) => `interaccion:${place}`) }],
  ])('no se recibe %s', (_what, wrong) => {
    expect(isSent(wrong)).toBe(false)
  })
})
