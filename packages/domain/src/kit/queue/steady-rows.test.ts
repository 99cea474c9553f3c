import { describe, expect, it } from 'vitest'
import { newWords, nextFree, steadyRows } from './steady-rows.ts'

const rows = (...ids: readonly number[]) => ids.map((id) => ({ id }))
const isFree = ({ id }: { id: number }): boolean => id !== 2

describe('a queue that somebody looks at', () => {
  it('keeps what left in its place, and what came waits to be asked for', () => {
    const now = { data: rows(4, 3, 1), total: 3 }
    expect(steadyRows({ data: rows(1, 2, 3), total: 3 }, now)).toEqual({
      rows: rows(1, 2, 3),
      gone: new Set([2]),
      nuevas: 1,
    })
  })

  it('of a longer queue counts by how much it grew: another row that the page lets in is not new', () => {
    const seen = { data: rows(1, 2), total: 9 }
    expect(steadyRows(seen, { data: rows(2, 3), total: 8 }).nuevas).toBe(0)
    expect(steadyRows(seen, { data: rows(1, 2), total: 12 }).nuevas).toBe(3)
  })

  it('goes on with the next one that is free, and then from the start', () => {
    expect(nextFree(rows(1, 2, 3), 1, isFree)).toEqual({ id: 3 })
    expect(nextFree(rows(1, 2, 3), 3, isFree)).toEqual({ id: 1 })
    expect(nextFree(rows(1, 2, 3), null, isFree)).toEqual({ id: 1 })
    expect(nextFree(rows(2), null, isFree)).toBeUndefined()
    expect(nextFree(rows(1), 1, isFree)).toBeUndefined()
  })

  it('says how many', () => {
    expect([newWords(1), newWords(3)]).toEqual(['1 nueva', '3 nuevas'])
  })
})
