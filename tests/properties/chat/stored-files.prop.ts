import { describe, expect } from 'vitest'
import { keptName } from '@cauce/domain/chat/stored-files'
import { anyText } from '../../support/arbitraries/text.ts'
import { property } from '../../support/property.ts'

describe('el nombre con que se guarda un adjunto', () => {
  property('termina en .pdf, no tiene carpetas ni signos, y guardado otra vez es el mismo', [anyText], (name) => {
    const kept = keptName(name)
    expect(kept).toMatch(/^[\p{L}\p{N}_.-]+\.pdf$/u)
    expect(keptName(kept)).toBe(kept)
  })
})
