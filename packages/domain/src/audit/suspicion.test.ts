import { describe, expect, it } from 'vitest'
import { suspicion } from './suspicion.ts'

describe('fallos que parecen un ataque', () => {
  it('diez de una cuenta', () => {
    expect(suspicion({ por: 'cuenta', fallos: 9, cuentas: 1 })).toBeNull()
    expect(suspicion({ por: 'cuenta', fallos: 10, cuentas: 1 })).toBe(
      '10 fallos: alguien puede estar adivinando su contraseña',
    )
  })

  it('veinte desde una dirección, o cuatro cuentas desde la misma', () => {
    expect(suspicion({ por: 'direccion', fallos: 19, cuentas: 3 })).toBeNull()
    expect(suspicion({ por: 'direccion', fallos: 20, cuentas: 1 })).toContain('20 fallos desde la misma dirección')
    expect(suspicion({ por: 'direccion', fallos: 4, cuentas: 4 })).toContain('Fallaron 4 cuentas')
  })
})
