/** Only what was shown is answered, whatever keys are sent. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { SEVERITIES, type Finding } from '@cauce/domain/medication/check'
import { unanswered } from '@cauce/domain/medication/ledger'
import { heardAnswers, keyParts, shownFinding, type Stamps } from '@cauce/domain/medication/shown-finding'
import { finding, sentCheck } from '../../support/arbitraries/checks.ts'
import { property } from '../../support/property.ts'

/** Stamps of one person, that nobody else puts. */
const stampOf = (who: string, { clave, severidad, titulo }: Finding) => `${who}|${clave}|${severidad}|${titulo}`
const stampsOf = (who: string): Stamps => ({
  of: (one) => stampOf(who, one),
  isOf: (one, sello) => sello === stampOf(who, one),
  isOurs: (clave, sello) => sello.startsWith(`${who}|${clave}|`),
})
const ANA = stampsOf('ana')
const findings = fc.array(finding, { maxLength: 6 })
const REASON = 'El beneficio supera el riesgo en este paciente: se revisó con él y con su familia esta mañana'

const answered = (shown: readonly Finding[]) =>
  shown.map(({ comprobacion, clave }) => ({
    comprobacion,
    respuesta: 'encontrada' as const,
    claves: [clave],
    motivo: REASON,
  }))

describe('heardAnswers', () => {
  property('lo que se mostró y se respondió queda respondido', [findings], (found) => {
    const { checks, invented } = heardAnswers(answered(found.map((each) => shownFinding(each, ANA))), found, ANA)
    expect(unanswered(found, checks)).toEqual([])
    expect(invented).toEqual([])
  })

  property(
    'ninguna clave sin sello, o con el de otra persona, responde nada',
    [findings, findings, fc.array(sentCheck)],
    (found, others, sent) => {
      const stolen = answered(others.map((each) => shownFinding(each, stampsOf('beto'))))
      const { checks } = heardAnswers([...sent, ...answered(others), ...stolen], found, ANA)
      expect(checks.flatMap(({ claves }) => claves ?? [])).toEqual([])
    },
  )

  property(
    'lo que cambió de gravedad desde que se mostró queda por responder',
    [finding, fc.constantFrom(...SEVERITIES)],
    (one, severidad) => {
      const { checks, invented } = heardAnswers(answered([shownFinding(one, ANA)]), [{ ...one, severidad }], ANA)
      expect(checks[0]?.claves).toEqual(severidad === one.severidad ? [one.clave] : [])
      expect(invented).toEqual([])
    },
  )

  property(
    'lo inventado es lo que no se encuentra y nadie mostró',
    [findings, findings, findings],
    (found, shown, made) => {
      const sent = answered([...shown.map((each) => shownFinding(each, ANA)), ...made])
      const { invented } = heardAnswers(sent, found, ANA)
      const known = new Set(found.map(({ clave }) => clave))
      for (const check of sent) {
        const isMade = (check.claves ?? []).some((text) => keyParts(text).sello === null && !known.has(text))
        expect(invented.includes(check)).toBe(isMade)
      }
    },
  )
})
