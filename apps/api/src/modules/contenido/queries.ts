/** SQL of manuals and news. */
import { sql, type Kysely } from 'kysely'
import type { ContentForm, ContentKind, ContentState } from '@cauce/domain/content/content'
import { contentSearch } from '@cauce/domain/content/content'
import type { DB } from '../../db/tables.ts'
import { wordPatterns } from '../../db/like.ts'
import { personName } from '../../db/person-name.ts'

export interface ContentFilter {
  readonly estado?: ContentState | undefined
  readonly tipo?: ContentKind | undefined
  readonly texto?: string | undefined
}

export interface Page {
  readonly limit: number
  readonly offset: number
}

const filtered = (db: Kysely<DB>, { estado, tipo, texto }: ContentFilter) => {
  let query = db.selectFrom('contenidos as c')
  if (estado !== undefined) query = query.where('c.estado', '=', estado)
  if (tipo !== undefined) query = query.where('c.tipo', '=', tipo)
  for (const pattern of wordPatterns(texto ?? '')) query = query.where('c.busqueda', 'like', pattern)
  return query
}

const summaries = (db: Kysely<DB>, filter: ContentFilter, { limit, offset }: Page) =>
  filtered(db, filter)
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .select((eb) => [
      'c.id',
      'c.tipo',
      'c.titulo',
      'c.resumen',
      'c.estado',
      'c.publicado_at',
      'c.updated_at',
      'c.demo',
      personName.as('autor'),
      eb
        .selectFrom('contenido_adjuntos as a')
        .whereRef('a.contenido_id', '=', 'c.id')
        .select(sql<number>`count(*)::int`.as('n'))
        .as('adjuntos'),
    ])
    .limit(limit)
    .offset(offset)

export const countContent = async (db: Kysely<DB>, filter: ContentFilter): Promise<number> => {
  const { n } = await filtered(db, filter)
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow()
  return n
}

/** Published ones, the newest first, with when this person last opened each. */
export const publishedPage = (db: Kysely<DB>, userId: number, filter: ContentFilter, page: Page) =>
  summaries(db, { ...filter, estado: 'publicado' }, page)
    .leftJoin('contenido_lecturas as l', (join) =>
      join.onRef('l.contenido_id', '=', 'c.id').on('l.user_id', '=', userId),
    )
    .select('l.leido_at')
    .orderBy('c.publicado_at', 'desc')
    .orderBy('c.id', 'desc')
    .execute()

export const countUnread = async (db: Kysely<DB>, userId: number): Promise<number> => {
  const { n } = await db
    .selectFrom('contenidos as c')
    .leftJoin('contenido_lecturas as l', (join) =>
      join.onRef('l.contenido_id', '=', 'c.id').on('l.user_id', '=', userId),
    )
    .where('c.estado', '=', 'publicado')
    .where((eb) => eb.or([eb('l.leido_at', 'is', null), eb('l.leido_at', '<', eb.ref('c.publicado_at'))]))
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow()
  return n
}

const ORDERS = { titulo: 'c.titulo', cambio: 'c.updated_at' } as const
export type ContentOrder = keyof typeof ORDERS

/** All of them for the editor, with how many people opened each since it was published. */
export const editorPage = (
  db: Kysely<DB>,
  filter: ContentFilter,
  page: Page & { readonly orden: ContentOrder; readonly descending: boolean },
) =>
  summaries(db, filter, page)
    .select((eb) =>
      eb
        .selectFrom('contenido_lecturas as l')
        .whereRef('l.contenido_id', '=', 'c.id')
        .whereRef('l.leido_at', '>=', 'c.publicado_at')
        .select(sql<number>`count(*)::int`.as('n'))
        .as('lecturas'),
    )
    .orderBy(ORDERS[page.orden], page.descending ? 'desc' : 'asc')
    .orderBy('c.id', 'desc')
    .execute()

export const countByState = (db: Kysely<DB>, filter: ContentFilter) =>
  filtered(db, filter)
    .select(['c.estado', sql<number>`count(*)::int`.as('total')])
    .groupBy('c.estado')
    .execute()

/** The whole of one, or undefined. */
export const contentById = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('contenidos as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .selectAll('c')
    .select(personName.as('autor'))
    .where('c.id', '=', id)
    .executeTakeFirst()

/** The row, held until the transaction ends: editors come one after another. */
export const holdContent = (trx: Kysely<DB>, id: number) =>
  trx
    .selectFrom('contenidos')
    .select(['id', 'estado', 'version', 'publicado_at', 'titulo'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const attachmentsOf = (db: Kysely<DB>, contentId: number) =>
  db
    .selectFrom('contenido_adjuntos')
    .select(['id', 'nombre', 'tipo', 'tamano'])
    .where('contenido_id', '=', contentId)
    .orderBy('id')
    .execute()

export const attachmentById = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('contenido_adjuntos as a')
    .innerJoin('contenidos as c', 'c.id', 'a.contenido_id')
    .select(['a.id', 'a.contenido_id', 'a.nombre', 'a.tipo', 'a.tamano', 'a.archivo', 'c.estado'])
    .where('a.id', '=', id)
    .executeTakeFirst()

export const insertContent = (trx: Kysely<DB>, form: ContentForm, userId: number, now: Date) =>
  trx
    .insertInto('contenidos')
    .values({ ...form, busqueda: contentSearch(form), user_id: userId, created_at: now, updated_at: now })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()

export const updateContent = (
  trx: Kysely<DB>,
  id: number,
  change: { readonly form?: ContentForm; readonly estado?: ContentState; readonly publicado_at?: Date },
  now: Date,
) =>
  trx
    .updateTable('contenidos')
    .set((eb) => ({
      ...(change.form === undefined ? {} : { ...change.form, busqueda: contentSearch(change.form) }),
      ...(change.estado === undefined ? {} : { estado: change.estado }),
      ...(change.publicado_at === undefined ? {} : { publicado_at: change.publicado_at }),
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()

export const markRead = async (db: Kysely<DB>, contentId: number, userId: number, now: Date): Promise<void> => {
  await db
    .insertInto('contenido_lecturas')
    .values({ contenido_id: contentId, user_id: userId, leido_at: now })
    .onConflict((conflict) => conflict.columns(['contenido_id', 'user_id']).doUpdateSet({ leido_at: now }))
    .execute()
}
