/** The leave of a consultation: its machine, kept in the browser, and what the screen reads of it. */
import { shownErrors } from '@cauce/machines/sick-leave/flow'
import type { SickLeaveEvent } from '@cauce/machines/sick-leave/types'
import type { FieldErrors } from '@cauce/machines/failure'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { webSickLeave } from '../../actors/sick-leave.ts'
import { useContextoIncapacidadQuery } from '../../store/incapacidades-api.ts'
import { useAppDispatch } from '../../store/store.ts'
import type { KeptPlace } from '../../kit/draft/kept.ts'
import { useKeepFlow, useRestored } from '../../kit/draft/use-kept-flow.ts'

type LeaveMachine = ReturnType<typeof webSickLeave>
type LeaveSnapshot = SnapshotFrom<LeaveMachine>

/** What was registered ends with the tab; what is still to be registered stays on the computer. */
const placeOf = ({ context }: LeaveSnapshot): KeptPlace | null => {
  if (context.registered !== null) return 'tab'
  return context.touched || context.idempotencyKey !== null ? 'computer' : null
}

/** The Spanish sentence of what is going on, from the machine itself; null while it waits for the person. */
const busyTextOf = (snapshot: LeaveSnapshot): string | null => {
  const isWaiting = snapshot.matches({ registering: 'keying' }) || snapshot.matches({ registering: 'sending' })
  return isWaiting ? (snapshot._nodes.at(-1)?.description ?? '') : null
}

export interface SickLeave {
  readonly snapshot: LeaveSnapshot
  readonly send: (event: SickLeaveEvent) => void
  /** Messages by field of the wire, as they are shown now. */
  readonly errors: FieldErrors
  readonly busyText: string | null
  /** Why there is no sick leave in this consultation; null where there is. */
  readonly impediment: string | null
  /** What it starts from could not be read, and there is nothing of before. */
  readonly failure: unknown
  readonly reload: () => void
}

export const useSickLeave = (consultaId: number, userId: number): SickLeave => {
  const dispatch = useAppDispatch()
  const [machine] = useState(() => webSickLeave(dispatch))
  const name = { userId, consultaId, what: 'incapacidad' }
  const restored = useRestored(machine, name)
  const actor = useActorRef(machine, { snapshot: restored })
  useKeepFlow(actor, name, placeOf)
  const snapshot = useSelector(actor, (current) => current)
  const { data, error, refetch } = useContextoIncapacidadQuery(
    { params: { consulta: consultaId } },
    { refetchOnMountOrArgChange: true, refetchOnReconnect: true },
  )
  useEffect(() => {
    if (data !== undefined) actor.send({ type: 'base.arrived', base: data })
  }, [actor, data])
  return {
    snapshot,
    send: (event) => actor.send(event),
    errors: shownErrors(snapshot.context),
    busyText: busyTextOf(snapshot),
    impediment: data?.impedimento ?? null,
    failure: data === undefined ? (error ?? null) : null,
    reload: () => void refetch(),
  }
}
