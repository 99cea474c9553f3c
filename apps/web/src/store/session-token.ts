/**
 * The only reader and writer of the session token. The session's token lives in local storage, so that it outlives a
 * reload and every tab shares it; the provisional one, between the two sign-in steps, only in memory.
 * @fuente spec 1 §7, DESIGN §6
 */

const KEY = 'cauce.token'

let provisional: string | null = null

/** Token for the authorization header: the provisional one while a sign-in is half done, else the session's. */
export const readToken = (): string | null => provisional ?? readStored()

/** Whether a session was left in this browser; says nothing of its being valid. */
export const hasStoredToken = (): boolean => readStored() !== null

/** Keeps the token between the two sign-in steps. It opens nothing but the second step. */
export const storeProvisionalToken = (token: string): void => {
  provisional = token
}

/** Keeps the session's token and forgets the provisional one. */
export const storeToken = (token: string): void => {
  provisional = null
  window.localStorage.setItem(KEY, token)
}

/** Forgets both tokens. */
export const clearToken = (): void => {
  provisional = null
  window.localStorage.removeItem(KEY)
}

/**
 * Tells when another tab signs in or out.
 * @returns the function that stops listening
 */
export const onTokenChangedElsewhere = (listener: (present: boolean) => void): (() => void) => {
  const heard = (event: StorageEvent): void => {
    if (event.key === KEY || event.key === null) listener(hasStoredToken())
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}

const readStored = (): string | null => window.localStorage.getItem(KEY)
