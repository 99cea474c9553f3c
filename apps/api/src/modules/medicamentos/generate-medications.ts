/** The order of medications is created with its lines, all or none, with every check made again. @fuente spec 2 §4, §7 */
import { MEDICATION_ORDER_DONE } from '@cauce/domain/medication/messages'
import type { MedicationLine } from '@cauce/domain/medication/order-line'
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { Answer } from '@cauce/contract/entry'
import type { medicamentos } from '@cauce/contract/medicamentos'
import { audit } from '../../audit/audit.ts'
import { ApiFailure } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import type { CheckedLine } from '../alertas/check-lines.ts'
import { passMedications } from '../alertas/gate.ts'
import { settleReview } from '../alertas/look-again.ts'
import { notAnnulledSince } from '../ordenamiento/annulled-since.ts'
import { openRequests } from '../por-autorizar/open.ts'
import { tellOrderCreated } from '../ordenamiento/order-events.ts'
import { insertMedicationOrder } from './insert-medications.ts'
import { judgedOrder } from './judged-order.ts'
import type { NewMedicationLine } from './new-line.ts'
import { annulReplaced } from './replace-line.ts'
import { OUT_OF_STOCK, UNANSWERED } from './require-answered.ts'

type Generated = Answer<(typeof medicamentos)['generarOrdenamiento']>

/** A row of the ledger as the audit keeps it: whole, but for the text of the findings, which their key and title name. */
const auditedCheck = (row: CheckedLine['ledger'][number]) => ({
  comprobacion: row.comprobacion,
  origen: row.origen,
  respuesta: row.respuesta,
  por_que: row.por_que,
  hora: row.hora.toISOString(),
  conocimiento: row.conocimiento,
  conocimiento_version: row.conocimiento_version,
  conocimiento_fecha: row.conocimiento_fecha,
  hallazgos: row.hallazgos.map(({ clave, titulo }) => ({ clave, titulo })),
  motivo: row.motivo,
})

const auditLines = (lines: readonly NewMedicationLine[], lineIds: readonly number[], checked: readonly CheckedLine[]) =>
  lines.map((line, index) => ({
    linea_id: lineIds[index],
    codesumi_id: line.codesumi_id,
    cantidad_medico: line.cantidad_medico,
    meses: line.meses,
    rep_id: line.routing.rep_id,
    ...(line.segunda_firma === null ? {} : { segunda_firma: line.segunda_firma }),
    ...(line.reemplaza === null ? {} : { reemplaza_id: line.reemplaza.id }),
    comprobaciones: (checked[index]?.ledger ?? []).map(auditedCheck),
    no_verificadas: [
      ...new Set(
        (checked[index]?.ledger ?? [])
          .filter(({ respuesta }) => respuesta === 'no_verificada')
          .map(({ comprobacion }) => comprobacion),
      ),
    ],
  }))

/** A refused order leaves a trace: which checks were not answered, by line. */
const auditRefusal = async (ctx: UserCtx, consultaId: number, error: unknown): Promise<void> => {
  if (!(error instanceof ApiFailure) || (error.codigo !== UNANSWERED && error.codigo !== OUT_OF_STOCK)) return
  await audit(ctx.db, ctx, {
    accion: 'orden.rechazar',
    recurso: 'consulta',
    recurso_id: consultaId,
    detalle: { codigo: error.codigo, comprobaciones: Object.keys(error.errores ?? {}) },
  })
}

/**
 * Creates the order. The same key and body give the same order; rules and checks are made again with the catalogue, the contracts,
 * the knowledge and the active lines of this moment, one order of an affiliate at a time. A line that another takes the place of
 * is annulled in the same transaction.
 */
export const generateMedications = async (
  ctx: UserCtx,
  consultaId: number,
  lines: readonly MedicationLine[],
): Promise<Generated> => {
  const callId = `ordenamiento.generarOrdenamiento/${OrderType.medications}/${consultaId}`
  try {
    return await idempotent(
      ctx,
      callId,
      lines,
      async (trx) => {
        const within = { ...ctx, db: trx }
        const { context, judged } = await judgedOrder(trx, within, consultaId, lines)
        const { passed, checked } = await passMedications(context.held, ctx, judged)
        const { afiliado_id } = passed.what
        const rows = passed.what.lines.map(({ row }) => row)
        const order = { consulta_id: consultaId, user_id: ctx.user.id, created_at: ctx.now() }
        const { id, lineIds } = await insertMedicationOrder(trx, order, passed)
        for (const [index, { reemplaza }] of rows.entries()) {
          const old = reemplaza === null ? undefined : context.replaced.get(reemplaza.id)
          if (reemplaza === null || old === undefined) continue
          const linea_id = lineIds[index] ?? 0
          await annulReplaced(trx, ctx, { old, afiliado_id, orden_id: id, linea_id, motivo: reemplaza.motivo })
        }
        await settleReview(context.held, ctx)
        await audit(trx, ctx, {
          accion: 'orden.crear_medicamentos',
          recurso: 'orden',
          recurso_id: id,
          afiliado_id,
          detalle: { consulta_id: consultaId, lineas: auditLines(rows, lineIds, checked) },
        })
        const told = { orden_id: id, tipo_orden_id: OrderType.medications, afiliado_id, consulta_id: consultaId }
        await openRequests(trx, id)
        await tellOrderCreated(trx, ctx, told)
        return { original: { 0: { id }, mensaje: MEDICATION_ORDER_DONE, type: 'success' } }
      },
      notAnnulledSince(OrderType.medications),
    )
  } catch (error) {
    await auditRefusal(ctx, consultaId, error)
    throw error
  }
}
