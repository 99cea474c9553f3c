/** What a reason must say to go on, whatever check it answers. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { SEVERITIES } from '@cauce/domain/medication/check'
import { entryLacks } from '@cauce/domain/medication/ledger'
import { REASON_CODES, isReasonEnough, reasonError, reasonParts, reasonText } from '@cauce/domain/medication/reason'
import { finding } from '../../support/arbitraries/checks.ts'
import { property } from '../../support/property.ts'

const codigo = fc.constantFrom(null, ...REASON_CODES)
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'ñ', 'á'), maxLength: 9 })
const texto = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.array(word, { maxLength: 12 }).map((words) => words.join(' ')),
)
const reason = fc.record({ codigo, texto })
/** What follows the sentence of the list may not begin by another sentence of the list. */
const plain = reason.filter(({ texto: text }) => reasonParts(text).codigo === null)

describe('reasonParts', () => {
  property('separa lo que se eligió de lo que se escribió, tal como se guardaron', [plain], (one) => {
    expect(reasonParts(reasonText(one))).toEqual(one)
  })
})

describe('reasonError', () => {
  property('lo que alcanza para lo más grave alcanza para lo demás', [reason], (one) => {
    const lacks = SEVERITIES.map((severity) => reasonError(severity, reasonText(one)) !== null)
    expect(lacks).toEqual(lacks.toSorted((a, b) => Number(b) - Number(a)))
    expect(lacks.at(-1)).toBe(false)
  })

  property(
    'lo mayor y lo contraindicado no pasan sin un motivo de la lista ni sin palabras propias',
    [reason],
    (one) => {
      for (const severity of ['mayor', 'contraindicada'] as const) {
        if (one.codigo === null) expect(reasonError(severity, one.texto)).not.toBeNull()
        expect(reasonError(severity, reasonText({ ...one, texto: '' }))).not.toBeNull()
      }
    },
  )
})

describe('isReasonEnough', () => {
  property(
    'ni números, ni signos, ni una letra o palabra repetida son un motivo',
    [fc.string({ maxLength: 60 }), word],
    (any, one) => {
      expect(isReasonEnough(any.replaceAll(/\p{L}/gu, '7'))).toBe(false)
      expect(isReasonEnough(`${one} `.repeat(30))).toBe(false)
      expect(isReasonEnough(any.replaceAll(/\p{L}/gu, 'a'))).toBe(false)
    },
  )

  property(
    'un texto propio necesita diez letras',
    [texto.filter((text) => reasonParts(text).codigo === null)],
    (text) => {
      if ((text.match(/\p{L}/gu)?.length ?? 0) < 10) expect(isReasonEnough(text)).toBe(false)
    },
  )
})

describe('entryLacks', () => {
  property(
    'una línea espera exactamente lo que pide el más grave de sus hallazgos',
    [fc.array(finding, { minLength: 1, maxLength: 4 }), reason],
    (hallazgos, one) => {
      const motivo = reasonText(one)
      const lacks = entryLacks({
        origen: 'profesional',
        respuesta: 'encontrada',
        por_que: null,
        hora: '',
        conocimiento: null,
        hallazgos,
        motivo,
        operador: null,
      })
      expect(lacks === null).toBe(hallazgos.every(({ severidad }) => reasonError(severidad, motivo) === null))
    },
  )
})
