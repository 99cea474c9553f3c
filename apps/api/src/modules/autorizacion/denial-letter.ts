/** The letter of a denial, issued with it: both doctors sign it. */
import type { Transaction } from 'kysely'
import { DENIAL_CAUSES, type DenialCause } from '@cauce/domain/authorisation/denial'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { negacion } from '@cauce/domain/letters/negacion'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { issueLetter } from '../../kit/letter/issue.ts'
import type { HeldRequest } from '../por-autorizar/open.ts'
import { oneRequest } from './queries.ts'

interface Denied {
  readonly cantidad: number
  readonly causal: DenialCause
  readonly justificacion: string
  readonly fundamento: string
  readonly alternativa: string
  readonly propone: number
}

export const denialLetter = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  held: HeldRequest,
  { propone, causal, ...said }: Denied,
): Promise<{ readonly id: number; readonly numero: string }> => {
  const asked = await oneRequest(trx, held.id)
  if (asked === undefined) throw new Error('What is held is there')
  return issueLetter(trx, ctx, negacion, {
    of: { clase: 'autorizacion', id: held.id },
    afiliado_id: held.afiliado_id,
    values: {
      ...said,
      servicio: [asked.codigo, asked.servicio].filter((part) => part !== '').join(' '),
      pedida: held.cantidad,
      recibida: bogotaDate(held.recibida_at.getTime()),
      ordena: asked.pedida_por ?? '',
      causal: DENIAL_CAUSES[causal],
    },
    signers: [propone, ctx.user.id],
  })
}
