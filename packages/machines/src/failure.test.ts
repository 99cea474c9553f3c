import { describe, expect, it } from 'vitest'
import { PortFailure, failureOf, isWorthRetrying, withoutField } from './failure.ts'

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
