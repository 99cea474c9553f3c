/** Who signs over what is contraindicated: another professional, unless all of it was answered as a vital urgency. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { CHECKS, SEVERITIES, type CheckKind, type Finding } from '@cauce/domain/medication/check'
import { REASON_CODES, reasonText } from '@cauce/domain/medication/reason'
import { SIGNED_KINDS, needsSecondSignature, signatureOf, signedKinds } from '@cauce/domain/medication/second-signature'
import { finding } from '../../support/arbitraries/checks.ts'
import { property } from '../../support/property.ts'

/** A key and the check that makes it, as often another one. */
const about = fc.oneof(
  fc.constantFrom<readonly [CheckKind, string]>(
    ['embarazo', 'embarazo:1:embarazo:uno'],
    ['embarazo', 'embarazo:1:lactancia:uno'],
    ['dosis', 'dosis:1:maxima_dia'],
    ['dosis', 'dosis:suma:uno:1-2'],
    ['dosis', 'dosis:1:frecuencia'],
    ['dosis', 'dosis:1:edad'],
    ['dosis', 'dosis:1:alta_nino'],
    ['dosis', 'dosis:1:alta_nino:trimetoprim'],
    ['dosis', 'dosis:suma_nino:uno:1-2'],
    ['alergia', 'alergia:1:1'],
  ),
  fc.tuple(
    fc.constantFrom(...CHECKS),
    fc.constantFrom('dosis:1:maxima_dia', 'dosis:2:alta_nino', 'embarazo:1:embarazo:uno', 'alergia:1:1'),
  ),
)
const gravity = fc.oneof(fc.constant('contraindicada' as const), fc.constantFrom(...SEVERITIES))
const graver: fc.Arbitrary<Finding> = fc
  .tuple(finding, about, gravity, fc.boolean())
  .map(([each, [comprobacion, clave], severidad, anafilaxia]) => ({
    ...each,
    comprobacion,
    clave,
    severidad,
    ...(anafilaxia ? { anafilaxia } : {}),
  }))
const findings = fc.uniqueArray(graver, { maxLength: 5, selector: (each) => each.clave })
const setting = fc.oneof(
  fc.constantFrom(undefined, null, 3, 'todo', {}, { clases: 'todas' }),
  fc.subarray([...SIGNED_KINDS]).map((clases) => ({ clases })),
)
const WORDS = 'paciente en choque, sin otro profesional en la sede y sin otra alternativa'
const reason = fc.constantFrom(...REASON_CODES).map((codigo) => reasonText({ codigo, texto: WORDS }))
const answered = (all: readonly Finding[], motivo: string) => [
  { comprobacion: 'dosis' as const, respuesta: 'encontrada' as const, claves: all.map((each) => each.clave), motivo },
]

describe('needsSecondSignature', () => {
  property('solo lo contraindicado, y menos clases nunca piden más firmas', [findings, setting], (all, one) => {
    const asked = needsSecondSignature(all, one)
    expect(asked.every(({ severidad }) => severidad === 'contraindicada')).toBe(true)
    const most = needsSecondSignature(all, undefined)
    expect(asked.every((each) => most.includes(each))).toBe(true)
    expect(needsSecondSignature(all, { clases: [] })).toEqual([])
    expect(signedKinds(undefined)).toEqual(SIGNED_KINDS)
  })

  property('lo que se mostró, con su sello, pide la firma igual que lo que se encontró', [findings], (all) => {
    const shown = all.map((each) => ({ ...each, clave: `${each.clave}~5f2a` }))
    expect(needsSecondSignature(shown, null).map(({ titulo }) => titulo)).toEqual(
      needsSecondSignature(all, null).map(({ titulo }) => titulo),
    )
  })

  property('la lactancia, la frecuencia y lo que no es anafilaxia no la piden', [findings], (all) => {
    for (const { comprobacion, clave: key, anafilaxia } of needsSecondSignature(all, null)) {
      if (comprobacion === 'embarazo') expect(key).toContain(':embarazo:')
      else if (comprobacion === 'dosis') expect(key).not.toMatch(/frecuencia|edad/u)
      else expect([comprobacion, anafilaxia]).toEqual(['alergia', true])
    }
  })

  property('más del doble del máximo de un niño la pide como la del adulto', [findings], (all) => {
    const over = all.filter((each) => each.comprobacion === 'dosis' && each.severidad === 'contraindicada')
    const asked = needsSecondSignature(over, null)
    expect(asked).toEqual(expect.arrayContaining(over.filter((each) => each.clave.includes('_nino'))))
  })
})

describe('signatureOf', () => {
  property(
    'sin urgencia vital en todo lo que la pide, la línea espera',
    [findings, setting, reason],
    (all, one, motivo) => {
      const asked = needsSecondSignature(all, one)
      const { espera, urgencia } = signatureOf(all, one, answered(all, motivo))
      const vital = motivo.startsWith('Urgencia vital: ')
      expect(espera).toHaveLength(vital ? 0 : asked.length)
      expect(urgencia).toBe(vital && asked.length > 0 ? motivo : null)
      expect(signatureOf(all, one, []).espera).toHaveLength(asked.length)
      const [, ...rest] = asked
      if (asked.length > 0) expect(signatureOf(all, one, answered(rest, motivo)).urgencia).toBeNull()
    },
  )

  property('una urgencia sin palabras no deja seguir', [findings], (all) => {
    expect(signatureOf(all, null, answered(all, 'Urgencia vital')).urgencia).toBeNull()
  })
})
