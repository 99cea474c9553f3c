/** What a page of the catalogue is called in each room. */
import { CATALOG } from '@cauce/domain/navigation/catalog'
import type { Route } from '@cauce/domain/navigation/route'

/** `grupoSubgrupos` is `grupo-subgrupos`. */
const kebab = (word: string): string =>
  word
    .replaceAll(/([a-z0-9])([A-Z])/gu, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase()
const pascal = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`
const camel = (kebabed: string): string => kebabed.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase())

export interface PageNames {
  readonly route: Route
  /** `talentoHumano/bancos`, the place of its screen. */
  readonly page: string
  /** Key that opens it. */
  readonly permission: string
  /** `bancos`: its own name among names, `Bancos` as a component, `bancos` as a table. */
  readonly own: string
  readonly component: string
  readonly table: string
  /** `talento-humano/bancos`, its place where files are so named. */
  readonly file: string
  /** `talentoHumanoBancos`, of its calls. */
  readonly module: string
  /** `talento-humano-bancos`, its folder on the server. */
  readonly folder: string
  /** First word of what is read: `Bancos`. */
  readonly title: string
}

/** The names of a page, or why there are none, in Spanish. */
export const namesOf = (page: string): PageNames | string => {
  const route = CATALOG.flatMap(({ routes }) => routes).find(({ path }) => path === `/${page}`)
  if (route === undefined)
    return `El catálogo no tiene la página /${page}: se escribe en packages/domain/src/navigation/groups`
  const file = page.split('/').map(kebab).join('/')
  const last = file.split('/').at(-1) ?? ''
  const own = camel(last)
  return {
    route,
    page,
    permission: route.opensWith,
    own,
    component: pascal(own),
    table: last.replaceAll('-', '_'),
    file,
    module: camel(file.replaceAll('/', '-')),
    folder: file.replaceAll('/', '-'),
    title: route.title,
  }
}
