/** A page of the product as data, and the words to write one down: router, menu, permissions and tests read it. */
import type { Audience, Layout } from './layout.ts'

export interface PageOptions {
  /** Permission key; the group's when left out, and empty asks only for a session. */
  readonly permission?: string
  /** Place in the group's menu, from 1; left out: not in the menu. */
  readonly menu?: number
  readonly layout?: Layout
  readonly audience?: Audience
}

export interface PageSpec extends PageOptions {
  readonly name: string
  readonly title: string
}

export interface Route {
  /** Path from the root, parameters as `:name`, such as `/panelMedico/atencion`. Upper and lower case count. */
  readonly path: string
  /** Group id; empty for the special routes at the root. */
  readonly group: string
  readonly name: string
  readonly title: string
  readonly permission: string
  readonly layout: Layout
  readonly audience: Audience
  readonly menu: number | null
}

export interface RouteGroup {
  readonly id: string
  readonly title: string
  readonly permission: string
  readonly routes: readonly Route[]
}

/** A page of a group: its name in the path, its title and what differs from the usual. */
export const page = (name: string, title: string, options: PageOptions = {}): PageSpec => ({ name, title, ...options })

/** A group of pages under `/<id>/`. The empty id puts its pages at the root. */
export const group = (id: string, title: string, permission: string, pages: readonly PageSpec[]): RouteGroup => ({
  id,
  title,
  permission,
  routes: pages.map((spec) => ({
    path: id === '' ? `/${spec.name}` : `/${id}/${spec.name}`,
    group: id,
    name: spec.name,
    title: spec.title,
    permission: spec.permission ?? permission,
    layout: spec.layout ?? 'default',
    audience: spec.audience ?? 'signed-in',
    menu: spec.menu ?? null,
  })),
})
