import { expect, it } from 'vitest'
import { recoveryCodesText } from './recovery-codes-file.ts'

it('says whose they are, since when, and how they serve', () => {
  const made = Date.parse('2026-11-21T12:24:00Z')
  expect(recoveryCodesText(['ABCD-1234', 'EFGH-5678'], 'medico@cauce.demo', made).split('\r\n')).toEqual([
    'Códigos de recuperación de Cauce',
    'Usuario: medico@cauce.demo',
    'Creados: 21 nov 2026, 07:24',
    '',
    'ABCD-1234',
    'EFGH-5678',
    '',
    'Cada código sirve una sola vez, en lugar del código de la aplicación.',
    'Guárdelos donde solo usted los encuentre. No los comparta.',
    '',
  ])
})
