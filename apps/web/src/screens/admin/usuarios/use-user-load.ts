/** A load of users, as its dialog reads it. */
import type { LoadSummary } from '@cauce/contract/usuarios-cargas'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { userLoadJob } from '../../../actors/user-load.ts'
import { useAppDispatch } from '../../../store/store.ts'
import { useConfirmed } from '../../../workspaces/account/confirm-session.tsx'
import { textOfFile } from '../../../kit/form/read-file.ts'

const MAX_FILE_NAME = 200

export const useUserLoad = () => {
  const dispatch = useAppDispatch()
  const confirmed = useConfirmed()
  const [job] = useState(() => userLoadJob(dispatch))
  useEffect(() => job.confirmWith(confirmed.run))
  const [snapshot, send] = useMachine(job.machine)
  const { load, ignored, error, errores } = snapshot.context
  return {
    step: snapshot.value,
    load,
    ignored,
    error: errores['texto']?.join('. ') ?? error,
    choose: (file: File): void => {
      job.readWith(async () => ({
        nombre: file.name.slice(0, MAX_FILE_NAME),
        texto: textOfFile(await file.arrayBuffer()),
      }))
      send({ type: 'file.chosen' })
    },
    open: (one: LoadSummary): void => send({ type: 'load.opened', load: one }),
    start: (): void => send({ type: 'load.started' }),
    stop: (): void => send({ type: 'load.stopped' }),
    again: (): void => send({ type: 'restarted' }),
    dialog: confirmed.dialog,
  }
}

export type UserLoad = ReturnType<typeof useUserLoad>
