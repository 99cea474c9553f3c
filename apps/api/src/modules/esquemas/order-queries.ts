/** Ordered schemes: read, locked, moved. */
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import type { Passed } from '../alertas/gate.ts'
import { isReachable, isWritable } from '../consultas/access.ts'
import { jsonText } from '../../db/json-text.ts'

const MAX_HISTORY = 500

export const patientRow = (db: Kysely<DB>, afiliadoId: number) =>
  db
    .selectFrom('afiliados as a')
    .innerJoin('entidades as e', 'e.id', 'a.entidad_id')
    .select([
      'a.fecha_nacimiento',
      'a.sexo',
      'a.numero_documento',
      'a.primer_nombre',
      'a.segundo_nombre',
      'a.primer_apellido',
      'a.segundo_apellido',
      'e.nombre as entidad',
    ])
    .where('a.id', '=', afiliadoId)
    .executeTakeFirst()

/** Whether some consultation of the affiliate is one of those. */
const someOf = (affiliate: 'a.id' | 'h.afiliado_id', those: RawBuilder<boolean>) =>
  sql<boolean>`exists (select 1 from consultas c where c.afiliado_id = ${sql.ref(affiliate)} and ${those})`

/** The affiliate with whether the person may read them; undefined when there is none. */
export const attendedAffiliate = (db: Kysely<DB>, ctx: UserCtx, id: number) =>
  db
    .selectFrom('afiliados as a')
    .select(['a.id', someOf('a.id', isReachable(ctx)).as('accesible')])
    .where('a.id', '=', id)
    .executeTakeFirst()

const doctorName = sql<string>`coalesce(nullif(trim(concat(op.nombre, ' ', op.apellido)), ''), u.email)`

const lines = (db: Kysely<DB>) =>
  db
    .selectFrom('orden_esquema_lineas as l')
    .innerJoin('orden_esquemas as h', 'h.id', 'l.orden_esquemas_id')
    .innerJoin('ordenes as o', 'o.id', 'l.orden_id')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .leftJoin('operadores as op', 'op.id', 'u.operador_id')
    .leftJoin('reps as r', 'r.id', 'h.rep_id')
    .selectAll('l')
    .select([
      'h.esquema_id',
      'h.abreviatura_esquema',
      'h.nombre_esquema',
      'h.ciclo_total',
      'h.isc',
      'h.isc_peso as peso',
      'h.isc_talla as talla',
      'h.isc_fecha as fecha',
      'h.rep_id',
      'r.nombre as rep',
      'h.direccionamiento_id',
      'h.direccionamieno_automatico',
      'h.regla_direccionamiento',
      'h.motivo_direccionamiento',
      doctorName.as('medico'),
      sql<string | null>`(select coalesce(nullif(trim(concat(ao.nombre, ' ', ao.apellido)), ''), au.email)
        from orden_movimientos mv join users au on au.id = mv.user_id left join operadores ao on ao.id = au.operador_id
        where mv.orden_esquema_lineas_id = l.id and mv.evento = 'aplicar' order by mv.id desc limit 1)`.as(
        'aplicada_por',
      ),
    ])

/** Lines of the scheme in course, by cycle and place. */
export const activeLines = (db: Kysely<DB>, afiliadoId: number) =>
  lines(db)
    .where('h.afiliado_id', '=', afiliadoId)
    .where('h.en_curso', '=', true)
    .orderBy('l.ciclo')
    .orderBy('l.posicion')
    .execute()
export type SchemeLineRow = Awaited<ReturnType<typeof activeLines>>[number]

/** Every line of every scheme of the affiliate, the newest order first. */
export const historyLines = (db: Kysely<DB>, afiliadoId: number) =>
  lines(db)
    .where('h.afiliado_id', '=', afiliadoId)
    .orderBy('h.id', 'desc')
    .orderBy('l.ciclo')
    .orderBy('l.posicion')
    .limit(MAX_HISTORY)
    .execute()

/** The heads of these orders, locked until the transaction ends, always in the same order. */
export const lockHeads = (trx: Transaction<DB>, ctx: UserCtx, orderIds: readonly number[]) =>
  trx
    .selectFrom('orden_esquemas as h')
    .select([
      'h.id',
      'h.orden_id',
      'h.afiliado_id',
      'h.created_at',
      someOf('h.afiliado_id', isReachable(ctx)).as('accesible'),
      someOf('h.afiliado_id', isWritable(ctx)).as('escribe'),
    ])
    .where('h.orden_id', 'in', orderIds)
    .orderBy('h.id')
    .forNoKeyUpdate('h')
    .execute()

/** Orders of these lines. */
export const ordersOfLines = async (db: Kysely<DB>, lineIds: readonly number[]): Promise<readonly number[]> => {
  const rows = await db
    .selectFrom('orden_esquema_lineas')
    .select('orden_id')
    .distinct()
    .where('id', 'in', lineIds)
    .execute()
  return rows.map(({ orden_id }) => orden_id)
}

/** Lines of these orders with their state, once their heads are locked. */
export const statesOf = (trx: Transaction<DB>, orderIds: readonly number[]) =>
  trx
    .selectFrom('orden_esquema_lineas')
    .select(['id', 'orden_id', 'ciclo', 'estado_id'])
    .where('orden_id', 'in', orderIds)
    .orderBy('id')
    .execute()

export interface SchemeStep {
  readonly linea_id: number
  readonly evento: string
  readonly de_estado_id: number
  readonly a_estado_id: number
}

/** Moves the lines and keeps each step, as the gate let them through. */
export const recordSteps = async (
  trx: Transaction<DB>,
  passed: Passed<readonly SchemeStep[]>,
  by: { readonly user_id: number; readonly motivo: string; readonly created_at: Date },
): Promise<void> => {
  const at = sql`${by.created_at.toISOString()}::timestamptz`
  await sql`
    with pasos as (
      select * from jsonb_to_recordset(${jsonText(passed.what)}::jsonb)
        as p (linea_id int, evento text, de_estado_id int, a_estado_id int)
    ), movidas as (
      update orden_esquema_lineas l set estado_id = p.a_estado_id, estado_desde = ${at}, estado_motivo = ${by.motivo}::text
      from pasos p where l.id = p.linea_id
    )
    insert into orden_movimientos (orden_esquema_lineas_id, evento, de_estado_id, a_estado_id, user_id, motivo, created_at)
    select linea_id, evento, de_estado_id, a_estado_id, ${by.user_id}::int, ${by.motivo}::text, ${at} from pasos`.execute(
    trx,
  )
}

/** The scheme is no longer in course: another one can be ordered. */
export const release = (trx: Transaction<DB>, orderIds: readonly number[]) =>
  trx.updateTable('orden_esquemas').set({ en_curso: false }).where('orden_id', 'in', orderIds).execute()

/** Prints of the order: of a cancelled one they are annulled, of one that changed they are no longer the last. */
export const markDocuments = (trx: Transaction<DB>, orderId: number, estado: 'anulado' | 'reemplazado') =>
  trx
    .updateTable('documentos')
    .set({ estado })
    .where('orden_id', '=', orderId)
    .where('clase', '=', 'esquema')
    .where('estado', '=', 'vigente')
    .execute()
