/** Whether a document is authentic. Anybody may ask, so the answer names no person and nothing clinical. */
import { LeaveStatus } from '@cauce/domain/sick-leave/sick-leave'
import type { Answer } from '@cauce/contract/entry'
import type { pdf } from '@cauce/contract/pdf'
import type { Ctx } from '../../http/handle.ts'
import { publicDocument } from '../pdf/document-queries.ts'
import { normaliseCode } from '../pdf/draw.ts'

const EXPIRED = 'vencido'
const ANNULLED = 'anulado'
/** What is said of the certificate of a leave that no longer holds, whenever it was printed. */
const LEAVE_STATES: ReadonlyMap<number | null, string> = new Map<number | null, string>([
  [LeaveStatus.annulled, ANNULLED],
  [LeaveStatus.lifted, 'levantado'],
])
/** Kinds that are good until a day. */
const EXPIRING: ReadonlySet<string> = new Set(['servicio', 'medicamento', 'codigo_propio'])

type Found = NonNullable<Awaited<ReturnType<typeof publicDocument>>>

const stateOf = ({ anulada_at, incapacidad_estado_id, estado }: Found, expired: boolean): string => {
  if (anulada_at !== null) return ANNULLED
  return expired ? EXPIRED : (LEAVE_STATES.get(incapacidad_estado_id) ?? estado)
}

/** Kind, date, state and issuer of the document of a code; all null and `autentico` false when there is none. */
export const verify = async (ctx: Ctx, code: string): Promise<Answer<(typeof pdf)['verificar']>> => {
  const found = await publicDocument(ctx.db, normaliseCode(code))
  if (!found) return { autentico: false, clase: null, fecha: null, estado: null, emisor: null, hoy: null }
  const lastDay = EXPIRING.has(found.clase) ? found.vence : found.carta_vence
  const expired = found.estado === 'vigente' && lastDay !== null && lastDay < ctx.today()
  const today = found.carta === null ? undefined : ctx.lettersToday.get(found.carta)
  return {
    autentico: true,
    clase: found.titulo,
    fecha: found.created_at.toISOString(),
    estado: stateOf(found, expired),
    emisor: found.emisor,
    hoy: today === undefined || found.carta_id === null ? null : await today(ctx, found.carta_id),
  }
}
