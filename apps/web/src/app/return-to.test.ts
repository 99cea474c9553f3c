import { describe, expect, it } from 'vitest'
import { returnPlace, signInFor } from './return-to.ts'

const back = (address: string): string | null => returnPlace(address.slice(1))

describe('the place to come back to after signing in', () => {
  it('keeps the page and what was open in it', () => {
    const place = { pathname: '/panelMedico/atencion/1', search: '?ordenar=procedimientos', hash: '#activas' }
    expect(back(signInFor(place))).toBe('/panelMedico/atencion/1?ordenar=procedimientos#activas')
  })

  it('says nothing for the home', () => {
    expect(signInFor({ pathname: '/', search: '', hash: '' })).toBe('/')
    expect(returnPlace('')).toBeNull()
  })

  it.each(['https://malo.example/', '//malo.example', '/\\malo.example', '/a\\b', 'panelMedico/atencion', ''])(
    'does not believe %j',
    (place) => {
      expect(returnPlace(`?${new URLSearchParams({ volver: place }).toString()}`)).toBeNull()
    },
  )
})
