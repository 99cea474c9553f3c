/** One file of the repository, ready to be evaluated as often as needed: its code, and where each of its imports leads. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { moduleRunnerTransform, transformWithOxc } from 'vite'

export const ROOT = path.join(import.meta.dirname, '../..')

export interface Unit {
  /** From the root of the repository. */
  readonly file: string
  readonly code: string
  /** What it writes in an import → the file that it means, or the package itself. */
  readonly links: Readonly<Record<string, Link>>
}

const WORKSPACE = /^@cauce\/([a-z]+)\/(.+)$/u

type Link = { readonly file: string } | { readonly external: string }

/** Where an import of a file leads. */
export const linkOf = (from: string, specifier: string): Link => {
  if (specifier.startsWith('.')) return { file: path.join(path.dirname(from), specifier) }
  const [, room, rest] = WORKSPACE.exec(specifier) ?? []
  return room === undefined ? { external: specifier } : { file: `packages/${room}/src/${rest}.ts` }
}

/** What a module remembers from one call to the next: whoever evaluates it is told, to make it forget. */
const MEMORY = /^const (\w+) = (?:\/\* @__PURE__ \*\/ )?new (?:Map|Set)\(\);?$/gmu
export const FORGET = 'forgetLater_cauce'

/** Without types, and with imports as calls that whoever evaluates it answers at once. */
const unitOf = async (file: string, source: string): Promise<Unit> => {
  const plain = await transformWithOxc(source, path.join(ROOT, file), { sourcemap: false })
  const memories = [...plain.code.matchAll(MEMORY)].map(([, name]) => `${FORGET}(${name});\n`)
  const code = `${plain.code}\n${memories.join('')}`
  const result = await moduleRunnerTransform(code, null, file, code)
  if (result === null) throw new Error(`${file}: no se pudo leer`)
  const specifiers = [...(result.deps ?? []), ...(result.dynamicDeps ?? [])]
  return {
    file,
    code: result.code.replaceAll('await __vite_ssr_import__(', '__vite_ssr_import__('),
    links: Object.fromEntries(specifiers.map((specifier) => [specifier, linkOf(file, specifier)])),
  }
}

/** Files that a unit imports. */
export const importsOf = ({ links }: Unit): readonly string[] =>
  Object.values(links).flatMap((link) => ('file' in link ? [link.file] : []))

/** The units of these files and of everything that they import; `changed` holds what replaces a file's own text. */
export const unitsOf = async (
  files: readonly string[],
  changed: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, Unit>> => {
  const units = new Map<string, Unit>()
  const pending = [...files]
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (units.has(file)) continue
    const source =
      changed.get(file) ?? (existsSync(path.join(ROOT, file)) ? readFileSync(path.join(ROOT, file), 'utf8') : null)
    if (source === null) throw new Error(`Un archivo importa ${file}, que no existe`)
    const unit = await unitOf(file, source)
    units.set(file, unit)
    pending.push(...importsOf(unit))
  }
  return units
}

/** For each file, everything that it needs, itself included. */
export const closures = (units: ReadonlyMap<string, Unit>): ReadonlyMap<string, ReadonlySet<string>> => {
  const known = new Map<string, ReadonlySet<string>>()
  const closure = (file: string): ReadonlySet<string> => {
    const before = known.get(file)
    if (before !== undefined) return before
    const found = new Set([file])
    // A file that comes round to itself adds nothing new.
    known.set(file, found)
    const unit = units.get(file)
    for (const needed of unit === undefined ? [] : importsOf(unit)) for (const each of closure(needed)) found.add(each)
    return found
  }
  for (const file of units.keys()) closure(file)
  return known
}
