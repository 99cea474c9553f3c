import { expect, it } from 'vitest'
import { PortFailure } from '../failure.ts'
import { alertInput, knowledge } from '../testing/alert-samples.ts'
import { STEPS } from './types.ts'
import { allergyDetailed, checkFailed, newAlert } from './walk.ts'

it('a new alert knows its line and nothing of what will be found', () => {
  const { consultaId, afiliadoId, line, selected } = alertInput
  expect(newAlert({ consultaId, afiliadoId, line, selected })).toEqual({
    consultaId,
    afiliadoId,
    line,
    selected,
    answered: [],
    before: [],
    operador: null,
    now: '',
    asked: STEPS,
    ends: {},
    ledger: [],
    findings: [],
    broken: [],
    motivo: '',
    motivos: {},
    left: [],
    reasonError: null,
    decision: null,
    recordError: null,
    idempotencyKey: null,
    output: { result: 'cancelled', mensaje: null, clearsForm: false },
  })
})

it('details of an allergy that nobody refused with are none', () => {
  expect(allergyDetailed(newAlert(alertInput), { hallazgos: [], conocimiento: knowledge })).toEqual({})
})

const said = (failure: ConstructorParameters<typeof PortFailure>[0]) =>
  checkFailed(newAlert(alertInput), 'avisos', new PortFailure(failure)).ends?.avisos

it('the sentence of the server is kept only where it refused', () => {
  expect(said({ error: 'Failed to fetch' })).toMatchObject({ end: 'sin_respuesta', said: null })
  expect(said({ status: 500, error: 'No' })).toMatchObject({ end: 'rechazada', said: 'No' })
})
