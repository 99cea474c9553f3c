/**
 * The floor of the ordering benchmark: a bare Fastify with the bare driver, no sign-in, no permission, no rules, that writes
 * the same rows of an order in one transaction. Run as a process of its own: `PORT`, and `DATABASE_URL` or `DATA_DIR`.
 */
import { randomUUID } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import Fastify from 'fastify'
import { Pool } from 'pg'

type Query = (text: string, values: unknown[]) => Promise<{ rows: { id: number }[] }>
type InTransaction = (work: (query: Query) => Promise<number>) => Promise<number>

const overPostgres = (url: string): InTransaction => {
  const pool = new Pool({ connectionString: url, max: 10 })
  return async (work) => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const id = await work((text, values) => client.query(text, values))
      await client.query('commit')
      return id
    } finally {
      client.release()
    }
  }
}

const overPglite = async (folder: string): Promise<InTransaction> => {
  const database = await PGlite.create(folder, { extensions: { pg_trgm } })
  return (work) => database.transaction((trx) => work((text, values) => trx.query(text, values)))
}

/** One row per line in each of three tables, and one each of order, key and audit. */
const writeOrder = async (query: Query, lines: number): Promise<number> => {
  await query(
    `insert into idempotencia (user_id, clave, llamada, cuerpo_hash, estado, respuesta) values (1, $1, 'piso', 'piso', 200, '{}')`,
    [randomUUID()],
  )
  const order = await query(
    'insert into ordenes (consulta_id, afiliado_id, tipo_orden_id, user_id) values (1, 1, 2, 1) returning id',
    [],
  )
  const orderId = order.rows[0]?.id ?? 0
  for (let line = 0; line < lines; line += 1) {
    const made = await query(
      `insert into orden_procedimientos (orden_id, afiliado_id, cup_id, cantidad, observacion, rep_id, regla_direccionamiento,
         motivo_direccionamiento, fecha_vigencia, fecha_vencimiento, estado_id)
       values ($1, 1, 1, 1, 'Control', 1, 'ips_primaria', 'Automático', current_date, current_date + 90, 1) returning id`,
      [orderId],
    )
    const lineId = made.rows[0]?.id ?? 0
    await query(
      `insert into orden_procedimiento_movimientos (orden_procedimientos_id, evento, a_estado_id, user_id) values ($1, 'crear', 1, 1)`,
      [lineId],
    )
    await query(
      `insert into direccionamientos (orden_procedimientos_id, rep_id, regla, motivo, user_id) values ($1, 1, 'ips_primaria', 'Automático', 1)`,
      [lineId],
    )
  }
  await query(
    `insert into auditoria (user_id, accion, recurso, recurso_id, afiliado_id, detalle) values (1, 'orden.crear', 'orden', $1, 1, '{}')`,
    [String(orderId)],
  )
  return orderId
}

const url = process.env['DATABASE_URL']
const inTransaction = url ? overPostgres(url) : await overPglite(process.env['DATA_DIR'] ?? '')
const app = Fastify()
app.get('/healthz', () => ({ ok: true }))
app.post<{ Body: { lines: number } }>('/orden', async (request) => ({
  id: await inTransaction((query) => writeOrder(query, request.body.lines)),
}))
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)))
