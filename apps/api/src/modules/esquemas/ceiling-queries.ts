/** The limits of the drugs of an order, and how much of each the patient was given before. */
import { sql, type Kysely } from 'kysely'
import * as Schema from 'effect/Schema'
import { ingredientKey, listed } from '@cauce/domain/medication/drug-facts'
import { Ceiling, type GivenBefore } from '@cauce/domain/oncology/ceiling-amounts'
import { unitStrength } from '@cauce/domain/medication/unit-strength'
import { SchemeStatus } from '@cauce/domain/oncology/names'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import type { DB } from '../../db/tables.ts'

const decode = Schema.decodeUnknownSync(Ceiling)

/** The whole table: some hundred rows. */
export const allCeilings = async (db: Kysely<DB>): Promise<readonly Ceiling[]> => {
  const rows = await db
    .selectFrom('topes_oncologia')
    .selectAll()
    .orderBy('principio_activo')
    .orderBy('tipo')
    .orderBy('fase')
    .orderBy('unidad')
    .execute()
  return rows.map((row) =>
    decode({
      ...row,
      valor: Number(row.valor),
      desviacion_maxima_pct: Number(row.desviacion_maxima_pct),
      vias_permitidas: listed(row.vias_permitidas),
      vias_prohibidas: listed(row.vias_prohibidas),
    }),
  )
}

/** Limits of those ingredients, whose names are compared as the rules compare them, not as the database does. */
export const ceilingsOf = async (db: Kysely<DB>, ingredients: readonly string[]): Promise<readonly Ceiling[]> => {
  const asked = new Set(ingredients.map(ingredientKey))
  return (await allCeilings(db)).filter(({ principio_activo }) => asked.has(ingredientKey(principio_activo)))
}

interface GivenRow {
  readonly medicamento: string
  readonly principio_activo: string | null
  readonly cantidad: string
  readonly unidad: string
  readonly isc: string | null
}

/** What the applied cycles of every scheme of the affiliate gave, by line. */
const appliedBefore = async (db: Kysely<DB>, afiliado_id: number): Promise<readonly GivenBefore[]> => {
  const { rows } = await sql<GivenRow>`
    select l.medicamento, m.principio_activo, l.dosis_formulada * l.cantidad_aplicaciones as cantidad,
      l.unidad_formulada as unidad, h.isc
    from orden_esquema_lineas l
    join orden_esquemas h on h.id = l.orden_esquemas_id
    left join medicamentos m on m.id = l.codesumi_id
    where l.afiliado_id = ${afiliado_id} and l.estado_id = ${SchemeStatus.applied}`.execute(db)
  return rows.map(({ medicamento, principio_activo, cantidad, unidad, isc }) => ({
    principio: principio_activo ?? medicamento,
    cantidad: { cantidad: Number(cantidad), unidad },
    isc: isc === null ? null : Number(isc),
  }))
}

/** What was handed over of lines of medications, counted in units of the presentation; one that was marked as done, whole. */
const deliveredBefore = async (
  db: Kysely<DB>,
  afiliado_id: number,
  except: readonly number[],
): Promise<readonly GivenBefore[]> => {
  const rows = await db
    .selectFrom('orden_articulos as l')
    .innerJoin('medicamentos as m', 'm.id', 'l.codesumi_id')
    .leftJoin('entregas_medicamentos as e', 'e.orden_articulos_id', 'l.id')
    .select(['m.principio_activo', 'm.concentracion', 'm.unidad_presentacion', 'm.base_dosis'])
    .select(['l.estado_id', 'l.cantidad_medico', 'l.meses'])
    .select(({ fn }) => fn.sum<string | null>('e.cantidad').as('entregado'))
    .where('l.afiliado_id', '=', afiliado_id)
    .where('l.id', '!=', sql<number>`all(${[...except]}::int[])`)
    .where((eb) => eb.or([eb('e.id', 'is not', null), eb('l.estado_id', '=', OrderStatus.done)]))
    .groupBy(['l.id', 'm.id'])
    .execute()
  return rows.flatMap(({ principio_activo, estado_id, cantidad_medico, meses, entregado, ...presentation }) => {
    const strength = unitStrength(presentation)
    const units = estado_id === OrderStatus.done ? cantidad_medico * meses : Number(entregado ?? 0)
    return strength === null
      ? []
      : [{ principio: principio_activo, cantidad: { ...strength, cantidad: strength.cantidad * units }, isc: null }]
  })
}

/**
 * What the patient was given before, in schemes and of what was prescribed.
 * @param except lines of medications that are counted otherwise
 */
export const givenBefore = async (
  db: Kysely<DB>,
  afiliado_id: number,
  except: readonly number[] = [],
): Promise<readonly GivenBefore[]> => [
  ...(await appliedBefore(db, afiliado_id)),
  ...(await deliveredBefore(db, afiliado_id, except)),
]
