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

  it('say once what two other lines found of the same pair', () => {
    const third = { codesumi_id: 3, comprobaciones: [found] }
    expect(shownChecks({ codesumi_id: 1, comprobaciones: [entry()] }, [trimetoprim, third])[0]?.hallazgos).toEqual([
      PAIR,
    ])
  })

  it('add to what the line found by itself what another found', () => {
    const own: Finding = { ...PAIR, clave: 'interaccion:9:1-8' }
    const line = { codesumi_id: 1, comprobaciones: [entry({ respuesta: 'encontrada', hallazgos: [own] })] }
    expect(shownChecks(line, [trimetoprim])[0]?.hallazgos).toEqual([own, PAIR])
  })

  it('leave as they are the other checks, and the drug that the other line met while it was being taken', () => {
    const allergy = entry({ comprobacion: 'alergia' })
    expect(shownChecks({ codesumi_id: 1, comprobaciones: [allergy] }, [trimetoprim])).toEqual([allergy])
    const medicamentos = PAIR.medicamentos.map((drug) => ({ ...drug, origen: 'activo' as const }))
    const taken = { codesumi_id: 2, comprobaciones: [{ ...found, hallazgos: [{ ...PAIR, medicamentos }] }] }
    expect(shownChecks({ codesumi_id: 1, comprobaciones: [entry()] }, [taken])).toEqual([entry()])
  })

  it('take nothing from a line whose interactions nobody looked for', () => {
    const unchecked = { codesumi_id: 4, comprobaciones: [entry({ comprobacion: 'alergia' })] }
    expect(shownChecks({ codesumi_id: 1, comprobaciones: [entry()] }, [unchecked, trimetoprim])).toEqual([found])
  })

  it('take the reason from who gave one for this drug, and from no other', () => {
    const unanswered = { codesumi_id: 2, comprobaciones: [{ ...found, motivo: null }] }
    const foreign = {
      codesumi_id: 5,
      comprobaciones: [entry({ respuesta: 'encontrada', motivo: 'Control de potasio el lunes' })],
    }
    const shownWith = (...others: readonly (typeof trimetoprim)[]) =>
      shownChecks({ codesumi_id: 1, comprobaciones: [entry()] }, others)[0]?.motivo
    expect(shownWith(foreign, unanswered)).toBeNull()
    expect(shownWith(unanswered, trimetoprim)).toBe(found.motivo)
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
