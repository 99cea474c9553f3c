/** A sending of files: its machine, the bytes that it sends, and what a screen reads of it. */
import type { chatUploadMachine } from '@cauce/machines/chat-upload'
import { shownErrors, totalsOf, type UploadTotals } from '@cauce/machines/chat-upload/flow'
import type { UploadingFile } from '@cauce/machines/chat-upload/types'
import type { FieldErrors } from '@cauce/machines/failure'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { readChosen } from './chosen-files.ts'

type Snapshot = SnapshotFrom<typeof chatUploadMachine>

export interface FilesUpload {
  readonly archivos: readonly UploadingFile[]
  readonly mensaje: string
  readonly errors: FieldErrors
  readonly totals: UploadTotals
  /** The Spanish sentence of what is going on, from the machine itself; null while it waits for the person. */
  readonly busyText: string | null
  /** The connection is missing: it goes on by itself, or at once with `retry`. */
  readonly isInterrupted: boolean
  readonly isRefused: boolean
  readonly isDone: boolean
  readonly error: string | null
  readonly detail: string | null
  readonly add: (files: readonly File[]) => void
  readonly remove: (id: string) => void
  readonly write: (mensaje: string) => void
  readonly send: () => void
  readonly retry: () => void
  readonly cancel: () => void
  /** What was refused was read: back to what was chosen. */
  readonly edit: () => void
}

const STILL = ['composing', 'interrupted', 'refused', 'done'] as const

const busyTextOf = (snapshot: Snapshot): string | null =>
  STILL.some((state) => snapshot.matches(state)) ? null : (snapshot._nodes[1]?.description ?? '')

/** What is on its way is not left without a word. */
const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault()

/**
 * @param make the machine joined to its ports, given the bytes of what is chosen
 * @param maxFiles of one sending
 */
export const useFilesUpload = (
  make: (chosen: ReadonlyMap<string, File>) => typeof chatUploadMachine,
  maxFiles: number,
): FilesUpload => {
  const [chosen] = useState(() => new Map<string, File>())
  const [machine] = useState(() => make(chosen))
  const actor = useActorRef(machine, { input: { maxFiles } })
  const snapshot = useSelector(actor, (current) => current)
  const { archivos, mensaje, error, detail } = snapshot.context
  const isLeaving = !snapshot.matches('composing') && !snapshot.matches('done')
  useEffect(() => {
    const back = (): void => actor.send({ type: 'retry' })
    // The browser knows at once; the bytes on their way may hang for minutes.
    const gone = (): void => actor.send({ type: 'send.failed', error: null, again: true })
    window.addEventListener('online', back)
    window.addEventListener('offline', gone)
    return () => {
      window.removeEventListener('online', back)
      window.removeEventListener('offline', gone)
    }
  }, [actor])
  useEffect(() => {
    if (!isLeaving) return undefined
    window.addEventListener('beforeunload', askBeforeLeaving)
    return () => window.removeEventListener('beforeunload', askBeforeLeaving)
  }, [isLeaving])
  const add = async (files: readonly File[]): Promise<void> => {
    const read = await readChosen(files)
    for (const { id, file } of read) chosen.set(id, file)
    actor.send({
      type: 'files.added',
      archivos: read.map(({ id, nombre, tamano, pdf }) => ({ id, nombre, tamano, pdf })),
    })
  }
  return {
    archivos,
    mensaje,
    errors: shownErrors(snapshot.context),
    totals: totalsOf(archivos),
    busyText: busyTextOf(snapshot),
    isInterrupted: snapshot.matches('interrupted'),
    isRefused: snapshot.matches('refused'),
    isDone: snapshot.matches('done'),
    error,
    detail,
    add: (files) => void add(files),
    remove: (id) => {
      chosen.delete(id)
      actor.send({ type: 'file.removed', id })
    },
    write: (text) => actor.send({ type: 'message.changed', mensaje: text }),
    send: () => actor.send({ type: 'send.requested', clave: crypto.randomUUID() }),
    retry: () => actor.send({ type: 'retry' }),
    cancel: () => actor.send({ type: 'cancel' }),
    edit: () => actor.send({ type: 'edit' }),
  }
}
