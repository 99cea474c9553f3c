/** The service order of a consultation: its machine, kept in the browser, and what the screen reads of it. */
import { today } from '../../app/today.ts'
import type { OwnCodeDraft } from '@cauce/domain/own-code/draft'
import type { OwnCodeEvent } from '@cauce/machines/own-code/types'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { webOwnCode } from '../../actors/own-code.ts'
import { useAppDispatch } from '../../store/store.ts'
import type { KeptPlace } from '../../kit/draft/kept.ts'
import { useKeepFlow, useRestored } from '../../kit/draft/use-kept-flow.ts'
import { useTypedMeanwhile } from '../ordering/use-typed-meanwhile.ts'

type OwnCodeMachine = ReturnType<typeof webOwnCode>
type OwnCodeSnapshot = SnapshotFrom<OwnCodeMachine>

const isBlank = ({ draft, items }: OwnCodeSnapshot['context']): boolean =>
  items.length === 0 && draft.codigoPropio === null && draft.observacion === ''

/** What was ordered already ends with the tab; what is still to be ordered stays on the computer. */
const placeOf = ({ context }: OwnCodeSnapshot): KeptPlace | null => {
  if (context.placed) return 'tab'
  return isBlank(context) && context.idempotencyKey === null ? null : 'computer'
}

/** The Spanish sentence of what is going on, from the machine itself; null while it waits for the person. */
const busyTextOf = (snapshot: OwnCodeSnapshot): string | null => {
  const isWaiting =
    snapshot.matches('proposing') ||
    snapshot.matches({ ordering: 'keying' }) ||
    snapshot.matches({ ordering: 'sending' }) ||
    snapshot.matches('refreshing')
  return isWaiting ? (snapshot._nodes.at(-1)?.description ?? '') : null
}

export interface OwnCodeOrder {
  readonly actor: ActorRefFrom<OwnCodeMachine>
  readonly snapshot: OwnCodeSnapshot
  readonly send: (event: OwnCodeEvent) => void
  /** What is typed, also what is typed while the server is asked about an earlier line. */
  readonly draft: OwnCodeDraft
  readonly changeDraft: (change: Partial<OwnCodeDraft>) => void
  readonly busyText: string | null
}

export const useOwnCodeOrder = (consultaId: number, userId: number): OwnCodeOrder => {
  const dispatch = useAppDispatch()
  const [machine] = useState(() => webOwnCode(dispatch))
  const name = { userId, consultaId, what: 'servicios' }
  const restored = useRestored(machine, name)
  const actor = useActorRef(machine, { snapshot: restored, input: { consultaId, hoy: today() } })
  useKeepFlow(actor, name, placeOf)
  const snapshot = useSelector(actor, (current) => current)
  const typed = useTypedMeanwhile(actor, snapshot.matches('collecting'), snapshot.context.draft)

  useEffect(() => {
    const { context } = actor.getSnapshot()
    const hoy = today()
    if (isBlank(context) && context.draft.fechaVigencia < hoy) actor.send({ type: 'draft.cleared', hoy })
  }, [actor])

  return {
    actor,
    snapshot,
    send: (event) => actor.send(event),
    ...typed,
    busyText: busyTextOf(snapshot),
  }
}
