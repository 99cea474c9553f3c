/** SQL of the fields of a master. Names of tables and columns come from its declaration, never from a request. */
import { type RawBuilder, sql } from 'kysely'
import type { Field, Target } from '@cauce/domain/kit/master/field'
import { fieldsOf, type Master, type MasterForm } from '@cauce/domain/kit/master/master'
import { searchText } from '@cauce/domain/kit/master/search-text'
import { wordPatterns } from '../../db/like.ts'

type Expression = RawBuilder<unknown>

/** A column of the row `t`. */
export const column = (name: string): Expression => sql.ref(`t.${name}`)

/** What is stored as the text that a form holds. */
const asText = (name: string, field: Field): Expression => {
  const of = column(name)
  switch (field.kind) {
    case 'flag':
      return sql`case when ${of} then 'si' else 'no' end`
    case 'decimal':
      return sql`coalesce(trim_scale(${of})::text, '')`
    case 'date':
    case 'integer':
    case 'reference':
      return sql`coalesce(${of}::text, '')`
    default:
      return sql`coalesce(${of}, '')`
  }
}

/** What the form holds as its column stores it. */
const asStored = (field: Field, value: string): Expression => {
  const kept = value === '' ? null : value
  switch (field.kind) {
    case 'flag':
      return sql`${value === 'si'}::boolean`
    case 'decimal':
      return sql`${kept}::numeric`
    case 'date':
      return sql`${kept}::date`
    case 'integer':
    case 'reference':
      return sql`${kept === null ? null : Number(kept)}::int`
    default:
      return sql`${kept}::text`
  }
}

/** The name of a row `r` that is pointed to, with where it is. */
export const targetName = ({ title, within }: Target): Expression =>
  within === undefined
    ? sql.ref(`r.${title}`)
    : sql`${sql.ref(`r.${title}`)} || ', ' ||
        (select ${sql.ref(`d.${within.title}`)} from ${sql.table(within.table)} d where d.id = ${sql.ref(`r.${within.key}`)})`

const record = (pairs: readonly (readonly [string, Expression])[]): Expression =>
  sql`jsonb_build_object(${sql.join(pairs.flatMap(([name, value]) => [sql`${name}::text`, value]))})`

/** The columns of a row as the contract answers it. */
export const rowColumns = (of: Master): Expression => {
  const words = fieldsOf(of).flatMap(([name, field]) =>
    field.kind === 'reference'
      ? [
          [
            name,
            sql`(select ${targetName(field.to)} from ${sql.table(field.to.table)} r where r.id = ${column(name)})`,
          ] as const,
        ]
      : [],
  )
  return sql`t.id, t.version, t.activo,
    ${record(fieldsOf(of).map(([name, field]) => [name, asText(name, field)] as const))} as valores,
    ${words.length === 0 ? sql`'{}'::jsonb` : sql`jsonb_strip_nulls(${record(words)})`} as textos`
}

/** Column and value of everything that a form keeps, with what is searched. */
export const storedColumns = (of: Master, form: MasterForm): readonly (readonly [string, Expression])[] => [
  ...fieldsOf(of).map(([name, field]) => [name, asStored(field, form[name] ?? '')] as const),
  ['busqueda', sql`${searchText(of, form)}::text`],
]

/** Whatever the capitals and the accents. */
export const same = (left: Expression, value: string): Expression =>
  sql`sin_acentos(${left}) = sin_acentos(${value}::text)`

export interface MasterSearch {
  readonly texto?: string
  readonly estado?: 'activos' | 'inactivos'
  readonly filtros?: Readonly<Record<string, string | undefined>>
  readonly orden?: string
}

const everyOne = (conditions: readonly Expression[]): Expression =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)

/** The word stands in what is searched of the row, or in a field that is searched apart. */
const holds = (of: Master, pattern: string): Expression => {
  const apart = fieldsOf(of).filter(([, { searched }]) => searched === 'apart')
  const places = [sql.ref('t.busqueda'), ...apart.map(([name]) => sql`sin_acentos(${column(name)})`)]
  return sql`(${sql.join(
    places.map((place) => sql`${place} like ${pattern}`),
    sql` or `,
  )})`
}

/** What is looked for, whatever the state. */
export const found = (of: Master, { texto = '', filtros = {} }: MasterSearch): Expression =>
  everyOne([
    ...wordPatterns(texto).map((pattern) => holds(of, pattern)),
    ...fieldsOf(of).flatMap(([name, field]) => {
      const asked = filtros[name]
      return asked === undefined ? [] : [sql`${column(name)} = ${asStored(field, asked)}`]
    }),
  ])

export const inState = ({ estado }: MasterSearch): Expression =>
  estado === undefined ? sql`true` : estado === 'activos' ? sql`t.activo` : sql`not t.activo`

/** Some rows have nothing in it: they come last, whichever way it is sorted. */
const maybeEmpty = (of: Master, name: string): boolean => of.fields[name]?.required === false

const sorted = (of: Master, name: string): Expression => {
  const field = of.fields[name]
  if (field === undefined) return sql`t.activo`
  if (field.kind === 'reference') {
    return sql`(select sin_acentos(${sql.ref(`r.${field.to.title}`)}) from ${sql.table(field.to.table)} r where r.id = ${column(name)})`
  }
  const isText = !['integer', 'decimal', 'flag', 'date'].includes(field.kind)
  return isText ? sql`sin_acentos(${column(name)})` : column(name)
}

const orderOf = (of: Master, { orden = of.order }: MasterSearch) => {
  const name = orden.replace(/^-/u, '')
  return { key: sorted(of, name), isDown: orden !== name, maybeEmpty: maybeEmpty(of, name) }
}

/** By the column that is asked for, or by that of the declaration; equal ones by their number. As an index has them, where there is one. */
export const ordered = (of: Master, search: MasterSearch): Expression => {
  const { key, isDown, maybeEmpty: empty } = orderOf(of, search)
  const way = isDown ? sql`desc` : sql`asc`
  return sql`${key} ${way} ${empty ? sql`nulls last` : sql``}, t.id ${way}`
}

/** What comes after the row `id` in that order: an index is entered there, where counting from the beginning would walk it. */
export const after = (of: Master, search: MasterSearch, id: number): Expression => {
  const { key, isDown, maybeEmpty: empty } = orderOf(of, search)
  const way = isDown ? sql`<` : sql`>`
  const last = (columns: Expression): Expression =>
    sql`(select ${columns} from ${sql.table(of.table)} t where t.id = ${id}::int)`
  const follows = sql`(${key}, t.id) ${way} ${last(sql`${key}, t.id`)}`
  return empty
    ? sql`(${follows} or (${key} is null and (${last(key)} is not null or t.id ${way} ${id}::int)))`
    : follows
}
