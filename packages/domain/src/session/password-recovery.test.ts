import { expect, it } from 'vitest'
import { REQUIRED_FIELD } from '../text/field.ts'
import { checkRecoveryRequest } from './password-recovery.ts'

it('asks for kind and number of document', () => {
  expect(checkRecoveryRequest({ tipo_documento: '', numero_documento: ' ' })).toEqual({
    tipo_documento: [REQUIRED_FIELD],
    numero_documento: [REQUIRED_FIELD],
  })
  expect(checkRecoveryRequest({ tipo_documento: 'CC', numero_documento: ' 1037580214 ' })).toEqual({})
  expect(checkRecoveryRequest({ tipo_documento: 'CC', numero_documento: '1'.repeat(21) })).toEqual({
    numero_documento: ['Máximo 20 caracteres'],
  })
})
