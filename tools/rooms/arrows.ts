/**
 * Arrows between siblings: modules of the server, workspaces and pages of the browser. Nobody imports the inside of a sibling: what
 * one lends to others is its `open.ts`. And no arrows go round. What was there before this rule is kept by name, and only gets less.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

export interface Arrow {
  readonly from: string
  readonly to: string
  /** `module/file.ts imports module/file.ts`. */
  readonly files: string
  /** It points at what the other lends. */
  readonly isOpen: boolean
}

const IMPORT = /(?:\bfrom|\bimport\()\s*'(\.{1,2}\/[^']+)'/gu
/** A page that another has loaded ahead is no arrow. */
const STATIC = /\bfrom\s*'(\.{1,2}\/[^']+)'/gu
const OWN = /\.test\.tsx?$|(?:^|\/)testing\/|-?fixture\.ts$/u

/** The arrows of a folder whose siblings are its folders, `depth` levels down. */
export const arrowsOf = (root: string, base: string, depth: number): readonly Arrow[] => {
  const siblingOf = (file: string): string | null => {
    const parts = file
      .slice(base.length + 1)
      .replace(/\.tsx?$/u, '')
      .split('/')
    const [first = ''] = parts
    // A screen of one level and its parts are one: `ingreso.tsx` and `ingreso/`.
    if (depth > 1 && existsSync(path.join(root, base, `${first}.tsx`))) return first
    return parts.length > depth || (depth > 1 && parts.length === depth) ? parts.slice(0, depth).join('/') : null
  }
  return globSync(`${base}/**/*.{ts,tsx}`, { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !OWN.test(file))
    .flatMap((file) => {
      const from = siblingOf(file)
      if (from === null) return []
      const text = readFileSync(path.join(root, file), 'utf8')
      return [...text.matchAll(depth > 1 ? STATIC : IMPORT)].flatMap(([, place = '']) => {
        const target = path.posix.join(path.posix.dirname(file), place)
        const to = target.startsWith(`${base}/`) ? siblingOf(target) : null
        if (to === null || to === from) return []
        const files = `${file.slice(base.length + 1)} → ${target.slice(base.length + 1)}`
        return [{ from, to, files, isOpen: /\/open\.tsx?$/u.test(target) }]
      })
    })
}

/** Those from which one comes back to where one was, each group of them once. */
export const circlesOf = (arrows: readonly Pick<Arrow, 'from' | 'to'>[]): readonly (readonly string[])[] => {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of arrows) next.set(from, (next.get(from) ?? new Set<string>()).add(to))
  const reached = (start: string): ReadonlySet<string> => {
    const seen = new Set<string>()
    const waiting = [...(next.get(start) ?? [])]
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      if (seen.has(one)) continue
      seen.add(one)
      waiting.push(...(next.get(one) ?? []))
    }
    return seen
  }
  const all = new Map([...next.keys()].map((name) => [name, reached(name)]))
  const round = [...all.keys()].filter((name) => all.get(name)?.has(name) === true)
  const groups = round.map((name) =>
    round.filter((other) => other === name || (all.get(name)?.has(other) && all.get(other)?.has(name))).toSorted(),
  )
  return [...new Map(groups.map((group) => [group.join(' '), group])).values()]
}

export interface Kept {
  /** `from: to to to`, one sibling a line: they knew each other before. */
  readonly arrows: readonly string[]
  /** Siblings that go round among themselves, and why. */
  readonly knot: readonly string[]
}

const pairsOf = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(
    lines.flatMap((line) => {
      const [from = '', tos = ''] = line.split(': ')
      return tos.split(' ').map((to) => `${from} → ${to}`)
    }),
  )

/** What is wrong with the arrows of a folder, in Spanish. */
export const problemsOf = (
  base: string,
  arrows: readonly Arrow[],
  { arrows: lines, knot }: Kept,
): readonly string[] => {
  const kept = pairsOf(lines)
  const there = new Set(arrows.filter(({ isOpen }) => !isOpen).map(({ from, to }) => `${from} → ${to}`))
  return [
    ...arrows
      .filter(({ from, to, isOpen }) => !isOpen && !kept.has(`${from} → ${to}`))
      .map(({ files }) => `${base}: ${files}: nadie importa lo de adentro de otro; lo que se presta va en su open.ts`),
    ...circlesOf(arrows)
      .filter((circle) => circle.some((name) => !knot.includes(name)))
      .map((circle) => `${base}: se importan en círculo: ${circle.join(', ')}`),
    ...[...kept]
      .filter((pair) => !there.has(pair))
      .map((pair) => `${base}: ${pair} ya no está: quítela de tools/rooms/kept.ts`),
  ]
}
