import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { CATALOG, ROUTES } from '@cauce/domain/navigation/catalog'
import {
  paletteFor,
  type PaletteSectionId,
  SHOWN_LOCKED,
  SHOWN_PAGES,
  SHOWN_RECENT,
} from '@cauce/domain/navigation/palette'
import { PERMISSIONS } from '@cauce/domain/navigation/permissions'
import { NO_PLACES, type Places } from '@cauce/domain/navigation/places'
import { hasPermission } from '@cauce/domain/session/permission'
import { normalizeSearch } from '@cauce/domain/search/trigger'
import { property } from '../../support/property.ts'

const GROUP_TITLES = new Map(CATALOG.map(({ id, title }) => [id, title]))
const groupTitle = (id: string) => GROUP_TITLES.get(id) ?? ''
const inService = () => false
const ask = (text: string, permissions: readonly string[], places: Places = NO_PLACES, routes = ROUTES) =>
  paletteFor({ text, user: { permissions }, places, routes, groupTitle, inService })
const section = (answer: ReturnType<typeof ask>, id: PaletteSectionId) =>
  answer.sections.find((one) => one.id === id)?.routes ?? []

const countFor = (text: string): number => {
  const answer = ask(text, PERMISSIONS)
  return section(answer, 'pages').length + answer.more
}

const reachable = ROUTES.filter(({ path, audience }) => audience !== 'anonymous' && !/:\w+(?:\/|$)/u.test(path))
const route = fc.constantFrom(...reachable)
const held = fc.subarray([...PERMISSIONS])
// A set of drawn ones: a subarray first copies the whole catalogue.
const paths = fc
  .array(fc.constantFrom(...reachable.map(({ path }) => path)), { maxLength: 12 })
  .map((drawn): readonly string[] => [...new Set(drawn)])
const places: fc.Arbitrary<Places> = fc.tuple(paths, paths).map(([recientes, favoritas]) => ({ recientes, favoritas }))
const PARTS = 5
/** The catalogue, and each fifth page of it. */
const CATALOGUES = [
  ROUTES,
  ...Array.from({ length: PARTS }, (_, part) => ROUTES.filter((__, at) => at % PARTS === part)),
]
const catalogue = fc.nat(PARTS)
const letters = fc.stringMatching(/^[a-zé ]{0,5}$/u)

/** The same words in another order, in capitals or without accents. */
const disguised = fc.tuple(route, fc.boolean(), fc.boolean(), fc.boolean()).map(([page, turned, loud, plain]) => {
  const words = page.title.split(' ')
  const text = (turned ? words.toReversed() : words).join('  ')
  const bare = plain ? normalizeSearch(text) : text
  return { page, text: loud ? bare.toUpperCase() : bare }
})

describe('paletteFor', () => {
  property(
    'las palabras de un título llevan a su pantalla, en cualquier orden y sin importar tildes ni mayúsculas',
    [disguised],
    ({ page, text }) => {
      expect(section(ask(text, PERMISSIONS), 'pages')).toContain(page)
    },
  )

  property('el propio título pone primera su pantalla', [route], (page) => {
    expect(section(ask(page.title, PERMISSIONS), 'pages')[0]?.title).toBe(page.title)
  })

  property(
    'lo que se ofrece se puede abrir, y lo bloqueado no',
    [letters, held, places, catalogue],
    (text, keys, known, part) => {
      for (const { id, routes } of ask(text, keys, known, CATALOGUES[part]).sections) {
        for (const { opensWith } of routes)
          expect(hasPermission({ permissions: keys }, opensWith)).toBe(id !== 'locked')
      }
    },
  )

  property(
    'ninguna pantalla está dos veces, y ninguna sección está vacía ni es más larga de lo que puede',
    [letters, held, places, catalogue],
    (text, keys, known, part) => {
      const answer = ask(text, keys, known, CATALOGUES[part])
      const all = answer.sections.flatMap(({ routes }) => routes.map(({ path }) => path))
      expect(new Set(all).size).toBe(all.length)
      expect(answer.sections.every(({ routes }) => routes.length > 0)).toBe(true)
      expect(section(answer, 'recent').length).toBeLessThanOrEqual(SHOWN_RECENT)
      expect(section(answer, 'pages').length).toBeLessThanOrEqual(SHOWN_PAGES)
      expect(section(answer, 'locked').length).toBeLessThanOrEqual(SHOWN_LOCKED)
    },
  )

  property(
    'una favorita que coincide y se puede abrir va antes que todo lo demás',
    [route, paths],
    (page, recientes) => {
      const first = ask(page.title, PERMISSIONS, { recientes, favoritas: [page.path] }).sections[0]
      expect(first?.id).toBe('favourites')
      expect(first?.routes).toEqual([page])
    },
  )

  property('más letras no encuentran más pantallas', [letters, fc.constantFrom('a', 'e', 'r', 's')], (text, letter) => {
    if (text.trim() !== '' && !text.endsWith(' ')) expect(countFor(text + letter)).toBeLessThanOrEqual(countFor(text))
  })
})
