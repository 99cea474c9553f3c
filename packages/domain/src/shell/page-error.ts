/** What the error page says: the words of the specification and, under them, what to do. @fuente spec 1 §2, §8 */

const NOT_FOUND_STATUS = 404
/** Of a failure that brings no status. @fuente spec 1 §8 */
const DEFAULT_STATUS = 500

export interface PageErrorText {
  readonly status: number
  readonly title: string
  readonly text: string
}

export const NOT_FOUND: PageErrorText = {
  status: NOT_FOUND_STATUS,
  title: '404 Not Found',
  text: 'La página que busca no existe o cambió de lugar. Revise la dirección o vuelva al inicio.',
}

/**
 * The words for a failure with that status.
 * @regla La dirección que no es de ninguna página dice «404 Not Found»; cualquier otro error, «An error occurred» con su código, 500 si no lo trae.
 */
export const pageErrorText = (status: number = DEFAULT_STATUS): PageErrorText =>
  status === NOT_FOUND_STATUS
    ? NOT_FOUND
    : {
        status,
        title: 'An error occurred',
        text: 'La página no se pudo mostrar. Vuelva al inicio e inténtelo otra vez; si sigue igual, avise a quien administra Cauce.',
      }

/** When not even the error page can be shown. @fuente spec 1 §8 */
export const LAST_RESORT = 'An error occurred while showing the error page'
export const LAST_RESORT_HELP = 'Recargue la página; si sigue igual, avise a quien administra Cauce.'
