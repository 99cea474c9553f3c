import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { openedOption, orderingAddress } from '@cauce/domain/ordering/order-address'
import { ORDERING_OPTIONS } from '@cauce/domain/ordering/order-type'
import { property } from '../../support/property.ts'

const offered = fc.subarray([...ORDERING_OPTIONS])
const option = fc.constantFrom(...ORDERING_OPTIONS)

const wordOf = (address: string): string => new URL(address, 'http://x').searchParams.get('ordenar') ?? ''

describe('openedOption', () => {
  property(
    'lo que se abre siempre se ofrece, y si algo se ofrece algo se abre',
    [fc.string(), offered, fc.option(option, { nil: undefined })],
    (word, list, last) => {
      const opened = openedOption(word, list, last)
      if (list.length === 0) expect(opened).toBeNull()
      else expect(list).toContain(opened)
    },
  )

  property('una dirección abre lo que dice, si se ofrece', [option, offered, option], (asked, list, last) => {
    const opened = openedOption(wordOf(orderingAddress(1, asked)), list, last)
    if (list.includes(asked)) expect(opened).toBe(asked)
  })
})
