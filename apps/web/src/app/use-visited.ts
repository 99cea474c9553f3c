import { visit } from '@cauce/domain/navigation/places'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { changePlaces } from './kept-places.ts'
import { pageOf } from './where.ts'

/** Home is one click away from everywhere: it is no place to remember. */
const HOME = '/'

/** Remembers the page that is shown among the recent ones. Gives its path in the catalogue, null when it has none. */
export const useVisited = (): string | null => {
  const { pathname } = useLocation()
  const current = pageOf(pathname)?.path ?? null
  useEffect(() => {
    if (current !== null && current !== HOME) changePlaces((places) => visit(places, current))
  }, [current])
  return current
}
