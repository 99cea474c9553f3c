/**
 * Every sentence of the paragraphs that fix the rules has its rule. The paragraphs are read from `../shared/spec`, a folder beside this
 * repository that only its makers have; where it is absent that one comparison says so and the rest is still checked.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { manualRules } from '../../tools/manual/rules.ts'
import { ROOT } from '../../tools/manual/syntax.ts'
import { SPEC_SENTENCES } from './spec-rules.ts'

const rules = new Map(manualRules().map((rule) => [rule.id, rule]))
const sentences = Object.entries(SPEC_SENTENCES).flatMap(([parrafo, list]) =>
  list.map((each) => ({ parrafo, ...each })),
)
const named = [...new Set(sentences.flatMap(({ reglas }) => reglas))]

/** A list that a failure shows whole. */
const lines = (list: readonly string[]): string => list.join('\n')

const SPEC = path.join(ROOT, '../shared/spec')
const FILES: Readonly<Record<string, string>> = { 1: '1-shell.md', 2: '2-ordering-and-collaboration.md' }

/** The pieces between stops and semicolons of a paragraph, without the marks of its list. */
const piecesOf = (paragraph: string): readonly string[] => {
  const [, document = '', section = ''] = /^spec (\d) §(\d)$/u.exec(paragraph) ?? []
  const text = readFileSync(path.join(SPEC, FILES[document] ?? ''), 'utf8')
  const from = text.indexOf(`\n## ${section}. `)
  const body = text.slice(text.indexOf('\n', from + 1), text.indexOf('\n## ', from + 1) >>> 0)
  return body
    .split(/\n+|(?<=;|(?:[a-eg-z)'\d%"]|[^n]f)\.)\s+/u)
    .map((piece) => piece.replace(/^- /u, '').trim())
    .filter((piece) => /\w/u.test(piece))
}

describe('every sentence of the specification that fixes a rule', () => {
  it('has its rule, its place or its reason', () => {
    const bare = sentences.filter(({ reglas, lugares, nota }) => reglas.length + lugares.length === 0 && nota === '')
    expect(lines(bare.map(({ frase }) => frase))).toBe('')
  })

  it('names rules that are there', () => {
    expect(lines(named.filter((id) => !rules.has(id)))).toBe('')
  })

  it('names places that are there', () => {
    const gone = sentences
      .flatMap(({ lugares }) => lugares)
      .filter((place) => {
        const [file = '', name = ''] = place.split('#')
        const full = path.join(ROOT, file)
        return (
          !existsSync(full) ||
          !new RegExp(`(?:const|type) ${name}\\b|"${name}":|\\.${name} `, 'u').test(readFileSync(full, 'utf8'))
        )
      })
    expect(lines(gone)).toBe('')
  })

  it('has rules with a property and a feature', () => {
    const lacking = named.flatMap((id) => {
      const rule = rules.get(id)
      return [
        ...(rule?.propiedades.length === 0 ? [`${id}: sin propiedad`] : []),
        ...(rule?.caracteristicas.length === 0 ? [`${id}: sin característica`] : []),
      ]
    })
    expect(lines(lacking)).toBe('')
  })

  it('has rules that say where they come from', () => {
    expect(lines(named.filter((id) => rules.get(id)?.fuente === ''))).toBe('')
  })

  it('is in this list, to the letter (where the specification is at hand)', () => {
    if (!existsSync(SPEC)) {
      console.log('Sin ../shared/spec: la lista no se compara con la especificación')
      return
    }
    const missing = Object.entries(SPEC_SENTENCES).flatMap(([paragraph, list]) =>
      piecesOf(paragraph).filter((piece) => !list.some(({ frase }) => piece.includes(frase))),
    )
    const invented = Object.entries(SPEC_SENTENCES).flatMap(([paragraph, list]) => {
      const pieces = piecesOf(paragraph)
      return list.filter(({ frase }) => !pieces.some((piece) => piece.includes(frase))).map(({ frase }) => frase)
    })
    expect(lines(missing), 'sentences that the list lacks').toBe('')
    expect(lines(invented), 'sentences that the specification has not').toBe('')
  })
})
