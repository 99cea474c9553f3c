/** When the product may reload because a page did not load. @fuente spec 1 §2, §8, §9 */
import { RELOAD_GUARD_MS } from './shell-limits.ts'

/** What the browser knows when a page did not load. */
export interface ReloadFacts {
  /** Epoch milliseconds, this computer's clock. */
  readonly now: number
  /** When the product last reloaded for a page, by the same clock; null: never, or not known. */
  readonly lastReload: number | null
  readonly online: boolean
}

/**
 * Whether the product may reload. A reload of the future counts as none: the clock was put back.
 * @regla Si una página no carga, el producto se recarga una vez y no vuelve a hacerlo en 60 segundos; sin conexión no se recarga.
 */
export const mayReload = ({ now, lastReload, online }: ReloadFacts): boolean =>
  online && (lastReload === null || now < lastReload || now - lastReload >= RELOAD_GUARD_MS)
