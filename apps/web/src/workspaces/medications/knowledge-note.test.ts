import type { LedgerEntry } from '@cauce/domain/medication/check'
import { describe, expect, it } from 'vitest'
import { knowledgeNote } from './knowledge-note.ts'

const from = (catalogo: string, version = '2026-11'): LedgerEntry => ({
  comprobacion: 'interacciones',
  origen: 'profesional',
  respuesta: 'limpia',
  por_que: null,
  hora: '2026-11-21T12:26:00.000Z',
  conocimiento: { catalogo, version, fecha: '2026-11-01' },
  hallazgos: [],
  motivo: null,
  operador: null,
})

describe('the note of the knowledge', () => {
  it('says each catalogue once, by version', () => {
    expect(knowledgeNote([from('interacciones'), from('alergias'), from('alergias y dosis')])).toBe(
      'Conocimiento: interacciones, alergias y dosis v2026-11 (01 nov 2026)',
    )
    expect(knowledgeNote([from('interacciones', '2026-10'), from('alergias')])).toBe(
      'Conocimiento: interacciones v2026-10 (01 nov 2026); alergias v2026-11 (01 nov 2026)',
    )
  })

  it('says nothing where nothing answered', () => {
    expect(knowledgeNote([{ ...from(''), conocimiento: null }])).toBe('')
  })
})
