import { expect, it } from 'vitest'
import { documentStateWords } from './document-state.ts'

it.each([
  ['vigente', 'Vigente', 'ok', null],
  ['reemplazado', 'Reemplazado', 'waiting', /más nueva/u],
  ['vencido', 'Vencido', 'waiting', /último día/u],
  ['anulado', 'Anulado', 'bad', /Ya no vale/u],
  ['levantado', 'Levantado', 'waiting', /terminó antes/u],
] as const)('un documento %s se lee %s y dice qué hacer', (estado, nombre, tono, aviso) => {
  const words = documentStateWords(estado)
  expect(words).toMatchObject({ nombre, tono })
  if (aviso === null) expect(words.aviso).toBeNull()
  else expect(words.aviso).toMatch(aviso)
})

it('uno que no se conoce se lee como llegó', () => {
  expect(documentStateWords('archivado')).toEqual({ nombre: 'archivado', tono: 'unknown', aviso: null })
})
