/** An allergy has three answers, and none becomes another. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { allergyCheck } from '@cauce/domain/medication/allergy'
import { termOf } from '@cauce/domain/medication/allergy-knowledge'
import { crossAllergyCheck } from '@cauce/domain/medication/cross-allergy'
import { allergyKnowledge, drugToOrder, ingredient, knownAllergies } from '../../support/arbitraries/checks.ts'
import { property } from '../../support/property.ts'

const ANSWERS = ['limpia', 'encontrada', 'no_verificada']

describe.each([
  ['allergyCheck', allergyCheck],
  ['crossAllergyCheck', crossAllergyCheck],
])('%s', (_, check) => {
  property(
    'las tres respuestas nunca se confunden',
    [drugToOrder, knownAllergies, allergyKnowledge],
    (drug, known, base) => {
      const { respuesta, por_que, hallazgos } = check(drug, known, base)
      expect(ANSWERS).toContain(respuesta)
      expect(respuesta === 'encontrada').toBe(hallazgos.length > 0)
      expect(respuesta === 'no_verificada').toBe(por_que !== null)
    },
  )

  property(
    'lo que nadie preguntó, o nadie reconoce, nunca está limpio',
    [drugToOrder, knownAllergies, allergyKnowledge],
    (drug, known, base) => {
      const strange = known.registradas.some((allergy) => termOf(allergy, base) === null)
      if (!known.preguntadas || strange) expect(check(drug, known, base).respuesta).not.toBe('limpia')
    },
  )

  property(
    'el orden del registro no importa, y una alergia más nunca quita un hallazgo',
    [drugToOrder, knownAllergies, allergyKnowledge],
    (drug, known, base) => {
      const whole = check(drug, known, base)
      const backwards = { ...known, registradas: known.registradas.toReversed() }
      expect(check(drug, backwards, base).hallazgos).toEqual(whole.hallazgos)
      const fewer = check(drug, { ...known, registradas: known.registradas.slice(1) }, base)
      expect(whole.hallazgos).toEqual(expect.arrayContaining([...fewer.hallazgos]))
    },
  )
})

property(
  'una alergia directa no se dice otra vez como cruzada',
  [drugToOrder, knownAllergies, allergyKnowledge],
  (drug, known, base) => {
    const direct = allergyCheck(drug, known, base).hallazgos.map(({ clave }) => clave.split(':')[1])
    const crossed = crossAllergyCheck(drug, known, base).hallazgos.map(({ clave }) => clave.split(':')[1])
    expect(direct.filter((id) => crossed.includes(id))).toEqual([])
  },
)

property(
  'quien es alérgico a un ingrediente lo es a todo medicamento que lo tenga',
  [drugToOrder, ingredient, allergyKnowledge],
  (drug, nombre, base) => {
    const record = {
      id: 1,
      nombre,
      tipo: 'principio',
      reaccion: null,
      anio: null,
      registrada_por: null,
      registrada: null,
    }
    const contains = drug.ingredientes.some((each) => each.nombre === nombre)
    if (!contains || !base.ingredients.has(nombre.toLowerCase())) return
    expect(allergyCheck(drug, { preguntadas: true, registradas: [record] }, base).respuesta).toBe('encontrada')
  },
)

property('sin alergias no hay nada', [drugToOrder, fc.boolean(), allergyKnowledge], (drug, preguntadas, base) => {
  const { respuesta } = allergyCheck(drug, { preguntadas, registradas: [] }, base)
  expect(respuesta).toBe(preguntadas ? 'limpia' : 'no_verificada')
})
