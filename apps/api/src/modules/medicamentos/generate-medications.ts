/** The order of medications is created with its lines, all or none, with every check made again. @fuente spec 2 §4, §7 */
import type { CheckKind } from '@cauce/domain/medication/check'
import { MEDICATION_ORDER_DONE, UNANSWERED_CHECKS } from '@cauce/domain/medication/messages'
import type { MedicationLine } from '@cauce/domain/medication/order-line'
import { NEVER_SHOWN } from '@cauce/domain/medication/shown-finding'
import { SHORTAGE_DETECTED } from '@cauce/domain/medication/shortage'
import { ceilingField } from '@cauce/domain/oncology/prescribed-ceilings'
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { Answer } from '@cauce/contract/entry'
import type { medicamentos } from '@cauce/contract/medicamentos'
import { audit } from '../../audit/audit.ts'
import { ApiFailure, fail, invalid } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import type { CheckedLine } from '../alertas/check-lines.ts'
import { notAnnulledSince } from '../ordenamiento/annulled-since.ts'
import { openRequests } from '../por-autorizar/open.ts'
import { tellOrderCreated } from '../ordenamiento/order-events.ts'
import { firstMessage } from '../ordenamiento/orderable.ts'
import { insertMedicationOrder, type NewMedicationLine } from './insert-medications.ts'
import { judgedOrder } from './judged-order.ts'
import { signedLines } from './second-signature.ts'
import { annulReplaced } from './replace-line.ts'

type Generated = Answer<(typeof medicamentos)['generarOrdenamiento']>

const UNANSWERED = 'alertas.sin_responder'
const OUT_OF_STOCK = 'medicamento.desabastecido'

/** `<position>.comprobaciones.<check>` to the titles of what that check found. */
const byCheck = (
  checked: readonly CheckedLine[],
  titlesOf: (line: CheckedLine) => readonly { readonly comprobacion: CheckKind; readonly titulo: string }[],
): Record<string, string[]> => {
  const errores: Record<string, string[]> = {}
  checked.forEach((line, index) => {
    for (const { comprobacion, titulo } of titlesOf(line)) {
      const field = `${index}.comprobaciones.${comprobacion}`
      const titles = errores[field] ?? []
      errores[field] = titles.includes(titulo) ? titles : [...titles, titulo]
    }
  })
  return errores
}

/** Throws 422 at the route, the dose or the days of a line that goes where nobody orders. */
const requireUnderCeilings = (checked: readonly CheckedLine[]): void => {
  const errores: Record<string, string[]> = {}
  for (const [index, { bloqueadas }] of checked.entries())
    for (const { clave, titulo, conducta } of bloqueadas) {
      const field = ceilingField(clave)
      if (field !== null) (errores[`${index}.${field}`] ??= []).push(`${titulo}. ${conducta ?? ''}`.trim())
    }
  if (Object.keys(errores).length > 0) throw invalid(errores, firstMessage(errores))
}

/**
 * Throws 409 `medicamento.desabastecido` or 409 `alertas.sin_responder`, with what was found at each line; 422 at the check whose
 * answer is to something that nobody was shown.
 */
const requireAnswered = (checked: readonly CheckedLine[]): void => {
  requireUnderCeilings(checked)
  const blocked = byCheck(checked, ({ bloqueadas: [bloqueada] }) =>
    bloqueada === undefined
      ? []
      : [{ comprobacion: bloqueada.comprobacion, titulo: bloqueada.detalle ?? bloqueada.titulo }],
  )
  if (Object.keys(blocked).length > 0) throw fail(409, OUT_OF_STOCK, SHORTAGE_DETECTED, blocked)
  const pending = byCheck(checked, ({ pendientes }) => pendientes)
  if (Object.keys(pending).length > 0) throw fail(409, UNANSWERED, UNANSWERED_CHECKS, pending)
  const invented = byCheck(checked, ({ inventadas }) =>
    inventadas.map((comprobacion) => ({ comprobacion, titulo: NEVER_SHOWN })),
  )
  if (Object.keys(invented).length > 0) throw invalid(invented, NEVER_SHOWN)
}

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
        const { context, judged, checked } = await judgedOrder(trx, within, consultaId, lines)
        const { afiliado_id } = context.routing
        requireAnswered(checked)
        const rows = await signedLines(within, judged, checked)
        const order = { consulta_id: consultaId, afiliado_id, user_id: ctx.user.id, created_at: ctx.now() }
        const { id, lineIds } = await insertMedicationOrder(
          trx,
          order,
          rows,
          checked.map(({ ledger }) => ledger),
        )
        for (const [index, { reemplaza }] of rows.entries()) {
          const old = reemplaza === null ? undefined : context.replaced.get(reemplaza.id)
          if (reemplaza === null || old === undefined) continue
          const linea_id = lineIds[index] ?? 0
          await annulReplaced(trx, ctx, { old, afiliado_id, orden_id: id, linea_id, motivo: reemplaza.motivo })
        }
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
