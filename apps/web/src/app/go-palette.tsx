/** Ctrl-K: go to any page that one may see. Its own chunk, loaded the first time that it is asked for. */
import { CATALOG, ROUTES } from '@cauce/domain/navigation/catalog'
import { MENU_GROUPS } from '@cauce/domain/navigation/menu-groups'
import { addressOf, lockedReason, paletteFor, type PaletteSectionId } from '@cauce/domain/navigation/palette'
import { toggleFavourite } from '@cauce/domain/navigation/places'
import type { Route } from '@cauce/domain/navigation/route'
import type { User } from '@cauce/domain/session/user'
import { Palette, type PaletteRow } from '@cauce/ui/palette/palette'
import { useState } from 'react'
import { useFocusBack } from '../workspaces/ordering/use-focus-back.ts'
import { changePlaces, usePlaces } from './kept-places.ts'
import { MENU_ICONS } from './menu-icons.tsx'
import { inService } from './screens.ts'

const GROUP_TITLES: ReadonlyMap<string, string> = new Map(CATALOG.map(({ id, title }) => [id, title]))
const groupTitle = (id: string): string => GROUP_TITLES.get(id) ?? ''

const ICON_OF = new Map(
  [...MENU_GROUPS]
    .toReversed()
    .flatMap(({ icon, entries }) => entries.map((path) => [path, MENU_ICONS[icon]] as const)),
)
const GROUP_ICONS = new Map(MENU_GROUPS.map(({ id, icon }) => [id, MENU_ICONS[icon]] as const))
const iconOf = ({ path, group }: Route) => ICON_OF.get(path) ?? GROUP_ICONS.get(group) ?? MENU_ICONS.form

const secondOf = ({ group, path }: Route): string =>
  group === '' ? addressOf(path) : `${groupTitle(group)} › ${path.split('/').slice(2).join('/')}`

interface GoPaletteProps {
  readonly user: User
  /** The page that is shown, which is no place to go to from itself. */
  readonly current: string | null
  readonly onGo: (address: string) => void
  readonly onClose: () => void
}

export const GoPalette = ({ user, current, onGo, onClose }: GoPaletteProps) => {
  useFocusBack()
  const kept = usePlaces()
  const places = { ...kept, recientes: kept.recientes.filter((path) => path !== current) }
  const [text, setText] = useState('')
  const { sections, more } = paletteFor({ text, user, places, routes: ROUTES, groupTitle, inService })

  const rowOf = (section: PaletteSectionId, route: Route): PaletteRow => {
    const row = { key: route.path, title: route.title, ...(inService(route) ? {} : { note: 'pronto' }) }
    if (section === 'locked') return { ...row, second: lockedReason(route.opensWith) }
    return {
      ...row,
      second: secondOf(route),
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

  return (
    <Palette
      label="Ir a una pantalla"
      text={text}
      onText={setText}
      groups={sections.map(({ id, title, routes }) => ({
        key: id,
        title,
        rows: routes.map((route) => rowOf(id, route)),
      }))}
      emptyText={`Ninguna pantalla tiene «${text.trim()}» en su nombre.`}
      moreText={more === 0 ? undefined : `Y ${more} más: escriba otra palabra para acercarse.`}
      onClose={onClose}
    />
  )
}
