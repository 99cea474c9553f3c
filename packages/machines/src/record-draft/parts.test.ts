import { describe, expect, it } from 'vitest'
import { planOf } from '../testing/record-draft-samples.ts'
import { adopted, isSendable, isUnsent, joined, partOf, refused, resolved, saved, sending, typed } from './parts.ts'

const base = { version: 3, datos: planOf('Reposo') }
const plan = partOf(base)

/** The plan was typed here and elsewhere. */
const clashing = () => joined(typed(plan, { plan: 'Cirugía' }), { version: 4, datos: planOf('Reposo y calor') }).part

describe('a component of the record', () => {
  it('is as the server has it until somebody types', () => {
    expect(plan).toEqual({ base, datos: base.datos, conflictos: [], enviados: [] })
    expect([isUnsent(plan), isSendable(plan)]).toEqual([false, false])
  })

  it('has something to send when it says another thing, when a send got no answer, or when it is in conflict', () => {
    const written = typed(plan, { plan: 'Reposo relativo' })
    expect([isUnsent(written), isSendable(written)]).toEqual([true, true])
    const unanswered = { ...plan, enviados: [planOf('Otra cosa')] }
    expect([isUnsent(unanswered), isSendable(unanswered)]).toEqual([true, true])
    const asking = { ...clashing(), datos: clashing().base.datos }
    expect([isUnsent(asking), isSendable(asking)]).toEqual([true, false])
  })

  it('keeps what it said of the fields that are not typed', () => {
    expect(typed(plan, { recomendaciones: 'Control' }).datos).toEqual({ ...base.datos, recomendaciones: 'Control' })
  })

  it('goes on being in conflict with what it says now, in that field alone', () => {
    const part = clashing()
    expect(part.conflictos).toMatchObject([{ campo: 'plan', mio: 'Cirugía', otro: 'Reposo y calor' }])
    expect(typed(part, { plan: 'Cirugía en marzo' }).conflictos).toMatchObject([{ mio: 'Cirugía en marzo' }])
    expect(typed(part, { recomendaciones: 'Control' }).conflictos).toEqual(part.conflictos)
  })
})

describe('a component on its way', () => {
  const first = typed(plan, { plan: 'Uno' })

  it('remembers what left, each thing once and the last one at the end', () => {
    const second = typed(sending(first), { plan: 'Dos' })
    expect(sending(second).enviados).toEqual([planOf('Uno'), planOf('Dos')])
    expect(sending(typed(sending(second), { plan: 'Uno' })).enviados).toEqual([planOf('Dos'), planOf('Uno')])
  })

  it('remembers the last twenty', () => {
    const texts = Array.from({ length: 25 }, (_, index) => `Texto ${index}`)
    const many = texts.reduce((part, text) => sending(typed(part, { plan: text })), plan)
    expect(many.enviados).toEqual(texts.slice(-20).map(planOf))
  })

  it('that is confirmed is what the server has, whatever was typed since', () => {
    const meanwhile = typed(sending(first), { plan: 'Dos' })
    expect(saved(meanwhile, 4)).toEqual({
      base: { version: 4, datos: planOf('Uno') },
      datos: planOf('Dos'),
      conflictos: [],
      enviados: [],
    })
    expect(saved(first, 4).base).toEqual({ version: 4, datos: planOf('Uno') })
  })

  it('that is refused is forgotten, and those before it are not', () => {
    const twice = sending(typed(sending(first), { plan: 'Dos' }))
    expect(refused(twice).enviados).toEqual([planOf('Uno')])
  })
})

describe('a component that another device wrote', () => {
  it('of the same version changes nothing', () => {
    const written = sending(typed(plan, { plan: 'Uno' }))
    expect(joined(written, { version: 3, datos: planOf('Otra') })).toEqual({ part: written, recibidos: [] })
  })

  it('takes what came in the fields that were not typed here', () => {
    const theirs = { version: 4, datos: { ...planOf('Reposo y calor'), recomendaciones: 'Control' } }
    const { part, recibidos } = joined(typed(plan, { recomendaciones: 'Dieta' }), theirs)
    expect(recibidos).toEqual(['plan'])
    expect(part).toMatchObject({
      base: { version: 4, datos: { plan: 'Reposo y calor', recomendaciones: '' } },
      datos: { plan: 'Reposo y calor', recomendaciones: 'Dieta' },
      conflictos: [{ campo: 'recomendaciones', base: '', mio: 'Dieta', otro: 'Control' }],
      enviados: [],
    })
  })

  it('is one’s own where it says what left from here', () => {
    const written = typed(sending(typed(plan, { plan: 'Uno' })), { plan: 'Dos' })
    const { part, recibidos } = joined(written, { version: 4, datos: planOf('Uno') })
    expect(recibidos).toEqual([])
    expect(part).toEqual({
      base: { version: 4, datos: planOf('Uno') },
      datos: planOf('Dos'),
      conflictos: [],
      enviados: [],
    })
  })

  it('is joined with what a tab kept as if that tab were this one', () => {
    const kept = typed(partOf({ version: 1, datos: planOf('') }), { plan: 'Dieta' })
    const { part } = adopted(plan, kept)
    expect(part).toMatchObject({
      base: { version: 3, datos: { plan: '' } },
      datos: { plan: 'Dieta' },
      conflictos: [{ campo: 'plan', mio: 'Dieta', otro: 'Reposo' }],
    })
  })
})

describe('a conflict', () => {
  it('waits until something is chosen in each of its fields', () => {
    expect(resolved(clashing(), {})).toEqual(clashing())
  })

  it.each([
    ['mio', 'Cirugía', true],
    ['otro', 'Reposo y calor', false],
    ['ambos', 'Reposo y calor\nCirugía', true],
  ] as const)('of which %s is chosen says so, over what the server has', (choice, text, unsent) => {
    const part = resolved(clashing(), { plan: choice })
    expect(part).toEqual({
      base: { version: 4, datos: planOf('Reposo y calor') },
      datos: planOf(text),
      conflictos: [],
      enviados: [],
    })
    expect(isUnsent(part)).toBe(unsent)
  })
})
