/** Every page of the product. */
import { panelMedico } from './groups/panel-medico.ts'
import { root } from './groups/root.ts'
import type { Route, RouteGroup } from './route.ts'

/** Groups in the order of the menu. */
export const CATALOG: readonly RouteGroup[] = [root, panelMedico]

export const ROUTES: readonly Route[] = CATALOG.flatMap(({ routes }) => routes)

const matches = (pattern: string, path: string): boolean => {
  const wanted = pattern.split('/')
  const parts = path.split('/')
  return (
    wanted.length === parts.length &&
    wanted.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]))
  )
}

/** The page of a path (without query nor anchor; upper and lower case count), or null when there is none. */
export const findRoute = (path: string): Route | null => ROUTES.find((route) => matches(route.path, path)) ?? null
