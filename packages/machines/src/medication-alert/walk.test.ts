import { expect, it } from 'vitest'
import { alertInput } from '../testing/alert-samples.ts'
import { newAlert } from './walk.ts'

it('a new alert knows its line and nothing of what will be found', () => {
  const { consultaId, afiliadoId, line, selected } = alertInput
  expect(newAlert({ consultaId, afiliadoId, line, selected })).toEqual({
    consultaId,
    afiliadoId,
    line,
    selected,
    answered: [],
    operador: null,
    now: '',
    ledger: [],
    findings: [],
    notMade: null,
    motivo: '',
    motivos: {},
    reasonError: null,
    decision: null,
    refusal: null,
    recordError: null,
    idempotencyKey: null,
    output: { result: 'cancelled', mensaje: null, clearsForm: false },
  })
})
