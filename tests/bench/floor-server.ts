/**
 * The floor of the ordering benchmark: a bare Fastify with the bare driver, no sign-in, no permission, no rules, that writes
 * the same rows of an order in one transaction, and reads the same rows of active orders with a plain select.
 * Run as a process of its own: `PORT`, and `DATABASE_URL` or `DATA_DIR` (the folder of the embedded database itself).
 */
import { randomUUID } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import Fastify from 'fastify'
import { Pool } from 'pg'

type Query = (text: string, values: unknown[]) => Promise<{ rows: { id: number }[] }>
interface Database {
  readonly query: Query
  readonly inTransaction: (work: (query: Query) => Promise<number>) => Promise<number>
}
interface Order {
  readonly lines: number
  /** A statement for each table instead of one for each row. */
  readonly batched: boolean
}

const overPostgres = (url: string): Database => {
  const pool = new Pool({ connectionString: url, max: 10 })
  return {
    query: (text, values) => pool.query(text, values),
    inTransaction: async (work) => {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const id = await work((text, values) => client.query(text, values))
        await client.query('commit')
        return id
      } finally {
        client.release()
      }
    },
  }
}

const overPglite = async (folder: string): Promise<Database> => {
  const database = await PGlite.create(folder, { extensions: { btree_gist, pg_trgm } })
  return {
    query: (text, values) => database.query(text, values),
    inTransaction: (work) => database.transaction((trx) => work((text, values) => trx.query(text, values))),
  }
}

const repeated = (row: (position: number) => string, count: number): string =>
  Array.from({ length: count }, (_, index) => row(index + 1)).join(', ')

/** One row per line in each of three tables. */
const writeLines = async (query: Query, orderId: number, lines: number): Promise<void> => {
  const made = await query(
    `insert into orden_procedimientos (orden_id, afiliado_id, cup_id, cantidad, observacion, rep_id, regla_direccionamiento,
       motivo_direccionamiento, fecha_vigencia, fecha_vencimiento, estado_id)
     values ${repeated(() => `($1, 1, 1, 1, 'Control', 1, 'ips_primaria', 'Automático', current_date, current_date + 90, 1)`, lines)} returning id`,
    [orderId],
  )
  const ids = made.rows.map(({ id }) => id)
  await query(
    `insert into orden_movimientos (orden_procedimientos_id, evento, a_estado_id, user_id)
     values ${repeated((n) => `($${n}, 'crear', 1, 1)`, lines)}`,
    ids,
  )
  await query(
    `insert into direccionamientos (orden_procedimientos_id, rep_id, regla, motivo, user_id)
     values ${repeated((n) => `($${n}, 1, 'ips_primaria', 'Automático', 1)`, lines)}`,
    ids,
  )
}

const writeOrder = async (query: Query, { lines, batched }: Order): Promise<number> => {
  await query(
    `insert into idempotencia (user_id, clave, llamada, cuerpo_hash, estado, respuesta) values (1, $1, 'piso', 'piso', 200, '{}')`,
    [randomUUID()],
  )
  const order = await query(
    'insert into ordenes (consulta_id, afiliado_id, tipo_orden_id, user_id) values (1, 1, 2, 1) returning id',
    [],
  )
  const orderId = order.rows[0]?.id ?? 0
  if (batched) await writeLines(query, orderId, lines)
  else for (let line = 0; line < lines; line += 1) await writeLines(query, orderId, 1)
  await query(
    `insert into auditoria (user_id, accion, recurso, recurso_id, afiliado_id, detalle) values (1, 'orden.crear', 'orden', $1, 1, '{}')`,
    [String(orderId)],
  )
  return orderId
}

/** The same rows in the same two halves, so that the index serves both: what is compared is what the server adds. */
const ACTIVE = `select l.id, l.orden_id, l.cup_id, p.codigo, p.nombre, l.cantidad, l.observacion, l.rep_id, r.nombre as rep_nombre,
    l.direccionamiento_id, l.direccionamieno_automatico, l.regla_direccionamiento, l.motivo_direccionamiento,
    l.fecha_vigencia::text, l.fecha_vencimiento::text, l.estado_id, s.nombre as estado, l.estado_desde, l.estado_motivo,
    l.consentimiento, d.archivo as documento, l.created_at
  from consultas c, lateral (
    (select x.* from orden_procedimientos x where x.afiliado_id = c.afiliado_id and x.estado_id in (1, 3, 4, 42)
      and (x.fecha_vencimiento >= current_date - 60 or x.estado_desde >= current_date - 60) order by x.id desc limit 500)
    union all
    (select x.* from orden_procedimientos x where x.afiliado_id = c.afiliado_id and x.estado_id not in (1, 3, 4, 42)
      and x.estado_desde >= current_date - 60 order by x.id desc limit 500)) l
  join cups p on p.id = l.cup_id
  join estados s on s.id = l.estado_id
  left join reps r on r.id = l.rep_id
  left join consentimientos k on k.orden_procedimientos_id = l.id
  left join documentos d on d.id = k.documento_id
  where c.id = $1
  order by l.estado_id in (1, 3, 4, 42) desc, l.id desc limit 500`

const url = process.env['DATABASE_URL']
const database = url ? overPostgres(url) : await overPglite(process.env['DATA_DIR'] ?? '')
const app = Fastify()
app.get('/healthz', () => ({ ok: true }))
app.post<{ Body: Order }>('/orden', async (request) => ({
  id: await database.inTransaction((query) => writeOrder(query, request.body)),
}))
app.get<{ Params: { id: string } }>('/activas/:id', async ({ params }) =>
  database.query(ACTIVE, [params.id]).then(({ rows }) => rows),
)
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)))
