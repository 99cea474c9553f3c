/** A check that could not be made does not become a clean one by itself. */
import { fc } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { isReasonEnough, latestByCheck, pendingChecks, unanswered } from '@cauce/domain/medication/ledger'
import { pendingOf, type MadeCheck } from '@cauce/domain/medication/pending'
import { finding, sentCheck } from '../../support/arbitraries/checks.ts'
import { property } from '../../support/property.ts'

const checks = fc.array(sentCheck, { maxLength: 8 })
const findings = fc.array(finding, { maxLength: 6 })
const REASON = 'Se revisó con el paciente'
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
  property('what waits is the last of its check, not made and not explained', [checks], (list) => {
    const pending = pendingChecks(list)
    for (const [, last] of latestByCheck(list)) {
      expect(pending.includes(last)).toBe(last.respuesta === 'no_verificada' && !isReasonEnough(last.motivo))
    }
    expect(pending.length).toBeLessThanOrEqual(latestByCheck(list).size)
  })

  property('another check does not answer for it', [checks, sentCheck], (list, other) => {
    const before = pendingChecks(list).filter(({ comprobacion }) => comprobacion !== other.comprobacion)
    expect(pendingChecks([...list, other])).toEqual(expect.arrayContaining([...before]))
  })
})

describe('unanswered', () => {
  property('one answer more never adds something to answer', [findings, checks, sentCheck], (list, sent, one) => {
    const before = unanswered(list, sent)
    for (const each of unanswered(list, [...sent, one])) expect(before).toContain(each)
  })

  property('without reasons everything waits', [findings, checks], (list, sent) => {
    expect(
      unanswered(
        list,
        sent.map((each) => ({ ...each, motivo: null })),
      ),
    ).toEqual(list)
  })
})

describe('pendingOf', () => {
  property('nothing waits exactly when all is answered or explained', [made, checks], (list, sent) => {
    const asks = list.filter(
      ({ comprobacion, respuesta, hallazgos }) =>
        respuesta === 'no_verificada' ||
        (['interacciones', 'desabastecimiento', 'alergia'].includes(comprobacion) && hallazgos.length > 0),
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

property('a reason counts its letters, wherever the blanks and signs are', [fc.string({ maxLength: 40 })], (text) => {
  const letters = text.replaceAll(/[^\p{L}\p{N}]/gu, '')
  expect(isReasonEnough(text)).toBe(letters.length >= 10)
  expect(isReasonEnough(` ${text.split('').join(' . ')} `)).toBe(isReasonEnough(text))
})
