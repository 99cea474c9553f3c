/** SQL of the desk. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { authorisationQueue } from '@cauce/contract/autorizacion'
import { IDLE_MINUTES } from '@cauce/domain/authorisation/authorisation-life'
import type { DeskQueue } from '@cauce/domain/authorisation/desk-queue'
import { negacion } from '@cauce/domain/letters/negacion'
import { wordPatterns } from '../../db/like.ts'
import { personName } from '../../db/person-name.ts'
import type { DB } from '../../db/tables.ts'
import { groupCounts } from '../../kit/queue/group-counts.ts'
import { HAND_COLUMNS } from '../por-autorizar/open.ts'

export type DeskGroup = (typeof authorisationQueue.names)[number]

const OF_QUEUE: Readonly<Record<DeskQueue, RawBuilder<boolean>>> = {
  todas: sql`true`,
  medicamentos: sql`z.que = 'medicamento'`,
  servicios: sql`z.que = 'procedimiento'`,
  cirugia: sql`z.que = 'cirugia'`,
  oncologia: sql`z.oncologica`,
  otros: sql`z.que = 'codigo_propio'`,
}

/** What is asked for, of whatever kind, over `autorizaciones as z`. */
const CODE = sql<string>`coalesce((select c.codigo from orden_procedimientos l join cups c on c.id = l.cup_id where l.id = z.orden_procedimientos_id),
  (select c.codigo from orden_codigos_propios l join codigos_propios c on c.id = l.codigo_propio_id where l.id = z.orden_codigo_propio_id), '')`
const NAME = sql<string>`coalesce((select c.nombre from orden_procedimientos l join cups c on c.id = l.cup_id where l.id = z.orden_procedimientos_id),
  (select c.nombre from orden_articulos l join medicamentos c on c.id = l.codesumi_id where l.id = z.orden_articulos_id),
  (select c.nombre from orden_codigos_propios l join codigos_propios c on c.id = l.codigo_propio_id where l.id = z.orden_codigo_propio_id), '')`

const nameOf = (column: string): RawBuilder<string | null> =>
  sql<
    string | null
  >`(select ${personName} from users u left join operadores o on o.id = u.operador_id where u.id = ${sql.ref(column)})`

const requests = (db: Kysely<DB>) =>
  db
    .selectFrom('autorizaciones as z')
    .innerJoin('afiliados as a', 'a.id', 'z.afiliado_id')
    .innerJoin('tipos_documento as td', 'td.id', 'a.tipo_documento_id')
    .leftJoin('reps as r', 'r.id', 'z.rep_id')

const shown = (db: Kysely<DB>) =>
  requests(db)
    .selectAll('z')
    .select([
      'a.primer_nombre',
      'a.segundo_nombre',
      'a.primer_apellido',
      'a.segundo_apellido',
      'a.fecha_nacimiento',
      'a.numero_documento',
      'td.codigo as tipo_documento',
      'r.nombre as sede',
      CODE.as('codigo'),
      NAME.as('servicio'),
      HAND_COLUMNS.manos.as('manos'),
      HAND_COLUMNS.espera_firma.as('espera_firma'),
      HAND_COLUMNS.tomada_por.as('tomada_por'),
    ])

interface Asked {
  readonly grupo: DeskGroup
  readonly cola: DeskQueue
  readonly texto: string
}

const withWords = (texto: string): RawBuilder<boolean> => {
  const patterns = wordPatterns(texto)
  return patterns.length === 0 ? sql`true` : sql`a.busqueda like all(${patterns}::text[])`
}

/** What is due first goes first; of what is decided, the last one. */
const ORDER: Readonly<Record<DeskGroup, RawBuilder<unknown>>> = {
  por_decidir: sql`z.vence_at, z.id`,
  segundo_concepto: sql`z.vence_at, z.id`,
  devueltas: sql`z.vence_at, z.id`,
  decididas: sql`z.id desc`,
}

export const pageOf = (
  db: Kysely<DB>,
  { grupo, cola, texto }: Asked,
  page: { readonly limit: number; readonly offset: number },
) =>
  shown(db)
    .where('z.estado', 'in', authorisationQueue.groups[grupo])
    .where(OF_QUEUE[cola])
    .where(withWords(texto))
    .orderBy(ORDER[grupo])
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export type ShownRequest = Awaited<ReturnType<typeof pageOf>>[number]

export const oneRequest = (db: Kysely<DB>, id: number) =>
  shown(db)
    .innerJoin('ordenes as d', 'd.id', 'z.orden_id')
    .select([
      'd.consulta_id',
      nameOf('z.pedida_por_user_id').as('pedida_por'),
      sql<string | null>`(select o.registro_profesional from users u join operadores o on o.id = u.operador_id
        where u.id = z.pedida_por_user_id)`.as('registro'),
      sql<
        string | null
      >`coalesce((select l.observacion from orden_procedimientos l where l.id = z.orden_procedimientos_id),
        (select l.observacion from orden_articulos l where l.id = z.orden_articulos_id),
        (select l.observacion from orden_codigos_propios l where l.id = z.orden_codigo_propio_id))`.as('observacion'),
    ])
    .where('z.id', '=', id)
    .executeTakeFirst()

/** As many as a count looks at of what is decided: the rest is found by its words. */
const MOST_COUNTED = 1_000

/** How many each chip has. */
export const countsOf = async (
  db: Kysely<DB>,
  { cola, texto }: Omit<Asked, 'grupo'>,
): Promise<Readonly<Record<DeskGroup, number>>> => {
  const { rows } = await sql<{ estado: string; total: number }>`
    select e.estado, (select count(*)::int from (select from autorizaciones z join afiliados a on a.id = z.afiliado_id
      where z.estado = e.estado and ${OF_QUEUE[cola]} and ${withWords(texto)}
      limit case when e.abierta then null else ${MOST_COUNTED}::int end) n) as total
    from (values ('en_cola', true), ('tomada', true), ('devuelta', true), ('segundo_concepto', true), ('aprobada', false),
      ('aprobada_parcial', false), ('negada', false), ('desistida', false)) e (estado, abierta)`.execute(db)
  return groupCounts(authorisationQueue, rows)
}

/** The one that is due first and that this person may take, held; what another is taking is left to them. */
export const takeFirst = async (
  trx: Kysely<DB>,
  { cola, user_id, now }: { readonly cola: DeskQueue; readonly user_id: number; readonly now: Date },
): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    select z.id from autorizaciones z
    where z.estado in ('en_cola', 'tomada') and ${OF_QUEUE[cola]} and z.pedida_por_user_id <> ${user_id}::int
      and (z.tomada_at is null or z.tomada_at <= ${now}::timestamptz - make_interval(mins => ${IDLE_MINUTES}))
      and not exists (select from consentimientos k where k.orden_procedimientos_id = z.orden_procedimientos_id and k.user_id = ${user_id}::int)
    order by z.vence_at, z.id limit 1 for update of z skip locked`.execute(trx)
  return rows[0]?.id
}

interface Proposed {
  readonly causal?: string
  readonly justificacion?: string
  readonly fundamento?: string
  readonly alternativa?: string
}

/** What was proposed last, and by whom. */
export const proposalOf = async (db: Kysely<DB>, id: number) => {
  const { rows } = await sql<{ lleva: Proposed; user_id: number }>`
    select lleva, user_id from vida_movimientos where vida = 'autorizacion' and objeto_id = ${id}::int
      and evento = 'proponer_negacion' order by version desc limit 1`.execute(db)
  const [proposal] = rows
  if (proposal === undefined) throw new Error('What is confirmed was proposed')
  return { ...proposal.lleva, propone: proposal.user_id }
}

export const denialOf = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('negaciones as n')
    .selectAll('n')
    .select([
      nameOf('n.propone_user_id').as('propone'),
      nameOf('n.confirma_user_id').as('confirma'),
      sql<number | null>`(select k.id from cartas k where k.clase = ${negacion.name} and k.de_clase = 'autorizacion'
        and k.de_id = n.autorizacion_id and k.anulada_at is null)`.as('carta'),
    ])
    .where('n.autorizacion_id', '=', id)
    .executeTakeFirst()

/** What this person ordered and was returned to them, what is due first at the top. */
export const returnedTo = async (db: Kysely<DB>, user_id: number) =>
  shown(db)
    .where('z.estado', '=', 'devuelta')
    .where('z.pedida_por_user_id', '=', user_id)
    .select([
      sql<{ lleva: Readonly<Record<string, string>>; quien: string; cuando: string }>`(
        select jsonb_build_object('lleva', m.lleva, 'quien', ${personName}, 'cuando', m.created_at)
        from vida_movimientos m left join users u on u.id = m.user_id left join operadores o on o.id = u.operador_id
        where m.vida = 'autorizacion' and m.objeto_id = z.id and m.version = z.version)`.as('devolucion'),
    ])
    .orderBy('z.vence_at')
    .limit(50)
    .execute()
