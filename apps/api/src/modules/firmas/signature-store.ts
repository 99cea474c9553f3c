/** Where a second signature is kept, and what is known of who moves it. */
import type { Transaction } from 'kysely'
import { sameHand } from '@cauce/domain/access/same-hand'
import { type SignerFacts, whyNotSign } from '@cauce/domain/access/signer'
import type { SignatureHand, SignatureMove } from '@cauce/domain/medication/signature-life'
import type { SignatureState } from '@cauce/domain/medication/signature-request'
import { signatureLife } from '@cauce/machines/life-cycles/second-signature'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { type Change, defineStore } from '../../kit/life/store.ts'
import { lockAffiliate } from '../alertas/lock-affiliate.ts'
import { signerFacts } from '../consultas/signer.ts'
import { signedRecord } from './signed-record.ts'
import { holdSignature } from './write-queries.ts'

type SignatureChange = Change<SignatureState, SignatureMove>
export type HeldSignature = NonNullable<Awaited<ReturnType<typeof holdSignature>>>

/** Who has it open, and who closed it, follow from the state. */
const columnsOf = ({ estado, user_id, at, lleva }: SignatureChange) => {
  if (estado === 'abierta') return { abierta_por_user_id: user_id, abierta_at: at }
  if (estado === 'pedida') return { abierta_por_user_id: null, abierta_at: null }
  return { cerrada_por_user_id: user_id, cerrada_at: at, motivo: lleva['motivo'] ?? null }
}

/** Null where there is no such request. */
const lockPatient = async (trx: Transaction<DB>, id: number): Promise<boolean> => {
  const asked = await trx.selectFrom('segundas_firmas').select('afiliado_id').where('id', '=', id).executeTakeFirst()
  if (asked !== undefined) await lockAffiliate(trx, asked.afiliado_id)
  return asked !== undefined
}

/** What is known of who would move it. */
export const handOf = (
  ctx: UserCtx,
  held: Pick<HeldSignature, 'orden_esquemas_id' | 'pedida_por_user_id' | 'abierta_por_user_id'>,
  signer: SignerFacts,
): SignatureHand => {
  const act = held.orden_esquemas_id === null ? 'medicamentos' : 'esquemas'
  const refused = whyNotSign(signer, act, ctx.today())
  return {
    misma_mano: sameHand(ctx.user.id, [held.pedida_por_user_id]),
    la_abrio: held.abierta_por_user_id === ctx.user.id,
    no_firma: refused === null ? null : { ...refused, status: 403 },
  }
}

/** The life of a second signature as the server keeps it; what else a person's move does is beside it (`move-signature.ts`). */
export const signatureStore = defineStore({
  of: signatureLife,
  table: 'segundas_firmas',
  first: lockPatient,
  hold: holdSignature,
  facts: async (ctx, held) => handOf(ctx, held, await signerFacts(ctx.db, ctx.user.id)),
  columns: columnsOf,
  record: (held) => ({
    ...signedRecord(held),
    afiliado_id: held.afiliado_id,
    detalle: { orden_id: held.orden_id, firma_id: held.id },
  }),
})
