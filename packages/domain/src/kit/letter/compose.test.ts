import { describe, expect, it } from 'vitest'
import { composeLetter, lacksWords, letterNumber, letterProblem, ONE_SIGNER, TWO_SIGNERS } from './compose.ts'
import { count, date, defineLetter, items, optional, text } from './letter.ts'

const SAMPLE = defineLetter({
  name: 'prueba',
  title: 'Carta de prueba',
  version: 1,
  norm: null,
  prefix: 'PRU',
  fields: {
    quien: text('A quién'),
    dia: date('Día'),
    cuantos: count('Cuántos'),
    nota: optional(text('Nota')),
    cosas: optional(items('Cosas')),
  },
  sections: [
    { title: 'Datos', facts: ['quien', 'dia', 'cuantos', 'nota'] },
    { text: 'A {quien} se le dice que el {dia} son {cuantos}.' },
    { title: 'Nota', text: 'Además: {nota}' },
    { title: 'Cosas', list: 'cosas' },
  ],
  warning: null,
  signers: 'una',
  clinical: false,
  once: false,
  days: 30,
  permission: 'prueba',
  own: true,
})
const VALUES = { quien: ' Ana {dia} ', dia: '2026-11-21', cuantos: 12_000, nota: null, cosas: null } as const

describe('composeLetter', () => {
  it('puts each value in its place, in words', () => {
    const { secciones } = composeLetter(SAMPLE, VALUES)
    expect(secciones).toEqual([
      {
        titulo: 'Datos',
        datos: [
          { nombre: 'A quién', valor: 'Ana {dia}' },
          { nombre: 'Día', valor: '21 nov 2026' },
          { nombre: 'Cuántos', valor: '12 000' },
        ],
        texto: '',
        lista: [],
      },
      { titulo: null, datos: [], texto: 'A Ana {dia} se le dice que el 21 nov 2026 son 12 000.', lista: [] },
    ])
  })

  it('says what is optional when it is there', () => {
    const { secciones } = composeLetter(SAMPLE, { ...VALUES, nota: 'Sí', cosas: ['Una', 'Dos'] })
    expect(secciones.map(({ titulo, texto, lista }) => [titulo, texto, lista]).slice(2)).toEqual([
      ['Nota', 'Además: Sí', []],
      ['Cosas', '', ['Una', 'Dos']],
    ])
  })
})

describe('letterProblem', () => {
  it('says what is missing by its name, and then who signs', () => {
    expect(letterProblem(SAMPLE, VALUES, [7])).toBeNull()
    expect(letterProblem(SAMPLE, { ...VALUES, quien: '', cuantos: null }, [7])).toBe(lacksWords(['A quién', 'Cuántos']))
    expect(lacksWords(['A quién', 'Cuántos'])).toBe('A la carta le falta: A quién y Cuántos.')
    expect(letterProblem(SAMPLE, { ...VALUES, cuantos: 0 }, [7])).toBeNull()
    expect(letterProblem(SAMPLE, VALUES, [])).toBe(ONE_SIGNER)
  })

  it('two are two, and the insurer needs nobody', () => {
    const two = { ...SAMPLE, signers: 'dos' } as const
    expect([[7], [7, 7], [7, 8], [7, 8, 9]].map((who) => letterProblem(two, VALUES, who))).toEqual([
      TWO_SIGNERS,
      TWO_SIGNERS,
      null,
      TWO_SIGNERS,
    ])
    expect(letterProblem({ ...SAMPLE, signers: 'entidad' }, VALUES, [])).toBeNull()
  })
})

it('numbers by kind and year', () => {
  expect(letterNumber(SAMPLE, 2026, 7)).toBe('PRU-2026-000007')
})
