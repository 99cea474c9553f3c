import { useEffect, useState, type RefObject } from 'react'

/** Width of an element in CSS pixels, followed while it changes; `usual` until it is known. */
export const useWidth = (element: RefObject<HTMLElement | null>, usual: number): number => {
  const [width, setWidth] = useState(usual)
  useEffect(() => {
    if (element.current === null || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(([entry]) => {
      const measured = entry?.contentRect.width ?? 0
      if (measured > 0) setWidth(measured)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}
