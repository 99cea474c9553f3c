/** All that the rules of ordering a scheme ask, read at this moment. */
import { completedYears } from '@cauce/domain/affiliate/completed-years'
import type { SpecialControl } from '@cauce/domain/medication/special-control'
import type { Ceiling, GivenBefore } from '@cauce/domain/oncology/ceiling-amounts'
import { doseCreatinine } from '@cauce/domain/oncology/creatinine'
import type { DosePatient } from '@cauce/domain/oncology/proposals'
import { SCHEME_UNKNOWN } from '@cauce/domain/oncology/names'
import type { SchemeDrug, SchemeOrder, SurfaceOrigin } from '@cauce/domain/oncology/scheme'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { schemeCreatinineOf } from '../alertas/scheme-creatinine.ts'
import { requireSigner } from '../consultas/signer.ts'
import { surfaceFor } from '../consultas/measures-queries.ts'
import { routingContext, type RoutingContext } from '../direccionamiento/routing-context.ts'
import { controlsOf, routesOfDrugs } from '../medicamentos/drug-queries.ts'
import { requireOrderable } from '../ordenamiento/orderable.ts'
import { addedDrugs, componentsOf, drugsOfScheme, findScheme, type AddedDrugRow } from './catalogue-queries.ts'
import { ceilingsOf, givenBefore } from './ceiling-queries.ts'
import { patientRow } from './order-queries.ts'
import { schemeDrug } from './scheme-catalogue.ts'

export interface SchemeOrderContext {
  readonly routing: RoutingContext
  readonly scheme: NonNullable<Awaited<ReturnType<typeof findScheme>>>
  readonly drugs: ReadonlyMap<number, SchemeDrug>
  readonly added: ReadonlyMap<number, AddedDrugRow>
  /** Routes of each added drug. */
  readonly routes: ReadonlyMap<number, readonly string[]>
  /** Special control, by ingredient. */
  readonly controls: ReadonlyMap<string, SpecialControl>
  /** Limits of its drugs, and what was given of them before. */
  readonly ceilings: readonly Ceiling[]
  readonly given: readonly GivenBefore[]
  readonly surface: SurfaceOrigin | null
  readonly patient: DosePatient
}

const present = (ids: readonly (number | null | undefined)[]): number[] => [
  ...new Set(ids.filter((id): id is number => typeof id === 'number')),
]

/**
 * Reads it all through `ctx.db`. Fails with 404, 403 of who does not act in it or may not sign it, 422 where nothing of the kind is ordered or the scheme is not
 * in the catalogue.
 */
export const schemeOrderContext = async (
  ctx: UserCtx,
  consultaId: number,
  order: SchemeOrder,
): Promise<SchemeOrderContext> => {
  const scheme = await findScheme(ctx.db, { id: order.esquema_id ?? null, nombre: order.nombre_esquema })
  const routing = await routingContext(ctx.db, ctx, {
    tipo: OrderType.schemes,
    consultaId,
    items: present([scheme?.id]),
    repIds: present([order.rep_id]),
  })
  requireOrderable(routing, ctx.today(), OrderType.schemes)
  await requireSigner(ctx.db, ctx, 'esquemas')
  if (!scheme) throw invalid({ esquema_id: [SCHEME_UNKNOWN] }, SCHEME_UNKNOWN)
  const lines = order.codeSumiEsquemaSeleccionado
  const drugs = (await drugsOfScheme(ctx.db, scheme.id)).map(schemeDrug)
  const added = await addedDrugs(ctx.db, present(lines.map(({ codesumi_id }) => codesumi_id)))
  const surface = await surfaceFor(ctx.db, consultaId)
  const person = await patientRow(ctx.db, routing.afiliado_id)
  if (!person) throw notFound()
  return {
    routing,
    scheme,
    drugs: new Map(drugs.map((drug) => [drug.id, drug])),
    added: new Map(added.map((drug) => [drug.id, drug])),
    routes: await routesOfDrugs(ctx.db, added),
    controls: await controlsOf(
      ctx.db,
      added.map(({ principio_activo }) => principio_activo),
    ),
    ceilings: await ceilingsOf(ctx.db, [...drugs.map(({ nombre }) => nombre), ...added.flatMap(componentsOf)]),
    given: await givenBefore(ctx.db, routing.afiliado_id),
    surface,
    patient: {
      isc: surface?.isc ?? null,
      peso: surface?.peso ?? null,
      talla: surface?.talla ?? null,
      edad: completedYears(person.fecha_nacimiento, ctx.today()),
      sexo: person.sexo,
      ...doseCreatinine(await schemeCreatinineOf(ctx, routing.afiliado_id)),
    },
  }
}
