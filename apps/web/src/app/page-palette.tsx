/** What Ctrl-K has for everybody: the pages that one may see. */
import { CATALOG, ROUTES } from '@cauce/domain/navigation/catalog'
import { MENU_GROUPS } from '@cauce/domain/navigation/menu-groups'
import { addressOf, lockedReason, paletteFor, type PaletteSectionId } from '@cauce/domain/navigation/palette'
import { toggleFavourite } from '@cauce/domain/navigation/places'
import type { Route } from '@cauce/domain/navigation/route'
import type { User } from '@cauce/domain/session/user'
import { Palette, type PaletteGroup, type PaletteRow } from '@cauce/ui/palette/palette'
import { useFocusBack } from '../workspaces/ordering/use-focus-back.ts'
import { changePlaces, usePlaces } from './kept-places.ts'
import { MENU_ICONS } from './menu-icons.tsx'
import { inService } from './screens.ts'

const GROUP_TITLES: ReadonlyMap<string, string> = new Map(CATALOG.map(({ id, title }) => [id, title]))
const groupTitle = (id: string): string => GROUP_TITLES.get(id) ?? ''

const FROM_LAST = [...MENU_GROUPS].toReversed()
const ICON_OF = new Map(
  FROM_LAST.flatMap(({ icon, entries }) => entries.map((path) => [path, MENU_ICONS[icon]] as const)),
)
const MENU_TITLE_OF = new Map(FROM_LAST.flatMap(({ title, entries }) => entries.map((path) => [path, title] as const)))
const GROUP_ICONS = new Map(MENU_GROUPS.map(({ id, icon }) => [id, MENU_ICONS[icon]] as const))
const iconOf = ({ path, group }: Route) => ICON_OF.get(path) ?? GROUP_ICONS.get(group) ?? MENU_ICONS.form

/** Where it is, as the menu calls it; what is in no menu is of the person. */
const trailOf = ({ group, path }: Route): string => {
  const title = MENU_TITLE_OF.get(path) ?? groupTitle(group)
  return title === '' ? 'Su cuenta' : title
}

export interface GoPaletteProps {
  readonly user: User
  /** The page that is shown, which is no place to go to from itself. */
  readonly current: string | null
  readonly onGo: (address: string) => void
  readonly onClose: () => void
}

interface PagePaletteProps extends GoPaletteProps {
  readonly label: string
  readonly text: string
  readonly onText: (text: string) => void
  /** What comes before the pages. */
  readonly before?: readonly PaletteGroup[]
  /** What is said when nothing matches. */
  readonly emptyText: string
  /** What is said after everything, before what the pages say. */
  readonly foot?: string
  readonly onActive?: (key: string) => void
}

export const PagePalette = (props: PagePaletteProps) => {
  useFocusBack()
  const { user, text, onClose, onGo, before = [], foot = '' } = props
  const kept = usePlaces()
  const places = { ...kept, recientes: kept.recientes.filter((path) => path !== props.current) }
  const { sections, more } = paletteFor({ text, user, places, routes: ROUTES, groupTitle, inService })

  const rowOf = (section: PaletteSectionId, route: Route): PaletteRow => {
    const row = { key: route.path, title: route.title, ...(inService(route) ? {} : { note: 'pronto' }) }
    if (section === 'locked') return { ...row, second: lockedReason(route.opensWith) }
    return {
      ...row,
      second: trailOf(route),
      icon: section === 'recent' ? MENU_ICONS.history : iconOf(route),
      onPick: () => {
        onClose()
        onGo(addressOf(route.path))
      },
      star: {
        on: places.favoritas.includes(route.path),
        onPress: () => changePlaces((known) => toggleFavourite(known, route.path)),
      },
    }
  }
  const told = [foot, more === 0 ? '' : `Y ${more} más: escriba otra palabra para acercarse.`].filter(Boolean).join(' ')

  return (
    <Palette
      label={props.label}
      text={text}
      onText={props.onText}
      groups={[
        ...before,
        ...sections.map(({ id, title, routes }) => ({
          key: id,
          title,
          rows: routes.map((route) => rowOf(id, route)),
        })),
      ]}
      emptyText={props.emptyText}
      moreText={told === '' ? undefined : told}
      onActive={props.onActive}
      onClose={onClose}
    />
  )
}
