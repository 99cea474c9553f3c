import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetKept, keptStatus, purgeKept, readKept, writeKept } from './kept.ts'

const name = { userId: 7, consultaId: 1, what: 'procedimientos' }

afterEach(() => {
  vi.restoreAllMocks()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

describe('what is kept in the browser', () => {
  it('is read again under the same user and consultation, and under no other', () => {
    writeKept(name, 'computer', { lista: ['902210'] })
    expect(readKept(name)).toEqual({ lista: ['902210'] })
    expect(readKept({ ...name, userId: 8 })).toBeNull()
    expect(readKept({ ...name, consultaId: 2 })).toBeNull()
  })

  it('stands in one place only: moving to the tab leaves nothing on the computer', () => {
    writeKept(name, 'computer', 'lista')
    writeKept(name, 'tab', 'firma')
    expect(window.localStorage).toHaveLength(0)
    expect(readKept(name)).toBe('firma')
  })

  it('is gone after it was sent', () => {
    writeKept(name, 'computer', 'lista')
    forgetKept(name)
    expect(readKept(name)).toBeNull()
  })

  it('is removed by signing out, and nothing else of the browser is', () => {
    window.localStorage.setItem('cauce.tema', 'dark')
    writeKept(name, 'computer', 'lista')
    writeKept({ ...name, what: 'consentimiento.1.2' }, 'tab', 'respuestas')
    purgeKept()
    expect(readKept(name)).toBeNull()
    expect(window.sessionStorage).toHaveLength(0)
    expect(window.localStorage.getItem('cauce.tema')).toBe('dark')
  })

  it('that was damaged counts as nothing', () => {
    window.localStorage.setItem('cauce.borrador.7.1.procedimientos', '{"lista":')
    expect(readKept(name)).toBeNull()
  })

  it('tells when the browser has no room for it', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    writeKept(name, 'computer', 'lista')
    expect(keptStatus().failed).toBe(true)
  })
})
