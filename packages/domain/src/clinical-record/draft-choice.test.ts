import { describe, expect, it } from 'vitest'
import { choicesFor, resolveDraft } from './draft-choice.ts'
import { mergeDraft } from './draft-merge.ts'

const merge = mergeDraft(
  { version: 1, datos: { motivo: 'Tos', peso: 70, plan: 'Control' } },
  { motivo: 'Tos seca', peso: 71, plan: 'Control' },
  { version: 2, datos: { motivo: 'Tos de 3 días', peso: 72, plan: 'Control en un mes' } },
)

describe('resolveDraft', () => {
  it('waits for every field', () => {
    expect(resolveDraft(merge, { motivo: 'mio' })).toEqual({ ok: false, faltan: ['peso'] })
    expect(resolveDraft(merge, {})).toEqual({ ok: false, faltan: ['motivo', 'peso'] })
  })

  it('writes what was chosen beside what was joined', () => {
    expect(resolveDraft(merge, { motivo: 'ambos', peso: 'otro' })).toEqual({
      ok: true,
      datos: { motivo: 'Tos de 3 días\nTos seca', peso: 72, plan: 'Control en un mes' },
    })
    expect(resolveDraft(merge, { motivo: 'otro', peso: 'mio' })).toEqual({
      ok: true,
      datos: { motivo: 'Tos de 3 días', peso: 71, plan: 'Control en un mes' },
    })
  })

  it('erases what the chosen one erased', () => {
    const erased = mergeDraft({ version: 1, datos: { plan: 'a' } }, { plan: 'b' }, { version: 2, datos: {} })
    expect(resolveDraft(erased, { plan: 'otro' })).toEqual({ ok: true, datos: {} })
    expect(resolveDraft(erased, { plan: 'ambos' })).toEqual({ ok: true, datos: { plan: 'b' } })
  })
})

it('both are offered only of texts', () => {
  expect(choicesFor({ mio: 'a', otro: 'b' })).toEqual(['mio', 'otro', 'ambos'])
  const others = [
    { mio: 70, otro: 71 },
    { mio: 'setenta', otro: 71 },
    { mio: 70, otro: 'setenta y uno' },
  ]
  expect(others.map(choicesFor)).toEqual(others.map(() => ['mio', 'otro']))
  const mixed = mergeDraft({ version: 1, datos: {} }, { peso: 70 }, { version: 2, datos: { peso: 'setenta' } })
  expect(resolveDraft(mixed, { peso: 'ambos' })).toEqual({ ok: true, datos: { peso: 70 } })
})
