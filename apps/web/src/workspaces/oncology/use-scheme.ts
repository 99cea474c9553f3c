/** The scheme flow of a consultation: its machine, kept in the browser, and what the screen reads of it. */
import { today } from '../../app/today.ts'
import type { Consultation } from '@cauce/domain/consultation/consultation'
import type { SchemeEvent } from '@cauce/machines/scheme/types'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { webScheme } from '../../actors/scheme.ts'
import { useAppDispatch } from '../../store/store.ts'
import type { KeptPlace } from '../../kit/draft/kept.ts'
import { useKeepFlow, useRestored } from '../../kit/draft/use-kept-flow.ts'

type SchemeMachine = ReturnType<typeof webScheme>
type SchemeSnapshot = SnapshotFrom<SchemeMachine>

/** What is arranged and not ordered stays on the computer; without a scheme there is nothing to keep. */
const placeOf = ({ context }: SchemeSnapshot): KeptPlace | null =>
  context.scheme === null && context.idempotencyKey === null ? null : 'computer'

/** The Spanish sentence of what is going on, from the machine itself; null while it waits for the person. */
const busyTextOf = (snapshot: SchemeSnapshot): string | null => {
  const isWaiting =
    snapshot.matches('looking') ||
    snapshot.matches('loading') ||
    snapshot.matches({ checking: 'asking' }) ||
    snapshot.matches({ ordering: 'keying' }) ||
    snapshot.matches({ ordering: 'sending' }) ||
    snapshot.matches({ cancelling: 'keying' }) ||
    snapshot.matches({ cancelling: 'sending' })
  return isWaiting ? (snapshot._nodes.at(-1)?.description ?? '') : null
}

export interface SchemeFlow {
  readonly snapshot: SchemeSnapshot
  readonly send: (event: SchemeEvent) => void
  readonly busyText: string | null
  /** Only then may the scheme be changed. */
  readonly editable: boolean
  readonly place: () => void
  readonly lookAgain: () => void
}

export const useScheme = (consultation: Consultation, userId: number): SchemeFlow => {
  const dispatch = useAppDispatch()
  const [machine] = useState(() => webScheme(dispatch))
  const name = { userId, consultaId: consultation.id, what: 'oncologia' }
  const snapshot0 = useRestored(machine, name)
  const { edad_cumplida, sexo } = consultation.afiliado
  const actor = useActorRef(machine, {
    snapshot: snapshot0,
    input: { consultaId: consultation.id, hoy: today(), paciente: { edad: edad_cumplida, sexo } },
  })
  useKeepFlow(actor, name, placeOf)
  const snapshot = useSelector(actor, (current) => current)
  // What was kept may be of another day: another scheme may be in course, and the weight may be another.
  useEffect(() => actor.send({ type: 'look.again', hoy: today() }), [actor])
  return {
    snapshot,
    send: (event) => actor.send(event),
    busyText: busyTextOf(snapshot),
    editable: snapshot.matches('editing'),
    place: () => actor.send({ type: 'order.requested', hoy: today(), ahora: new Date().toISOString() }),
    lookAgain: () => actor.send({ type: 'look.again', hoy: today() }),
  }
}
