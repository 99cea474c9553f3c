import { expect, it } from 'vitest'
import type { Finding, LedgerEntry } from './check.ts'
import { ledgerInWords } from './ledger-in-words.ts'

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

it('says what was found, with its knowledge and the reason', () => {
  const found = entry({ respuesta: 'encontrada', hallazgos: [finding], motivo: 'INR en tres días' })
  expect(ledgerInWords([found])).toEqual([
    {
      quien: 'El profesional',
      frases: [
        'Interacción mayor · aceptada: Mayor riesgo de hemorragia, 21 nov 2026, 07:26 (interacciones v2026-10, 01 oct 2026). Motivo para seguir: «INR en tres días»',
      ],
    },
  ])
})

it('what could not be made is never left out, also when it was made afterwards', () => {
  const failed = entry({
    respuesta: 'no_verificada',
    conocimiento: null,
    por_que: 'El servicio no respondió',
    motivo: 'No toma otros medicamentos',
  })
  const [made] = ledgerInWords([failed, entry({ hora: '2026-11-21T12:30:00.000Z' })])
  expect(made?.frases).toEqual([
    'Interacciones: NO VERIFICADO, 21 nov 2026, 07:26. El servicio no respondió. Motivo para seguir: «No toma otros medicamentos»',
    'Sin interacciones, 21 nov 2026, 07:30 (interacciones v2026-10, 01 oct 2026).',
  ])
})

it('says what was not made without a why, and what knows no version', () => {
  const unmade = entry({ respuesta: 'no_verificada', por_que: null, conocimiento: null })
  const clean = entry({ comprobacion: 'alergia', conocimiento: null })
  expect(ledgerInWords([unmade, clean])[0]?.frases).toEqual([
    'Interacciones: NO VERIFICADO, 21 nov 2026, 07:26.',
    'Sin alergia, 21 nov 2026, 07:26.',
  ])
})

it('of a check that was made twice says the last, and each thing that it found once', () => {
  const bleeding = { ...finding, clave: 'interaccion:1:2-4' }
  const potassium = { ...finding, clave: 'interaccion:5:2-5', titulo: 'Puede subir el potasio' }
  const found = entry({
    respuesta: 'encontrada',
    hallazgos: [finding, bleeding, potassium],
    hora: '2026-11-21T12:30:00.000Z',
  })
  expect(ledgerInWords([entry({}), found])[0]?.frases).toEqual([
    'Interacción mayor: Mayor riesgo de hemorragia; Puede subir el potasio, 21 nov 2026, 07:30 (interacciones v2026-10, 01 oct 2026).',
  ])
})

it('tells the professional and the server apart', () => {
  expect(ledgerInWords([entry({ origen: 'servidor' }), entry({})]).map(({ quien }) => quien)).toEqual([
    'El profesional',
    'El servidor, al ordenar',
  ])
  expect(ledgerInWords([])).toEqual([])
})
