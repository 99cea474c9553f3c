/** What the error page says. @fuente spec 1 §2, §8 */
import { isRouteErrorResponse } from 'react-router-dom'

const NOT_FOUND_STATUS = 404

export interface PageErrorText {
  readonly title: string
  readonly text: string
}

/** @regla La dirección que no es de ninguna página dice '404 Not Found'. */
export const NOT_FOUND: PageErrorText = {
  title: '404 Not Found',
  text: 'La página que busca no existe o cambió de lugar.',
}

const FAILED: PageErrorText = {
  title: 'An error occurred',
  text: 'La página no se pudo mostrar. Lo que escribió se conserva en este equipo.',
}

/** @regla Cualquier otro error de una página dice 'An error occurred'. */
export const pageErrorText = (error: unknown): PageErrorText =>
  isRouteErrorResponse(error) && error.status === NOT_FOUND_STATUS ? NOT_FOUND : FAILED

/** When not even the error page can be shown. */
export const LAST_RESORT = 'An error occurred while showing the error page'
