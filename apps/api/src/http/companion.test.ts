import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  companionCookie,
  companionsOf,
  forgottenCookie,
  goesWith,
  hashCompanion,
  isSecure,
  newCompanion,
} from './companion.ts'

const mine = newCompanion()
const ofBrowser = { acompanante_hash: hashCompanion(mine), cliente_id: null }
const ofProgram = { acompanante_hash: null, cliente_id: 7 }
const token = 'A'.repeat(43)

const carried = (companions: readonly string[], program: number | null = null) => ({ token, companions, program })

describe('lo que va con el token', () => {
  it('la sesión de un navegador pide su cookie, venga de quien venga el encabezado', () => {
    expect(goesWith(ofBrowser, carried([mine]))).toBe(true)
    expect(goesWith(ofBrowser, carried([newCompanion(), mine]))).toBe(true)
    for (const none of [carried([]), carried([newCompanion()]), carried([token]), carried([], 7)]) {
      expect(goesWith(ofBrowser, none)).toBe(false)
    }
  })

  it('la de un programa pide la clave de ese programa, y ninguna cookie la reemplaza', () => {
    expect(goesWith(ofProgram, { token, companions: [], program: 7 })).toBe(true)
    expect(goesWith(ofProgram, { token, companions: [mine], program: null })).toBe(false)
    expect(goesWith(ofProgram, { token, companions: [], program: 8 })).toBe(false)
  })

  it('la que no pide nada no le sirve a nadie', () => {
    const asked = { acompanante_hash: null, cliente_id: null }
    expect(goesWith(asked, { token, companions: [mine], program: 7 })).toBe(false)
  })
})

describe('la cookie', () => {
  it('no la leen los programas de la página, no viaja desde otro sitio y termina con el navegador', () => {
    expect(companionCookie('x', false)).toBe('cauce=x; Path=/; HttpOnly; SameSite=Strict')
    expect(companionCookie('x', true)).toBe('__Host-cauce=x; Path=/; HttpOnly; SameSite=Strict; Secure')
    expect(forgottenCookie(true)).toBe('__Host-cauce=; Path=/; HttpOnly; SameSite=Strict; Secure; Max-Age=0')
  })

  it('es segura donde la dirección pública o el proxy dicen https', () => {
    expect([
      isSecure('https://cauce.co', 'http'),
      isSecure('http://localhost:3000', 'https'),
      isSecure('http://localhost:3000', 'http'),
    ]).toEqual([true, true, false])
  })

  it('se lee entre otras, con cualquiera de sus nombres', () => {
    expect(companionsOf(`a=1; cauce=${mine};__Host-cauce=${token}; xcauce=${mine}; cauce=corta`)).toEqual([mine, token])
    expect(companionsOf(undefined)).toEqual([])
  })

  it('lo que venga en el encabezado no rompe nada ni se mira sin fin', () => {
    expect(companionsOf(Array.from({ length: 500 }, () => `cauce=${mine}`).join(';'))).toHaveLength(8)
    assert(
      property(string(), (header) => {
        for (const value of companionsOf(header)) expect(value).toMatch(/^[\w-]{43}$/u)
      }),
    )
  })
})
