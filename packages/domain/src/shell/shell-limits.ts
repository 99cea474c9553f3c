/** Times and measures of the shell. @fuente spec 1 §2, §9 */

/** After a reload that a page which failed to load asked for, none is asked again for this long, milliseconds. */
export const RELOAD_GUARD_MS = 60_000

/**
 * The loading bar: how long a navigation takes before it shows, how long the bar runs, when it goes away. Milliseconds.
 * @fuente spec 1 §9
 * @regla La barra de carga sale a los 200 ms, corre durante 5 segundos y se va en medio segundo.
 */
export const LOADING_BAR = { throttleMs: 200, durationMs: 5_000, hideMs: 500 } as const

/**
 * What says "a moment" stays at least so long once it shows, and shows only if there is that long to wait: it does not flash.
 * Milliseconds.
 * @fuente spec 1 §9; spec 2 §9
 * @regla Lo que dice que hay que esperar dura al menos 200 ms.
 */
export const MIN_FETCH_DELAY_MS = 200

/**
 * Width of the box over a page that is being prepared, pixels. `app/root.css` has the same number.
 * @fuente spec 1 §9; spec 2 §9
 * @regla El recuadro sobre la página que se prepara mide 300 píxeles de ancho.
 */
export const OVERLAY_WIDTH_PX = 300

/** How long the notice that the connection is back stays, milliseconds: as long as a toast. */
export const BACK_ONLINE_MS = 3_000
