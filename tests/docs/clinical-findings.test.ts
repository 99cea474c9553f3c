/** Every rule, gate and proof that `docs/clinical-findings.md` names is there, with the sentence that it quotes. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesOf, isThere, named, pageOf, ROOT, rowsOf } from './named-proofs.ts'

const page = pageOf('clinical-findings.md')
const parts = page.split('\n## ').slice(1)
const rows = parts.flatMap((part) => rowsOf(part))

/** "`file` «sentence»" of a cell, several with a semicolon between. */
const proofsOf = (cell: string): readonly { readonly file: string; readonly sentence: string }[] =>
  [...cell.matchAll(/`([^`]+)` «([^»]+)»/gu)].map(([, file = '', sentence = '']) => ({ file, sentence }))

const says = ({ file, sentence }: { readonly file: string; readonly sentence: string }): boolean =>
  filesOf(file).some((at) => readFileSync(path.join(ROOT, at), 'utf8').includes(sentence))

/** What of the cells is not there, with its row. */
const missing = (place: number, isFound: (name: string) => boolean): readonly string[] =>
  rows.flatMap((row) =>
    named(row[place] ?? '')
      .filter((name) => !isFound(name))
      .map((name) => `${row[0]}: ${name}`),
  )

describe('docs/clinical-findings.md', () => {
  it('cada daño dice su regla, dónde se detiene y con qué se prueba', () => {
    expect(parts.map((part) => rowsOf(part).length)).toEqual([17, 17, 9])
    for (const row of rows) {
      const cells = row.slice(1).map((cell) => named(cell).length > 0)
      expect([row[0], cells]).toEqual([row[0], [true, true, true]])
    }
  })

  it('cada regla, cada puerta y cada prueba está', () => {
    expect(missing(1, (rule) => existsSync(path.join(ROOT, `packages/domain/src/${rule}.ts`)))).toEqual([])
    expect(missing(2, (gate) => existsSync(path.join(ROOT, `apps/api/src/modules/${gate}`)))).toEqual([])
    expect(missing(3, isThere)).toEqual([])
    expect(
      named(parts.join('')).length + named(page.split('\n## ', 1)[0] ?? '').filter(isThere).length,
    ).toBeGreaterThan(rows.length * 3)
  })

  it('cada prueba cita su frase, y su archivo la dice', () => {
    for (const [what, , , proof = ''] of rows)
      expect([what, proofsOf(proof).length]).toEqual([what, named(proof).length])
    const unsaid = rows.flatMap(([, , , proof = '']) => proofsOf(proof).filter((each) => !says(each)))
    expect(unsaid).toEqual([])
  })
})
