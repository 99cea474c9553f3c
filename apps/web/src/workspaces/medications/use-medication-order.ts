/** The medication order of a consultation: its machine, kept in the browser, and what the screen reads of it. */
import { today } from '../../app/today.ts'
import type { Consultation } from '@cauce/domain/consultation/consultation'
import type { MedicationDraft } from '@cauce/domain/medication/draft'
import type { MedicationOrderEvent } from '@cauce/machines/medication-order/types'
import type { medicationAlertMachine } from '@cauce/machines/medication-alert'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { webMedicationOrder } from '../../actors/medication-order.ts'
import { useUser } from '../../actors/session.ts'
import { medicamentosApi } from '../../store/medicamentos-api.ts'
import { useAppDispatch } from '../../store/store.ts'
import type { KeptPlace } from '../../kit/draft/kept.ts'
import { useKeepFlow, useRestored } from '../../kit/draft/use-kept-flow.ts'

type OrderMachine = ReturnType<typeof webMedicationOrder>
type MedicationSnapshot = SnapshotFrom<OrderMachine>
type OrderActor = ActorRefFrom<OrderMachine>
type AlertActor = ActorRefFrom<typeof medicationAlertMachine>

const isBlank = ({ draft, entry, items, queue }: MedicationSnapshot['context']): boolean =>
  items.length === 0 &&
  queue.length === 0 &&
  entry.trim() === '' &&
  draft.articulo === null &&
  draft.observacion.trim() === ''

/** What is still to be ordered stays on the computer until it is ordered. */
const placeOf = ({ context }: MedicationSnapshot): KeptPlace | null =>
  isBlank(context) && context.idempotencyKey === null ? null : 'computer'

/** The Spanish sentence of what is going on, from the machine itself; null while it waits for the person. */
const busyTextOf = (snapshot: MedicationSnapshot): string | null => {
  const isWaiting =
    snapshot.matches('checking') ||
    snapshot.matches({ ordering: 'keying' }) ||
    snapshot.matches({ ordering: 'sending' }) ||
    snapshot.matches('refreshing')
  return isWaiting ? (snapshot._nodes.at(-1)?.description ?? '') : null
}

const alertOf = ({ children }: MedicationSnapshot): AlertActor | null => children['alert'] ?? null

/** The diagnosis that a new line takes: the only one of the consultation; of several, each line is asked about its own. */
const onlyDiagnosis = ({ diagnosticos: [only, ...others] }: Consultation): MedicationDraft['diagnostico'] =>
  only === undefined || others.length > 0 ? null : { id: only.id, codigo: only.codigo, nombre: only.nombre }

export interface MedicationOrder {
  readonly actor: OrderActor
  readonly snapshot: MedicationSnapshot
  readonly send: (event: MedicationOrderEvent) => void
  readonly busyText: string | null
  /** The checks that are being walked, or null. */
  readonly alert: AlertActor | null
  /** Asks for the active orders again. */
  readonly refresh: () => void
}

export const useMedicationOrder = (consultation: Consultation, userId: number): MedicationOrder => {
  const dispatch = useAppDispatch()
  const user = useUser()
  const [machine] = useState(() => webMedicationOrder(dispatch, userId))
  const name = { userId, consultaId: consultation.id, what: 'medicamentos' }
  const snapshot0 = useRestored(machine, name)
  const actor = useActorRef(machine, {
    snapshot: snapshot0,
    input: {
      consultaId: consultation.id,
      afiliadoId: consultation.afiliado.id,
      hoy: today(),
      diagnostico: onlyDiagnosis(consultation),
      operador: user?.operador?.nombre_completo ?? null,
    },
  })
  useKeepFlow(actor, name, placeOf)
  const snapshot = useSelector(actor, (current) => current)

  useEffect(() => {
    const { context } = actor.getSnapshot()
    const hoy = today()
    if (isBlank(context) && context.draft.fechaVigencia < hoy) actor.send({ type: 'draft.cleared', hoy })
  }, [actor])

  return {
    actor,
    snapshot,
    send: (event) => actor.send(event),
    busyText: busyTextOf(snapshot),
    alert: snapshot.matches({ checking: 'alerting' }) ? alertOf(snapshot) : null,
    refresh: () => {
      void dispatch(
        medicamentosApi.endpoints.medicamentosActivos.initiate(
          { params: { consultaId: consultation.id } },
          { forceRefetch: true, subscribe: false },
        ),
      )
    },
  }
}
