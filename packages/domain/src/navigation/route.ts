/** A page of the product as data, and the words to write one down: router, menu, permissions and tests read it. */
import type { Audience, Layout } from './layout.ts'

export interface PageOptions {
  /** Permission key; `<group>.<page>` when left out. Empty: no key of its own, what the group asks is enough. */
  readonly permission?: string
  readonly layout?: Layout
  readonly audience?: Audience
}

export interface PageSpec extends PageOptions {
  readonly name: string
  readonly title: string
  readonly lets: string
}

export interface Route {
  /** Path from the root, parameters as `:name`, optional ones as `:name?`. Upper and lower case count. */
  readonly path: string
  /** Group id; empty for the routes at the root. */
  readonly group: string
  readonly name: string
  readonly title: string
  /** What it lets a person do: one Spanish sentence that starts with the verb. */
  readonly lets: string
  /** Its own key; may be empty. */
  readonly permission: string
  /** The key that opens it: its own, or its group's. Empty asks only for a session. */
  readonly opensWith: string
  readonly layout: Layout
  readonly audience: Audience
}

export interface RouteGroup {
  readonly id: string
  readonly title: string
  readonly permission: string
  readonly routes: readonly Route[]
}

/**
 * Key of a page to which the specification gives none: `<grupo>.<pagina>`, sub-areas with one more dot; at the root
 * `<pagina>.vista`. Upper and lower case as in the path.
 */
const finerKey = (group: string, name: string): string =>
  group === '' ? `${name}.vista` : `${group}.${name.replaceAll('/', '.')}`

/** A page of a group: its name in the path, its title, what it lets a person do, and what differs from the usual. */
export const page = (name: string, title: string, lets: string, options: PageOptions = {}): PageSpec => ({
  name,
  title,
  lets,
  ...options,
})

/** A group of pages under `/<id>/`. The empty id puts its pages at the root. */
export const group = (id: string, title: string, permission: string, pages: readonly PageSpec[]): RouteGroup => ({
  id,
  title,
  permission,
  routes: pages.map((spec) => {
    const own = spec.permission ?? finerKey(id, spec.name)
    return {
      path: id === '' ? `/${spec.name}` : `/${id}/${spec.name}`,
      group: id,
      name: spec.name,
      title: spec.title,
      lets: spec.lets,
      permission: own,
      opensWith: own === '' ? permission : own,
      layout: spec.layout ?? 'default',
      audience: spec.audience ?? 'signed-in',
    }
  }),
})
