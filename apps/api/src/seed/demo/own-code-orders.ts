/** Past orders of services of the own-code catalogue, with who moved each line, when and why. */
import { sql, type Insertable, type Kysely } from 'kysely'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { expiryDate } from '@cauce/domain/ordering/validity-date'
import { isInCourse } from '@cauce/domain/own-code/already-ordered'
import type { DB } from '../../db/tables.ts'
import { insertAll } from '../insert.ts'
import { required } from '../required.ts'
import { readSeed, type SeedRow } from '../tsv.ts'
import { bogotaInstant, type AgendaContext, type Visits } from './agenda.ts'
import { movesOf, ROUTING_REASONS } from './orders.ts'

interface Numbers {
  readonly codes: ReadonlyMap<string, number>
  /** Number of the line, and of its routing, which come after those of the other kinds. */
  readonly id: number
  readonly routingId: number
}

const lineOf = (row: SeedRow, context: AgendaContext, { codes, id, routingId }: Numbers) => {
  const moves = movesOf(row, context)
  const last = moves.at(-1)
  if (last === undefined) throw new Error('Seed data: a service line without moves')
  const sede = row.text('sede')
  const regla = row.text('regla')
  const rep_id = sede === '' ? null : required(context.sites, sede, 'site')
  const fecha_vigencia = addDays(context.today, row.number('vigencia'))
  const fecha_vencimiento = expiryDate(fecha_vigencia)
  const line: Insertable<DB['orden_codigos_propios']> = {
    id,
    orden_id: row.number('orden'),
    afiliado_id: required(context.affiliates, row.text('documento'), 'affiliate').id,
    codigo_propio_id: required(codes, row.text('codigo'), 'own code'),
    cantidad: row.number('cantidad'),
    observacion: row.text('observacion'),
    rep_id,
    direccionamiento_id: rep_id === null ? null : routingId,
    direccionamieno_automatico: regla === 'ips_primaria',
    regla_direccionamiento: regla,
    motivo_direccionamiento: required(ROUTING_REASONS, regla, 'routing rule'),
    fecha_vigencia,
    fecha_vencimiento,
    estado_id: last.estado_id,
    estado_desde: last.created_at,
    estado_motivo: last.motivo,
    en_curso: isInCourse({ estado_id: last.estado_id, fecha_vencimiento }, context.today),
    created_at: bogotaInstant(addDays(context.today, row.number('dia')), row.text('hora')),
  }
  return { line, moves, id, routingId, rep_id, user_id: required(context.users, row.text('medico'), 'user') }
}

type Made = ReturnType<typeof lineOf>

const insertMoves = (db: Kysely<DB>, made: readonly Made[]): Promise<void> =>
  insertAll(
    db,
    'orden_movimientos',
    made.flatMap(({ id, moves }) =>
      moves.map(({ estado_id, ...move }, index) => ({
        orden_codigo_propio_id: id,
        de_estado_id: moves[index - 1]?.estado_id ?? null,
        a_estado_id: estado_id,
        ...move,
      })),
    ),
  )

const insertRoutings = (db: Kysely<DB>, made: readonly Made[]): Promise<void> =>
  insertAll(
    db,
    'direccionamientos',
    made.flatMap(({ line, id, routingId, rep_id, user_id }) =>
      rep_id === null
        ? []
        : [
            {
              id: routingId,
              orden_codigo_propio_id: id,
              rep_id,
              regla: line.regla_direccionamiento,
              motivo: line.motivo_direccionamiento,
              user_id,
              created_at: line.created_at ?? '',
            },
          ],
    ),
  )

/** Seeds the orders of services, oldest first, so that the ids of lines grow with time. */
export const seedOwnCodeOrders = async (db: Kysely<DB>, context: AgendaContext, visits: Visits): Promise<void> => {
  const rows = (await readSeed('demo/ordenes-servicios.tsv')).toSorted((a, b) => a.number('orden') - b.number('orden'))
  const codes = new Map(
    (await db.selectFrom('codigos_propios').select(['id', 'codigo']).execute()).map(({ codigo, id }) => [codigo, id]),
  )
  const { routings } = await db
    .selectFrom('direccionamientos')
    .select(sql<number>`coalesce(max(id), 0)`.as('routings'))
    .executeTakeFirstOrThrow()
  const heads = new Map(rows.map((row) => [row.number('orden'), row]))
  await insertAll(
    db,
    'ordenes',
    [...heads].map(([id, row]) => ({
      id,
      consulta_id: visits.find(row.text('documento'), row.number('dia')),
      afiliado_id: required(context.affiliates, row.text('documento'), 'affiliate').id,
      tipo_orden_id: OrderType.ownCodes,
      user_id: required(context.users, row.text('medico'), 'user'),
      created_at: bogotaInstant(addDays(context.today, row.number('dia')), row.text('hora')),
    })),
  )
  const made = rows.map((row, index) => lineOf(row, context, { codes, id: index + 1, routingId: routings + index + 1 }))
  await insertAll(
    db,
    'orden_codigos_propios',
    made.map(({ line }) => line),
  )
  await insertMoves(db, made)
  await insertRoutings(db, made)
}
