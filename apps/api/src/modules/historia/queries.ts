/** Reading the record of a consultation: its row, its drafts, its notes, and the last one of the affiliate before it. */
import { sql, type Insertable, type Kysely, type Transaction } from 'kysely'
import { RECORD_MODEL, RECORD_ROUTE } from '@cauce/domain/clinical-record/record-components'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { isReachable, isWritable } from '../consultas/access.ts'
import { personName } from '../../db/person-name.ts'

/** The finalised record and who finalised it; undefined while it is open. */
export const finalisedRecord = (db: Kysely<DB>, consultaId: number) =>
  db
    .selectFrom('historias as h')
    .innerJoin('users as u', 'u.id', 'h.user_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .select(['h.datos', 'h.huella', 'h.finalizada_at', personName.as('por')])
    .where('h.consulta_id', '=', consultaId)
    .executeTakeFirst()

/** What is typed of the open record, one row for each component that somebody typed in. */
export const draftsOf = (db: Kysely<DB>, consultaId: number) =>
  db
    .selectFrom('historia_borradores')
    .select(['componente', 'ruta', 'version', 'datos', 'equipo', 'updated_at'])
    .where('consulta_id', '=', consultaId)
    .where('modelo', '=', RECORD_MODEL)
    .where('ruta', '=', RECORD_ROUTE)
    .orderBy('componente')
    .execute()
export type DraftRow = Awaited<ReturnType<typeof draftsOf>>[number]

const notes = (db: Kysely<DB>) =>
  db
    .selectFrom('notas_aclaratorias as n')
    .innerJoin('users as u', 'u.id', 'n.user_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .select(['n.id', 'n.texto', 'n.created_at', personName.as('autor')])

/** Notes of the record, the first one first. */
export const notesOf = (db: Kysely<DB>, consultaId: number) =>
  notes(db).where('n.consulta_id', '=', consultaId).orderBy('n.id').execute()

export const noteById = (db: Kysely<DB>, id: number) => notes(db).where('n.id', '=', id).executeTakeFirstOrThrow()

/** Writes a note. @returns its id */
export const insertNote = async (trx: Transaction<DB>, note: Insertable<DB['notas_aclaratorias']>): Promise<number> => {
  const { id } = await trx.insertInto('notas_aclaratorias').values(note).returning('id').executeTakeFirstOrThrow()
  return id
}

/** The last finalised record of the affiliate, of another consultation, that says something of antecedents. */
export const lastAntecedents = (db: Kysely<DB>, consultation: { readonly id: number; readonly afiliado_id: number }) =>
  db
    .selectFrom('historias as h')
    .innerJoin('consultas as c', 'c.id', 'h.consulta_id')
    .select(['h.consulta_id', 'c.fecha_hora', sql<string>`h.datos->>'antecedentes'`.as('antecedentes')])
    .where('h.afiliado_id', '=', consultation.afiliado_id)
    .where('h.consulta_id', '<>', consultation.id)
    .where(sql<boolean>`trim(coalesce(h.datos->>'antecedentes', '')) <> ''`)
    .orderBy('h.finalizada_at', 'desc')
    .orderBy('h.consulta_id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The last finalised record of the affiliate, of another consultation, with who wrote it and in what kind of visit. */
export const lastVisit = (db: Kysely<DB>, consultation: { readonly id: number; readonly afiliado_id: number }) =>
  db
    .selectFrom('historias as h')
    .innerJoin('consultas as c', 'c.id', 'h.consulta_id')
    .innerJoin('tipos_consulta as t', 't.id', 'c.tipo_consulta_id')
    .innerJoin('users as u', 'u.id', 'h.user_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .select(['h.consulta_id', 'h.datos', 'c.fecha_hora', 't.nombre as tipo', personName.as('medico')])
    .where('h.afiliado_id', '=', consultation.afiliado_id)
    .where('h.consulta_id', '<>', consultation.id)
    .orderBy('h.finalizada_at', 'desc')
    .orderBy('h.consulta_id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The consultation of a record that is written: two writings of one record wait for each other until the transaction ends. */
export const lockConsultation = (trx: Transaction<DB>, ctx: UserCtx, id: number) =>
  trx
    .selectFrom('consultas as c')
    .select([
      'c.id',
      'c.afiliado_id',
      'c.estado_id',
      'c.fecha_hora',
      isReachable(ctx).as('accesible'),
      isWritable(ctx).as('escribe'),
    ])
    .where('c.id', '=', id)
    .forNoKeyUpdate('c')
    .executeTakeFirst()

/** Whether the record was finalised. Asked after the lock: who waited for it must see what the other one wrote. */
export const isFinalised = async (db: Kysely<DB>, consultaId: number): Promise<boolean> =>
  (await db.selectFrom('historias').select('consulta_id').where('consulta_id', '=', consultaId).executeTakeFirst()) !==
  undefined
