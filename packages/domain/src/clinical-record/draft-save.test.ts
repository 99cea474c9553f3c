import { describe, expect, it } from 'vitest'
import { draftSaving, unseenDrafts } from './draft-save.ts'

const kept = { version: 3, datos: { motivo: 'Tos', plan: null } }

describe('draftSaving', () => {
  it('takes the first draft of a component from version 0', () => {
    expect(draftSaving(null, { version: 0, datos: { motivo: 'Tos' } })).toEqual({ kind: 'guardar', version: 1 })
    expect(draftSaving(null, { version: 2, datos: { motivo: 'Tos' } })).toEqual({ kind: 'otra_version', version: 0 })
  })

  it('takes what starts from the last version, under the next one', () => {
    expect(draftSaving(kept, { version: 3, datos: { motivo: 'Tos seca' } })).toEqual({ kind: 'guardar', version: 4 })
  })

  it('refuses what starts from another version', () => {
    for (const version of [0, 2, 4])
      expect(draftSaving(kept, { version, datos: { motivo: 'Tos seca' } })).toEqual({
        kind: 'otra_version',
        version: 3,
      })
  })

  it('counts what the server has already as saved, whatever it starts from', () => {
    for (const version of [0, 2, 3])
      expect(draftSaving(kept, { version, datos: { plan: null, motivo: 'Tos' } })).toEqual({
        kind: 'guardado',
        version: 3,
      })
  })
})

describe('unseenDrafts', () => {
  const drafts = [
    { componente: 'anamnesis', version: 3, datos: { motivo: 'Tos' } },
    { componente: 'plan', version: 1, datos: { plan: 'Control' } },
  ]

  it('is nothing when every version was seen', () => {
    expect(unseenDrafts(drafts, {}, { anamnesis: 3, plan: 1 })).toEqual([])
  })

  it('names what another device wrote', () => {
    expect(unseenDrafts(drafts, { anamnesis: { motivo: 'Tos seca' } }, { anamnesis: 2, plan: 1 })).toEqual([
      'anamnesis',
    ])
    expect(unseenDrafts(drafts, {}, {})).toEqual(['anamnesis', 'plan'])
  })

  it('does not name what is sent just as the server has it', () => {
    expect(unseenDrafts(drafts, { anamnesis: { motivo: 'Tos' }, plan: { plan: 'Control' } }, {})).toEqual([])
  })
})
