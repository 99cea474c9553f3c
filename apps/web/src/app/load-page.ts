/**
 * Loads the code of a page. After a new version is installed the old files are gone: the product reloads once to fetch the
 * new ones, and not again within 60 seconds.
 * @fuente spec 1 §2, §9
 */

const RELOAD_GUARD_MS = 60_000
const KEY = 'cauce.recarga'

export interface ReloadPorts {
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly reload: () => void
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
}

const browserPorts = (): ReloadPorts => ({
  now: Date.now,
  reload: () => window.location.reload(),
  storage: window.sessionStorage,
})

/**
 * The loaded page. When it fails the first time the product reloads and the promise stays pending until it does; when it
 * fails again within the guard, the failure reaches the error page.
 * @regla Si una página no carga, el producto se recarga una vez y no vuelve a hacerlo en 60 segundos.
 */
export const loadPage = async <Page>(load: () => Promise<Page>, ports: ReloadPorts = browserPorts()): Promise<Page> => {
  try {
    return await load()
  } catch (error) {
    const last = Number(ports.storage.getItem(KEY) ?? Number.NEGATIVE_INFINITY)
    if (ports.now() - last < RELOAD_GUARD_MS) throw error
    ports.storage.setItem(KEY, String(ports.now()))
    ports.reload()
    return new Promise<Page>(() => undefined)
  }
}
