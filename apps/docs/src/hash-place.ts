/** The place of the manual in the address, after `#/`: any static server will do, below any path. */
import { useSyncExternalStore } from 'react'

const read = (): string => {
  const path = window.location.hash.replace(/^#\/?/u, '')
  try {
    return path.split('/').map(decodeURIComponent).join('/')
  } catch (error) {
    // A broken escape that somebody typed: the first page.
    if (error instanceof URIError) return ''
    throw error
  }
}

const listen = (changed: () => void): (() => void) => {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

/** Address of a place. */
export const hrefOf = (place: string): string => `#/${place.split('/').map(encodeURIComponent).join('/')}`

export const goTo = (place: string): void => {
  window.location.hash = hrefOf(place)
}

export const useHashPlace = (): string => useSyncExternalStore(listen, read)
