/** SQL of the programs that connect. */
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../db/tables.ts'
import type { NewKey } from '../../http/client-key.ts'

const COLUMNS = [
  'id',
  'nombre',
  'descripcion',
  'clave_final',
  'activo',
  'demo',
  'version',
  'ultimo_uso_at',
  'created_at',
  'updated_at',
] as const

interface Form {
  readonly nombre: string
  readonly descripcion: string | null
}

export const allPrograms = (db: Kysely<DB>) =>
  db
    .selectFrom('clientes')
    .select(COLUMNS)
    .orderBy(sql`lower(nombre)`)
    .orderBy('id')
    .execute()

export type ProgramRow = Awaited<ReturnType<typeof allPrograms>>[number]

/** The program, held until the transaction ends. */
export const holdProgram = (trx: Kysely<DB>, id: number): Promise<ProgramRow | undefined> =>
  trx.selectFrom('clientes').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst()

/** Undefined when the name is taken. */
export const addProgram = (trx: Kysely<DB>, form: Form, key: NewKey, now: Date): Promise<ProgramRow | undefined> =>
  trx
    .insertInto('clientes')
    .values({
      ...form,
      clave_hash: key.clave_hash,
      clave_final: key.clave_final,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(nombre)`).doNothing())
    .returning(COLUMNS)
    .executeTakeFirst()

/** True when another program has the name. */
export const nameIsTaken = async (trx: Kysely<DB>, nombre: string, id: number): Promise<boolean> => {
  const other = await trx
    .selectFrom('clientes')
    .select('id')
    .where(sql`lower(nombre)`, '=', sql<string>`lower(${nombre}::text)`)
    .where('id', '!=', id)
    .executeTakeFirst()
  return other !== undefined
}

/** Changes a program that is held; its version moves. */
export const changeProgram = (
  trx: Kysely<DB>,
  id: number,
  change: Partial<Form & { activo: boolean; clave_hash: Buffer; clave_final: string }>,
  now: Date,
): Promise<ProgramRow> =>
  trx
    .updateTable('clientes')
    .set((eb) => ({ ...change, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
