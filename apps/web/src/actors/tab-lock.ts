/**
 * Whether the tab that kept something is still there. Each open record holds a lock of the browser, which goes with the tab however it
 * ends. Where the browser has no locks (a page without a secure connection) every tab counts as gone: what it kept is then joined
 * twice, and lost never.
 */
const PREFIX = 'cauce.historia.'

export interface HeldTab {
  readonly id: string
  readonly release: () => void
}

const locks = (): LockManager | null => ('locks' in navigator ? navigator.locks : null)

/** Holds a name of its own until it is released or the tab ends. */
export const holdTab = (): HeldTab => {
  const id = crypto.randomUUID()
  const { promise, resolve } = Promise.withResolvers<void>()
  locks()
    ?.request(PREFIX + id, () => promise)
    .catch(() => undefined)
  return { id, release: resolve }
}

/** The tabs of this browser that have a record open. */
export const livingTabs = async (): Promise<ReadonlySet<string>> => {
  const { held = [] } = (await locks()?.query()) ?? {}
  return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) === true ? [name.slice(PREFIX.length)] : [])))
}
