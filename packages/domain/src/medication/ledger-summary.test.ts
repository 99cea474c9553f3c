import { describe, expect, it } from 'vitest'
import type { Finding, LedgerEntry } from './check.ts'
import { ledgerSummary } from './ledger-summary.ts'

const entry = (change: Partial<LedgerEntry> = {}): LedgerEntry => ({
  comprobacion: 'interacciones',
  origen: 'profesional',
  respuesta: 'limpia',
  por_que: null,
  hora: '2026-11-21T12:00:00.000Z',
  conocimiento: null,
  hallazgos: [],
  motivo: null,
  operador: null,
  ...change,
})

const finding = (severidad: Finding['severidad']): Finding => ({
  comprobacion: 'interacciones',
  clave: `interaccion:1:${severidad}`,
  alerta_detalle_id: 1,
  severidad,
  titulo: 'Sangrado',
  detalle: null,
  conducta: null,
  medicamentos: [],
  bloquea: false,
  fuente: null,
})

const found = (...hallazgos: readonly Finding[]) => ledgerSummary([entry({ respuesta: 'encontrada', hallazgos })])

describe('the ledger in a word', () => {
  it('is clean only when every check was made and found nothing', () => {
    expect(ledgerSummary([entry(), entry({ comprobacion: 'alergia' })])).toEqual({ tone: 'ok', label: 'Sin hallazgos' })
    expect(ledgerSummary([])).toEqual({ tone: 'unknown', label: 'Sin comprobaciones' })
  })

  it('says first what was not made, even beside a finding and explained', () => {
    const unmade = entry({
      comprobacion: 'alergia',
      respuesta: 'no_verificada',
      por_que: 'x',
      motivo: 'Lo conoce bien',
    })
    const major = entry({ respuesta: 'encontrada', hallazgos: [finding('mayor')] })
    expect(ledgerSummary([major, unmade])).toEqual({
      tone: 'unknown',
      label: 'Alergia: no verificado · explicado y 1 más',
    })
    expect(ledgerSummary([{ ...unmade, motivo: null }]).label).toBe('Alergia: no verificado')
  })

  it('takes the last answer of each check by its time, not by its place', () => {
    const first = entry({ respuesta: 'no_verificada', por_que: 'x', hora: '2026-11-21T11:00:00.000Z' })
    expect(ledgerSummary([entry(), first]).tone).toBe('ok')
    expect(ledgerSummary([{ ...first, hora: '2026-11-21T13:00:00.000Z' }, entry()]).tone).toBe('unknown')
  })

  it('takes its colour from the gravest finding', () => {
    expect(found(finding('moderada'))).toEqual({ tone: 'waiting', label: 'Interacción moderada' })
    expect(found(finding('moderada'), finding('contraindicada'))).toEqual({
      tone: 'bad',
      label: 'Interacción contraindicada',
    })
  })

  it('takes the reason that was given to the same finding before', () => {
    const asked = entry({ respuesta: 'encontrada', hallazgos: [finding('mayor')], motivo: 'INR en tres días' })
    const again = { ...asked, origen: 'servidor', motivo: null, hora: '2026-11-21T13:00:00.000Z' } as const
    expect(ledgerSummary([asked, again]).label).toBe('Interacción mayor · aceptada')
    expect(ledgerSummary([asked, { ...again, hallazgos: [finding('moderada')] }]).label).toBe('Interacción moderada')
  })

  it('puts what was not made before what waits, that before what informs, and all before what is clean', () => {
    const at = (comprobacion: LedgerEntry['comprobacion'], severidad: Finding['severidad']) =>
      entry({ comprobacion, respuesta: 'encontrada', hallazgos: [{ ...finding(severidad), comprobacion }] })
    const [informs, waits] = [at('dosis', 'informativa'), at('duplicidad', 'moderada')]
    const unmade = entry({ comprobacion: 'alergia', respuesta: 'no_verificada', por_que: 'x' })
    expect(ledgerSummary([entry(), informs, waits, unmade])).toEqual({
      tone: 'unknown',
      label: 'Alergia: no verificado y 2 más',
    })
    expect(ledgerSummary([informs, waits])).toEqual({ tone: 'waiting', label: 'Duplicidad terapéutica y 1 más' })
    expect(ledgerSummary([informs, entry()]).tone).toBe('info')
  })

  it('a reason holds where one of its findings is there again, and only for its check', () => {
    const reason = entry({
      respuesta: 'encontrada',
      hallazgos: [finding('moderada'), finding('informativa')],
      motivo: 'INR en tres días',
    })
    const later = { ...reason, motivo: null, hora: '2026-11-21T13:00:00.000Z' }
    const grown = { ...later, hallazgos: [finding('mayor'), finding('moderada')] }
    expect(ledgerSummary([reason, grown]).label).toBe('Interacción mayor · aceptada')
    expect(ledgerSummary([reason, { ...later, comprobacion: 'alergia' }]).label).toBe(
      'Interacción moderada · aceptada y 1 más',
    )
    const graver = {
      ...later,
      comprobacion: 'alergia',
      hallazgos: [{ ...finding('moderada'), severidad: 'mayor' }],
    } as const
    expect(ledgerSummary([reason, graver]).label).toBe('Alergia y 1 más')
  })
})
