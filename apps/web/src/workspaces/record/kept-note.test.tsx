import { beforeEach, describe, expect, it } from 'vitest'
import { purgeKept } from '../../kit/draft/kept.ts'
import { halfNote, keepNote } from './kept-note.ts'

const OWNER = { userId: 7, consultaId: 31 }
const NOTE = { texto: 'El dolor empezó el lunes', clave: 'a1' }

beforeEach(() => localStorage.clear())

describe('a clarifying note half written', () => {
  it('is there again, with its key, for who writes it in that consultation', () => {
    keepNote(OWNER, NOTE)
    expect(halfNote(OWNER, '')).toEqual(NOTE)
    expect(halfNote({ ...OWNER, userId: 8 }, '').texto).toBe('')
    expect(halfNote({ ...OWNER, consultaId: 32 }, '').texto).toBe('')
  })

  it('goes before what is brought to it, once', () => {
    keepNote(OWNER, NOTE)
    const joined = halfNote(OWNER, 'Plan: reposo')
    expect(joined.texto).toBe('El dolor empezó el lunes\nPlan: reposo')
    expect(joined.clave).not.toBe(NOTE.clave)
    keepNote(OWNER, joined)
    expect(halfNote(OWNER, 'Plan: reposo')).toEqual(joined)
  })

  it('is forgotten when it is emptied and when somebody signs out', () => {
    keepNote(OWNER, NOTE)
    keepNote(OWNER, { ...NOTE, texto: '' })
    expect(halfNote(OWNER, '').texto).toBe('')
    keepNote(OWNER, NOTE)
    purgeKept()
    expect(halfNote(OWNER, '').texto).toBe('')
  })

  it('of another shape is as if there were none', () => {
    localStorage.setItem('cauce.borrador.7.31.nota-aclaratoria', '{"texto":3}')
    expect(halfNote(OWNER, '').texto).toBe('')
  })
})
