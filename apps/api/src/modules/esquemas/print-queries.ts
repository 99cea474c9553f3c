/** What the document of a scheme is made from. */
import { sql, type Kysely } from 'kysely'
import { personName } from '../../db/person-name.ts'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { isReachable } from '../consultas/access.ts'
import type { PrintableOrder } from '../pdf/print-queries.ts'
import { PLACE_COLUMNS, SIGNER_COLUMNS, SITE_COLUMNS, stoodIn } from '../pdf/print-columns.ts'

/** Who signed over it: `Beatriz Correa, RM 05-1998-0916`; null where nobody did. */
const secondSigner = sql<string | null>`(
  select concat_ws(', ', ${personName}, o.registro_profesional)
  from segundas_firmas f join users u on u.id = f.cerrada_por_user_id left join operadores o on o.id = u.operador_id
  where f.orden_esquemas_id = h.id and f.estado = 'firmada')`.as('segundo_firmante')

const signedOver = sql<string | null>`(
  select f.hallazgos from segundas_firmas f where f.orden_esquemas_id = h.id)`.as('firmado_sobre')

/** The head of the order with its site; undefined when the order is not of a scheme. */
export const printableHead = (db: Kysely<DB>, orderId: number) =>
  db
    .selectFrom('orden_esquemas as h')
    .leftJoin('reps as r', 'r.id', 'h.rep_id')
    .leftJoin('municipios as m', 'm.id', 'r.municipio_id')
    .selectAll('h')
    .select(PLACE_COLUMNS)
    .select([secondSigner, signedOver])
    .where('h.orden_id', '=', orderId)
    .executeTakeFirst()
export type PrintableHead = NonNullable<Awaited<ReturnType<typeof printableHead>>>

/** Every line of the order, by cycle and place. */
export const printableSchemeLines = (db: Kysely<DB>, orderId: number) =>
  db
    .selectFrom('orden_esquema_lineas')
    .selectAll()
    .where('orden_id', '=', orderId)
    .orderBy('ciclo')
    .orderBy('posicion')
    .execute()

/** Name and place of a site. */
export const siteOf = (db: Kysely<DB>, repId: number) =>
  db
    .selectFrom('reps as r')
    .leftJoin('municipios as m', 'm.id', 'r.municipio_id')
    .select(PLACE_COLUMNS)
    .where('r.id', '=', repId)
    .executeTakeFirst()

/** The order as it would be if this person made it now in the consultation: for what is shown before it is kept. */
export const orderToBe = (db: Kysely<DB>, ctx: UserCtx, consultaId: number): Promise<PrintableOrder | undefined> =>
  db
    .selectFrom('consultas as c')
    .innerJoin('users as u', (join) => join.on('u.id', '=', ctx.user.id))
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .leftJoin('tipos_documento as td', 'td.id', 'o.tipo_documento_id')
    .leftJoin('reps as r', 'r.id', 'c.rep_id')
    .leftJoin('prestadores as p', 'p.id', 'r.prestador_id')
    .leftJoin('municipios as m', 'm.id', 'r.municipio_id')
    .select([
      sql<number>`0`.as('id'),
      'c.id as consulta_id',
      'c.afiliado_id',
      sql<Date>`${ctx.now().toISOString()}::timestamptz`.as('created_at'),
      ...SIGNER_COLUMNS,
      ...SITE_COLUMNS,
      stoodIn(sql`now()`),
      isReachable(ctx).as('accesible'),
    ])
    .where('c.id', '=', consultaId)
    .executeTakeFirst()
