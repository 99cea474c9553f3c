/** The build fails when what it made is over its budget, or when two files wait for each other. */
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { BUDGETS } from './budgets.ts'

const KIB = 1_024

interface Chunk {
  readonly fileName: string
  readonly imports: readonly string[]
}

/** Files that import each other, the first one again at the end; null when there are none. */
const circleOf = (chunks: ReadonlyMap<string, Chunk>): readonly string[] | null => {
  const done = new Set<string>()
  const walk = (name: string, above: readonly string[]): readonly string[] | null => {
    if (above.includes(name)) return [...above.slice(above.indexOf(name)), name]
    if (done.has(name)) return null
    for (const next of chunks.get(name)?.imports ?? []) {
      const circle = walk(next, [...above, name])
      if (circle !== null) return circle
    }
    done.add(name)
    return null
  }
  for (const name of chunks.keys()) {
    const circle = walk(name, [])
    if (circle !== null) return circle
  }
  return null
}

/** As it travels: what is compressed has its compressed file beside it. */
const kibOf = (place: string): number => {
  const gzip = statSync(`${place}.gz`, { throwIfNoEntry: false })
  return (gzip ?? statSync(place)).size / KIB
}

export const budgetGuard = (): Plugin => ({
  name: 'cauce-budget-guard',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler({ dir = '' }, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file): [string, Chunk][] =>
          file.type === 'chunk' ? [[file.fileName, file]] : [],
        ),
      )
      const circle = circleOf(chunks)
      if (circle !== null) this.error(`Files that wait for each other: ${circle.join(' → ')}`)

      const html = readFileSync(path.join(dir, 'index.html'), 'utf8')
      const found = [...html.matchAll(/(?:src|href)="\/(?<name>[^"]+\.(?:js|css|woff2))"/gu)]
      const asked = [...new Set(found.map(({ groups }) => groups?.['name'] ?? ''))]
      const kib = asked.reduce((sum, name) => sum + kibOf(path.join(dir, name)), 0)
      const { login, chunkKib } = BUDGETS
      if (asked.length > login.files) this.error(`The login asks for ${asked.length} files, of ${login.files}`)
      if (kib > login.kib) this.error(`The login weighs ${kib.toFixed(1)} KiB, of ${login.kib}`)
      for (const name of chunks.keys()) {
        const size = kibOf(path.join(dir, name))
        if (!asked.includes(name) && size > chunkKib) {
          this.error(`${name} weighs ${size.toFixed(1)} KiB, of ${chunkKib}`)
        }
      }
    },
  },
})
