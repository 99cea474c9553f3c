/** Looked at again, a line asks for what nobody answered and for nothing else. */
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { SEVERITIES, type Finding } from '@cauce/domain/medication/check'
import { unanswered } from '@cauce/domain/medication/ledger'
import type { MadeCheck } from '@cauce/domain/medication/pending'
import { reviewAnswers, standingAnswers, toReview } from '@cauce/domain/medication/standing-review'
import { finding, sentCheck } from '../../support/arbitraries/checks.ts'
import { property } from '../../support/property.ts'

const REASON =
  'Otro motivo: el beneficio supera el riesgo en este paciente, se revisó con él y con su familia esta mañana'
const findings = fc.array(finding, { maxLength: 8 })
const checks = fc.array(sentCheck, { maxLength: 8 })
const madeOf = (list: readonly Finding[]): readonly MadeCheck[] =>
  list.map((one) => ({ comprobacion: one.comprobacion, respuesta: 'encontrada', por_que: null, hallazgos: [one] }))

property(
  'con un motivo suficiente a todo lo que se mostró, nada queda por revisar',
  [findings, checks],
  (list, sent) => {
    const shown = toReview(madeOf(list), sent)
    expect(toReview(madeOf(list), [...sent, ...reviewAnswers(shown, REASON)])).toEqual([])
  },
)

property(
  'lo que se muestra es de la línea, no se respondió y no es desabastecimiento',
  [findings, checks],
  (list, sent) => {
    const shown = toReview(madeOf(list), sent)
    expect(unanswered(shown, sent)).toEqual(shown)
    expect(shown.every((one) => list.includes(one) && one.comprobacion !== 'desabastecimiento')).toBe(true)
  },
)

property('responder a lo que se mostró no responde a lo que llegue después', [findings, finding], (list, later) => {
  const answers = reviewAnswers(toReview(madeOf(list), []), REASON)
  const isNew = list.every(({ clave }) => clave !== later.clave)
  if (isNew) expect(toReview(madeOf([later]), answers)).toEqual(toReview(madeOf([later]), []))
})

property(
  'lo que se guardó responde lo mismo de grave o menos, y nunca lo que ahora es más grave',
  [finding, fc.constantFrom(...SEVERITIES)],
  (then, severidad) => {
    const now = { ...then, severidad }
    const kept = [{ comprobacion: then.comprobacion, hallazgos: [then], motivo: REASON }]
    const isGraver = SEVERITIES.indexOf(severidad) < SEVERITIES.indexOf(then.severidad)
    const open = isGraver ? toReview(madeOf([now]), []) : []
    expect(toReview(madeOf([now]), standingAnswers(kept, [now]))).toEqual(open)
  },
)
