import { describe, expect, it } from 'vitest'
import { errorsOfLine, PortFailure, failureOf, isWorthRetrying, wasTakenBefore, withoutField } from './failure.ts'

describe('failureOf', () => {
  it('reads what a port reported', () => {
    const thrown = new PortFailure({ status: 409, codigo: 'orden.no_modificable', error: 'La orden cambió' })
    expect(failureOf(thrown)).toEqual({
      status: 409,
      codigo: 'orden.no_modificable',
      error: 'La orden cambió',
      errores: {},
    })
  })

  it('takes anything else for a missing answer', () => {
    for (const thrown of [new TypeError('Failed to fetch'), 'x', null, undefined, { status: 422 }])
      expect(failureOf(thrown).status).toBeNull()
  })
})

const worth = (status: number | null) => isWorthRetrying(failureOf(new PortFailure({ status })))

describe('isWorthRetrying', () => {
  it('is true where nobody knows whether the work was done, and false for an answer', () => {
    expect([null, 401, 408, 429, 500, 503].map(worth)).toEqual([true, true, true, true, true, true])
    expect([400, 403, 404, 409, 422].map(worth)).toEqual([false, false, false, false, false])
  })
})

it('withoutField leaves the errors of the others', () => {
  expect(withoutField({ correo1: ['No'], celular1: ['No'] }, 'correo1')).toEqual({ celular1: ['No'] })
})

describe('what a failure says', () => {
  it.each([
    [{ error: 'La orden cambió', codigo: 'orden.no_modificable' }, 'La orden cambió'],
    [{ codigo: 'orden.no_modificable' }, 'orden.no_modificable'],
    [{}, 'sin respuesta'],
  ])('%o is told in the log as %s', (failure, message) => {
    const thrown = new PortFailure(failure)
    expect([thrown.name, thrown.message]).toEqual(['PortFailure', message])
  })

  it('without an answer is nothing but that', () => {
    expect(failureOf(new PortFailure({}))).toEqual({ status: null, codigo: null, error: null, errores: {} })
    expect(failureOf(new TypeError('Failed to fetch'))).toEqual({
      status: null,
      codigo: null,
      error: null,
      errores: {},
    })
  })

  it('is worth another try too when the server is still doing it, and not just below a fault of the server', () => {
    expect([425, 499].map(worth)).toEqual([true, false])
  })

  it('of a key that was spent is told from any other', () => {
    const other = failureOf(new PortFailure({ status: 409, codigo: 'orden.no_modificable' }))
    const spent = failureOf(new PortFailure({ status: 409, codigo: 'idempotencia.otro_cuerpo' }))
    expect([wasTakenBefore(other), wasTakenBefore(spent)]).toEqual([false, true])
  })
})

it('errorsOfLine gives each line of a list its own errors, by the field of the line', () => {
  const errores = {
    '0.dosis': ['La dosis'],
    'body.1.comprobaciones.alergia': ['Responda'],
    '10.dosis': ['La décima'],
    'a.b.1.dosis': ['De otra lista'],
    observacion: ['No es de una línea'],
    '1.': ['Sin campo'],
  }
  expect(errorsOfLine(errores, 0)).toEqual({ dosis: ['La dosis'] })
  expect(errorsOfLine(errores, 1)).toEqual({ 'comprobaciones.alergia': ['Responda'] })
  expect(errorsOfLine(errores, 10)).toEqual({ dosis: ['La décima'] })
  expect(errorsOfLine(errores, 2)).toEqual({})
})
