/** The page of the rules says what the code says, and every rule has what proves it. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { manualRules } from '../../tools/manual/rules.ts'
import { rulesPage, UNSEEN, withoutFeature, withoutProperty } from '../../tools/manual/rules-page.ts'
import { taggedFeatures } from '../../tools/manual/rule-tests.ts'
import { ROOT } from '../../tools/manual/syntax.ts'

const rules = manualRules()

/** Rules that no property tests, and why. */
const WITHOUT_PROPERTY: Readonly<Record<string, string>> = {}

describe('docs/rules.md', () => {
  it('is what the code says; `node tools/manual/write-rules.ts` writes it again', () => {
    const written = readFileSync(path.join(ROOT, 'docs/rules.md'), 'utf8')
    expect(written === rulesPage(rules), 'docs/rules.md is stale: run `node tools/manual/write-rules.ts`').toBe(true)
  })

  it('links to files that are there', () => {
    const written = readFileSync(path.join(ROOT, 'docs/rules.md'), 'utf8')
    const links = [...written.matchAll(/\]\(\.\.\/(?<file>[^)]+)\)/gu)].map(({ groups }) => groups?.['file'] ?? '')
    expect(links.length).toBeGreaterThan(rules.length)
    expect(links.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
  })
})

describe('every rule', () => {
  it('has an id of its own and a sentence', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
    expect(rules.filter(({ regla }) => !regla.endsWith('.')).map(({ id }) => id)).toEqual([])
  })

  it('says something that no other one says', () => {
    const sentences = rules.map(({ regla }) => regla)
    expect(sentences.filter((sentence, place) => sentences.indexOf(sentence) !== place)).toEqual([])
  })

  it('has a property, but for those that are explained here', () => {
    expect(
      withoutProperty(rules)
        .map(({ id }) => id)
        .join('\n'),
    ).toBe(Object.keys(WITHOUT_PROPERTY).join('\n'))
  })
})

it('every rule that somebody sees is named by a feature; of the others, each is there and none is named', () => {
  expect(withoutFeature(rules).map(({ id }) => id)).toEqual([])
  const unnamed = rules.filter(({ caracteristicas }) => caracteristicas.length === 0).map(({ id }) => id)
  expect(Object.keys(UNSEEN)).toEqual(unnamed)
})

it('a feature names only files of the domain that are there', () => {
  const gone = [...taggedFeatures().keys()].filter(
    (tag) => !existsSync(path.join(ROOT, 'packages/domain/src', `${tag.split('#')[0] ?? ''}.ts`)),
  )
  expect(gone).toEqual([])
})
