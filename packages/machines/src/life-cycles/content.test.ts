import { describe, expect, it } from 'vitest'
import { CONTENT_MOVE_NOT_ALLOWED } from '@cauce/domain/content/content'
import { applyContent, contentMoves } from './content.ts'

describe('the life of a content', () => {
  it('goes from draft to published, out, and back', () => {
    expect(applyContent('borrador', 'publicar')).toEqual({ estado: 'publicado' })
    expect(applyContent('publicado', 'retirar')).toEqual({ estado: 'retirado' })
    expect(applyContent('retirado', 'publicar')).toEqual({ estado: 'publicado' })
  })

  it('has no other steps', () => {
    const refused = { error: CONTENT_MOVE_NOT_ALLOWED }
    expect(applyContent('borrador', 'retirar')).toEqual(refused)
    expect(applyContent('publicado', 'publicar')).toEqual(refused)
    expect(applyContent('retirado', 'retirar')).toEqual(refused)
  })

  it('offers only what can be done', () => {
    expect((['borrador', 'publicado', 'retirado'] as const).map(contentMoves)).toEqual([
      ['publicar'],
      ['retirar'],
      ['publicar'],
    ])
  })
})
