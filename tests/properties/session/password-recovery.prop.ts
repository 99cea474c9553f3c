import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { checkRecoveryRequest } from '@cauce/domain/session/password-recovery'
import { blank } from '../../support/arbitraries/text.ts'
import { property } from '../../support/property.ts'

const typed = fc.oneof(blank, fc.constantFrom('CC', '40218', '1'.repeat(20), '1'.repeat(21), ` ${'1'.repeat(20)} `))

describe('checkRecoveryRequest', () => {
  property('se piden los dos, y se acepta un número de hasta veinte caracteres', [typed, typed], (tipo, numero) => {
    const errores = checkRecoveryRequest({ tipo_documento: tipo, numero_documento: numero })
    expect(Object.hasOwn(errores, 'tipo_documento')).toBe(!/\S/u.test(tipo))
    expect(Object.hasOwn(errores, 'numero_documento')).toBe(!/^\s*\S{1,20}\s*$/u.test(numero))
  })
})
