/** A file that becomes rows, as its dialog reads it. */
import type { LoadSummary } from '@cauce/contract/cargas'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fileLoadJob } from '../../actors/file-load.ts'
import { useAppDispatch } from '../../store/store.ts'
import { useConfirmed } from '../../workspaces/account/confirm-session.tsx'
import type { LoadKind } from './load-kind.ts'

/** Bytes of the file that have left, of all. */
interface Sending {
  readonly sent: number
  readonly total: number
}

export const useFileLoad = ({ carga, onLoaded }: Pick<LoadKind, 'carga' | 'onLoaded'>) => {
  const dispatch = useAppDispatch()
  const confirmed = useConfirmed()
  const [load, setLoad] = useState<LoadSummary | null>(null)
  const [sending, setSending] = useState<Sending>({ sent: 0, total: 0 })
  const [job] = useState(() =>
    fileLoadJob(dispatch, carga, {
      onLoad: setLoad,
      onSent: (sent) => setSending((before) => ({ ...before, sent })),
      onEnded: onLoaded,
    }),
  )
  useEffect(() => job.confirmWith(confirmed.run))
  const [{ value, context }, send] = useMachine(job.machine)
  const { error, errores } = context
  return {
    step: value,
    load: context.load === null ? null : load,
    sending,
    error: errores['archivo']?.join('. ') ?? errores['tamano']?.join('. ') ?? error,
    choose: (file: File): void => {
      job.take(file)
      setSending({ sent: 0, total: file.size })
      send({ type: 'file.chosen' })
    },
    open: (one: LoadSummary): void => {
      setLoad(one)
      send({ type: 'load.opened', load: one })
    },
    start: (): void => {
      if (load === null) return
      // Where nothing is wrong, all of it or nothing: a cut leaves no half.
      const modo = load.modo ?? (load.rechazadas === 0 && load.total <= WHOLE_LINES ? 'todas' : 'buenas')
      send({ type: 'load.started', modo, repetir: load.antes !== null })
    },
    stop: (): void => send({ type: 'load.stopped' }),
    follow: (): void => send({ type: 'load.followed' }),
    again: (): void => send({ type: 'restarted' }),
    dialog: confirmed.dialog,
  }
}

/** More than these are written in parts: all of them in one would keep others waiting. */
const WHOLE_LINES = 5_000

export type FileLoadJob = ReturnType<typeof useFileLoad>
