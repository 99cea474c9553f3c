/** What the sign-in downloads must not grow with the number of pages. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const src = path.join(import.meta.dirname, '../../apps/web/src')
const packages = path.join(import.meta.dirname, '../../packages')

/** Static imports and re-exports of values; what is imported on demand is another chunk. */
const IMPORT = /^(?:import|export) (?!type )[^'"]*?from '(?<from>[^']+)'|^import '(?<bare>[^']+)'/gmu

const fileOf = (name: string, importer: string): string | null => {
  const { room, rest } = /^@cauce\/(?<room>\w+)\/(?<rest>.+)$/u.exec(name)?.groups ?? {}
  const candidates =
    room === undefined || rest === undefined
      ? name.startsWith('.')
        ? [path.join(path.dirname(importer), name)]
        : []
      : ['.ts', '.tsx'].map((extension) => path.join(packages, room, 'src', `${rest}${extension}`))
  return candidates.find((file) => existsSync(file) && /\.tsx?$/u.test(file)) ?? null
}

const reachedFrom = (start: string): ReadonlySet<string> => {
  const reached = new Set<string>()
  const waiting = [start]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    for (const { groups } of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const next = fileOf(groups?.['from'] ?? groups?.['bare'] ?? '', file)
      if (next !== null) waiting.push(next)
    }
  }
  return reached
}

it('the sign-in does not carry the catalogue of pages', () => {
  const names = [...reachedFrom(path.join(src, 'main.tsx')), ...reachedFrom(path.join(src, 'screens/ingreso.tsx'))].map(
    (file) => file.replaceAll(path.sep, '/'),
  )
  expect(names.some((name) => name.endsWith('app/router.tsx'))).toBe(true)
  expect(names.some((name) => name.endsWith('domain/src/session/permission.ts'))).toBe(true)
  expect(names.filter((name) => /domain\/src\/navigation\/|app\/(?:pages|menu|screens)/u.test(name))).toEqual([])
})
