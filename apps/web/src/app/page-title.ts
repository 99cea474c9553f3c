import { useEffect } from 'react'

/** Names the tab after the page that is shown. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · Cauce`
  }, [title])
}
