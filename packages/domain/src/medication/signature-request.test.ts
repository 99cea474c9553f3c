import { describe, expect, it } from 'vitest'
import {
  RETURN_REASON,
  returnReasonError,
  SIGNATURE_STATE_KEYS,
  SIGNATURE_STATES,
  signatureTone,
  WAITING_SIGNATURES,
} from './signature-request.ts'

describe('lo que se pide a quien firma', () => {
  it('cada estado tiene su palabra y su tono', () => {
    expect(SIGNATURE_STATE_KEYS.map((key) => [SIGNATURE_STATES[key], signatureTone(key)])).toEqual([
      ['Pedida', 'waiting'],
      ['En revisión', 'info'],
      ['Firmada', 'ok'],
      ['Devuelta', 'bad'],
      ['Retirada', 'unknown'],
      ['Urgencia vital por revisar', 'bad'],
      ['Urgencia vital revisada', 'ok'],
    ])
    expect(new Set(SIGNATURE_STATE_KEYS)).toEqual(new Set(Object.keys(SIGNATURE_STATES)))
  })

  it('espera lo que nadie cerró', () => {
    expect(WAITING_SIGNATURES).toEqual(['pedida', 'abierta', 'urgencia'])
  })

  it.each([
    ['', RETURN_REASON],
    ['no no no no', RETURN_REASON],
    ['Cámbiela por azitromicina', null],
  ])('devolver con «%s»', (motivo, error) => {
    expect(returnReasonError(motivo)).toBe(error)
  })
})
