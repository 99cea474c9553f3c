import * as Schema from 'effect/Schema'
import { describe, expect, it } from 'vitest'
import { ContentForm, contentSearch, contentTone, isNews, MAX_BODY } from './content.ts'

const form: ContentForm = { tipo: 'manual', titulo: 'Órdenes', resumen: '', cuerpo: '# Cómo se Ordena' }
const takes = Schema.is(ContentForm)

describe('ContentForm', () => {
  it('asks for kind, title and body', () => {
    expect(takes(form)).toBe(true)
    expect(takes({ ...form, tipo: 'novedad' })).toBe(true)
    expect([{ tipo: 'otro' }, { titulo: ' ' }, { cuerpo: '' }].map((wrong) => takes({ ...form, ...wrong }))).toEqual([
      false,
      false,
      false,
    ])
  })

  it('says that the kind has to be chosen', () => {
    const result = Schema.toStandardSchemaV1(ContentForm)['~standard'].validate({ ...form, tipo: '' })
    expect(result).toMatchObject({ issues: [{ message: 'Elija si es un manual o una novedad' }] })
  })

  it('takes a long body whole, and refuses a longer one', () => {
    expect(takes({ ...form, cuerpo: 'x'.repeat(MAX_BODY) })).toBe(true)
    expect(takes({ ...form, cuerpo: 'x'.repeat(MAX_BODY + 1) })).toBe(false)
  })
})

it('is found by any word, whatever its accents', () => {
  expect(contentSearch(form)).toContain('como se ordena')
})

it('is new until the person opens it, and again when it is published again', () => {
  expect([isNews(null, null), isNews(10, null), isNews(10, 10), isNews(10, 20), isNews(30, 20)]).toEqual([
    false,
    true,
    false,
    false,
    true,
  ])
})

it('has a tone for each state', () => {
  expect([contentTone('publicado'), contentTone('borrador'), contentTone('retirado')]).toEqual([
    'ok',
    'waiting',
    'unknown',
  ])
})
