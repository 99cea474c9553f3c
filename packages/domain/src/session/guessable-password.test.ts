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

  it.each([
    'Antioquia',
    'Bienvenida',
    'Bienvenido',
    'Bogotá',
    'Cámbiame',
    'Clave',
    'Colombia',
    'Contraseña',
    'Ingreso',
    'Medellín',
    'Millonarios',
    'Nacional',
    'Secreta',
    'Secreto',
    'Segura',
    'Seguro',
    'Temporal',
    'Usuario',
  ])('%s with a year behind is what anybody here would try', (word) => {
    expect(because(`${word}.2026*`)).toBe(COMMON_PASSWORD)
    expect(because(`${word} que nadie diría 7*`)).toBeNull()
  })

  it('a word of four letters counts, of three it does not', () => {
    const short = new Map([
      ['luna', 5],
      ['sol', 6],
    ])
    expect(guessableBecause('Luna.2026*', owner, short)).toBe(COMMON_PASSWORD)
    expect(guessableBecause('Sol.2026*', owner, short)).toBeNull()
    expect(guessableBecause('Mama.7*rio', { email: 'mama@x.co', numero_documento: null }, short)).toBe(
      PERSONAL_PASSWORD,
    )
  })

  it('a common password with its accents is looked up as it is written', () => {
    const accented = new Map([['españa', COMMONEST + 1]])
    expect(guessableBecause('ESPAÑA', owner, accented)).toBe(COMMON_PASSWORD)
    expect(guessableBecause('Espana', owner, accented)).toBeNull()
  })

  it('signs in the middle are part of the word', () => {
    expect(because('Dragon-verde')).toBeNull()
    expect(because('Dra9gon')).toBeNull()
  })
})
