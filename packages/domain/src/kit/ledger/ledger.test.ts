import { describe, expect, it } from 'vitest'
import { added, canReverse, defineLedger, firstOverdrawn, MAX_AMOUNT, signedAmount } from './ledger.ts'

const STOCK = defineLedger({
  name: 'prueba',
  words: 'las existencias de la prueba',
  kinds: { entrada: { words: 'Entra', sign: 1 }, salida: { words: 'Sale', sign: -1 } },
  floor: 0,
})
const OWING = { ...STOCK, floor: null }

describe('signedAmount', () => {
  it('goes the way of its kind', () => {
    expect(signedAmount(STOCK, { kind: 'entrada', amount: 2.5 })).toBe(2.5)
    expect(signedAmount(STOCK, { kind: 'salida', amount: MAX_AMOUNT })).toBe(-MAX_AMOUNT)
  })

  it.each([0, -1, 0.0001, MAX_AMOUNT + 1, Number.NaN])('refuses %d', (amount) => {
    expect(() => signedAmount(STOCK, { kind: 'entrada', amount })).toThrow(RangeError)
  })
})

const out = (key: string, amount: number) => ({ key, kind: 'salida' as const, amount })

it('sums to the thousandth', () => {
  expect(added(0.1, 0.2)).toBe(0.3)
})

describe('firstOverdrawn', () => {
  it('counts what the ones before it left', () => {
    const balances = new Map([['a', 10]])
    expect(firstOverdrawn(STOCK, balances, [out('a', 4), out('a', 6)])).toBeNull()
    expect(firstOverdrawn(STOCK, balances, [out('a', 4), out('a', 7)])).toEqual({ key: 'a', balance: 6 })
    expect(firstOverdrawn(STOCK, balances, [{ key: 'b', kind: 'entrada', amount: 1 }, out('b', 1)])).toBeNull()
  })

  it('what was never written has nothing', () => {
    expect(firstOverdrawn(STOCK, new Map(), [out('b', 1)])).toEqual({ key: 'b', balance: 0 })
    expect(firstOverdrawn(OWING, new Map(), [out('b', 1)])).toBeNull()
  })
})

it('takes an entry back once, and never what took one back', () => {
  expect(canReverse({ reversa_de: null, reversado: false })).toBe(true)
  expect(canReverse({ reversa_de: null, reversado: true })).toBe(false)
  expect(canReverse({ reversa_de: 7, reversado: false })).toBe(false)
})
