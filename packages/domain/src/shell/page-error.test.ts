import { describe, expect, it } from 'vitest'
import { NOT_FOUND, pageErrorText } from './page-error.ts'

describe('the error page', () => {
  it('says 404 Not Found for 404', () => {
    expect(pageErrorText(404)).toBe(NOT_FOUND)
    expect(NOT_FOUND.title).toBe('404 Not Found')
  })

  it('says An error occurred for any other, with its status', () => {
    expect([403, 500, 503].map((status) => pageErrorText(status).title)).toEqual(
      Array.from({ length: 3 }, () => 'An error occurred'),
    )
    expect(pageErrorText(503).status).toBe(503)
  })

  it('is 500 when the failure brings no status', () => {
    expect(pageErrorText().status).toBe(500)
  })

  it('says in Spanish what to do', () => {
    for (const { text } of [NOT_FOUND, pageErrorText()]) expect(text).toMatch(/vuelva al inicio/iu)
  })
})
