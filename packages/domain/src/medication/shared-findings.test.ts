import { describe, expect, it } from 'vitest'
import type { Finding, LedgerEntry } from './check.ts'
import { shownChecks } from './shared-findings.ts'

const PAIR: Finding = {
  comprobacion: 'interacciones',
  clave: 'interaccion:7:1-2',
  alerta_detalle_id: 7,
  severidad: 'mayor',
  titulo: 'Puede sangrar',
  detalle: null,
  conducta: null,
  medicamentos: [
    { codesumi_id: 1, nombre: 'Warfarina', principio: 'warfarina', origen: 'por_ordenar' },
    { codesumi_id: 2, nombre: 'Trimetoprim', principio: 'trimetoprim', origen: 'por_ordenar' },
  ],
  bloquea: false,
  fuente: null,
}

const entry = (change: Partial<LedgerEntry> = {}): LedgerEntry => ({
  comprobacion: 'interacciones',
  origen: 'profesional',
  respuesta: 'limpia',
  por_que: null,
  hora: '2026-11-21T12:26:00.000Z',
  conocimiento: null,
  hallazgos: [],
  motivo: null,
  operador: null,
  ...change,
})

const found = entry({ respuesta: 'encontrada', hallazgos: [PAIR], motivo: 'INR en 3 días, paciente informada' })
const trimetoprim = { codesumi_id: 2, comprobaciones: [found] }

describe('the checks of a line as they are shown', () => {
  it('show the interaction on both drugs, with its reason', () => {
    const [shown] = shownChecks({ codesumi_id: 1, comprobaciones: [entry()] }, [trimetoprim])
    expect(shown).toMatchObject({ respuesta: 'encontrada', hallazgos: [PAIR], motivo: found.motivo })
  })

  it('leave a third drug as it is, and say nothing twice', () => {
    expect(shownChecks({ codesumi_id: 3, comprobaciones: [entry()] }, [trimetoprim])).toEqual([entry()])
    expect(shownChecks(trimetoprim, [trimetoprim])).toEqual([found])
  })

  it('never make a check that was not made look made', () => {
    const undone = entry({ respuesta: 'no_verificada', por_que: 'El servicio no respondió' })
    expect(shownChecks({ codesumi_id: 1, comprobaciones: [undone] }, [trimetoprim])).toEqual([undone])
  })

  it('show the last answer of each check', () => {
    const before = entry({ respuesta: 'no_verificada' })
    expect(shownChecks({ codesumi_id: 1, comprobaciones: [before, entry()] }, [])).toEqual([entry()])
  })
})
