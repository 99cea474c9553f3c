/** Evaluates units in this process. With an overlay, some of them again, apart from those that everybody else has. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { compileFunction } from 'node:vm'
import { FORGET, linkOf, ROOT, type Unit } from './unit.ts'

type Namespace = Record<string, unknown>

/** Files to be evaluated anew, and those that already were. */
export interface Overlay {
  readonly affected: ReadonlySet<string>
  readonly modules: Map<string, Namespace>
}

/** What the mutated code asks: notes that mutants were reached, and when; says whether one is in force. */
export interface Switches {
  readonly cover: (ids: readonly string[], isLoading: boolean) => void
  readonly isActive: (id: string) => boolean
}

export interface ModuleTable {
  readonly load: (file: string, overlay?: Overlay) => Namespace
  /** Modules remember what they had when they were evaluated, and nothing of the tests before. */
  readonly forget: () => void
}

const PARAMETERS = [
  '__vite_ssr_exportName__',
  '__vite_ssr_exportAll__',
  '__vite_ssr_import__',
  '__vite_ssr_dynamic_import__',
  '__vite_ssr_import_meta__',
  'stryCov_9fa48',
  'stryMutAct_9fa48',
  FORGET,
]

type Memory = Map<unknown, unknown> | Set<unknown>

/** Puts back what it holds now. */
const keeper = (memory: Memory): (() => void) => {
  if (memory instanceof Set) {
    const held = [...memory]
    return () => {
      memory.clear()
      for (const each of held) memory.add(each)
    }
  }
  const held = [...memory]
  return () => {
    memory.clear()
    for (const [key, value] of held) memory.set(key, value)
  }
}

/** The packages that the units name. */
export const externalsOf = (units: Iterable<Unit>): ReadonlySet<string> =>
  new Set(
    [...units].flatMap(({ links }) =>
      Object.values(links).flatMap((link) => ('external' in link ? [link.external] : [])),
    ),
  )

/** No binding of ours changes after its module was evaluated: plain values are faster than asking each time. */
const settled = (namespace: Namespace): void => {
  for (const name of Object.keys(namespace)) {
    Object.defineProperty(namespace, name, { value: namespace[name], enumerable: true, configurable: true })
  }
}

export const moduleTable = (
  units: ReadonlyMap<string, Unit>,
  externals: ReadonlyMap<string, Namespace>,
  { cover, isActive }: Switches,
): ModuleTable => {
  const pristine = new Map<string, Namespace>()
  const compiled = new Map<string, ReturnType<typeof compileFunction>>()
  const keepers: (() => void)[] = []
  let loading = 0
  const noted = (...ids: readonly string[]): void => cover(ids, loading > 0)

  const bodyOf = (unit: Unit) => {
    const known = compiled.get(unit.file)
    if (known !== undefined) return known
    const body = compileFunction(unit.code, PARAMETERS, { filename: path.join(ROOT, unit.file) })
    compiled.set(unit.file, body)
    return body
  }

  const load = (file: string, overlay?: Overlay): Namespace => {
    const isAnew = overlay?.affected.has(file) === true
    const modules = isAnew ? overlay.modules : pristine
    const known = modules.get(file)
    if (known !== undefined) return known
    const unit = units.get(file)
    if (unit === undefined) throw new Error(`${file} no se leyó`)
    const namespace: Namespace = {}
    modules.set(file, namespace)
    const imported = (specifier: string): Namespace => {
      const link = unit.links[specifier] ?? linkOf(file, specifier)
      if ('file' in link) return load(link.file, overlay)
      const external = externals.get(link.external)
      if (external === undefined) throw new Error(`${specifier} no se cargó`)
      return external
    }
    const filename = path.join(ROOT, file)
    loading += 1
    try {
      bodyOf(unit)(
        (name: string, get: () => unknown) =>
          Object.defineProperty(namespace, name, { get, enumerable: true, configurable: true }),
        (other: Namespace) => {
          for (const name of Object.keys(other)) namespace[name] = other[name]
        },
        imported,
        async (specifier: string) => imported(specifier),
        { url: pathToFileURL(filename).href, filename, dirname: path.dirname(filename) },
        noted,
        isActive,
        (memory: Memory) => {
          // Who is evaluated anew for one mutant is thrown away with it.
          if (!isAnew) keepers.push(keeper(memory))
        },
      )
    } catch (error) {
      modules.delete(file)
      throw error
    } finally {
      loading -= 1
    }
    settled(namespace)
    return namespace
  }
  return {
    load,
    forget: () => {
      for (const putBack of keepers) putBack()
    },
  }
}
