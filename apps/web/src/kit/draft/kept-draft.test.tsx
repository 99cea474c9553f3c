import { beforeEach, describe, expect, it } from 'vitest'
import { forgetDraft, readDraft, writeDraft } from './kept-draft.ts'

const name = { userId: 7, page: 'admin/empresas', id: 3 }
const kept = { version: 2, base: { nombre: 'A' }, draft: { nombre: 'B' }, words: {} }

describe('a draft of no consultation', () => {
  beforeEach(() => window.localStorage.clear())

  it('is of one person, one page and one row', () => {
    writeDraft(name, kept)
    expect(readDraft(name)).toEqual(kept)
    expect([readDraft({ ...name, id: null }), readDraft({ ...name, userId: 8 })]).toEqual([null, null])
    forgetDraft(name)
    expect(readDraft(name)).toBeNull()
  })

  it('that another version wrote counts as none', () => {
    window.localStorage.setItem('cauce.borrador.7.0.admin/empresas.3', '{"draft":["B"]}')
    expect(readDraft(name)).toBeNull()
  })
})
