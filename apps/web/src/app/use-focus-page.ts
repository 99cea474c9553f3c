import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'

/** A new page takes the keyboard from the link that led to it. The first one leaves it at the start of the document. */
export const useFocusPage = (page: RefObject<HTMLElement | null>): void => {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current !== pathname) page.current?.focus({ preventScroll: true })
    last.current = pathname
  }, [page, pathname])
}
