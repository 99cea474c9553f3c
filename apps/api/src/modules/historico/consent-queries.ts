/** Signed consents and dissents of an affiliate. */
import { sql, type Kysely } from 'kysely'
import { CONSENT_ANSWERS } from '@cauce/domain/history/reports'
import { wordPatterns } from '../../db/like.ts'
import type { DB } from '../../db/tables.ts'
import { personName } from '../../db/person-name.ts'
import { plain } from './plain-text.ts'
import { hasWords, inDays, type Asked, type Slice } from './paging.ts'

const words = sql<string>`concat_ws(' ', p.busqueda, u.nombre_orden, k.orden_id)`

const answerId = sql<number>`case when k.estado = 'disentido' then ${sql.lit(CONSENT_ANSWERS.disentido.id)} else ${sql.lit(CONSENT_ANSWERS.firmado.id)} end`

const found = (db: Kysely<DB>, asked: Asked) =>
  db
    .selectFrom('orden_procedimientos as l')
    .innerJoin('consentimientos as k', 'k.orden_procedimientos_id', 'l.id')
    .innerJoin('cups as p', 'p.id', 'k.cup_id')
    .innerJoin('users as u', 'u.id', 'k.user_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .where('l.afiliado_id', '=', asked.afiliado_id)
    .where(inDays(sql<Date>`k.created_at`, asked))
    .where(hasWords(words, wordPatterns(asked.texto ?? '')))

const ORDERS = {
  fecha: sql`k.created_at asc, k.id asc`,
  '-fecha': sql`k.created_at desc, k.id desc`,
  nombre: sql`${plain(sql`p.nombre`)} asc, k.id desc`,
  '-nombre': sql`${plain(sql`p.nombre`)} desc, k.id desc`,
} as const
export type ConsentOrder = keyof typeof ORDERS

/** A page of the consents. */
export const consentPage = (db: Kysely<DB>, asked: Asked, orden: ConsentOrder, { limit, offset }: Slice) => {
  const rows = found(db, asked)
  return (asked.estado_id === undefined ? rows : rows.where(answerId, '=', asked.estado_id))
    .leftJoin('documentos as doc', 'doc.id', 'k.documento_id')
    .select([
      'k.id',
      'k.created_at',
      'k.orden_id',
      'k.cup_id',
      'p.codigo',
      'p.nombre',
      'k.estado',
      'k.firmante',
      personName.as('medico'),
      'k.version',
      'doc.codigo as documento',
      'doc.archivo',
    ])
    .orderBy(ORDERS[orden])
    .limit(limit)
    .offset(offset)
    .execute()
}

/** Consents by answer, every filter but the answer's applied. */
export const consentAnswers = (db: Kysely<DB>, asked: Asked) =>
  found(db, asked)
    .select([answerId.as('estado_id'), sql<number>`count(*)::int`.as('total')])
    .groupBy(answerId)
    .orderBy(answerId)
    .execute()
