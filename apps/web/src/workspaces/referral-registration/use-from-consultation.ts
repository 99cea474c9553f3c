/** The registration begins with what its consultation says, once it has arrived. */
import { RecordComponents, EMPTY_COMPONENTS, fromComponents } from '@cauce/domain/clinical-record/record-components'
import type { ClinicalRecord } from '@cauce/domain/clinical-record/record'
import type { RecordView } from '@cauce/contract/historia'
import { referralOf } from '@cauce/domain/referral/from-consultation'
import type { RegistrationDraft } from '@cauce/domain/referral/registration'
import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useConsultaQuery } from '../../store/api.ts'
import { historiaApi } from '../../store/historia-api.ts'
import { useAfiliadoReferenciaQuery } from '../../store/referencias-api.ts'
import type { Registration } from './use-registration.ts'

const decode = Schema.decodeUnknownOption(RecordComponents)

/** What was finalised, or what is saved of what is being typed. */
const recordOf = ({ historia, borradores }: RecordView): ClinicalRecord => {
  if (historia !== null) return historia
  const typed = Object.fromEntries(
    borradores.map(({ componente, datos }) => [componente, { ...EMPTY_COMPONENTS[componente], ...datos }]),
  )
  return fromComponents(Option.getOrElse(decode({ ...EMPTY_COMPONENTS, ...typed }), () => EMPTY_COMPONENTS))
}

/** What the consultation brings; null while it is on its way, or where there is none. */
const useBrought = (consultaId: number | null): Partial<RegistrationDraft> | null => {
  const skip = consultaId === null
  const { data: consultation } = useConsultaQuery({ params: { id: consultaId ?? 0 } }, { skip })
  const { data: view } = historiaApi.useHistoriaQuery(
    { params: { consulta: consultaId ?? 0 } },
    { skip, refetchOnMountOrArgChange: true },
  )
  const affiliateId = consultation?.afiliado.id
  const { data: affiliate } = useAfiliadoReferenciaQuery(
    { params: { id: affiliateId ?? 0 } },
    { skip: affiliateId === undefined },
  )
  if (consultation === undefined || view === undefined || affiliate === undefined) return null
  const { diagnosticos, datosConsulta } = consultation
  return referralOf({ record: recordOf(view), diagnosticos, rep: datosConsulta.rep }, affiliate)
}

/**
 * Fills the form once. What somebody was writing of another referral is not written over.
 * @returns puts what the consultation says in the place of what is written; null: there is nothing of another to replace
 */
export const useFromConsultation = ({ snapshot, send }: Registration, consultaId: number | null) => {
  const { touched, draft } = snapshot.context
  const brought = useBrought(consultaId)
  const filled = useRef(false)
  const fill = useEffectEvent((from: Partial<RegistrationDraft>) => {
    if (filled.current || touched) return
    filled.current = true
    send({ type: 'draft.changed', draft: from })
  })
  useEffect(() => {
    if (brought !== null) fill(brought)
  }, [brought])
  if (brought === null || !touched || draft.afiliado?.id === brought.afiliado?.id) return null
  return (): void => {
    filled.current = true
    send({ type: 'draft.cleared' })
    send({ type: 'draft.changed', draft: brought })
  }
}
