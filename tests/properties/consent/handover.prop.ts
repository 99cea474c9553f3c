import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { handedOver, signsOwnAct } from '@cauce/domain/consent/handover'
import { property } from '../../support/property.ts'

const document = fc.stringMatching(/^\d{6,10}$/u)
const dotted = (text: string): string => text.replaceAll(/(\d{3})(?=\d)/gu, '$1.')

describe('signsOwnAct', () => {
  property(
    'es quien firma, como sea que se escriba su documento',
    [document, document, fc.boolean()],
    (own, other, asPatient) => {
      const signs = (signer: string) =>
        asPatient
          ? signsOwnAct({ firmante: 'Paciente', numero_documento_representante: null }, dotted(signer), own)
          : signsOwnAct({ firmante: 'Representante Legal', numero_documento_representante: dotted(signer) }, '1', own)
      expect(signs(own)).toBe(true)
      expect(signs(other)).toBe(own === other)
    },
  )
})

describe('handedOver', () => {
  const minutes = fc.integer({ min: -1_000, max: 1_000 })
  property(
    'o se guardan los dos instantes, en orden y no después de ahora, o ninguno',
    [minutes, minutes],
    (given, back) => {
      const now = new Date('2026-11-23T15:00:00.000Z')
      const at = (one: number): string => new Date(now.getTime() + one * 60_000).toISOString()
      const { entregado_at, firmado_at } = handedOver({ entregado_at: at(given), firmado_at: at(back) }, now)
      expect(entregado_at === null).toBe(firmado_at === null)
      expect(entregado_at !== null).toBe(given <= back && back <= 5 && given >= -720)
    },
  )
})
