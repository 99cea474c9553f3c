import * as fc from 'fast-check'
import { expect } from 'vitest'
import { isFreshStep } from '@cauce/domain/session/authenticator'
import { property } from '../../support/property.ts'

const steps = fc.array(fc.nat(40), { maxLength: 60 })

property('los pasos que se aceptan, uno tras otro, nunca se repiten ni retroceden', [steps], (typed) => {
  let last: number | null = null
  const taken: number[] = []
  for (const step of typed) {
    if (!isFreshStep(step, last)) continue
    taken.push(step)
    last = step
  }
  expect(taken).toEqual([...new Set(taken)].toSorted((a, b) => a - b))
  expect(taken.at(-1) ?? null).toBe(typed.length === 0 ? null : Math.max(...typed))
})
