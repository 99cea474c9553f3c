/** What happened to each row of the masters, and who uses it. */
import { type Kysely, sql } from 'kysely'
import type { Master, MasterAct, MasterForm } from '@cauce/domain/kit/master/master'
import { type Change, changedFields, type Counted } from '@cauce/domain/kit/master/words'
import type { MasterChange, MasterRow } from '@cauce/contract/kit/master'
import { jsonText } from '../../db/json-text.ts'
import { personName } from '../../db/person-name.ts'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'

type Db = Kysely<DB>

const EMPTY: Pick<MasterRow, 'valores' | 'textos'> = { valores: {}, textos: {} }

const words = (of: Master, { valores, textos }: Pick<MasterRow, 'valores' | 'textos'>, campo: string): string =>
  of.fields[campo]?.kind === 'reference' ? (textos[campo] ?? valores[campo] ?? '') : (valores[campo] ?? '')

/** What differs between two rows, references in words. */
export const changesBetween = (of: Master, before: MasterRow | null, after: MasterRow): readonly Change[] => {
  const earlier: { readonly valores: MasterForm; readonly textos: MasterForm } = before ?? EMPTY
  return changedFields(of, earlier.valores, after.valores).map(({ campo }) => ({
    campo,
    antes: words(of, earlier, campo),
    despues: words(of, after, campo),
  }))
}

export interface Noted {
  readonly id: number
  readonly accion: MasterAct
  readonly cambios: readonly Change[]
  readonly carga?: { readonly id: number; readonly linea: number }
}

export const noteChanges = async (trx: Db, ctx: UserCtx, of: Master, notes: readonly Noted[]): Promise<void> => {
  if (notes.length === 0) return
  await trx
    .insertInto('maestro_cambios')
    .values(
      notes.map(({ id, accion, cambios, carga }) => ({
        maestro: of.page,
        registro_id: id,
        accion,
        cambios: jsonText(cambios),
        user_id: ctx.user.id,
        carga_id: carga?.id ?? null,
        linea: carga?.linea ?? null,
        created_at: ctx.now(),
      })),
    )
    .execute()
}

interface Noticed extends Pick<MasterChange, 'id' | 'accion' | 'quien' | 'cambios'> {
  readonly created_at: Date
  readonly carga_id: number | null
  readonly linea: number | null
  readonly archivo: string | null
}

/** The changes of a row, the newest first. */
export const historyOf = async (db: Db, of: Master, id: number, limit: number): Promise<readonly MasterChange[]> => {
  const { rows } = await sql<Noticed>`
    select c.id, c.accion, c.cambios, c.created_at, c.carga_id, c.linea, g.archivo, ${personName} as quien
    from maestro_cambios c join users u on u.id = c.user_id left join operadores o on o.id = u.operador_id
      left join maestro_cargas g on g.id = c.carga_id
    where c.maestro = ${of.page} and c.registro_id = ${id} order by c.id desc limit ${limit}`.execute(db)
  return rows.map(({ created_at, carga_id, linea, archivo, ...change }) => ({
    ...change,
    cuando: created_at.toISOString(),
    carga: carga_id === null ? null : { id: carga_id, archivo: archivo ?? '', linea: linea ?? 0 },
  }))
}

export const countHistory = async (db: Db, of: Master, id: number): Promise<number> => {
  const { total } = await db
    .selectFrom('maestro_cambios')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('maestro', '=', of.page)
    .where('registro_id', '=', id)
    .executeTakeFirstOrThrow()
  return total
}

/** Rows that use one are counted up to here; beyond it there are more. */
const COUNTED = 10_000

/** Who uses the row, of each kind that the declaration names. */
export const usesOf = async (db: Db, of: Master, row: MasterRow): Promise<readonly Counted[]> => {
  const uses: Counted[] = []
  for (const { table, column, holds, one, many } of of.uses) {
    const at = sql.ref(`u.${column}`)
    const points =
      holds === undefined
        ? sql`${at} = ${row.id}`
        : sql`sin_acentos(${at}) = sin_acentos(${row.valores[holds] ?? ''}::text)`
    const { rows } = await sql<{ cuantos: number }>`select count(*)::int as cuantos
      from (select 1 from ${sql.table(table)} u where ${points} limit ${COUNTED + 1}) as contados`.execute(db)
    const cuantos = rows[0]?.cuantos ?? 0
    uses.push({ que: cuantos === 1 ? one : many, cuantos: Math.min(cuantos, COUNTED), hay_mas: cuantos > COUNTED })
  }
  return uses
}
