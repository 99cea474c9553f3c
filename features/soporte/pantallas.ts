/** Pages by the title with which a person knows them. */
import assert from 'node:assert/strict'
import { ROUTES } from '@cauce/domain/navigation/catalog'

/** Where the page with that title is, without its optional parts; an address that is written out stays as it is. */
export const pageNamed = (title: string): string => {
  if (title.startsWith('/')) return title
  const pages = ROUTES.filter((route) => route.title === title)
  assert.equal(pages.length, 1, `«${title}» es el título de ${pages.length} páginas`)
  return pages[0]?.path.replaceAll(/\/:\w+\?/gu, '') ?? '/'
}
