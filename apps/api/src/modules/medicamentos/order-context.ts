/** All that the rules of ordering medications ask, read inside the writing, so that of two orders the second sees the first. */
import type { Transaction } from 'kysely'
import type { MedicationLine } from '@cauce/domain/medication/order-line'
import type { SpecialControl } from '@cauce/domain/medication/special-control'
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { lockAffiliate, type HeldAffiliate } from '../alertas/lock-affiliate.ts'
import { requireSigner } from '../consultas/signer.ts'
import { routingContext, type RoutingContext } from '../direccionamiento/routing-context.ts'
import { requireOrderable } from '../ordenamiento/orderable.ts'
import { choosableDiagnoses } from './diagnosis-queries.ts'
import { controlsOf, drugsById, routesOfDrugs, type DrugRow } from './drug-queries.ts'
import { anyOf } from './any-of.ts'

/** A line of the affiliate that the order would take the place of. */
export interface ReplacedLine {
  readonly id: number
  readonly orden_id: number
  readonly estado_id: number
}

export interface MedicationContext {
  readonly held: HeldAffiliate
  readonly routing: RoutingContext
  readonly drugs: ReadonlyMap<number, DrugRow>
  /** Routes of each presentation. */
  readonly routes: ReadonlyMap<number, readonly string[]>
  /** Special control, by ingredient. */
  readonly controls: ReadonlyMap<string, SpecialControl>
  readonly diagnoses: ReadonlySet<number>
  readonly replaced: ReadonlyMap<number, ReplacedLine>
}

const replacedLines = (trx: Transaction<DB>, afiliadoId: number, ids: readonly number[]): Promise<ReplacedLine[]> =>
  trx
    .selectFrom('orden_articulos')
    .select(['id', 'orden_id', 'estado_id'])
    .where('afiliado_id', '=', afiliadoId)
    .where('id', '=', anyOf(ids))
    .forNoKeyUpdate()
    .execute()

/** The context of an order that this person may make there, or the failure that says why not (404, 403, 422). */
export const medicationContext = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  consultaId: number,
  lines: readonly MedicationLine[],
): Promise<MedicationContext> => {
  const items = [...new Set(lines.map(({ articulo }) => articulo.codesumi.id))]
  const routing = await routingContext(trx, ctx, {
    tipo: OrderType.medications,
    consultaId,
    items,
    repIds: [...new Set(lines.map(({ rep_id }) => rep_id))],
  })
  requireOrderable(routing, ctx.today(), OrderType.medications)
  await requireSigner(trx, ctx, 'medicamentos')
  const held = await lockAffiliate(trx, routing.afiliado_id)
  const drugs = await drugsById(trx, items)
  const diagnoses = await choosableDiagnoses(
    trx,
    lines.map(({ diagnostico_id }) => diagnostico_id),
  )
  const old = lines.flatMap(({ reemplaza }) => reemplaza?.orden_articulos_id ?? [])
  const replaced = old.length === 0 ? [] : await replacedLines(trx, routing.afiliado_id, old)
  return {
    held,
    routing,
    drugs: new Map(drugs.map((drug) => [drug.id, drug])),
    routes: await routesOfDrugs(trx, drugs),
    controls: await controlsOf(
      trx,
      drugs.map(({ principio_activo }) => principio_activo),
    ),
    diagnoses: new Set(diagnoses.map(({ id }) => id)),
    replaced: new Map(replaced.map((line) => [line.id, line])),
  }
}
