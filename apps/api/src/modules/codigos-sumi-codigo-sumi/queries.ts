/** SQL of the codes of medicines. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { CODE_GROUPS } from '@cauce/contract/codigos-sumi-codigo-sumi'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import { holdsEvery, wordPatterns } from '../../db/like.ts'
import type { DB } from '../../db/tables.ts'
import { counted } from '../../kit/list/counted.ts'

type Db = Kysely<DB>
export type CodeGroup = (typeof CODE_GROUPS)[number]
export type CodeSort = 'nombre' | 'codigo' | 'principio_activo' | 'atc'

/** Whether a row is of a group. What was withdrawn is of no other. */
const IN_GROUP: Readonly<Record<CodeGroup, RawBuilder<boolean>>> = {
  control: sql`m.activo and m.controlado = 1`,
  autorizacion: sql`m.activo and m.requiere_autorizacion = 1`,
  desabastecidos: sql`m.activo and m.desabastecido = 1`,
  retirados: sql`not m.activo`,
}

/** What was withdrawn is seen where it is asked for. */
const matching = (texto: string | undefined, cuales: CodeGroup | undefined): RawBuilder<boolean> =>
  sql`${holdsEvery('m.busqueda', wordPatterns(texto ?? ''))} and ${cuales === undefined ? sql`m.activo` : IN_GROUP[cuales]}`

const ROW = sql`m.id, m.codigo, m.nombre, m.principio_activo, m.concentracion, m.forma_farmaceutica as forma, m.via, m.atc,
  s.nombre as subgrupo, m.controlado = 1 as control, m.requiere_autorizacion = 1 as autorizacion,
  m.desabastecido = 1 as desabastecido, m.activo as vigente`

interface CodeRow {
  readonly id: number
  readonly codigo: string
  readonly nombre: string
  readonly principio_activo: string
  readonly concentracion: string | null
  readonly forma: string | null
  readonly via: string | null
  readonly atc: string
  readonly subgrupo: string | null
  readonly control: boolean
  readonly autorizacion: boolean
  readonly desabastecido: boolean
  readonly vigente: boolean
}

interface Slice {
  readonly limit: number
  readonly offset: number
}

export interface Search {
  readonly texto: string | undefined
  readonly cuales: CodeGroup | undefined
  readonly sort: CodeSort
  readonly down: boolean
}

export const codes = async (db: Db, { texto, cuales, sort, down }: Search, slice: Slice) => {
  const by = sql`sin_acentos(${sql.ref(`m.${sort}`)}) ${down ? sql`desc` : sql`asc`}`
  const { rows } = await sql<CodeRow>`
    select ${ROW} from medicamentos m left join subgrupos_terapeuticos s on s.codigo = m.atc_subgrupo
    where ${matching(texto, cuales)}
    order by ${by}, m.id limit ${slice.limit}::int offset ${slice.offset}::int`.execute(db)
  return rows
}

export const countCodes = async (db: Db, { texto, cuales }: Search): Promise<number> => {
  const rows = sql`select 1 from medicamentos m where ${matching(texto, cuales)}`
  const { total } = await db.selectNoFrom(counted(rows).as('total')).executeTakeFirstOrThrow()
  return total
}

/** How many of each group the search finds. */
export const countGroups = async (db: Db, texto: string | undefined) => {
  const found = holdsEvery('m.busqueda', wordPatterns(texto ?? ''))
  const groups = CODE_GROUPS.map((name) => sql`count(*) filter (where ${IN_GROUP[name]})::int as ${sql.ref(name)}`)
  const { rows } = await sql<Readonly<Record<CodeGroup | 'todos', number>>>`
    select count(*) filter (where m.activo)::int as todos, ${sql.join(groups)}
    from medicamentos m where ${found}`.execute(db)
  return rows[0] ?? { todos: 0, control: 0, autorizacion: 0, desabastecidos: 0, retirados: 0 }
}

interface CodeDetail extends CodeRow {
  readonly componentes: string
  readonly unidad_presentacion: string | null
  readonly grupo: string | null
  readonly codigo_ffm: string | null
  readonly fuente: string
}

export const codeById = async (db: Db, id: number): Promise<CodeDetail | undefined> => {
  const { rows } = await sql<CodeDetail>`
    select ${ROW}, m.componentes, m.unidad_presentacion, g.nombre as grupo, f.codigo_ffm, m.fuente
    from medicamentos m
    left join subgrupos_terapeuticos s on s.codigo = m.atc_subgrupo
    left join grupos_terapeuticos g on g.id = s.grupo_id
    left join formas_farmaceuticas f on sin_acentos(f.nombre) = sin_acentos(m.forma_farmaceutica)
    where m.id = ${id}::int`.execute(db)
  return rows[0]
}

const MAX_EQUIVALENT = 100

/** The other presentations of the same active ingredients. */
export const equivalents = (db: Db, { id, componentes }: CodeDetail) =>
  db
    .selectFrom('medicamentos')
    .select(['id', 'codigo', 'nombre', 'activo as vigente'])
    .where('componentes', '=', componentes)
    .where('id', '<>', id)
    .orderBy('activo', 'desc')
    .orderBy(sql`sin_acentos(nombre)`)
    .limit(MAX_EQUIVALENT)
    .execute()

const ALIVE = [OrderStatus.active, OrderStatus.pendingAudit, OrderStatus.authorised, OrderStatus.scheduled]

/** How many lines of orders name it: those that are alive, and all. */
export const countLines = async (db: Db, id: number) =>
  db
    .selectFrom('orden_articulos')
    .select([
      sql<number>`count(*)::int`.as('lineas'),
      sql<number>`count(*) filter (where estado_id in (${sql.join(ALIVE)}))::int`.as('lineas_vivas'),
    ])
    .where('codesumi_id', '=', id)
    .executeTakeFirstOrThrow()
