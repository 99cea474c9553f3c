/** The term in which a referral is answered. */
import type { Kysely, Selectable } from 'kysely'
import { momentOf } from '@cauce/domain/referral/moments'
import {
  ANOTHER_REQUEST,
  ANSWER_ERASED,
  ANSWERED_BY_PANEL,
  REFERRAL_OWNER,
  referralTermClass,
} from '@cauce/domain/referral/answer-term'
import type { DB } from '../../db/tables.ts'
import { fulfil, reclassify, reopen } from '../../kit/clock/acts.ts'
import type { NewTerm } from '../../kit/clock/open-term.ts'
import { governingTerms } from '../../kit/clock/view-term.ts'

type Referral = Pick<
  Selectable<DB['referencias']>,
  'id' | 'tipo_solicitud' | 'fecha_aceptacion' | 'hora_aceptacion' | 'cerrada_at' | 'created_at' | 'user_id'
>

/** When it was answered: an institution accepted it, or it was closed; null while nobody has. */
const answeredAt = (row: Referral): Date | null => {
  const at = momentOf(row.fecha_aceptacion, row.hora_aceptacion)
  return at === null ? row.cerrada_at : new Date(at)
}

/** The term of a referral, as it is opened. */
export const termOfReferral = (row: Referral): NewTerm => ({
  dueno_tipo: REFERRAL_OWNER,
  dueno_id: row.id,
  clase: referralTermClass(row.tipo_solicitud),
  inicio: row.created_at,
  cumplido: answeredAt(row),
  user_id: row.user_id,
})

/** Brings the term to what the panel says now: its class, and whether and when it was answered. */
export const followPanel = async (
  trx: Kysely<DB>,
  row: Referral,
  { user_id, at }: { readonly user_id: number; readonly at: Date },
): Promise<void> => {
  const term = (await governingTerms(trx, REFERRAL_OWNER, [row.id])).get(row.id)
  if (term === undefined) return
  const clase = referralTermClass(row.tipo_solicitud)
  const id =
    term.clase === clase ? term.id : await reclassify(trx, term.id, clase, { user_id, at, motivo: ANOTHER_REQUEST })
  const answered = answeredAt(row)
  if (answered?.getTime() === term.cumplido_at?.getTime()) return
  await (answered === null
    ? reopen(trx, id, { user_id, at, motivo: ANSWER_ERASED })
    : fulfil(trx, id, answered, { user_id, at, motivo: ANSWERED_BY_PANEL }))
}
