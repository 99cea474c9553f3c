/** The page of what is checked names every check and every table of knowledge there is, and none that there is not. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CHECKS } from '@cauce/domain/medication/check'
import { CHECK_NAMES } from '@cauce/domain/medication/ledger'
import { KNOWLEDGE_TABLES } from '../../apps/api/src/modules/alertas/knowledge-tables.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/comprobaciones.md'), 'utf8')
const section = (title: string): string => page.split(`## ${title}`)[1]?.split('\n## ')[0] ?? ''
const rows = section('Qué se mira en cada línea')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| comprobación'))
  .map((line) => line.split('|')[1]?.trim())

/** Codes between ticks that are no table: commands and settings. */
const NOT_TABLES = new Set(['npm run catalog -- import', 'ordenamiento.segunda_firma', 'oncologia.doble_firma'])

describe('docs/comprobaciones.md', () => {
  it('says what each check looks at, and of no other', () => {
    expect(new Set(rows)).toEqual(new Set(CHECKS.map((check) => CHECK_NAMES[check])))
    expect(rows).toHaveLength(CHECKS.length)
  })

  it('names each table of knowledge by the name under which it is imported, and no other', () => {
    const named = new Set([...page.matchAll(/`([^`]+)`/gu)].map(([, code]) => code ?? ''))
    expect([...named].filter((code) => !NOT_TABLES.has(code)).toSorted()).toEqual(
      Object.keys(KNOWLEDGE_TABLES).toSorted(),
    )
  })
})
