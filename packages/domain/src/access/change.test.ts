import { expect, it } from 'vitest'
import { changeOf, effectOn } from './change.ts'

it('a change is what comes and what goes', () => {
  expect(changeOf(['a', 'b'], ['b', 'c', 'd'])).toEqual({ agregados: ['c', 'd'], quitados: ['a'] })
  expect(changeOf(['a'], ['a'])).toEqual({ agregados: [], quitados: [] })
})

it('who has a key by another role neither gains nor loses it', () => {
  const change = { agregados: ['c', 'd'], quitados: ['a', 'b'] }
  expect(effectOn(change, [])).toEqual({ gana: ['c', 'd'], pierde: ['a', 'b'] })
  expect(effectOn(change, ['a', 'd'])).toEqual({ gana: ['c'], pierde: ['b'] })
})
