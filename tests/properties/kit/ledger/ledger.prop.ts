import * as fc from 'fast-check'
import { describe } from 'vitest'
import { added, canReverse, defineLedger, firstOverdrawn, signedAmount } from '@cauce/domain/kit/ledger/ledger'
import { property } from '../../../support/property.ts'

const FLOOR = 2
const STOCK = defineLedger({
  name: 'prueba',
  words: 'las existencias de la prueba',
  kinds: { entrada: { words: 'Entra', sign: 1 }, salida: { words: 'Sale', sign: -1 } },
  floor: FLOOR,
})

const amount = fc.integer({ min: 1, max: 40_000 }).map((thousandths) => thousandths / 1_000)
const posting = fc.record({
  key: fc.constantFrom('a', 'b', 'c'),
  kind: fc.constantFrom('entrada' as const, 'salida' as const),
  amount,
})
const postings = fc.array(posting, { maxLength: 20 })
const balances = fc.record({ a: amount, b: amount }).map(
  ({ a, b }) =>
    new Map([
      ['a', a + FLOOR],
      ['b', b + FLOOR],
    ]),
)

describe('signedAmount', () => {
  property('tiene el tamaño de la cantidad y el sentido de la clase', [posting], (one) => {
    const signed = signedAmount(STOCK, one)
    return Math.abs(signed) === one.amount && signed > 0 === (one.kind === 'entrada')
  })
  property('una cantidad de más de tres decimales no se asienta', [amount], (one) => {
    try {
      signedAmount(STOCK, { kind: 'entrada', amount: one + 0.0004 })
      return false
    } catch (error) {
      return error instanceof RangeError
    }
  })
})

describe('firstOverdrawn', () => {
  property(
    'nadie queda bajo el piso por lo que sale, y lo que se niega es lo primero que lo dejaría',
    [balances, postings],
    (known, all) => {
      const before = new Map([['c', FLOOR], ...known])
      const refused = firstOverdrawn(STOCK, before, all)
      const left = new Map(before)
      for (const one of all) {
        const has = left.get(one.key) ?? 0
        const after = added(has, one.kind === 'entrada' ? one.amount : -one.amount)
        if (after < FLOOR) return refused?.key === one.key && refused.balance === has
        left.set(one.key, after)
      }
      return refused === null
    },
  )
  property(
    'sin piso todo se asienta',
    [balances, postings],
    (known, all) => firstOverdrawn({ ...STOCK, floor: null }, known, all) === null,
  )
})

describe('canReverse', () => {
  property(
    'solo lo que no es reversa ni está reversado',
    [fc.option(fc.integer({ min: 1 })), fc.boolean()],
    (reversa_de, reversado) => canReverse({ reversa_de, reversado }) === (reversa_de === null && !reversado),
  )
})
