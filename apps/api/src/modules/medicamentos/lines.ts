/** Active medications of the affiliate, and what was ordered in the last six months. @fuente spec 2 §2, §7 */
import { measureOf } from '@cauce/domain/medication/dose-unit'
import { quantityInWords } from '@cauce/domain/medication/monthly-quantity'
import type { ActiveMedicationLine, MedicationHistoryRow } from '@cauce/domain/medication/order-line'
import { isInCourse } from '@cauce/domain/medication/represcription'
import type { Answer, Body } from '@cauce/contract/entry'
import type { medicamentos } from '@cauce/contract/medicamentos'
import { auditRead } from '../../audit/audit.ts'
import type { UserCtx } from '../../http/handle.ts'
import { reachConsultation } from '../consultas/access.ts'
import { named } from '../consultas/affiliate-queries.ts'
import { routeOfRow } from '../direccionamiento/route-of-row.ts'
import { codeSumi, timeUnit } from './articles.ts'
import { changesOf } from './changes.ts'
import { routesOfDrugs } from './drug-queries.ts'
import { ledgersOf } from './ledger.ts'
import * as queries from './line-queries.ts'

type Module = typeof medicamentos
type Routes = ReadonlyMap<number, readonly string[]>

const routesOf = (ctx: UserCtx, rows: readonly queries.ShownLine[]): Promise<Routes> =>
  routesOfDrugs(
    ctx.db,
    rows.map(({ codesumi_id, principio_activo, via_medicamento }) => ({
      id: codesumi_id,
      principio_activo,
      via: via_medicamento,
    })),
  )

/** The figures of the line, worked out again: what is shown is what the rule says of them. */
const posologyOf = (row: queries.ShownLine, routes: Routes) => {
  const figures = {
    dosis: Number(row.dosis),
    frecuencia: Number(row.frecuencia),
    duracion: row.duracion,
    meses: row.meses,
  }
  const unidad_tiempo = timeUnit(row.unidad_tiempo)
  const codesumi = codeSumi(
    { ...row, id: row.codesumi_id, via: row.via_medicamento, unidad_presentacion: row.unidad },
    routes,
  )
  const medida = measureOf(row.unidad_dosis, codesumi)
  return {
    id: row.id,
    orden_id: row.orden_id,
    codesumi,
    unidad_dosis: row.unidad_dosis,
    via: row.via,
    ...figures,
    unidad_tiempo,
    cantidad_medico: row.cantidad_medico,
    formula: quantityInWords({ ...figures, tiempo: unidad_tiempo, unidad: row.unidad, medida }),
    observacion: row.observacion,
    diagnostico: { id: row.diagnostico_id, codigo: row.diagnostico_codigo, nombre: row.diagnostico_nombre },
    rep: named(row.rep_id, row.rep_nombre),
    estado_id: row.estado_id,
    estado: { id: row.estado_id, nombre: row.estado },
    medico: row.medico,
    fecha_vigencia: row.fecha_vigencia,
    created_at: row.created_at.toISOString(),
  }
}

/** Medication lines of the affiliate of the consultation, at most 500, the open ones first, each with its ledger. */
export const activeOrders = async (ctx: UserCtx, consultaId: number): Promise<ActiveMedicationLine[]> => {
  const { afiliado_id } = await reachConsultation(ctx, consultaId)
  const rows = await queries.activeMedications(ctx.db, afiliado_id, ctx.today())
  const routes = await routesOf(ctx, rows)
  const ledgers = ledgersOf(
    await queries.ledgerRows(
      ctx.db,
      rows.map(({ id }) => id),
    ),
  )
  auditRead(ctx, { accion: 'ordenes.leer', recurso: 'consulta', recurso_id: consultaId, afiliado_id })
  return rows.map((row) => ({
    ...posologyOf(row, routes),
    requiere_autorizacion: row.requiere_autorizacion ? 1 : 0,
    ...routeOfRow(row),
    fecha_vencimiento: row.fecha_vencimiento,
    fin_tratamiento: row.fin_tratamiento,
    estado_desde: row.estado_desde.toISOString(),
    estado_motivo: row.estado_motivo,
    reemplaza_id: row.reemplaza_id,
    comprobaciones: ledgers.get(row.id) ?? [],
  }))
}

/** A page of the six months' history; pages count from 1, and one past the end is empty. */
export const sixMonths = async (
  ctx: UserCtx,
  { consulta, cantidad, page }: Body<Module['ordenes6Meses']>,
): Promise<Answer<Module['ordenes6Meses']>> => {
  const reached = await reachConsultation(ctx, consulta)
  const { afiliado_id } = reached
  const today = ctx.today()
  const total = await queries.countHistory(ctx.db, afiliado_id, today)
  const rows = await queries.medicationHistory(ctx.db, afiliado_id, {
    today,
    limit: cantidad,
    offset: (page - 1) * cantidad,
  })
  const routes = await routesOf(ctx, rows)
  const changes = await changesOf(ctx, reached, rows)
  auditRead(ctx, {
    accion: 'historico_medicamentos.leer',
    recurso: 'consulta',
    recurso_id: consulta,
    afiliado_id,
    detalle: { pagina: page },
  })
  return {
    data: rows.map((row): MedicationHistoryRow => ({
      ...posologyOf(row, routes),
      sigue_activa: isInCourse(row, today),
      cambios: changes.get(row.id) ?? [],
    })),
    total,
    last_page: Math.max(1, Math.ceil(total / cantidad)),
  }
}
