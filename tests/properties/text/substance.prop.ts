/** What a reason must say, whoever writes it and whatever it is of. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import {
  isOfSubstance,
  LEAST_LETTERS,
  LEAST_LETTERS_GRAVE,
  lettersOf,
  reasonProblem,
} from '@cauce/domain/text/substance'
import { property } from '../../support/property.ts'

const word = fc.stringMatching(/^[a-zñáé]{1,9}$/u)
const sentence = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '))
const sign = fc.stringMatching(/^[\d\s.,;:!¡¿?()/+*_-]*$/u)
const asked = fc.constantFrom(LEAST_LETTERS, LEAST_LETTERS_GRAVE)

describe('isOfSubstance', () => {
  property(
    'ni los signos ni los números dicen nada, ni suman a lo que se escribió',
    [sign, sentence],
    (signs, text) => {
      expect(isOfSubstance(signs)).toBe(false)
      expect(isOfSubstance(`${text} ${signs}`)).toBe(isOfSubstance(text))
    },
  )

  property('una tecla o una palabra repetidas no dicen nada', [word, fc.integer({ min: 1, max: 60 })], (one, times) => {
    expect(isOfSubstance(`${one} `.repeat(times))).toBe(false)
    expect(isOfSubstance(one.charAt(0).repeat(times))).toBe(false)
  })

  property('con menos letras de las que se piden nunca alcanza', [sentence, asked], (text, least) => {
    if (lettersOf(text).length < least) expect(isOfSubstance(text, least)).toBe(false)
  })

  property(
    'lo que alcanza para lo más grave alcanza para lo demás, y escribir más no lo quita',
    [sentence, sentence],
    (text, more) => {
      if (isOfSubstance(text, LEAST_LETTERS_GRAVE)) expect(isOfSubstance(text)).toBe(true)
      if (isOfSubstance(text)) expect(isOfSubstance(`${text} ${more}`)).toBe(true)
    },
  )

  property('las mayúsculas no lo cambian', [sentence], (text) => {
    expect(isOfSubstance(text.toLocaleUpperCase('es-CO'))).toBe(isOfSubstance(text))
  })
})

describe('reasonProblem', () => {
  property('pasa exactamente lo que dice algo, y lo vacío se dice aparte', [fc.oneof(sentence, sign)], (text) => {
    const problem = reasonProblem(text, 'Falta')
    expect(problem === null).toBe(isOfSubstance(text))
    expect(problem === 'Falta').toBe(text.trim() === '')
  })
})
