/** A wide class never says of two drugs more than its own level, and one fact has one answer whichever way it was typed. */
import { describe, expect } from 'vitest'
import { allergyCheck } from '@cauce/domain/medication/allergy'
import { CROSS_LEVELS, indexAllergies, type RecordedAllergy } from '@cauce/domain/medication/allergy-knowledge'
import { crossAllergyCheck } from '@cauce/domain/medication/cross-allergy'
import { drugOfIngredient, ingredientKey } from '@cauce/domain/medication/drug-facts'
import { innerLevel } from '@cauce/domain/medication/inner-level'
import * as fc from 'fast-check'
import { INGREDIENTS, allergyKnowledge, ingredient } from '../../support/arbitraries/checks.ts'
import { property } from '../../support/property.ts'

const allergyTo = (tipo: string, nombre: string): RecordedAllergy => ({
  id: 1,
  nombre,
  tipo,
  reaccion: null,
  anio: null,
  registrada_por: null,
  registrada: null,
})
const classes = fc.array(
  fc.record({ clase: fc.constantFrom('Alfa', 'Beta', 'Gama'), members: fc.subarray([...INGREDIENTS]) }),
  { maxLength: 3 },
)
const pair = fc.constantFrom('Alfa', 'Beta', 'Gama', 'Uno')
const crosses = fc.array(fc.record({ clase: pair, cruza_con: pair, nivel: fc.constantFrom(...CROSS_LEVELS) }), {
  maxLength: 5,
})

describe('innerLevel', () => {
  property(
    'nunca pasa del cruce interno de la clase',
    [allergyKnowledge, ingredient, ingredient],
    (base, one, other) => {
      for (const whole of base.classes.values()) {
        const level = innerLevel(whole, [ingredientKey(one), ingredientKey(other)], base)
        if (whole.interno === 'alta') expect(CROSS_LEVELS).toContain(level)
        else expect(level).toBe(whole.interno)
      }
    },
  )

  property('es el mismo en los dos sentidos', [allergyKnowledge, ingredient, ingredient], (base, one, other) => {
    const [a, b] = [ingredientKey(one), ingredientKey(other)]
    for (const whole of base.classes.values()) {
      expect(innerLevel(whole, [a, b], base)).toBe(innerLevel(whole, [b, a], base))
    }
  })
})

property(
  'la alergia a un principio y a la clase que se llama como él se responden igual',
  [classes, crosses, ingredient, fc.constantFrom('alta', 'baja', null)],
  (wide, written, drug, interno) => {
    const row = { cruce_interno: interno, conducta: 'Vigilar', alias: null, fuente: 'Prueba' }
    const base = indexAllergies(
      [
        ...wide.map(({ clase, members }) => ({ ...row, clase, principios: members.join(';') })),
        { ...row, clase: 'Uno', principios: 'Uno' },
      ],
      written.map((cross) => ({ ...cross, tipo: 'clase' })),
      new Map(),
      new Set(INGREDIENTS.map(ingredientKey)),
    )
    const answers = ['principio', 'clase', 'otra'].map((tipo) => {
      const known = { preguntadas: true, registradas: [allergyTo(tipo, 'Uno')] }
      return [allergyCheck, crossAllergyCheck].map((check) => check(drugOfIngredient(drug), known, base))
    })
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  },
)
