import { describe, expect, it } from 'vitest'
import { draftValueInWords } from './draft-words.ts'

const lumbago = { id: 1, codigo: 'M545', nombre: 'Lumbago no especificado', principal: true, tipo: '01' }

describe('a value of a draft in words', () => {
  it.each([
    ['plan', 'Reposo\nAnalgésico', 'Reposo\nAnalgésico'],
    ['plan', '  ', 'Vacío'],
    ['peso', 70.5, '70,5 kg'],
    ['peso', null, 'Vacío'],
    ['fuma', true, 'Sí'],
    ['fuma', false, 'No'],
    ['familiar', 'primero', 'Padres, hermanos o hijos'],
    ['colesterol_total', 210, '210 mg/dL'],
    ['diagnosticos', [], 'Vacío'],
    ['diagnosticos', [lumbago], 'M545 Lumbago no especificado (principal, impresión diagnóstica)'],
    [
      'diagnosticos',
      [lumbago, { ...lumbago, codigo: 'R05X', nombre: 'Tos', principal: false, tipo: null }],
      'M545 Lumbago no especificado (principal, impresión diagnóstica)\nR05X Tos (relacionado)',
    ],
    ['otro', { a: 1 }, 'Vacío'],
  ])('%s: %j', (campo, valor, words) => {
    expect(draftValueInWords(campo, valor)).toBe(words)
  })
})
