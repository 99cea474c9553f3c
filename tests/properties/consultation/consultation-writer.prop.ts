import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { signatureReasons } from '@cauce/domain/access/signer'
import {
  whyNoOrderIsSigned,
  whyNothingIsOrdered,
  whyNotOrdered,
  whyNotWrite,
} from '@cauce/domain/consultation/consultation-writer'
import { ORDERING_OPTIONS } from '@cauce/domain/ordering/order-type'
import { property } from '../../support/property.ts'

const profession = fc.constantFrom('medicina', 'odontologia', 'enfermeria', null)

describe('whyNotWrite', () => {
  property(
    'leer no abre la escritura, y cada rechazo dice cuál es',
    [fc.boolean(), fc.boolean()],
    (escribe, accesible) => {
      const refused = whyNotWrite({ escribe, accesible })
      expect(refused === null).toBe(escribe)
      if (!escribe) expect(refused?.codigo).toBe(accesible ? 'consulta.solo_lectura' : 'consulta.ajena')
    },
  )
})

describe('lo que se ordena en una consulta abierta', () => {
  property('nada se ofrece a quien solo la lee, y el porqué nombra a su profesional', [profession], (profesion) => {
    const firmas = signatureReasons({ registro_profesional: 'RM 1', profesion }, '2026-11-23')
    const opened = { escribe: false, medico: { nombre: 'Laura Restrepo Mejía' }, firmas }
    expect(whyNothingIsOrdered(opened)).toContain('Laura Restrepo Mejía')
    for (const option of ORDERING_OPTIONS) expect(whyNotOrdered(opened, option)).not.toBeNull()
  })

  property('de quien la atiende, algo se ordena cuando algo puede firmar', [profession], (profesion) => {
    const firmas = signatureReasons({ registro_profesional: 'RM 1', profesion }, '2026-11-23')
    const opened = { escribe: true, medico: { nombre: 'Laura Restrepo Mejía' }, firmas }
    const some = ORDERING_OPTIONS.some((option) => whyNotOrdered(opened, option) === null)
    expect(whyNothingIsOrdered(opened) === null).toBe(some)
    expect(some).toBe(profesion === 'medicina' || profesion === 'odontologia')
  })
})

describe('whyNoOrderIsSigned', () => {
  property(
    'dice lo mismo que la consulta de quien la atiende',
    [profession, fc.constantFrom('RM 1', ' ', null)],
    (profesion, registro_profesional) => {
      const signer = { registro_profesional, profesion }
      const opened = {
        escribe: true,
        medico: { nombre: 'Laura Restrepo Mejía' },
        firmas: signatureReasons(signer, '2026-11-23'),
      }
      expect(whyNoOrderIsSigned(signer, '2026-11-23')?.error ?? null).toBe(whyNothingIsOrdered(opened))
    },
  )
})
