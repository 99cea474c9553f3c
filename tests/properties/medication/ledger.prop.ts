/** A check that could not be made does not become a clean one by itself. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { MOST_SENT_CHECKS, type LedgerEntry } from '@cauce/domain/medication/check'
import { latestByCheck, pendingChecks, toSentChecks, unanswered } from '@cauce/domain/medication/ledger'
import { isReasonEnough, reasonError } from '@cauce/domain/medication/reason'
import { pendingOf, type MadeCheck } from '@cauce/domain/medication/pending'
import { finding, sentCheck } from '../../support/arbitraries/checks.ts'
import { property } from '../../support/property.ts'

const byText = (one = '', other = ''): number => (one < other ? -1 : Number(one > other))
const checks = fc.array(sentCheck, { maxLength: 8 })
const many: fc.Arbitrary<readonly LedgerEntry[]> = fc.array(sentCheck, { minLength: 30, maxLength: 80 }).map((list) =>
  list.map(({ comprobacion, respuesta, motivo }, place): LedgerEntry => ({
    comprobacion,
    respuesta,
    motivo: motivo ?? null,
    origen: 'profesional',
    por_que: null,
    hora: new Date(Date.UTC(2026, 10, 21) + place * 1000).toISOString(),
    conocimiento: null,
    hallazgos: [],
    operador: null,
  })),
)
const findings = fc.array(finding, { maxLength: 6 })
const REASON = 'El beneficio supera el riesgo en este paciente: se revisó con él y con su familia esta mañana'
const made: fc.Arbitrary<readonly MadeCheck[]> = fc.array(
  fc.oneof(
    finding.map((one): MadeCheck => ({
      comprobacion: one.comprobacion,
      respuesta: 'encontrada',
      por_que: null,
      hallazgos: [one],
    })),
    finding.map(({ comprobacion }): MadeCheck => ({
      comprobacion,
      respuesta: 'no_verificada',
      por_que: 'No responde',
      hallazgos: [],
    })),
    finding.map(({ comprobacion }): MadeCheck => ({ comprobacion, respuesta: 'limpia', por_que: null, hallazgos: [] })),
  ),
  { maxLength: 6 },
)

describe('pendingChecks', () => {
  property('espera lo último de su comprobación, ni hecho ni explicado', [checks], (list) => {
    const pending = pendingChecks(list)
    for (const [, last] of latestByCheck(list)) {
      expect(pending.includes(last)).toBe(last.respuesta === 'no_verificada' && !isReasonEnough(last.motivo))
    }
    expect(pending.length).toBeLessThanOrEqual(latestByCheck(list).size)
  })

  property('otra comprobación no responde por ella', [checks, sentCheck], (list, other) => {
    const before = pendingChecks(list).filter(({ comprobacion }) => comprobacion !== other.comprobacion)
    expect(pendingChecks([...list, other])).toEqual(expect.arrayContaining([...before]))
  })
})

describe('toSentChecks', () => {
  property(
    'lo que cuenta de cada comprobación viaja siempre, en su orden, y nunca más de lo que cabe',
    [many],
    (list) => {
      const sent = toSentChecks(list)
      expect(sent).toHaveLength(Math.min(list.length, MOST_SENT_CHECKS))
      expect(sent.map(({ hora }) => hora)).toEqual(sent.map(({ hora }) => hora).toSorted(byText))
      const last = [...latestByCheck(list).values()].map(({ hora }) => hora)
      expect(sent.map(({ hora }) => hora)).toEqual(expect.arrayContaining(last))
      const unmade = list.filter(({ respuesta }) => respuesta === 'no_verificada')
      const kept = sent.filter(({ respuesta }) => respuesta === 'no_verificada')
      if (unmade.length + last.length <= MOST_SENT_CHECKS) expect(kept).toHaveLength(unmade.length)
    },
  )
})

describe('unanswered', () => {
  property('una respuesta más nunca agrega algo por responder', [findings, checks, sentCheck], (list, sent, one) => {
    const before = unanswered(list, sent)
    for (const each of unanswered(list, [...sent, one])) expect(before).toContain(each)
  })

  property('sin motivos todo espera', [findings, checks], (list, sent) => {
    expect(
      unanswered(
        list,
        sent.map((each) => ({ ...each, motivo: null })),
      ),
    ).toEqual(list.filter(({ severidad }) => severidad !== 'informativa'))
  })
})

describe('pendingOf', () => {
  property('nada espera exactamente cuando todo está respondido o explicado', [made, checks], (list, sent) => {
    const asks = list.filter(
      ({ respuesta, hallazgos }) =>
        respuesta === 'no_verificada' || hallazgos.some(({ severidad }) => reasonError(severidad, null) !== null),
    )
    if (asks.length > 0) expect(pendingOf(list, [], [])).not.toEqual([])
    const explained = [
      ...sent.map((each) => ({ ...each, motivo: REASON })),
      ...asks.map(({ comprobacion, hallazgos }) => ({
        comprobacion,
        respuesta: hallazgos.length > 0 ? ('encontrada' as const) : ('no_verificada' as const),
        claves: hallazgos.map(({ clave }) => clave),
        motivo: REASON,
      })),
    ]
    expect(pendingOf(list, explained, explained)).toEqual([])
  })
})
