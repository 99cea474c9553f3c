import { fc } from '@fast-check/vitest'
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

const groupTitle = (id: string) => CATALOG.find((group) => group.id === id)?.title ?? ''
const ask = (text: string, permissions: readonly string[], places: Places = NO_PLACES) =>
  paletteFor({ text, user: { permissions }, places, routes: ROUTES, groupTitle, inService: () => false })
const section = (answer: ReturnType<typeof ask>, id: PaletteSectionId) =>
  answer.sections.find((one) => one.id === id)?.routes ?? []

const countFor = (text: string): number => {
  const answer = ask(text, PERMISSIONS)
  return section(answer, 'pages').length + answer.more
}

const reachable = ROUTES.filter(({ path, audience }) => audience !== 'anonymous' && !/:\w+(?:\/|$)/u.test(path))
const route = fc.constantFrom(...reachable)
const held = fc.subarray([...PERMISSIONS])
const paths = fc.subarray(
  reachable.map(({ path }) => path),
  { maxLength: 12 },
)
const places: fc.Arbitrary<Places> = fc.record({ recientes: paths, favoritas: paths })
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
    'the words of a title lead to its page, whatever their order, accents and case',
    [disguised],
    ({ page, text }) => {
      expect(section(ask(text, PERMISSIONS), 'pages')).toContain(page)
    },
  )

  property('the title itself puts its page first', [route], (page) => {
    expect(section(ask(page.title, PERMISSIONS), 'pages')[0]?.title).toBe(page.title)
  })

  property(
    'what is offered may be opened, and what is locked may not',
    [letters, held, places],
    (text, keys, known) => {
      for (const { id, routes } of ask(text, keys, known).sections) {
        for (const { opensWith } of routes)
          expect(hasPermission({ permissions: keys }, opensWith)).toBe(id !== 'locked')
      }
    },
  )

  property(
    'no page stands twice, no section is empty nor longer than it may',
    [letters, held, places],
    (text, keys, known) => {
      const answer = ask(text, keys, known)
      const all = answer.sections.flatMap(({ routes }) => routes.map(({ path }) => path))
      expect(new Set(all).size).toBe(all.length)
      expect(answer.sections.every(({ routes }) => routes.length > 0)).toBe(true)
      expect(section(answer, 'recent').length).toBeLessThanOrEqual(SHOWN_RECENT)
      expect(section(answer, 'pages').length).toBeLessThanOrEqual(SHOWN_PAGES)
      expect(section(answer, 'locked').length).toBeLessThanOrEqual(SHOWN_LOCKED)
    },
  )

  property(
    'a favourite that matches and may be opened comes before everything else',
    [route, places],
    (page, known) => {
      const answer = ask(page.title, PERMISSIONS, { ...known, favoritas: [page.path] })
      expect(answer.sections[0]).toMatchObject({ id: 'favourites', routes: [page] })
    },
  )

  property('more letters find no more pages', [letters, fc.constantFrom('a', 'e', 'r', 's')], (text, letter) => {
    if (text.trim() !== '' && !text.endsWith(' ')) expect(countFor(text + letter)).toBeLessThanOrEqual(countFor(text))
  })
})
