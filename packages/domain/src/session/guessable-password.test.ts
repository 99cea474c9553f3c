import { describe, expect, it } from 'vitest'
import { COMMON_PASSWORD, COMMONEST, PERSONAL_PASSWORD, guessableBecause } from './guessable-password.ts'

const owner = { email: 'laura.restrepo@hospital.co', numero_documento: '1037580214' }
const common = new Map([
  ['password', 1],
  ['dragon', 9],
  ['p@ssw0rd', 400],
  ['hospital', COMMONEST + 1],
  ['1qaz', COMMONEST + 2],
])
const because = (password: string): string | null => guessableBecause(password, owner, common)

describe('guessableBecause', () => {
  it.each([
    'Password',
    'P@ssw0rd',
    'Hospital',
    'Dragon2026*',
    'Drágon.2026*',
    'Password1!',
    'Contraseña.2026*',
    'Clave-2026',
  ])('%j is common', (password) => {
    expect(because(password)).toBe(COMMON_PASSWORD)
  })

  it.each(['Hospital.2026*', 'Dragones verdes 7*', '1qaz.Rio*', 'Tres garzas, 6:40', '¡¡¡2026***'])(
    '%j is not',
    (password) => {
      expect(because(password)).toBeNull()
    },
  )

  it.each(['Cauce.2026*', 'MiCAUCE77*', 'Laura.Restrepo1*', 'x1037580214*X'])('%j is personal', (password) => {
    expect(because(password)).toBe(PERSONAL_PASSWORD)
  })

  it('says nothing of what the account does not have, nor of fragments of three signs', () => {
    const short = { email: 'ana@hospital.co', numero_documento: null }
    expect(guessableBecause('Mananas.7*', short, common)).toBeNull()
    expect(guessableBecause('Ventana.7*', { email: '', numero_documento: '' }, common)).toBeNull()
  })
})
