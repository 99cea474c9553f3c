/** The procedure order of a consultation: its machine, kept in the browser, and what the screen reads of it. */
import { today } from '../../app/today.ts'
import type { Consultation } from '@cauce/domain/consultation/consultation'
import type { ProcedureDraft } from '@cauce/domain/procedure/draft'
import type { OrderEvent } from '@cauce/machines/procedure-order/types'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { webProcedureOrder } from '../../actors/procedure-order.ts'
import { api } from '../../store/api.ts'
import { useAppDispatch } from '../../store/store.ts'
import type { ConsentActor } from '../consent/consent-actor.ts'
import type { KeptPlace } from '../../kit/draft/kept.ts'
import { useKeepFlow, useRestored } from '../../kit/draft/use-kept-flow.ts'
import { useTypedMeanwhile } from '../ordering/use-typed-meanwhile.ts'

type OrderMachine = ReturnType<typeof webProcedureOrder>
export type OrderSnapshot = SnapshotFrom<OrderMachine>
type OrderActor = ActorRefFrom<OrderMachine>

const isBlank = ({ draft, items }: OrderSnapshot['context']): boolean =>
  items.length === 0 && draft.procedimiento === null && draft.observacion === ''

/** What was ordered already, and its consents, end with the tab; what is still to be ordered stays on the computer. */
const placeOf = (snapshot: OrderSnapshot): KeptPlace | null => {
  if (snapshot.context.placed !== null) return 'tab'
  return isBlank(snapshot.context) && snapshot.context.idempotencyKey === null ? null : 'computer'
}

/** The Spanish sentence of what is going on, from the machine itself; null while it waits for the person. */
const busyTextOf = (snapshot: OrderSnapshot): string | null => {
  const isWaiting =
    snapshot.matches({ validating: 'checking' }) ||
    snapshot.matches({ validating: 'proposing' }) ||
    snapshot.matches({ ordering: 'keying' }) ||
    snapshot.matches({ ordering: 'sending' }) ||
    snapshot.matches('recommending') ||
    snapshot.matches({ consenting: 'checking' }) ||
    snapshot.matches('refreshing')
  return isWaiting ? (snapshot._nodes.at(-1)?.description ?? '') : null
}

const consentOf = ({ children }: OrderSnapshot): ConsentActor | null => children['consent'] ?? null

export interface ProcedureOrder {
  readonly actor: OrderActor
  readonly snapshot: OrderSnapshot
  readonly send: (event: OrderEvent) => void
  /** What is typed, also what is typed while the server is checking an earlier line. */
  readonly draft: ProcedureDraft
  readonly changeDraft: (change: Partial<ProcedureDraft>) => void
  readonly busyText: string | null
  /** The consent that is being walked, or null. */
  readonly consent: ConsentActor | null
  /** Asks for the active orders again. */
  readonly refresh: () => void
}

export const useProcedureOrder = (consultation: Consultation, userId: number): ProcedureOrder => {
  const dispatch = useAppDispatch()
  const [machine] = useState(() => webProcedureOrder(dispatch))
  const name = { userId, consultaId: consultation.id, what: 'procedimientos' }
  const snapshot0 = useRestored(machine, name)
  const { afiliado } = consultation
  const actor = useActorRef(machine, {
    snapshot: snapshot0,
    input: {
      consultaId: consultation.id,
      hoy: today(),
      paciente: { edad: afiliado.edad_cumplida, tipoAfiliadoId: afiliado.tipo_afiliado_id },
    },
  })
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
    consent: snapshot.matches({ consenting: 'signing' }) ? consentOf(snapshot) : null,
    refresh: () => {
      void dispatch(
        api.endpoints.ordenesActivas.initiate(
          { params: { consultaId: consultation.id } },
          { forceRefetch: true, subscribe: false },
        ),
      )
    },
  }
}
