import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { pageErrorText } from '@cauce/domain/shell/page-error'
import { property } from '../../support/property.ts'

const status = fc.oneof(fc.constantFrom(400, 403, 404, 405, 500, 503), fc.integer({ min: 100, max: 599 }))

describe('pageErrorText', () => {
  property('solo 404 dice que la página no está; el código siempre se dice', [status], (code) => {
    const { title, status: told, text } = pageErrorText(code)
    expect(told).toBe(code)
    expect(title).toBe(code === 404 ? '404 Not Found' : 'An error occurred')
    expect(text.endsWith('.')).toBe(true)
  })

  property('sin código es 500', [fc.constant(undefined)], (none) => {
    expect(pageErrorText(none)).toEqual(pageErrorText(500))
  })
})
