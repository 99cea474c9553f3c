import * as Schema from 'effect/Schema'
import { describe, expect, it } from 'vitest'
import { REQUIRED_FIELD } from '../text/field.ts'
import {
  checkSnippet,
  insertSnippet,
  MAX_SNIPPET_TEXT,
  MAX_SNIPPETS,
  NO_ROOM,
  SNIPPET_COMPONENT,
  SNIPPET_REPEATED,
  TextSnippet,
  TOO_MANY_SNIPPETS,
} from './text-snippet.ts'

const draft = { titulo: 'Examen normal', componente: 'examen_fisico', texto: 'Buen estado general, hidratado' }
const kept = { id: 1, titulo: 'Examen normal', componente: 'examen_fisico' }

describe('checkSnippet', () => {
  it('takes a title, a section and a text', () => {
    expect(checkSnippet(draft, [])).toEqual({})
    expect(Schema.is(TextSnippet)(draft)).toBe(true)
    expect(Schema.is(TextSnippet)({})).toBe(false)
    const sent = Schema.toStandardSchemaV1(TextSnippet)['~standard'].validate({ ...draft, componente: 'medidas' })
    expect(sent).toMatchObject({ issues: [{ message: 'Elija la sección de la historia' }] })
    const longest = { ...draft, titulo: 'a'.repeat(80), texto: 'a'.repeat(4_000) }
    expect(checkSnippet(longest, [])).toEqual({})
  })

  it('says what is wrong beside each field', () => {
    expect(checkSnippet({ titulo: ' ', componente: 'medidas', texto: 'a'.repeat(MAX_SNIPPET_TEXT + 1) }, [])).toEqual({
      titulo: [REQUIRED_FIELD],
      componente: [SNIPPET_COMPONENT],
      texto: ['Máximo 4000 caracteres'],
    })
  })

  it('refuses the same title in the same section, and only there', () => {
    const again = { ...draft, titulo: ' EXAMEN normal ' }
    expect(checkSnippet(again, [kept])).toEqual({ titulo: [SNIPPET_REPEATED] })
    expect(checkSnippet({ ...again, componente: 'plan' }, [kept])).toEqual({})
    expect(checkSnippet(again, [kept], 1)).toEqual({})
  })

  it('keeps as many as fit, and lets the last one be edited', () => {
    const many = Array.from({ length: MAX_SNIPPETS }, (_, id) => ({ ...kept, id, titulo: `Plantilla ${id}` }))
    expect(checkSnippet(draft, many)).toEqual({ titulo: [TOO_MANY_SNIPPETS] })
    expect(checkSnippet(draft, many.slice(1))).toEqual({})
    expect(checkSnippet(draft, many, 0)).toEqual({})
  })
})

describe('insertSnippet', () => {
  it('writes at the cursor, with a blank before it where one is needed', () => {
    expect(insertSnippet('', 0, 'Niega', 100)).toEqual({ ok: true, texto: 'Niega', cursor: 5 })
    expect(insertSnippet('HTA.', 4, 'Niega', 100)).toEqual({ ok: true, texto: 'HTA. Niega', cursor: 10 })
    expect(insertSnippet('HTA. Fin', 5, 'Niega. ', 100)).toEqual({ ok: true, texto: 'HTA. Niega. Fin', cursor: 12 })
    expect(insertSnippet('HTA y DM', 8, 'Niega', 100)).toMatchObject({ texto: 'HTA y DM Niega' })
    expect(insertSnippet('HTA.', 99, 'Niega', 100)).toMatchObject({ texto: 'HTA. Niega' })
  })

  it('is not cut: it fits whole or it is not written', () => {
    expect(insertSnippet('HTA.', 4, 'Niega', 10)).toMatchObject({ ok: true })
    expect(insertSnippet('HTA.', 4, 'Niega', 9)).toEqual({ ok: false, mensaje: NO_ROOM })
  })
})
