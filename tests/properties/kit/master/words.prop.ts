import * as fc from 'fast-check'
import { describe } from 'vitest'
import { changedFields, namedWords, usedWords } from '@cauce/domain/kit/master/words'
import { property } from '../../../support/property.ts'
import { anyMaster, masterWith, typedForm } from './forms.ts'

const two = masterWith((of) => fc.tuple(typedForm(of), typedForm(of)))
const counted = fc.record({
  que: fc.constantFrom('afiliados', 'citas'),
  cuantos: fc.nat({ max: 20_000 }),
  hay_mas: fc.boolean(),
})

describe('changedFields', () => {
  property(
    'nada cambia entre un formulario y él mismo',
    [masterWith(typedForm)],
    ([of, form]) => changedFields(of, form, form).length === 0,
  )

  property('lo que dice que cambió lleva de uno a otro', [two], ([of, [before, after]]) => {
    const changes = Object.fromEntries(changedFields(of, before, after).map(({ campo, despues }) => [campo, despues]))
    return Object.keys(of.fields).every((name) => ({ ...before, ...changes })[name] === after[name])
  })
})

describe('usedWords', () => {
  property(
    'calla exactamente cuando nadie lo usa',
    [anyMaster, fc.array(counted, { maxLength: 3 })],
    (of, uses) => (usedWords(of, uses) === null) === uses.every(({ cuantos }) => cuantos === 0),
  )

  property('nombra a todos los que lo usan', [anyMaster, fc.array(counted, { maxLength: 3 })], (of, uses) =>
    uses.every(({ cuantos, que }) => cuantos === 0 || (usedWords(of, uses) ?? '').includes(que)),
  )
})

describe('namedWords', () => {
  const uses = fc.array(counted, { maxLength: 3 })
  property(
    'calla exactamente cuando nadie lo usa',
    [anyMaster, uses],
    (of, who) => (namedWords(of, who) === null) === (usedWords(of, who) === null),
  )

  property('nombra a todos los que lo usan', [anyMaster, uses], (of, who) =>
    who.every(({ cuantos, que }) => cuantos === 0 || (namedWords(of, who) ?? '').includes(que)),
  )
})
