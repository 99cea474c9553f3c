/** What the changes write, and what is asked only to write them. */
import { sql, type Kysely } from 'kysely'
import { AffiliateType } from '@cauce/domain/affiliate/affiliate-type'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { ChangeState } from '@cauce/domain/insurance/change-life'
import type { ChangeName } from '@cauce/domain/insurance/change-kinds'
import type { MoveForm } from '@cauce/domain/kit/life/life'
import { jsonText } from '../../db/json-text.ts'
import type { DB } from '../../db/tables.ts'

export const usersOf = async (db: Kysely<DB>, afiliado_id: number): Promise<readonly number[]> =>
  (await db.selectFrom('users').select('id').where('afiliado_id', '=', afiliado_id).execute()).map(({ id }) => id)

/** The last death of the person that was applied. */
const lastDeath = (db: Kysely<DB>, afiliado_id: number) =>
  db
    .selectFrom('afiliado_novedades')
    .select([sql<string | null>`antes->>'tipo_afiliado_id'`.as('tipo'), 'radica_user_id', 'verifica_user_id'])
    .where('afiliado_id', '=', afiliado_id)
    .where('tipo', '=', 'fallecimiento')
    .where('estado', '=', 'aplicada')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Which kind of affiliate the person was; where the death came without a change, a beneficiary is one who is in a family. */
export const typeBeforeDeath = async (db: Kysely<DB>, afiliado_id: number): Promise<number> => {
  const death = await lastDeath(db, afiliado_id)
  if (death !== undefined && death.tipo !== null) return Number(death.tipo)
  const member = await db
    .selectFrom('grupo_miembros')
    .select('id')
    .where('afiliado_id', '=', afiliado_id)
    .where('reemplazado_at', 'is', null)
    .where('hasta', 'is', null)
    .executeTakeFirst()
  return member === undefined ? AffiliateType.contributor : AffiliateType.beneficiary
}

/** Who registered and who verified the death that a reversal undoes. */
export const handsOfDeath = async (db: Kysely<DB>, afiliado_id: number): Promise<readonly (number | null)[]> => {
  const death = await lastDeath(db, afiliado_id)
  return death === undefined ? [] : [death.radica_user_id, death.verifica_user_id]
}

/** The same change, of the same day, that already waits. */
export const waitingTwin = (
  db: Kysely<DB>,
  twin: {
    readonly afiliado_id: number
    readonly tipo: ChangeName
    readonly fecha: CalendarDate
    readonly huella: string
  },
) =>
  db
    .selectFrom('afiliado_novedades')
    .select('radicado')
    .where('afiliado_id', '=', twin.afiliado_id)
    .where('tipo', '=', twin.tipo)
    .where('fecha_novedad', '=', twin.fecha)
    .where('huella', '=', twin.huella)
    .where('estado', 'in', ['radicada', 'en_revision', 'verificada'])
    .executeTakeFirst()

interface NewChange {
  readonly afiliado_id: number
  readonly radicado: string
  readonly tipo: ChangeName
  readonly fecha_novedad: CalendarDate
  readonly antes: MoveForm
  readonly despues: MoveForm
  readonly soporte: string | null
  readonly huella: string
  readonly estado: ChangeState
  readonly radica_user_id: number
  readonly created_at: Date
}

export const insertChange = async (trx: Kysely<DB>, change: NewChange): Promise<number> => {
  const { antes, despues, estado, created_at, ...rest } = change
  const causa = despues['causa_id'] ?? ''
  const isApplied = estado === 'aplicada'
  const { id } = await trx
    .insertInto('afiliado_novedades')
    .values({
      ...rest,
      estado,
      origen: 'ventanilla',
      antes: jsonText(antes),
      despues: jsonText(despues),
      causa_id: causa === '' ? null : Number(causa),
      aplicada_at: isApplied ? created_at : null,
      cerrada_at: isApplied ? created_at : null,
      created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const holdReason = async (trx: Kysely<DB>, id: number, retencion: string | null): Promise<void> => {
  await trx.updateTable('afiliado_novedades').set({ retencion }).where('id', '=', id).execute()
}

/** The change, held until the transaction ends. */
export const holdChange = (trx: Kysely<DB>, id: number) =>
  trx
    .selectFrom('afiliado_novedades')
    .select(['id', 'version', 'estado', 'afiliado_id', 'radicado', 'tipo', 'fecha_novedad', 'antes', 'despues'])
    .select(['radica_user_id', 'revisa_user_id', 'created_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
