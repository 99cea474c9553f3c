/** Every proof that `docs/security.md` names is there. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { isThere, named, pageOf, ROOT, rowsOf } from './named-proofs.ts'

const page = pageOf('security.md')

/** Rows of the first table: a threat, what holds it, and its proof. */
const threats = rowsOf(page.split('\n## ', 1)[0] ?? '')
/** Rows of the second table: what the specification asks against ASVS, what makes up for it, and its proof. */
const deviations = rowsOf(page.split('## Where the specification contradicts ASVS', 2)[1]?.split('\n## ', 1)[0] ?? '')

/** A name of the browser's locks, or of its channel, is no data. */
const isKept = (name: string): boolean => name !== 'cauce.historia' && name !== 'cauce-api'

/** What the web application calls what it keeps in a browser. */
const keptNames = (): string[] => {
  const files = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['**/*.test.*', '**/testing/**'] })
  const texts = files.map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
  const names = texts.flatMap((text) => [...text.matchAll(/['`](cauce[.-][a-z.]+)/gu)].map(([, name = '']) => name))
  return [...new Set(names.map((name) => name.replace(/\.$/u, '')))].filter(isKept)
}

describe('docs/security.md', () => {
  it('cada amenaza dice qué la detiene y con qué se prueba', () => {
    expect(threats.length).toBeGreaterThan(15)
    expect(deviations.length).toBeGreaterThan(8)
    for (const row of [...threats, ...deviations])
      expect([row[0], row.length, named(row[2] ?? '').length > 0]).toEqual([row[0], 3, true])
  })

  it('cada prueba que nombra está', () => {
    const missing = [...threats, ...deviations].flatMap(([threat = '', , proof = '']) =>
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

  it('de lo que guarda el navegador no calla nada', () => {
    const kept = page.slice(page.indexOf('## What the browser keeps'), page.indexOf('## Who reads histories'))
    expect(keptNames().length).toBeGreaterThan(8)
    expect(keptNames().filter((name) => !kept.includes(`\`${name}`))).toEqual([])
  })

  it('lo que se prueba fuera de las tablas también está', () => {
    const tests = named(page).filter((name) => /\.(?:test|e2e|prop)\.tsx?$|\.feature$/u.test(name))
    expect(tests.filter((name) => !isThere(name))).toEqual([])
  })
})
