/** What of an order of a scheme another professional signs. */
import { schemeSignature } from '@cauce/domain/oncology/double-signature'
import type { SchemeOrder } from '@cauce/domain/oncology/scheme'
import { type Signature, waitsFor } from '@cauce/domain/medication/second-signature'
import { settingOf } from '../../db/setting.ts'
import type { UserCtx } from '../../http/handle.ts'
import type { CheckedScheme } from '../alertas/check-scheme.ts'
import type { AskedSignature } from '../firmas/ask-signatures.ts'
import type { SignedDoses } from './order-lines.ts'

/** Key of the setting: `{"clases": [...]}`, dated as every one. */
const SIGNED_KINDS = 'oncologia.doble_firma'

/** What of the order another professional signs, with what was answered. */
export const signatureOfScheme = async (
  ctx: Pick<UserCtx, 'db' | 'today'>,
  { urgencia_vital }: SchemeOrder,
  doses: SignedDoses,
  { hallazgos, respondidas }: CheckedScheme,
): Promise<Signature> => {
  const urgencia = (urgencia_vital ?? '').trim()
  return schemeSignature({ ...doses, hallazgos }, await settingOf(ctx, SIGNED_KINDS), {
    checks: respondidas,
    urgencia: urgencia === '' ? null : urgencia,
  })
}

/** The request of its order; null: nothing asks for another hand. */
export const askedOf = ({ pide, urgencia }: Signature): AskedSignature | null =>
  pide.length === 0 ? null : { hallazgos: pide.join(' · '), urgencia: urgencia !== null }

/** What the first step of each of its lines says; null: nothing but that it was ordered. */
export const firstStep = ({ espera, urgencia }: Signature): string | null =>
  urgencia ?? (espera.length === 0 ? null : waitsFor(espera))
