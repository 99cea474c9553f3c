/**
 * Looks at the arrows between siblings (`rooms/arrows.ts`), and proves that the lint rule for the rooms works: every forbidden arrow is written into a throwaway file and must be refused.
 * Without this, an override that stops matching would let everything through in silence.
 */
import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { arrowsOf, problemsOf } from './rooms/arrows.ts'
import { SIBLINGS } from './rooms/kept.ts'

const root = path.join(import.meta.dirname, '..')
/** @type {[string, string[]][]} */
const ARROWS = [
  ['packages/domain/src', ['xstate', 'react', '@cauce/contract/entry', 'node:fs', '@cauce/machines/session']],
  ['packages/contract/src', ['@cauce/machines/session', 'fastify', 'react', '@cauce/ui/modal/modal']],
  [
    'packages/machines/src',
    ['@cauce/contract/entry', 'react', '@cauce/ui/modal/modal', '../../../apps/api/src/main.ts'],
  ],
  [
    'packages/ui/src',
    ['@cauce/machines/session', '@cauce/contract/entry', '@reduxjs/toolkit', '../../../apps/web/src/main.tsx'],
  ],
  [
    'packages/manual/src',
    ['@reduxjs/toolkit', 'react-router-dom', 'fastify', 'node:fs', '../../../apps/web/src/main.tsx'],
  ],
  ['apps/docs/src', ['kysely', '@cauce/api/main', '@cauce/web/main', '../../../apps/web/src/main.tsx']],
  ['apps/web/src', ['kysely', '@cauce/api/main', '../../../apps/api/src/main.ts', '@cauce/contract/registry']],
  ['apps/api/src', ['@cauce/ui/modal/modal', 'react', '../../../apps/web/src/main.tsx']],
  ['apps/api/src/modules', ['@cauce/contract/registry', '../../../../packages/contract/src/registry.ts']],
]

const file = (room) => path.join(root, room, 'zz-forbidden-arrow.ts')
let failures = 0
try {
  for (const [room, imports] of ARROWS) {
    const lines = imports.map(
      (target, index) =>
        `import type * as arrow${index} from '${target}'\nexport type T${index} = typeof arrow${index}`,
    )
    writeFileSync(file(room), `${lines.join('\n')}\n`)
    const run = spawnSync('oxlint', ['--format', 'json', file(room)], {
      cwd: root,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    })
    if (run.stdout === null || run.stdout.trim() === '') {
      console.error('No se pudo correr oxlint. Use: npm run lint')
      process.exitCode = 1
      break
    }
    const { diagnostics } = JSON.parse(run.stdout)
    const refused = diagnostics.filter((diagnostic) => diagnostic.code.includes('no-restricted-imports')).length
    if (refused === imports.length) continue
    failures += 1
    console.error(`${room}: ${refused} de ${imports.length} flechas prohibidas detectadas (${imports.join(', ')})`)
  }
} finally {
  for (const [room] of ARROWS) rmSync(file(room), { force: true })
}
const problems = SIBLINGS.flatMap(([base, depth, kept]) => problemsOf(base, arrowsOf(root, base, depth), kept))
for (const problem of problems) console.error(problem)
if (failures > 0 || problems.length > 0 || process.exitCode === 1) process.exit(1)
console.log(
  `Cuartos: ${ARROWS.reduce((sum, [, imports]) => sum + imports.length, 0)} flechas prohibidas, todas detectadas.`,
)
