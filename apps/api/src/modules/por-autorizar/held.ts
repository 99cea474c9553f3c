/** A request of authorisation that is held to be moved, with what is known of who would move it. */
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import { sameHand } from '@cauce/domain/access/same-hand'
import { heldWords, IDLE_MINUTES, type AuthorisationHand } from '@cauce/domain/authorisation/authorisation-life'
import { CONCEPT_PERMISSION } from '@cauce/domain/session/permission-keys'
import { formatTime } from '@cauce/domain/calendar/bogota'
import { hasPermission } from '@cauce/domain/session/permission'
import { LINE_FIELD } from '@cauce/domain/ordering/routing-change'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { personName } from '../../db/person-name.ts'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'

/** Which column names the line of each kind. */
const LINE_KEYS = [
  LINE_FIELD[OrderType.medications],
  LINE_FIELD[OrderType.procedures],
  LINE_FIELD[OrderType.ownCodes],
] as const
type LineKey = (typeof LINE_KEYS)[number]

/** A line of an order, by the column that names it. */
export interface NamedLine {
  readonly clave: LineKey
  readonly linea_id: number
}

export const TABLES = {
  orden_articulos_id: 'orden_articulos',
  orden_procedimientos_id: 'orden_procedimientos',
  orden_codigo_propio_id: 'orden_codigos_propios',
} as const

/** What the facts of a hand are made of, over `autorizaciones as z`. */
export const HAND_COLUMNS = {
  manos: sql<
    number[]
  >`array(select z.pedida_por_user_id union select k.user_id from consentimientos k where k.orden_procedimientos_id = z.orden_procedimientos_id)`,
  espera_firma: sql<boolean>`exists (select from segundas_firmas f where f.orden_articulos_id = z.orden_articulos_id and f.estado in ('pedida', 'abierta'))`,
  tomada_por: sql<
    string | null
  >`(select ${personName} from users u left join operadores o on o.id = u.operador_id where u.id = z.tomada_por_user_id)`,
} satisfies Readonly<Record<string, RawBuilder<unknown>>>

const requests = (db: Kysely<DB>) =>
  db
    .selectFrom('autorizaciones as z')
    .selectAll('z')
    .select([
      HAND_COLUMNS.manos.as('manos'),
      HAND_COLUMNS.espera_firma.as('espera_firma'),
      HAND_COLUMNS.tomada_por.as('tomada_por'),
    ])

export const holdRequest = (trx: Transaction<DB>, id: number) =>
  requests(trx).where('z.id', '=', id).forUpdate('z').executeTakeFirst()

export type HeldRequest = NonNullable<Awaited<ReturnType<typeof holdRequest>>>

/** The one of a line that still counts. */
export const holdOfLine = (trx: Transaction<DB>, { clave, linea_id }: NamedLine) =>
  requests(trx)
    .where(`z.${clave}`, '=', linea_id)
    .where('z.estado', 'in', ['en_cola', 'tomada', 'devuelta', 'segundo_concepto'])
    .forUpdate('z')
    .executeTakeFirst()

/** The line that a request is of. */
export const lineOfRequest = (row: Readonly<Record<LineKey, number | null>>): NamedLine => {
  const clave = LINE_KEYS.find((key) => row[key] !== null)
  const linea_id = clave === undefined ? null : row[clave]
  if (clave === undefined || linea_id === null) throw new Error('A request is of a line')
  return { clave, linea_id }
}

/**
 * The patient (of a medication) and the line are held before the request: who moves the line itself takes them in that order too.
 * False: there is no such request.
 */
export const holdItsLine = async (trx: Transaction<DB>, id: number): Promise<boolean> => {
  const found = await trx
    .selectFrom('autorizaciones')
    .select(['afiliado_id', ...LINE_KEYS])
    .where('id', '=', id)
    .executeTakeFirst()
  if (found === undefined) return false
  const { clave, linea_id } = lineOfRequest(found)
  if (clave === 'orden_articulos_id')
    await sql`select from afiliados where id = ${found.afiliado_id}::int for no key update`.execute(trx)
  await sql`select from ${sql.table(TABLES[clave])} where id = ${linea_id}::int for no key update`.execute(trx)
  return true
}

/** The last day on which the order itself serves. */
export const orderExpiry = async (trx: Kysely<DB>, { clave, linea_id }: NamedLine): Promise<string> => {
  const { rows } = await sql<{ fecha_vencimiento: string }>`
    select fecha_vencimiento from ${sql.table(TABLES[clave])} where id = ${linea_id}::int`.execute(trx)
  const [row] = rows
  if (row === undefined) throw new Error('The line of a request is there')
  return row.fecha_vencimiento
}

/** Whether the person is a doctor with a registration. */
export const isDoctor = async (db: Kysely<DB>, user_id: number): Promise<boolean> =>
  (await db
    .selectFrom('users as u')
    .innerJoin('operadores as o', 'o.id', 'u.operador_id')
    .select('o.id')
    .where('u.id', '=', user_id)
    .where(sql<boolean>`o.profesion = 'medicina' and coalesce(trim(o.registro_profesional), '') <> ''`)
    .executeTakeFirst()) !== undefined

const IDLE_MS = IDLE_MINUTES * 60_000

type Hands = Pick<
  HeldRequest,
  'manos' | 'espera_firma' | 'tomada_por' | 'tomada_por_user_id' | 'tomada_at' | 'propuesta_por_user_id' | 'parte'
>

const heldByOther = (ctx: UserCtx, { tomada_por, tomada_por_user_id, tomada_at }: Hands): string | null => {
  if (tomada_at === null || tomada_por_user_id === ctx.user.id) return null
  if (ctx.now().getTime() - tomada_at.getTime() >= IDLE_MS) return null
  return heldWords(tomada_por ?? '', formatTime(tomada_at.getTime()))
}

/** What is known of who would move it. */
export const handOf = (ctx: UserCtx, row: Hands, medico: boolean): AuthorisationHand => ({
  misma_mano: sameHand(ctx.user.id, row.manos),
  la_tiene: row.tomada_por_user_id === ctx.user.id,
  propuso: row.propuesta_por_user_id === ctx.user.id,
  concepto: hasPermission(ctx.user, CONCEPT_PERMISSION),
  medico,
  espera_firma: row.espera_firma,
  en_parte: row.parte !== null,
  ocupada: heldByOther(ctx, row),
})
