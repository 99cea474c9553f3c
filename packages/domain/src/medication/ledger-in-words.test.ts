import { expect, it } from 'vitest'
import type { Finding, LedgerEntry } from './check.ts'
import { checksOnPaper, exceptionsOnPaper } from './ledger-in-words.ts'

const finding: Finding = {
  comprobacion: 'interacciones',
  clave: 'interaccion:1:2-3',
  alerta_detalle_id: 1,
  severidad: 'mayor',
  titulo: 'Mayor riesgo de hemorragia',
  detalle: null,
  conducta: null,
  medicamentos: [],
  bloquea: false,
  fuente: null,
}
const entry = (change: Partial<LedgerEntry>): LedgerEntry => ({
  comprobacion: 'interacciones',
  origen: 'profesional',
  respuesta: 'limpia',
  por_que: null,
  hora: '2026-11-21T12:26:00.000Z',
  conocimiento: { catalogo: 'interacciones', version: 'v2026-10', fecha: '2026-10-01' },
  hallazgos: [],
  motivo: null,
  operador: 'Laura Restrepo',
  ...change,
})

const unmade = entry({
  respuesta: 'no_verificada',
  conocimiento: null,
  por_que: 'El servicio no respondió',
  motivo: 'No toma otros medicamentos',
})
const found = entry({ respuesta: 'encontrada', hallazgos: [finding], motivo: 'INR en tres días' })

it('says what was found, with its knowledge and the reason', () => {
  expect(exceptionsOnPaper([found])).toEqual([
    'Interacción mayor · aceptada: Mayor riesgo de hemorragia, 21 nov 2026, 07:26 (interacciones v2026-10, 01 oct 2026). Motivo para seguir: «INR en tres días»',
  ])
})

it('what could not be made is never left out, also when it was made afterwards', () => {
  expect(exceptionsOnPaper([unmade, entry({ hora: '2026-11-21T12:30:00.000Z' })])).toEqual([
    'Interacciones: NO VERIFICADO, 21 nov 2026, 07:26. El servicio no respondió. Motivo para seguir: «No toma otros medicamentos»',
  ])
})

it('says what was not made without a why', () => {
  expect(exceptionsOnPaper([{ ...unmade, por_que: null, motivo: null }])).toEqual([
    'Interacciones: NO VERIFICADO, 21 nov 2026, 07:26.',
  ])
})

it('of a check that was made twice says the last, and each thing that it found once', () => {
  const bleeding = { ...finding, clave: 'interaccion:1:2-4' }
  const potassium = { ...finding, clave: 'interaccion:5:2-5', titulo: 'Puede subir el potasio' }
  const twice = entry({
    respuesta: 'encontrada',
    hallazgos: [finding, bleeding, potassium],
    hora: '2026-11-21T12:30:00.000Z',
  })
  expect(exceptionsOnPaper([entry({}), twice])).toEqual([
    'Interacción mayor: Mayor riesgo de hemorragia; Puede subir el potasio, 21 nov 2026, 07:30 (interacciones v2026-10, 01 oct 2026).',
  ])
})

it('what both found is said once, with the reason; what only the server found says whose it is', () => {
  const servers = entry({ origen: 'servidor', respuesta: 'encontrada', hallazgos: [finding] })
  expect(exceptionsOnPaper([servers, found])).toHaveLength(1)
  expect(exceptionsOnPaper([servers, entry({})])[0]).toMatch(/^El servidor, al ordenar: Interacción mayor/u)
  const other = { ...servers, hallazgos: [{ ...finding, titulo: 'Puede subir el potasio' }] }
  expect(exceptionsOnPaper([other, found])).toHaveLength(2)
})

const clean = (hora: string) => [
  entry({}),
  entry({ origen: 'servidor', hora }),
  entry({ comprobacion: 'alergia', origen: 'servidor', hora, conocimiento: null }),
]

it('the clean ones go in a line, with how many, the knowledge and the hour of the last', () => {
  expect(checksOnPaper([clean('2026-11-21T12:28:00.000Z'), clean('2026-11-21T12:29:00.000Z')])).toBe(
    'Comprobaciones: 4 sin hallazgos, 2 por medicamento · interacciones v2026-10 · 21 nov 2026, 07:29 · ninguna excepción',
  )
  expect(checksOnPaper([[unmade]])).toBe(
    'Comprobaciones: 0 sin hallazgos · 21 nov 2026, 07:26 · 1 excepción, bajo su medicamento',
  )
  expect(checksOnPaper([[unmade, found], []])).toContain('2 excepciones')
  expect(checksOnPaper([[]])).toBe('')
})
