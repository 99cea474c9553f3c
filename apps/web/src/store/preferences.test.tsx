import type { Preferences } from '@cauce/contract/cuenta'
import { PortFailure } from '@cauce/machines/failure'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makePreferences, RETRY_MS, WRITE_PAUSE_MS } from './preferences.ts'

const read = vi.fn<() => Promise<Preferences>>()
const write = vi.fn<(patch: Preferences) => Promise<unknown>>()
const make = () => makePreferences({ read, write, storage: window.localStorage })
const visitKardex = ({ recientes = [] }: Preferences): Preferences => ({
  recientes: ['/farmacia/kardex', ...recientes],
})
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  read.mockResolvedValue({})
  write.mockResolvedValue({})
})
afterEach(() => {
  vi.useRealTimers()
  read.mockReset()
  write.mockReset()
  window.localStorage.clear()
})

describe('the preferences of a person', () => {
  it('are those of this computer at once and those of the server when it answers', async () => {
    const first = make()
    first.start(1)
    await settle()
    first.change(() => ({ tema: 'dark' }))
    await vi.advanceTimersByTimeAsync(WRITE_PAUSE_MS)
    expect(write).toHaveBeenCalledExactlyOnceWith({ tema: 'dark' })

    read.mockResolvedValue({ tema: 'light', favoritas: ['/'] })
    const again = make()
    again.start(1)
    expect(again.current()).toEqual({ tema: 'dark' })
    await settle()
    expect(again.current()).toEqual({ tema: 'light', favoritas: ['/'] })
  })

  it('are each person’s own', async () => {
    const kept = make()
    kept.start(1)
    kept.change(() => ({ tema: 'dark' }))
    kept.stop(false)
    kept.start(2)
    expect(kept.current()).toEqual({})
  })

  it('are written once after the person stops choosing, only what changed', async () => {
    const kept = make()
    kept.start(1)
    await settle()
    kept.change(() => ({ tema: 'dark' }))
    kept.change(() => ({ tema: 'light' }))
    kept.change(() => ({ favoritas: ['/perfil'] }))
    await vi.advanceTimersByTimeAsync(WRITE_PAUSE_MS - 1)
    expect(write).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(write).toHaveBeenCalledExactlyOnceWith({ tema: 'light', favoritas: ['/perfil'] })
  })

  it('do again on top of the server’s what changed before it answered', async () => {
    read.mockResolvedValue({ recientes: ['/perfil'] })
    const kept = make()
    kept.change(visitKardex)
    kept.start(1)
    await settle()
    expect(kept.current().recientes).toEqual(['/farmacia/kardex', '/perfil'])
    await vi.advanceTimersByTimeAsync(WRITE_PAUSE_MS)
    expect(write).toHaveBeenCalledExactlyOnceWith({ recientes: ['/farmacia/kardex', '/perfil'] })
  })

  it('are sent again when the server did not answer, also after the page was closed', async () => {
    write.mockRejectedValueOnce(new PortFailure({ status: null }))
    const kept = make()
    kept.start(1)
    await settle()
    kept.change(() => ({ tema: 'dark' }))
    await vi.advanceTimersByTimeAsync(WRITE_PAUSE_MS + RETRY_MS)
    expect(write).toHaveBeenCalledTimes(2)

    write.mockRejectedValue(new PortFailure({ status: 503 }))
    kept.change(() => ({ tema: 'light' }))
    await vi.advanceTimersByTimeAsync(WRITE_PAUSE_MS)
    kept.stop(false)
    write.mockReset().mockResolvedValue({})
    const reopened = make()
    reopened.start(1)
    await vi.advanceTimersByTimeAsync(WRITE_PAUSE_MS)
    expect(write).toHaveBeenCalledExactlyOnceWith({ tema: 'light' })
    expect(reopened.current().tema).toBe('light')
  })

  it('are not sent for ever when the server refuses them', async () => {
    write.mockRejectedValue(new PortFailure({ status: 422 }))
    const kept = make()
    kept.start(1)
    await settle()
    kept.change(() => ({ tema: 'dark' }))
    await vi.advanceTimersByTimeAsync(10 * RETRY_MS)
    expect(write).toHaveBeenCalledOnce()
    expect(kept.current().tema).toBe('dark')
  })

  it('ask again for what could not be read', async () => {
    read.mockRejectedValueOnce(new PortFailure({ status: null })).mockResolvedValue({ tema: 'dark' })
    const kept = make()
    kept.start(1)
    await vi.advanceTimersByTimeAsync(RETRY_MS)
    expect(kept.current()).toEqual({ tema: 'dark' })
  })

  it('leave nothing on this computer when the person signs out', async () => {
    const kept = make()
    kept.start(1)
    await settle()
    kept.change(() => ({ tema: 'dark' }))
    kept.stop(true)
    expect(write).toHaveBeenCalledOnce()
    expect(window.localStorage.length).toBe(0)
    expect(kept.current()).toEqual({})
  })

  it('of a list leave those of the others as they are', async () => {
    read.mockResolvedValue({ tablas: { usuarios: { ocultas: ['cargo'] } } })
    const kept = make()
    kept.start(1)
    await settle()
    kept.change(() => ({ tablas: { agenda: { ocultas: [], filas: 16 } } }))
    expect(kept.current().tablas).toEqual({ usuarios: { ocultas: ['cargo'] }, agenda: { ocultas: [], filas: 16 } })
    await vi.advanceTimersByTimeAsync(WRITE_PAUSE_MS)
    expect(write).toHaveBeenCalledExactlyOnceWith({ tablas: { agenda: { ocultas: [], filas: 16 } } })
  })

  it('follow what another tab of this browser chose', async () => {
    const one = make()
    const other = make()
    one.start(1)
    other.start(1)
    await settle()
    one.change(() => ({ tema: 'dark' }))
    other.heard('cauce.preferencias.1')
    expect(other.current()).toEqual({ tema: 'dark' })
  })
})
