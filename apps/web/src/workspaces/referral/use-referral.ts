/** A referral on the screen: its machine, kept in the browser, and what the screen reads of it. */
import { hasPermission } from '@cauce/domain/session/permission'
import { panelActions, REFERRAL_PERMISSION, type PanelAction } from '@cauce/domain/referral/panel-actions'
import type { Referral } from '@cauce/domain/referral/referral'
import { isTouched, shownErrors } from '@cauce/machines/referral/flow'
import type { ReferralEvent } from '@cauce/machines/referral/types'
import type { FieldErrors } from '@cauce/machines/failure'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { showToast } from '@cauce/ui/toaster/toaster'
import type { SnapshotFrom } from 'xstate'
import { webReferral } from '../../actors/referral.ts'
import { useUser } from '../../actors/session.ts'
import { useAppDispatch } from '../../store/store.ts'
import type { KeptPlace } from '../../kit/draft/kept.ts'
import { useKeepFlow, useRestored } from '../../kit/draft/use-kept-flow.ts'

type PanelMachine = ReturnType<typeof webReferral>
type PanelSnapshot = SnapshotFrom<PanelMachine>

/** What was typed and is not saved stays on the computer; the open dialogs end with the tab. */
const placeOf = (snapshot: PanelSnapshot): KeptPlace | null => {
  if (isTouched(snapshot.context)) return 'computer'
  return snapshot.matches('editing') || snapshot.matches('waiting') ? null : 'tab'
}

/** The Spanish sentence of what is going on, from the machine itself; null while it waits for the person. */
const busyTextOf = (snapshot: PanelSnapshot): string | null => {
  const isWaiting =
    snapshot.matches({ saving: 'sending' }) ||
    snapshot.matches({ saving: 'comparing' }) ||
    snapshot.matches({ ordering: 'creating' })
  return isWaiting ? (snapshot._nodes.at(-1)?.description ?? '') : null
}

export interface ReferralPanelState {
  readonly snapshot: PanelSnapshot
  readonly send: (event: ReferralEvent) => void
  /** Messages by field of the wire, as they are shown now. */
  readonly errors: FieldErrors
  readonly busyText: string | null
  /** There is something typed that is not saved. */
  readonly touched: boolean
  readonly actions: readonly PanelAction[]
  /** Why the person orders nothing from it; null: they may. */
  readonly noOrders: string | null
}

/** Says in passing what the machine wants said, once each. */
const useNotices = ({ context: { notice } }: PanelSnapshot): void => {
  const said = useRef(notice?.seq ?? 0)
  useEffect(() => {
    if (notice === null || notice.seq <= said.current) return
    said.current = notice.seq
    void showToast({ message: notice.message, tone: notice.tone === 'ok' ? 'success' : 'error' })
  }, [notice])
}

export const useReferralPanel = (referral: Referral): ReferralPanelState => {
  const dispatch = useAppDispatch()
  const user = useUser()
  const userId = user?.id ?? 0
  const [machine] = useState(() => webReferral(dispatch))
  const name = { userId, what: `remision.${referral.id}` }
  const restored = useRestored(machine, name)
  const actor = useActorRef(machine, { snapshot: restored, input: { userId } })
  useKeepFlow(actor, name, placeOf)
  const snapshot = useSelector(actor, (current) => current)
  // Before anything is drawn: a button pressed at once must find what it is about.
  useLayoutEffect(() => actor.send({ type: 'base.arrived', base: referral }), [actor, referral])
  useNotices(snapshot)
  const estado = snapshot.context.base?.estado ?? referral.estado
  return {
    snapshot,
    send: (event) => actor.send(event),
    errors: shownErrors(snapshot.context),
    busyText: busyTextOf(snapshot),
    touched: isTouched(snapshot.context),
    noOrders: referral.no_ordena,
    actions: panelActions(estado, user !== null && hasPermission(user, REFERRAL_PERMISSION)),
  }
}
