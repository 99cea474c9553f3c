/** Pages by the title with which a person knows them. */
import assert from 'node:assert/strict'
import { ROUTES } from '@cauce/domain/navigation/catalog'

/** What a person calls otherwise than its title, which is for who programs, or a place that has none. */
const OTHERS: Readonly<Record<string, string>> = {
  'Programas que se conectan': '/api/clientes',
  'el contenido de Consultas de hoy': '/panelMedico/atencion#contenido',
  'una página que no existe': '/farmacia/noHayNada',
}

/** Where the page with that title is, without its optional parts; an address that is written out stays as it is. */
export const pageNamed = (title: string): string => {
  if (title.startsWith('/')) return title
  const other = OTHERS[title]
  if (other !== undefined) return other
  const pages = ROUTES.filter((route) => route.title === title)
  assert.equal(pages.length, 1, `«${title}» es el título de ${pages.length} páginas`)
  return pages[0]?.path.replaceAll(/\/:\w+\?/gu, '') ?? '/'
}
