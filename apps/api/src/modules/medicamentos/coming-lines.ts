/** What would happen with each line if it were ordered now: the same judgement as the order, and nothing is stored. @fuente UI, imagen 21 */
import type { ComingLine } from '@cauce/domain/medication/coming-line'
import type { MedicationLine } from '@cauce/domain/medication/order-line'
import type { Answer } from '@cauce/contract/entry'
import type { medicamentos } from '@cauce/contract/medicamentos'
import { auditRead } from '../../audit/audit.ts'
import type { UserCtx } from '../../http/handle.ts'
import { checkLines, type CheckedLine } from '../alertas/check-lines.ts'
import { judgedOrder } from './judged-order.ts'
import { toCheck, type NewMedicationLine } from './new-line.ts'
import type { MedicationContext } from './order-context.ts'
import { signedLines } from './second-signature.ts'

const coming = (
  row: NewMedicationLine,
  checked: CheckedLine | undefined,
  { routing }: MedicationContext,
): ComingLine => ({
  codesumi_id: row.codesumi_id,
  estado_id: row.estado_id,
  requiere_autorizacion: row.requiere_autorizacion,
  sitio: routing.reps.find(({ id }) => id === row.routing.rep_id)?.nombre ?? null,
  segunda_firma: row.segunda_firma,
  urgencia: row.firma?.urgencia === true,
  meses: row.meses,
  fecha_vigencia: row.fecha_vigencia,
  fecha_vencimiento: row.fecha_vencimiento,
  reemplaza: row.reemplaza !== null,
  falta: [
    ...new Set([
      ...(checked?.bloqueadas ?? []).map(({ titulo }) => titulo),
      ...(checked?.pendientes ?? []).map(({ titulo }) => titulo),
    ]),
  ],
})

/** The transaction only sees everything at one moment: it writes nothing. */
export const comingLines = async (
  ctx: UserCtx,
  consultaId: number,
  lines: readonly MedicationLine[],
): Promise<Answer<(typeof medicamentos)['quePasara']>> => {
  const { rows, checked, context } = await ctx.db.transaction().execute(async (trx) => {
    const within = { ...ctx, db: trx }
    const { context: found, judged } = await judgedOrder(trx, within, consultaId, lines)
    const made = await checkLines(within, { afiliado_id: found.held.id, lines: judged.map(toCheck) })
    const own = judged.map(({ row }) => row)
    return { context: found, checked: made, rows: await signedLines(within, own, made) }
  })
  auditRead(ctx, {
    accion: 'alertas.comprobar',
    recurso: 'consulta',
    recurso_id: consultaId,
    afiliado_id: context.routing.afiliado_id,
    detalle: { comprobacion: 'que_pasara', codesumi_ids: rows.map(({ codesumi_id }) => codesumi_id) },
  })
  return { lineas: rows.map((row, index) => coming(row, checked[index], context)) }
}
