/**
 * What a person chose of the shell (theme, recent and favourite pages, columns and rows of each list), the same on every
 * computer. The server keeps it; a copy here gives it before the server answers and holds what could not be sent yet. What
 * the server says wins but for that. A failure only means that it is tried again: nothing waits for it.
 */
import { Preferences } from '@cauce/contract/cuenta'
import { failureOf, isWorthRetrying } from '@cauce/machines/failure'
import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { cuentaApi } from './cuenta-api.ts'
import { answered } from './port.ts'
import { store } from './store.ts'

/** Writes wait for the person to stop choosing. */
export const WRITE_PAUSE_MS = 1_500
/** What was not read or written is tried again after this. */
export const RETRY_MS = 20_000

const Kept = Schema.Struct({
  elegido: Preferences,
  /** What the server has not confirmed. */
  pendiente: Preferences,
})
type Kept = typeof Kept.Type

const NOTHING: Kept = { elegido: {}, pendiente: {} }
const decode = Schema.decodeUnknownOption(Schema.fromJsonString(Kept))
const keyOf = (userId: number): string => `cauce.preferencias.${userId}`

export interface PreferencesPorts {
  /** Rejects with a `PortFailure`. */
  readonly read: () => Promise<Preferences>
  readonly write: (patch: Preferences) => Promise<unknown>
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

/** What changed while `sent` was on its way, or was not in it. */
const notIn = (pending: Preferences, sent: Preferences): Preferences => ({
  ...(pending.tema === sent.tema ? {} : { tema: pending.tema }),
  ...(pending.recientes === sent.recientes ? {} : { recientes: pending.recientes }),
  ...(pending.favoritas === sent.favoritas ? {} : { favoritas: pending.favoritas }),
  ...(pending.tablas === sent.tablas ? {} : { tablas: pending.tablas }),
  ...(pending.ordenamiento === sent.ordenamiento ? {} : { ordenamiento: pending.ordenamiento }),
})

/** Gives what changes: of the tables, only those that do. */
type Change = (known: Preferences) => Preferences

/** As the server does it: table by table, the rest by key. */
const merged = (known: Preferences, patch: Preferences): Preferences => ({
  ...known,
  ...patch,
  ...(patch.tablas === undefined ? {} : { tablas: { ...known.tablas, ...patch.tablas } }),
})

/** The preferences of one person at a time. */
export const makePreferences = ({ read, write, storage }: PreferencesPorts) => {
  let user: number | null = null
  /** Grows with each start and stop: a late answer for who is gone is dropped. */
  let turn = 0
  let kept = NOTHING
  /** What an earlier visit left unsent. */
  let left: Preferences = {}
  /** Until the server has answered, its choices are unknown: what changes meanwhile is done again on top of them. */
  let known = false
  let early: readonly Change[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const show = (next: Kept): void => {
    kept = next
    for (const listener of listeners) listener()
  }
  const put = (next: Kept): void => {
    if (user !== null) {
      try {
        storage.setItem(keyOf(user), JSON.stringify(next))
      } catch (error) {
        // A full or forbidden storage: the server has it all the same.
        if (!(error instanceof DOMException)) throw error
      }
    }
    show(next)
  }
  const later = (act: () => Promise<void>, wait: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void act(), wait)
  }
  const isPending = (): boolean => Object.keys(kept.pendiente).length > 0
  const apply = (make: Change): void => {
    const patch = make(kept.elegido)
    put({ elegido: merged(kept.elegido, patch), pendiente: merged(kept.pendiente, patch) })
  }

  const send = async (): Promise<void> => {
    const mine = turn
    const sent = kept.pendiente
    if (!known || !isPending()) return
    clearTimeout(timer)
    try {
      await write(sent)
    } catch (error) {
      // A refusal would be refused again: the choice stays on this computer.
      if (mine === turn && isWorthRetrying(failureOf(error))) {
        later(send, RETRY_MS)
        return
      }
    }
    if (mine !== turn) return
    put({ ...kept, pendiente: notIn(kept.pendiente, sent) })
    if (isPending()) later(send, WRITE_PAUSE_MS)
  }
  const fetchAll = async (): Promise<void> => {
    const mine = turn
    try {
      const told = await read()
      if (mine !== turn) return
      put({ elegido: merged(told, left), pendiente: left })
      for (const make of early) apply(make)
    } catch (error) {
      if (mine !== turn) return
      if (isWorthRetrying(failureOf(error))) {
        later(fetchAll, RETRY_MS)
        return
      }
    }
    known = true
    early = []
    if (isPending()) later(send, WRITE_PAUSE_MS)
  }

  return {
    /** Id of who they are of, or null. */
    whose: (): number | null => user,
    /** What the person chose, as far as this computer knows. */
    current: (): Preferences => kept.elegido,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Shows this computer's copy at once and asks the server. */
    start: (userId: number): void => {
      turn += 1
      user = userId
      known = false
      const copy = Option.getOrElse(decode(storage.getItem(keyOf(userId))), () => NOTHING)
      left = copy.pendiente
      show(copy)
      for (const make of early) apply(make)
      void fetchAll()
    },
    /** Sends what waits and forgets the person; `forget` also removes the copy of this computer. */
    stop: (forget: boolean): void => {
      void send()
      turn += 1
      clearTimeout(timer)
      if (forget && user !== null) storage.removeItem(keyOf(user))
      user = null
      known = false
      early = []
      show(NOTHING)
    },
    /** Changes what is chosen, here at once and on the server a little later. */
    change: (make: Change): void => {
      if (!known) early = [...early, make]
      if (user === null) return
      apply(make)
      if (known) later(send, WRITE_PAUSE_MS)
    },
    /** Sends what waits without waiting more: the page may be closed. */
    flush: (): void => void send(),
    /** Another tab changed the copy. */
    heard: (key: string | null): void => {
      if (user !== null && key === keyOf(user)) Option.map(decode(storage.getItem(key)), show)
    },
  }
}

const preferences = makePreferences({
  read: () =>
    answered(store.dispatch(cuentaApi.endpoints.preferencias.initiate({}, { subscribe: false, forceRefetch: true }))),
  write: (body) =>
    answered(store.dispatch(cuentaApi.endpoints.guardarPreferencias.initiate({ body }, { track: false }))),
  storage: window.localStorage,
})

/** What the person chose; empty until the first copy is read. */
export const usePreferences = (): Preferences => useSyncExternalStore(preferences.subscribe, preferences.current)

/** Keeps what is given and leaves the rest as it is. */
export const savePreferences = (patch: Preferences): void => preferences.change(() => patch)

/** Keeps what `make` gives for what is known. */
export const changePreferences = preferences.change

/**
 * Follows the preferences of who has signed in, while the frame that calls it is shown.
 * @returns whether this computer's copy has been read: what the frame holds waits for it, so that no list asks for its usual
 * rows first and for the person's afterwards. It is true before the first paint.
 * @param hasSignedOut whether the frame goes away because the person left, who then leaves nothing on this computer
 */
export const usePreferencesOf = (userId: number, hasSignedOut: () => boolean): boolean => {
  useLayoutEffect(() => {
    preferences.start(userId)
    const heard = ({ key }: StorageEvent): void => preferences.heard(key)
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') preferences.flush()
    }
    window.addEventListener('storage', heard)
    window.addEventListener('online', preferences.flush)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      window.removeEventListener('storage', heard)
      window.removeEventListener('online', preferences.flush)
      document.removeEventListener('visibilitychange', hidden)
      preferences.stop(hasSignedOut())
    }
  }, [userId, hasSignedOut])
  return useSyncExternalStore(preferences.subscribe, preferences.whose) === userId
}
