import { describe, expect, it } from 'vitest'
import { checkDraft, draftIn, EMPTY_DRAFT, sameDraft } from './content-draft.ts'

describe('the draft of a content', () => {
  it('is read back from what was kept, whatever it is', () => {
    const draft = { tipo: 'manual', titulo: 'Uno', resumen: '', cuerpo: 'Texto' } as const
    expect(draftIn(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
    expect([null, 'x', 3].map(draftIn)).toEqual([null, null, null])
    expect(draftIn({ tipo: 'toString', titulo: 4 })).toEqual(EMPTY_DRAFT)
  })

  it('an empty one says what is missing, field by field', () => {
    const checked = checkDraft(EMPTY_DRAFT)
    expect(checked.ok ? [] : Object.keys(checked.errores).toSorted()).toEqual(['cuerpo', 'tipo', 'titulo'])
  })

  it('knows when nothing changed', () => {
    expect([
      sameDraft(EMPTY_DRAFT, { ...EMPTY_DRAFT }),
      sameDraft(EMPTY_DRAFT, { ...EMPTY_DRAFT, titulo: 'x' }),
    ]).toEqual([true, false])
  })
})
