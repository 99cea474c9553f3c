/**
 * Which modules the browser downloads together, computed from the modules themselves.
 *
 * A person goes from the login to the home, the agenda, a consultation and its orders: a module that one of these steps reaches
 * belongs to the first that does. Of the others, what the pages of one area share comes together, and so does what two areas do.
 * In both, a file imports only those of modules that everybody who has it has too: no file waits for one that waits for it, and
 * modules start in the order in which they are written.
 */
import path from 'node:path'

/** What the bundler knows of a module. */
interface ModuleOf {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
  readonly code: string | null
}
interface Graph {
  readonly getModuleInfo: (id: string) => ModuleOf | null
}

interface Step {
  readonly name: string
  /** What it starts from, below `src`. */
  readonly from: readonly string[]
  /** Of the libraries that it needs there is so much that they have a file of their own. */
  readonly isLibraryApart?: true
  /** What can be opened from here on: what it shares with a later step comes now, not with all of that step. */
  readonly opens?: readonly string[]
  /** What pages that are no step need too has a file of its own: they do not take the whole step. */
  readonly isSharedApart?: true
}

/** In the order in which a person comes to them. */
const STEPS: readonly Step[] = [
  { name: 'login', from: ['main.tsx', 'screens/ingreso.tsx'], isLibraryApart: true },
  {
    name: 'frame',
    from: ['app/layouts/default.tsx', 'app/pages.tsx'],
    opens: ['app/go-palette.tsx', 'app/pending-page.tsx', 'workspaces/account/password-expired-modal.tsx'],
    isLibraryApart: true,
  },
  { name: 'home', from: ['screens/inicio.tsx'] },
  {
    name: 'live',
    from: ['store/socket.ts', 'workspaces/chat/chat-entry.tsx'],
    opens: ['workspaces/chat/chat-window.tsx'],
    isLibraryApart: true,
  },
  { name: 'idle-dialogs', from: ['app/idle-dialogs.tsx'] },
  // Anybody asks for it anywhere: it waits for nothing of the pages that share a part of it.
  { name: 'palette', from: ['app/go-palette.tsx'], isSharedApart: true },
  { name: 'agenda', from: ['screens/panelMedico/atencion.tsx'] },
  {
    name: 'consultation',
    from: ['screens/panelMedico/consulta.tsx', 'workspaces/record/record-workspace.tsx'],
    isSharedApart: true,
  },
  {
    name: 'ordering',
    from: ['workspaces/ordering/ordering-dialog.tsx', 'workspaces/procedures/procedures-workspace.tsx'],
    isSharedApart: true,
  },
]

/** Source of one file, in characters before it is made small: some 20 to 28 KiB of it compressed. */
const FILE_LIMIT = 155_000

const LIBRARY = /[\\/]node_modules[\\/]/u
/** The library asks its index for what is not an icon: that is no reason to have them all. */
const INDEX_OF_ICONS = /[\\/]@blueprintjs[\\/]icons[\\/]lib[\\/]esm[\\/]generated[\\/]index\.js$/u
const ICON = /[\\/]generated[\\/]components[\\/]/u

const AREA = /[\\/]src[\\/][\w-]+[\\/](?<area>[\w-]+)/u
const SCREEN = /[\\/]src[\\/]screens[\\/]/u

const source = path.join(import.meta.dirname, '../src')
const MAIN = path.join(source, 'main.tsx')
/** What a page made of a declaration shares is of the kit, whatever its area: the others of that area do not take it. */
const KIT = 'kit'
const KIT_PAGE = path.join(source, 'kit/master/master-page.tsx')
const KIT_PLACE = path.join(source, KIT, path.sep)

const importsOf = (id: string, graph: Graph): readonly string[] => {
  const all = graph.getModuleInfo(id)?.importedIds ?? []
  return INDEX_OF_ICONS.test(id) ? all.filter((one) => !ICON.test(one)) : all
}

/** Every module that `from` needs and nobody has yet, what is imported before what imports it. */
const reached = (from: readonly string[], graph: Graph, isTaken: (id: string) => boolean): readonly string[] => {
  const seen = new Set<string>()
  const ordered: string[] = []
  const visit = (id: string): void => {
    if (seen.has(id) || isTaken(id)) return
    seen.add(id)
    for (const one of importsOf(id, graph)) visit(one)
    ordered.push(id)
  }
  for (const id of from) visit(id)
  return ordered
}

/** Everything that is loaded when it is asked for. */
const openings = (graph: Graph): ReadonlySet<string> => {
  const found = new Set<string>()
  const seen = new Set<string>()
  const visit = (id: string): void => {
    if (seen.has(id)) return
    seen.add(id)
    const later = graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []
    for (const one of later) found.add(one)
    for (const one of [...importsOf(id, graph), ...later]) visit(one)
  }
  visit(MAIN)
  return found
}

const placesOf = (places: readonly string[]): readonly string[] => places.map((place) => path.join(source, place))

/** What the step opens and a later step needs as well. */
const openedAndNeeded = (at: number, graph: Graph, isTaken: (id: string) => boolean): readonly string[] => {
  const opens = STEPS[at]?.opens ?? []
  const later = STEPS.slice(at + 1).flatMap(({ from }) => from.filter((one) => !opens.includes(one)))
  const needed = new Set(reached(placesOf(later), graph, isTaken))
  return reached(placesOf(opens), graph, isTaken).filter((id) => needed.has(id))
}

/** Where a module is needed by what is no step: the areas of the pages that come with it, and those of what they open later. */
interface Use {
  readonly pages: Set<string>
  readonly dialogs: Set<string>
  readonly openings: Set<string>
}

/** The part of the product that a page or a dialog is of: `screens/admin/roles.tsx` is of `admin`. */
const areaOf = (id: string): string => AREA.exec(id)?.groups?.['area'] ?? 'other'

const usesOf = (graph: Graph, isApart: (id: string) => boolean): ReadonlyMap<string, Use> => {
  const steps = new Set(placesOf(STEPS.flatMap(({ from }) => from)))
  const uses = new Map<string, Use>()
  for (const opening of openings(graph)) {
    if (steps.has(opening)) continue
    const ids = reached([opening], graph, isApart)
    const area = ids.includes(KIT_PAGE) || opening.startsWith(KIT_PLACE) ? KIT : areaOf(opening)
    for (const id of ids) {
      const use = uses.get(id) ?? { pages: new Set(), dialogs: new Set(), openings: new Set() }
      uses.set(id, use)
      use.openings.add(opening)
      if (SCREEN.test(opening)) use.pages.add(area)
      else use.dialogs.add(area)
    }
  }
  return uses
}

/** Areas from which on nobody knows who will need it. */
const FEW = 2
const SEVERAL = 5

const others = (areas: ReadonlySet<string>): Set<string> => new Set([...areas].filter((area) => area !== KIT))

/** What others use too has the file that it would have without the kit: a new page of it changes none of theirs. */
const withoutKit = (whole: Use): Use => {
  const use = { ...whole, pages: others(whole.pages), dialogs: others(whole.dialogs) }
  return use.pages.size + use.dialogs.size === 0 ? whole : use
}

/** Of what a step shares: what many pages need is not kept from them by what few do. */
const partOf = (use: Use): string => {
  const { pages } = withoutKit(use)
  if (pages.size === 0) return 'dialogs'
  return pages.size <= FEW ? 'few' : 'parts'
}

const sharedName = (use: Use): string => {
  const { pages, dialogs } = withoutKit(use)
  const areas = pages.size > 0 ? pages : dialogs
  const kind = [pages.size > 0 ? 'pages' : '', dialogs.size > 0 ? 'dialogs' : ''].filter(Boolean).join('-')
  if (areas.size > SEVERAL) return `many-${kind}`
  if (areas.size > FEW) return `several-${kind}`
  return `${[...areas].toSorted().join('-')}-${kind}`
}

/** `files` of the steps, by the id of the module. */
const addSteps = (
  files: Map<string, string>,
  uses: ReadonlyMap<string, Use>,
  graph: Graph,
  isApart: (id: string) => boolean,
): void => {
  const isTaken = (id: string): boolean => isApart(id) || files.has(id)
  for (const [at, { name, from, isLibraryApart = false, isSharedApart = false }] of STEPS.entries()) {
    let size = 0
    const lost = placesOf(from).find((id) => graph.getModuleInfo(id) === null)
    if (lost !== undefined) throw new Error(`The step ${name} starts from ${lost}, which is no module`)
    const ids = [...placesOf(from), ...openedAndNeeded(at, graph, isTaken)]
    for (const id of reached(ids, graph, isTaken)) {
      const elsewhere = isSharedApart ? uses.get(id) : undefined
      if (isLibraryApart && LIBRARY.test(id)) {
        files.set(id, `${name}-libs`)
      } else if (elsewhere !== undefined) {
        files.set(id, `${name}-${partOf(elsewhere)}`)
      } else {
        size += graph.getModuleInfo(id)?.code?.length ?? 0
        files.set(id, size < FILE_LIMIT ? name : `${name}-${Math.floor(size / FILE_LIMIT) + 1}`)
      }
    }
  }
}

/** `files` of what several openings need and no step has. */
const addShared = (files: Map<string, string>, uses: ReadonlyMap<string, Use>): void => {
  for (const [id, use] of uses) if (!files.has(id) && use.openings.size > 1) files.set(id, sharedName(use))
}

/** Names the file of a module; null for what only one page needs. `isApart`: modules that have a file of their own. */
export const fileNamer = (isApart: (id: string) => boolean): ((id: string, graph: Graph) => string | null) => {
  const files = new Map<string, string>()
  return (id, graph) => {
    if (files.size === 0) {
      const uses = usesOf(graph, isApart)
      addSteps(files, uses, graph, isApart)
      addShared(files, uses)
    }
    return files.get(id) ?? null
  }
}
