/** The registration of a referral: its machine, kept in the browser, and what the screen reads of it. */
import { shownErrors } from '@cauce/machines/referral-registration/flow'
import type { RegistrationEvent } from '@cauce/machines/referral-registration/types'
import type { FieldErrors } from '@cauce/machines/failure'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { webReferralRegistration } from '../../actors/referral-registration.ts'
import { useAppDispatch } from '../../store/store.ts'
import type { KeptPlace } from '../../kit/draft/kept.ts'
import { useKeepFlow, useRestored } from '../../kit/draft/use-kept-flow.ts'

type RegistrationMachine = ReturnType<typeof webReferralRegistration>
type RegistrationSnapshot = SnapshotFrom<RegistrationMachine>

/** What was registered ends with the tab; what is still to be registered stays on the computer. */
const placeOf = ({ context }: RegistrationSnapshot): KeptPlace | null => {
  if (context.registered !== null) return 'tab'
  return context.touched || context.idempotencyKey !== null ? 'computer' : null
}

const WAITS = ['writing', 'warning', 'registered'] as const

/** The Spanish sentence of what is going on, from the machine itself; null while it waits for the person. */
const busyTextOf = (snapshot: RegistrationSnapshot): string | null => {
  if (WAITS.some((state) => snapshot.matches(state))) return null
  const isWaiting = snapshot.matches({ registering: 'keying' }) || snapshot.matches({ registering: 'sending' })
  return isWaiting ? (snapshot._nodes.at(-1)?.description ?? '') : null
}

export interface Registration {
  readonly snapshot: RegistrationSnapshot
  readonly send: (event: RegistrationEvent) => void
  /** Messages by field of the wire, as they are shown now. */
  readonly errors: FieldErrors
  readonly busyText: string | null
}

export const useRegistration = (userId: number): Registration => {
  const dispatch = useAppDispatch()
  const [machine] = useState(() => webReferralRegistration(dispatch))
  const name = { userId, what: 'remision' }
  const restored = useRestored(machine, name)
  const actor = useActorRef(machine, { snapshot: restored })
  useKeepFlow(actor, name, placeOf)
  const snapshot = useSelector(actor, (current) => current)
  return {
    snapshot,
    send: (event) => actor.send(event),
    errors: shownErrors(snapshot.context),
    busyText: busyTextOf(snapshot),
  }
}
