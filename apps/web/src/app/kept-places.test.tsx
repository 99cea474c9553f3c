import { toggleFavourite, visit } from '@cauce/domain/navigation/places'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { usePreferencesOf } from '../store/preferences.ts'
import { changePlaces, usePlaces } from './kept-places.ts'

const asked = vi.fn<(url: string, init: { method: string }) => Promise<Response>>()
const keeps = () => false
const seenBy = (userId: number) =>
  renderHook(() => {
    usePreferencesOf(userId, keeps)
    return usePlaces()
  })

beforeEach(() => {
  asked.mockRejectedValue(new TypeError('sin red'))
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  cleanup()
  window.localStorage.clear()
  vi.unstubAllGlobals()
})

describe('the places of a person', () => {
  it('are kept apart from those of others who use the same computer, also without the server', () => {
    const first = seenBy(1)
    act(() => {
      changePlaces((places) => visit(places, '/farmacia/kardex'))
      changePlaces((places) => toggleFavourite(places, '/historico/ordenes'))
    })
    const known = { recientes: ['/farmacia/kardex'], favoritas: ['/historico/ordenes'] }
    expect(first.result.current).toEqual(known)
    first.unmount()
    const second = seenBy(2)
    expect(second.result.current).toEqual({ recientes: [], favoritas: [] })
    second.unmount()
    expect(seenBy(1).result.current).toEqual(known)
  })

  it('are none when what is kept cannot be read', () => {
    for (const spoilt of ['{', '[]', '{"elegido":{"recientes":[1]},"pendiente":{}}']) {
      window.localStorage.setItem('cauce.preferencias.1', spoilt)
      const { result, unmount } = seenBy(1)
      expect(result.current).toEqual({ recientes: [], favoritas: [] })
      unmount()
    }
  })

  it('come from the server on a computer where the person never was', async () => {
    asked.mockResolvedValue(new Response(JSON.stringify({ favoritas: ['/perfil'] })))
    const { result } = seenBy(1)
    await waitFor(() => expect(result.current.favoritas).toEqual(['/perfil']))
  })
})
