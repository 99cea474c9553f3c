/**
 * The catalogued pages that have a screen, as routes. The file of a screen mirrors its path: `/panelMedico/atencion` is
 * `screens/panelMedico/atencion.tsx`. Loaded after the sign-in, so the entry does not grow with the number of routes.
 */
import { ROUTES } from '@cauce/domain/navigation/catalog'
import type { Route } from '@cauce/domain/navigation/route'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { PageError } from './error-boundary.tsx'
import { PermissionGate } from './guard.tsx'
import { loadPage } from './load-page.ts'

const screens = import.meta.glob<{ readonly default: ComponentType }>([
  '../screens/*/*.tsx',
  '!../screens/{ingreso,inicio,verificar}/*',
])

const shown = (path: string, screen: string, permission: string): RouteObject[] => {
  const load = screens[`../screens/${screen}.tsx`]
  if (load === undefined) return []
  const lazy = async () => {
    const { default: Screen } = await loadPage(load)
    return {
      element: (
        <PermissionGate permission={permission}>
          <Screen />
        </PermissionGate>
      ),
    }
  }
  return [{ path, lazy }]
}

const ofCatalog = ({ path, group, name, permission, layout }: Route): RouteObject[] =>
  layout === 'default' && group !== '' ? shown(path, `${group}/${name}`, permission) : []

/** Pages inside the default layout. Each failure stays inside it. */
export const pages: RouteObject[] = [
  {
    errorElement: <PageError />,
    children: [
      ...ROUTES.flatMap(ofCatalog),
      ...shown('/panelMedico/atencion/:consultaId', 'panelMedico/consulta', 'blog.vista'),
    ],
  },
]
