/**
 * Which catalogued pages have a screen. The file of a screen mirrors its path: `/panelMedico/atencion` is
 * `screens/panelMedico/atencion.tsx`, `/perfil` is `screens/perfil.tsx`, and a parameter leaves no trace in the name.
 */
import type { Route } from '@cauce/domain/navigation/route'
import type { ComponentType } from 'react'

export type LoadScreen = () => Promise<{ readonly default: ComponentType }>

/** Screens that the router shows by itself. */
const SHOWN_BY_ROUTER: readonly string[] = ['/', '/verificar/:codigo', '/:404']

const ofGroups = import.meta.glob<{ readonly default: ComponentType }>([
  '../screens/*/*.tsx',
  '../screens/gestionPqrsf/{centralPqrf,gestion,gestionExterna,gestionInterna}/*.tsx',
  '!../screens/{ingreso,inicio,verificar,perfil}/*',
  '!../screens/**/*.test.tsx',
])
const ofInicio = import.meta.glob<{ readonly default: ComponentType }>(
  '../screens/inicio/{manual,gestionContenido}.tsx',
)
const atRoot = import.meta.glob<{ readonly default: ComponentType }>([
  '../screens/*.tsx',
  '!../screens/{ingreso,inicio,verificar}.tsx',
  '!../screens/*.test.tsx',
])
const screens: Readonly<Record<string, LoadScreen>> = { ...ofGroups, ...ofInicio, ...atRoot }

/** How to load the screen at this place, `grupo/pagina`; undefined while there is none. */
export const screenAt = (place: string): LoadScreen | undefined => screens[`../screens/${place}.tsx`]

/** How to load the screen of a page; undefined while it has none. */
export const screenOf = ({ path }: Route): LoadScreen | undefined =>
  screenAt(path.slice(1).replaceAll(/\/:\w+\??/gu, ''))

/** True when the page has a screen. */
export const inService = (route: Route): boolean =>
  SHOWN_BY_ROUTER.includes(route.path) || screenOf(route) !== undefined
