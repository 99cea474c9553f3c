import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

describe('contraseñas', () => {
  it('se guardan con argon2id, sal propia y sus parámetros', async () => {
    const [one, two] = await Promise.all([hashPassword('Cauce.2026*'), hashPassword('Cauce.2026*')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/u)
    expect(one).not.toBe(two)
  })

  it('reconocen la propia y ninguna otra', async () => {
    const stored = await hashPassword('Ñandú 2026*')
    expect(await verifyPassword('Ñandú 2026*', stored)).toBe(true)
    expect(await verifyPassword('Ñandú 2026*'.normalize('NFD'), stored)).toBe(true)
    expect(await verifyPassword('ñandú 2026*', stored)).toBe(false)
    expect(await verifyPassword('', stored)).toBe(false)
  })

  it('sin usuario, o con algo que no es un resumen, responden que no', async () => {
    expect(await verifyPassword('Cauce.2026*', null)).toBe(false)
    expect(await verifyPassword('Cauce.2026*', 'Cauce.2026*')).toBe(false)
  })
})
