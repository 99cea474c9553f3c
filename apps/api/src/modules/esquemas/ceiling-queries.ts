/** The limits of the drugs of an order, and how much of each the patient was given before. */
import { sql, type Kysely } from 'kysely'
import * as Schema from 'effect/Schema'
import { ingredientKey, listed } from '@cauce/domain/medication/drug-facts'
import { Ceiling, type GivenBefore } from '@cauce/domain/oncology/ceiling-amounts'
import { SchemeStatus } from '@cauce/domain/oncology/names'
import type { DB } from '../../db/tables.ts'

const decode = Schema.decodeUnknownSync(Ceiling)

/** Limits of those ingredients. */
export const ceilingsOf = async (db: Kysely<DB>, ingredients: readonly string[]): Promise<readonly Ceiling[]> => {
  const asked = new Set(ingredients.map(ingredientKey))
  // A hundred rows: the names are compared as the rules compare them, not as the database does.
  const rows = await db
    .selectFrom('topes_oncologia')
    .selectAll()
    .orderBy('principio_activo')
    .orderBy('tipo')
    .orderBy('fase')
    .orderBy('unidad')
    .execute()
  return rows
    .filter(({ principio_activo }) => asked.has(ingredientKey(principio_activo)))
    .map((row) =>
      decode({
        ...row,
        valor: Number(row.valor),
        desviacion_maxima_pct: Number(row.desviacion_maxima_pct),
        vias_permitidas: listed(row.vias_permitidas),
        vias_prohibidas: listed(row.vias_prohibidas),
      }),
    )
}

interface GivenRow {
  readonly medicamento: string
  readonly principio_activo: string | null
  readonly cantidad: string
  readonly unidad: string
  readonly isc: string | null
}

/** What the applied cycles of every scheme of the affiliate gave, by line. */
export const givenBefore = async (db: Kysely<DB>, afiliado_id: number): Promise<readonly GivenBefore[]> => {
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
