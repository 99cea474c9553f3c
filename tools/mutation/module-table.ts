/** Evaluates units in this process. With an overlay, some of them again, apart from those that everybody else has. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { compileFunction } from 'node:vm'
import { linkOf, ROOT, type Unit } from './unit.ts'

type Namespace = Record<string, unknown>

/** Files to be evaluated anew, and those that already were. */
export interface Overlay {
  readonly affected: ReadonlySet<string>
  readonly modules: Map<string, Namespace>
}

/** What the mutated code asks: notes that mutants were reached; says whether one is in force. */
export interface Switches {
  readonly cover: (...ids: readonly string[]) => void
  readonly isActive: (id: string) => boolean
}

export interface ModuleTable {
  readonly load: (file: string, overlay?: Overlay) => Namespace
}

const PARAMETERS = [
  '__vite_ssr_exportName__',
  '__vite_ssr_exportAll__',
  '__vite_ssr_import__',
  '__vite_ssr_dynamic_import__',
  '__vite_ssr_import_meta__',
  'stryCov_9fa48',
  'stryMutAct_9fa48',
]

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

  const bodyOf = (unit: Unit) => {
    const known = compiled.get(unit.file)
    if (known !== undefined) return known
    const body = compileFunction(unit.code, PARAMETERS, { filename: path.join(ROOT, unit.file) })
    compiled.set(unit.file, body)
    return body
  }

  const load = (file: string, overlay?: Overlay): Namespace => {
    const modules = overlay?.affected.has(file) === true ? overlay.modules : pristine
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
        cover,
        isActive,
      )
    } catch (error) {
      modules.delete(file)
      throw error
    }
    settled(namespace)
    return namespace
  }
  return { load }
}
