import { describe, expect, it } from 'vitest'
import { MAX_CHECK_REASON, SEVERITIES } from './check.ts'
import {
  GRAVE_REASON_TOO_SHORT,
  OFFERED_REASONS,
  REASONS,
  REASON_NOT_CHOSEN,
  REASON_REPEATED,
  REASON_TOO_SHORT,
  isReasonEnough,
  ownWordsFor,
  reasonError,
  reasonParts,
  reasonText,
  worstOf,
} from './reason.ts'

const LONG = 'prueba de provocación negativa en marzo con alergología'

describe('un motivo', () => {
  it.each([
    ['INR en 3 días, paciente informada', true],
    ['sin opción b', true],
    ['no hay otro', false],
    ['. . . . . . . . . .', false],
    ['          ', false],
    ['1234567890', false],
    ['aaaaaaaaaa', false],
    ['no no no no no no', false],
    ['indispensable', false],
    ['aaaaa bbbbb', false],
    [null, false],
    [undefined, false],
    ['Ya los toma juntos y los tolera', true],
    ['Otro motivo', false],
    ['Otro motivo: lo pidió el cardiólogo', true],
  ])('«%s» dice algo: %s', (texto, enough) => {
    expect(isReasonEnough(texto)).toBe(enough)
  })

  it('dice qué le falta según la gravedad', () => {
    expect(reasonError('informativa', null)).toBeNull()
    expect(reasonError('moderada', '')).toBe('Explique por qué sigue: mínimo 10 letras')
    expect(reasonError('moderada', REASONS.los_tolera)).toBeNull()
    expect(reasonError('mayor', LONG)).toBe(REASON_NOT_CHOSEN)
    expect(reasonError('mayor', REASONS.los_tolera)).toBe(REASON_TOO_SHORT)
    expect(reasonError('mayor', `${REASONS.los_tolera}: lo lo lo lo lo lo`)).toBe(REASON_REPEATED)
    expect(reasonError('mayor', `${REASONS.los_tolera}: INR en tres días`)).toBeNull()
    expect(reasonError('contraindicada', `${REASONS.descartada}: prueba cutánea negativa`)).toBe(GRAVE_REASON_TOO_SHORT)
    expect(reasonError('contraindicada', `${REASONS.descartada}: ${LONG}`)).toBeNull()
    expect(GRAVE_REASON_TOO_SHORT).toBe('Explique por qué sigue: mínimo 30 letras')
    expect(SEVERITIES.map(ownWordsFor)).toEqual([30, 10, null, null])
  })

  it('guarda junto lo que se eligió y lo que se escribió, y los vuelve a separar', () => {
    expect(reasonText({ codigo: null, texto: 'a' })).toBe('a')
    expect(reasonText({ codigo: 'descartada', texto: '' })).toBe('Alergia descartada por especialista')
    expect(reasonParts(`${REASONS.descartada}: ${LONG} `)).toEqual({ codigo: 'descartada', texto: `${LONG} ` })
    expect(reasonParts(`${REASONS.descartada} ayer`)).toEqual({
      codigo: null,
      texto: 'Alergia descartada por especialista ayer',
    })
    expect(reasonParts(null)).toEqual({ codigo: null, texto: '' })
  })
})

it('los motivos de la lista caben con sus palabras, y cada comprobación ofrece otro', () => {
  expect(Math.max(...Object.values(REASONS).map(({ length }) => length))).toBeLessThan(MAX_CHECK_REASON / 2)
  expect(Object.values(OFFERED_REASONS).every((offered) => offered.includes('otra') && offered.length > 1)).toBe(true)
})

it('cuenta el más grave de varios hallazgos', () => {
  expect(worstOf([{ severidad: 'moderada' }, { severidad: 'contraindicada' }])).toBe('contraindicada')
  expect(worstOf([])).toBe('informativa')
})
