/**
 * What a person typed and has not sent, kept in the browser under the user and, where it is of one, the consultation.
 * On this computer (`localStorage`): the draft and the pre-order list, which must outlive a closed window. In this tab
 * (`sessionStorage`): answers and signature of a consent and what follows an order, which belong to the patient in front
 * of the desk and end with the tab. Signing out removes both; a session that merely expired removes nothing.
 */

const PREFIX = 'cauce.borrador.'
/** Written when somebody signs out, so that the other tabs of this browser forget too. */
const SIGNED_OUT = 'cauce.cierre'

export type KeptPlace = 'computer' | 'tab'

export interface KeptName {
  readonly userId: number
  /** Left out where it is of no consultation. */
  readonly consultaId?: number
  /** What is kept: `procedimientos`, `consentimiento.40218.12`. */
  readonly what: string
}

export type KeptStatus = { readonly at: number | null; readonly failed: boolean }

/** No consultation has this number. */
const OF_NONE = 0
const NOTHING: KeptStatus = { at: null, failed: false }
let status: KeptStatus = NOTHING
const listeners = new Set<() => void>()

const tell = (next: KeptStatus): void => {
  status = next
  for (const listener of listeners) listener()
}

const storageOf = (place: KeptPlace): Storage => (place === 'computer' ? window.localStorage : window.sessionStorage)
const keyOf = ({ userId, consultaId = OF_NONE, what }: KeptName): string => `${PREFIX}${userId}.${consultaId}.${what}`

const parsed = (text: string | null): unknown => {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** What was kept, of whatever shape it is; the tab's comes first, since it is later in the flow. Null: nothing. */
export const readKept = (name: KeptName): unknown =>
  parsed(window.sessionStorage.getItem(keyOf(name))) ?? parsed(window.localStorage.getItem(keyOf(name)))

/** Keeps `value` in one place and removes it from the other. A full or forbidden storage is told by {@link keptStatus}. */
export const writeKept = (name: KeptName, place: KeptPlace, value: unknown): void => {
  try {
    storageOf(place).setItem(keyOf(name), JSON.stringify(value))
    storageOf(place === 'computer' ? 'tab' : 'computer').removeItem(keyOf(name))
    tell({ at: Date.now(), failed: false })
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    tell({ at: status.at, failed: true })
  }
}

/** Removes what was kept under a name. */
export const forgetKept = (name: KeptName): void => {
  window.localStorage.removeItem(keyOf(name))
  window.sessionStorage.removeItem(keyOf(name))
}

const purge = (storage: Storage): void => {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) if (key?.startsWith(PREFIX) === true) storage.removeItem(key)
}

/** Removes everything that was kept, of every user and consultation. For signing out. */
export const purgeKept = (): void => {
  purge(window.localStorage)
  purge(window.sessionStorage)
  window.localStorage.setItem(SIGNED_OUT, String(Date.now()))
  tell(NOTHING)
}

const heard = (event: StorageEvent): void => {
  if (event.key === SIGNED_OUT) purge(window.sessionStorage)
}

/** Forgets what this tab kept when somebody signs out in another one. Returns the function that stops. */
export const followSignOut = (): (() => void) => {
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}

/** When something was last kept in this page, and whether the last try failed. For `useSyncExternalStore`. */
export const keptStatus = (): KeptStatus => status
export const onKept = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
