import { describe, expect, it } from 'vitest'
import { accountState } from './account-state.ts'

const NOW = Date.UTC(2026, 10, 21, 15)
const DAY = 86_400_000
const account = { activo: true, bloqueadoHastaMs: null, contrasenaDesdeMs: NOW - DAY }

describe('accountState', () => {
  it('is active with a password in force', () => {
    expect(accountState(account, NOW, 30)).toBe('activo')
  })

  it('has an expired password when it is old or was never written', () => {
    expect(accountState({ ...account, contrasenaDesdeMs: NOW - 31 * DAY }, NOW, 30)).toBe('contrasena_vencida')
    expect(accountState({ ...account, contrasenaDesdeMs: null }, NOW, 30)).toBe('contrasena_vencida')
    expect(accountState({ ...account, contrasenaDesdeMs: null }, NOW, 0)).toBe('activo')
  })

  it('is locked until the instant, not at it', () => {
    expect(accountState({ ...account, bloqueadoHastaMs: NOW + 1 }, NOW, 30)).toBe('bloqueado')
    expect(accountState({ ...account, bloqueadoHastaMs: NOW }, NOW, 30)).toBe('activo')
  })

  it('says inactive before anything else, and locked before expired', () => {
    const everything = { activo: false, bloqueadoHastaMs: NOW + DAY, contrasenaDesdeMs: null }
    expect(accountState(everything, NOW, 30)).toBe('inactivo')
    expect(accountState({ ...everything, activo: true }, NOW, 30)).toBe('bloqueado')
  })
})
