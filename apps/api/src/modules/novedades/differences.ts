/** What a change says, in words: each datum as it was and as it will be. */
import { sql, type Kysely } from 'kysely'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { isCalendarDate } from '@cauce/domain/calendar/calendar-date'
import { affiliateStateWords } from '@cauce/domain/insurance/affiliate-state'
import { CHANGE_KINDS, CHANGE_NAMES } from '@cauce/domain/insurance/change-kinds'
import type { MoveForm } from '@cauce/domain/kit/life/life'
import type { Field } from '@cauce/domain/kit/master/field'
import { valueWords } from '@cauce/domain/kit/master/words'
import type { Difference } from '@cauce/contract/novedades'
import type { DB } from '../../db/tables.ts'

interface Sides {
  readonly antes: MoveForm
  readonly despues: MoveForm
}

/** Every field of every kind, by its name: those of one name are the same thing. */
const FIELDS: Readonly<Record<string, Field>> = Object.assign(
  {},
  ...CHANGE_NAMES.map((name) => CHANGE_KINDS[name].fields),
)
/** What the server adds to what a person wrote. */
const ADDED: Readonly<Record<string, string>> = {
  estado_id: 'Estado',
  desde: 'Se atiende allí desde',
  condicion: 'Está en esa condición',
}
/** Kept to undo it, and not said. */
const SILENT: ReadonlySet<string> = new Set(['tipo_afiliado_id'])

const tableOf = (name: string): string | null => {
  const field = FIELDS[name]
  return field?.kind === 'reference' ? field.to.table : null
}

type Names = ReadonlyMap<string, string>

/** What each row that is pointed to is called. */
const namesOf = async (db: Kysely<DB>, all: readonly Sides[]): Promise<Names> => {
  const asked = new Map<string, Set<number>>()
  for (const { antes, despues } of all)
    for (const [name, text] of [...Object.entries(antes), ...Object.entries(despues)]) {
      const table = tableOf(name)
      if (table === null || !/^[1-9]\d{0,8}$/u.test(text)) continue
      asked.set(table, new Set([...(asked.get(table) ?? []), Number(text)]))
    }
  const names = new Map<string, string>()
  for (const [table, ids] of asked) {
    const title =
      table === 'afiliados'
        ? sql`concat_ws(' ', primer_nombre, segundo_nombre, primer_apellido, segundo_apellido)`
        : sql`nombre`
    const { rows } = await sql<{ id: number; nombre: string }>`
      select id, ${title} as nombre from ${sql.table(table)} where id = any(${[...ids]}::int[])`.execute(db)
    for (const { id, nombre } of rows) names.set(`${table} ${id}`, nombre)
  }
  return names
}

const wordOf = (names: Names, name: string, text: string): string => {
  if (text === '') return ''
  if (name === 'estado_id') return affiliateStateWords(Number(text)).palabra
  if (name === 'condicion') return text === 'si' ? 'Sí' : 'No'
  const table = tableOf(name)
  if (table !== null) return names.get(`${table} ${text}`) ?? `Número ${text}`
  const field = FIELDS[name]
  if (field === undefined) return isCalendarDate(text) ? formatDate(text) : text
  return valueWords(field, text)
}

/** In the order of the forms, whatever the order in which the database gives them back; then what the server added. */
const ORDER = [...Object.keys(FIELDS), ...Object.keys(ADDED)]

/** Of each, only what is not the same on both sides. */
export const differences = async (
  db: Kysely<DB>,
  all: readonly Sides[],
): Promise<readonly (readonly Difference[])[]> => {
  const names = await namesOf(db, all)
  return all.map(({ antes, despues }) =>
    ORDER.filter((name) => !SILENT.has(name) && (antes[name] ?? '') !== (despues[name] ?? '')).map((name) => ({
      campo: FIELDS[name]?.label ?? ADDED[name] ?? name,
      antes: wordOf(names, name, antes[name] ?? ''),
      despues: wordOf(names, name, despues[name] ?? ''),
    })),
  )
}
