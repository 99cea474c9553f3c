/** What waits for the hand of another professional in the demo, and what was returned: two slips of a hurried pen. */
import type { Kysely } from 'kysely'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { SIGNATURE_LIFE } from '@cauce/domain/medication/signature-life'
import { SIGNATURE_STATE_KEYS, type SignatureState } from '@cauce/domain/medication/signature-request'
import { jsonText } from '../../db/json-text.ts'
import type { DB } from '../../db/tables.ts'
import { beginLives } from '../../kit/life/movements.ts'
import { insertAll } from '../insert.ts'
import { required } from '../required.ts'
import { readSeed, type SeedRow } from '../tsv.ts'
import { bogotaInstant, type AgendaContext } from './agenda.ts'

/** Both slips are of the dose. */
const DOSE = 'dosis'

const stateOf = (row: SeedRow): SignatureState => {
  const found = SIGNATURE_STATE_KEYS.find((state) => state === row.text('estado'))
  if (found === undefined) throw new Error(`Seed data: no state ${row.text('estado')} of a second signature`)
  return found
}

const lineOf = (db: Kysely<DB>, row: SeedRow) =>
  db
    .selectFrom('orden_articulos as l')
    .innerJoin('ordenes as o', 'o.id', 'l.orden_id')
    .innerJoin('medicamentos as p', 'p.id', 'l.codesumi_id')
    .select(['l.id', 'l.orden_id', 'l.afiliado_id', 'l.codesumi_id', 'l.created_at', 'o.consulta_id', 'o.user_id'])
    .select(['p.principio_activo', 'p.nombre'])
    .where('l.orden_id', '=', row.number('orden'))
    .where('p.nombre', '=', row.text('medicamento'))
    .executeTakeFirstOrThrow()
type Line = Awaited<ReturnType<typeof lineOf>>

/** What was found when it was ordered, with what its prescriber answered. */
const findingOf = (row: SeedRow, { codesumi_id, nombre, principio_activo }: Line) => ({
  comprobacion: DOSE,
  clave: `dosis:${codesumi_id}:${row.text('hallazgo')}`,
  alerta_detalle_id: null,
  severidad: row.text('severidad'),
  titulo: row.text('titulo'),
  detalle: row.text('detalle'),
  conducta: null,
  medicamentos: [{ codesumi_id, nombre, principio: principio_activo ?? nombre, origen: 'por_ordenar' }],
  bloquea: false,
  fuente: null,
})

const closedBy = (row: SeedRow, line: Line, { users, today }: AgendaContext) => {
  const who = row.orNull('quien')
  if (who === null) return { abierta_por_user_id: null, abierta_at: null, cerrada_por_user_id: null, cerrada_at: null }
  const at = bogotaInstant(addDays(today, row.number('dia')), row.text('hora'))
  const user = required(users, who, 'user')
  return { abierta_por_user_id: user, abierta_at: line.created_at, cerrada_por_user_id: user, cerrada_at: at }
}

/** Why the order was returned, as the step of its line says. */
const returnReason = async (db: Kysely<DB>, { id }: Line): Promise<string | null> => {
  const step = await db
    .selectFrom('orden_movimientos')
    .select('motivo')
    .where('orden_articulos_id', '=', id)
    .where('evento', '=', 'negar')
    .executeTakeFirst()
  return step?.motivo ?? null
}

/** With whose hand and with which knowledge the other checks of the line were kept. */
const lastCheckOf = (db: Kysely<DB>, { id }: Line) =>
  db
    .selectFrom('orden_articulo_comprobaciones')
    .select(['origen', 'hora', 'conocimiento', 'conocimiento_version', 'conocimiento_fecha', 'user_id', 'created_at'])
    .where('orden_articulos_id', '=', id)
    .where('conocimiento', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

/** The first finding of the line is what is signed over. */
const seedOne = async (
  db: Kysely<DB>,
  [row, ...others]: readonly [SeedRow, ...SeedRow[]],
  context: AgendaContext,
): Promise<void> => {
  const line = await lineOf(db, row)
  const closed = closedBy(row, line, context)
  const motivo = await returnReason(db, line)
  const { id } = await db
    .insertInto('segundas_firmas')
    .values({
      orden_articulos_id: line.id,
      orden_id: line.orden_id,
      consulta_id: line.consulta_id,
      afiliado_id: line.afiliado_id,
      estado: stateOf(row),
      hallazgos: row.text('titulo'),
      pedida_por_user_id: line.user_id,
      ...closed,
      motivo,
      created_at: line.created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const begun = { user_id: line.user_id, created_at: line.created_at }
  await beginLives(db, SIGNATURE_LIFE.name, [{ id, estado: 'pedida' }], begun)
  const { cerrada_por_user_id: user_id, cerrada_at } = closed
  if (user_id !== null && cerrada_at !== null) {
    const step = { vida: SIGNATURE_LIFE.name, objeto_id: id, user_id, created_at: cerrada_at }
    await insertAll(db, 'vida_movimientos', [
      { ...step, version: 2, evento: 'abrir', de_estado: 'pedida', a_estado: 'abierta' },
      {
        ...step,
        version: 3,
        evento: 'devolver',
        de_estado: 'abierta',
        a_estado: 'devuelta',
        lleva: jsonText(motivo === null ? {} : { motivo }),
      },
    ])
    await db.updateTable('segundas_firmas').set({ version: 3 }).where('id', '=', id).execute()
  }
  await db
    .updateTable('orden_articulos')
    .set({ segunda_firma: row.text('titulo') })
    .where('id', '=', line.id)
    .execute()
  const like = await lastCheckOf(db, line)
  await db
    .insertInto('orden_articulo_comprobaciones')
    .values({
      ...like,
      conocimiento: DOSE,
      orden_articulos_id: line.id,
      comprobacion: DOSE,
      respuesta: 'encontrada',
      hallazgos: JSON.stringify([row, ...others].map((each) => findingOf(each, line))),
      motivo: row.text('motivo'),
    })
    .execute()
}

/** After the orders of medications, whose lines they are. */
export const seedSecondSignatures = async (db: Kysely<DB>, context: AgendaContext): Promise<void> => {
  const byOrder = Map.groupBy(await readSeed('demo/segundas-firmas.tsv'), (row) => row.number('orden'))
  for (const [first, ...others] of byOrder.values()) if (first) await seedOne(db, [first, ...others], context)
}
