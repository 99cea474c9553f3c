/** Signing the consent of a line that was ordered earlier. */
import type { Affiliate } from '@cauce/domain/affiliate/affiliate'
import type { ActiveProcedureLine } from '@cauce/domain/procedure/active-line'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { webProcedureConsent } from '../../actors/procedure-consent.ts'
import { useAppDispatch } from '../../store/store.ts'
import { ConsentFlow } from './consent-flow.tsx'

export interface LineConsentFlowProps {
  readonly line: ActiveProcedureLine
  readonly affiliate: Affiliate
  readonly userId: number
  readonly consultaId: number
  /** The line may have changed: it is asked for again. */
  readonly onEnd: () => void
}

export const LineConsentFlow = ({ line, affiliate, userId, consultaId, onEnd }: LineConsentFlowProps) => {
  const dispatch = useAppDispatch()
  const [machine] = useState(() => webProcedureConsent(dispatch))
  const actor = useActorRef(machine, {
    input: {
      ordenId: line.orden_id,
      cup: line.cup,
      paciente: { edad: affiliate.edad_cumplida, tipoAfiliadoId: affiliate.tipo_afiliado_id },
    },
  })
  const status = useSelector(actor, (snapshot) => snapshot.status)
  const ended = useEffectEvent(onEnd)
  useEffect(() => {
    if (status === 'done') ended()
  }, [status])
  return <ConsentFlow actor={actor} affiliate={affiliate} userId={userId} consultaId={consultaId} />
}
