/** A document on its way: a second press while it comes does nothing, and a failure is told. */
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { failureOf } from '@cauce/machines/failure'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useRef } from 'react'

/** @returns fetches the document that will have that file name and hands it to `use` */
export const useDocumentOnce = () => {
  const underWay = useRef(new Set<string>())
  return (name: string, fetch: () => Promise<Blob>, use: (blob: Blob, name: string) => void): void => {
    if (underWay.current.has(name)) return
    underWay.current.add(name)
    fetch()
      .then(
        (blob) => use(blob, name),
        (thrown: unknown) => void showToast({ message: failureOf(thrown).error ?? CONNECTION_LOST, tone: 'error' }),
      )
      .finally(() => underWay.current.delete(name))
  }
}
