/** Affiliates as the ordering rules see them. */
import * as fc from 'fast-check'
import { blank, nameWord } from './text.ts'

/** Affiliate types of the specification, their neighbours, and any other code. */
export const affiliateType: fc.Arbitrary<number> = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 8 }) },
  { weight: 1, arbitrary: fc.integer({ min: -1_000, max: 1_000 }) },
)

/** Consultation types, with the one that allows only procedures and its neighbours. */
export const consultationType: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(87, 86, 88),
  fc.integer({ min: 1, max: 200 }),
)

const optionalWord = fc.oneof(nameWord, fc.constant(null), blank)

export const names = fc.record({
  primer_nombre: nameWord,
  segundo_nombre: optionalWord,
  primer_apellido: nameWord,
  segundo_apellido: optionalWord,
})

/** An allergy of record, complete or not. */
export const allergy = fc.record({
  id: fc.nat(),
  nombre: fc.constantFrom('Penicilinas', 'AINE', 'Sulfonamidas', 'Látex', 'Yodo, medio de contraste'),
  reaccion: fc.constantFrom(null, '', 'anafilaxia', 'urticaria (leve)'),
  anio: fc.option(fc.integer({ min: 1950, max: 2026 }), { nil: null }),
})

/** Completed years, weighted towards the ages at which a rule changes. */
export const years: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, 13, 14, 17, 18),
  fc.integer({ min: 0, max: 115 }),
)
