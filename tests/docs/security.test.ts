/** Every proof that `docs/security.md` names is there. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = path.join(import.meta.dirname, '../..')
const page = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8')
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))

/** Rows of the first table: a threat, what holds it, and its proof. */
const threats = (page.split('\n## ', 1)[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) => line.split(' | '))

/** Where a test that is named in the page may be. */
const PLACES = [
  (name: string) => name,
  (name: string) => `${name}.test.ts`,
  (name: string) => `tests/security/${name}.test.ts`,
  (name: string) => `tests/security/${name}.ts`,
  (name: string) => `apps/api/src/${name}`,
  (name: string) => `apps/api/src/modules/${name}`,
  (name: string) => `apps/api/src/modules/*/${name}`,
]
const isThere = (name: string): boolean => {
  const command = /^npm run (\S+)/u.exec(name)?.[1]
  if (command !== undefined) return Object.hasOwn(scripts, command)
  return PLACES.some((place) => {
    const at = place(name)
    return at.includes('*') ? globSync(at, { cwd: ROOT }).length > 0 : existsSync(path.join(ROOT, at))
  })
}
const named = (text: string): string[] => [...text.matchAll(/`([^`]+)`/gu)].map(([, name = '']) => name)

describe('docs/security.md', () => {
  it('cada amenaza dice qué la detiene y con qué se prueba', () => {
    expect(threats.length).toBeGreaterThan(15)
    for (const row of threats) expect([row[0], row.length, named(row[2] ?? '').length > 0]).toEqual([row[0], 3, true])
  })

  it('cada prueba que nombra está', () => {
    const missing = threats.flatMap(([threat = '', , proof = '']) =>
      named(proof)
        .filter((name) => !isThere(name))
        .map((name) => `${threat}: ${name}`),
    )
    expect(missing).toEqual([])
  })

  it('cada decisión a la que lleva está', () => {
    for (const [, link = ''] of page.matchAll(/\]\((decisions\/[^)]+)\)/gu)) {
      expect([link, existsSync(path.join(ROOT, 'docs', link))]).toEqual([link, true])
    }
  })

  it('lo que guarda el navegador dice el token, y con qué se compensa', () => {
    const kept = page.slice(page.indexOf('## What the browser keeps'))
    for (const name of ['cauce.token', 'cauce.actividad', 'cauce.preferencias.N', '14.3.3'])
      expect(kept).toContain(name)
  })
})
