import { describe, expect, it } from 'vitest'
import { leavesNobody, notTheirs } from './granting.ts'

describe('notTheirs', () => {
  it('is empty when the giver holds everything that changes', () => {
    expect(notTheirs(['a', 'b'], ['a', 'x'], ['b', 'x'])).toEqual([])
  })

  it('names what the giver would give without holding it', () => {
    expect(notTheirs(['a'], [], ['a', 'b'])).toEqual(['b'])
  })

  it('names what the giver would take away without holding it', () => {
    expect(notTheirs(['a'], ['a', 'b'], ['a'])).toEqual(['b'])
  })

  it('leaves alone what stays as it was', () => {
    expect(notTheirs([], ['b'], ['b'])).toEqual([])
  })
})

it('somebody must remain who administers', () => {
  expect([leavesNobody(0), leavesNobody(1)]).toEqual([true, false])
})
