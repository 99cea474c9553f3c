/** What Ctrl-K offers. */
import { normalizeSearch } from '../search/trigger.ts'
import { hasPermission } from '../session/permission.ts'
import type { Places } from './places.ts'
import type { Route } from './route.ts'

export type PaletteSectionId = 'favourites' | 'recent' | 'pages' | 'locked'

export interface PaletteSection {
  readonly id: PaletteSectionId
  readonly title: string
  /** Never empty. */
  readonly routes: readonly Route[]
}

export interface PaletteQuestion {
  readonly text: string
  readonly user: { readonly permissions: readonly string[] }
  readonly places: Places
  readonly routes: readonly Route[]
  /** Title of a group of pages, which also counts as words of its pages. */
  readonly groupTitle: (group: string) => string
  readonly inService: (route: Route) => boolean
}

export interface PaletteAnswer {
  readonly sections: readonly PaletteSection[]
  /** Pages that also match and were left out. */
  readonly more: number
}

const TITLES: Readonly<Record<PaletteSectionId, string>> = {
  favourites: 'Favoritas',
  recent: 'Recientes',
  pages: 'Pantallas',
  locked: 'Sin permiso para usted',
}
/** How many recent pages are offered, the others being a search away. */
export const SHOWN_RECENT = 5
export const SHOWN_PAGES = 40
export const SHOWN_LOCKED = 5

/** Who can give a permission. @regla Una pantalla sin permiso dice qué permiso la abre y quién lo da. */
export const lockedReason = (permission: string): string => `Pide el permiso «${permission}»: lo da un administrador`

/** A page to which one can go by its name alone: it needs no parameter and is for who has signed in. */
const isDestination = ({ path, audience }: Route): boolean => audience !== 'anonymous' && !/\/:\w+(?:\/|$)/u.test(path)

/** The address that opens the page without its optional parameters. */
export const addressOf = (path: string): string => path.replaceAll(/\/:\w+\?/gu, '')

const folded = new Map<string, string>()

/** A text of the catalogue as it is compared: it is asked of every page at every key, and there are some hundreds. */
const fold = (text: string): string => {
  const known = folded.get(text)
  if (known !== undefined) return known
  const fresh = normalizeSearch(text)
  folded.set(text, fresh)
  return fresh
}

/** From best: 0 the title itself, 1 it starts so, 2 every word starts one of its words, 3 within it, 4 with the group's name. */
const rankBy = (text: string, groupTitle: PaletteQuestion['groupTitle']) => {
  const words = text.split(' ')
  return (route: Route): number | null => {
    const title = fold(route.title)
    if (title === text) return 0
    if (title.startsWith(text)) return 1
    const others = words.filter((word) => !title.includes(word))
    if (others.length === 0) return words.every((word) => ` ${title}`.includes(` ${word}`)) ? 2 : 3
    const [group, path] = [fold(groupTitle(route.group)), fold(route.path)]
    return others.every((word) => group.includes(word) || path.includes(word)) ? 4 : null
  }
}

/** Best first; among equals those in service, then as the catalogue has them. */
const matching = ({ text, routes, groupTitle, inService }: PaletteQuestion): readonly Route[] => {
  const rankOf = rankBy(normalizeSearch(text), groupTitle)
  const found: { readonly route: Route; readonly order: number }[] = []
  for (const route of routes) {
    const rank = isDestination(route) ? rankOf(route) : null
    if (rank !== null) found.push({ route, order: rank * 2 + (inService(route) ? 0 : 1) })
  }
  return found.toSorted((a, b) => a.order - b.order).map(({ route }) => route)
}

const chosenFrom = (found: readonly Route[], paths: readonly string[]): readonly Route[] =>
  paths.flatMap((path) => found.find((route) => route.path === path) ?? [])

/**
 * The pages whose title has every word of the text, accents and case ignored: the person's favourite ones first, then the
 * recent ones, then the others from the best match, and apart those that they may not open. Without text, favourites, recents
 * and what is in service.
 * @regla Con Ctrl-K se llega a cualquier pantalla permitida por cualquier palabra de su título, sin importar tildes ni mayúsculas.
 */
export const paletteFor = (question: PaletteQuestion): PaletteAnswer => {
  const { user, places, inService } = question
  const asked = normalizeSearch(question.text) !== ''
  const found = matching(question)
  const byReach = Map.groupBy(found, ({ opensWith }) => hasPermission(user, opensWith))
  const open = byReach.get(true) ?? []
  const favourites = chosenFrom(open, places.favoritas)
  const recent = chosenFrom(open, places.recientes)
    .filter((route) => !favourites.includes(route))
    .slice(0, SHOWN_RECENT)
  const others = open.filter((route) => !favourites.includes(route) && !recent.includes(route))
  const pages = asked ? others : others.filter(inService)
  const locked = asked ? (byReach.get(false) ?? []) : []
  const lists: readonly (readonly [PaletteSectionId, readonly Route[]])[] = [
    ['favourites', favourites],
    ['recent', recent],
    ['pages', pages.slice(0, SHOWN_PAGES)],
    ['locked', locked.slice(0, SHOWN_LOCKED)],
  ]
  return {
    sections: lists.flatMap(([id, routes]) => (routes.length === 0 ? [] : [{ id, title: TITLES[id], routes }])),
    more: Math.max(0, pages.length - SHOWN_PAGES),
  }
}
