/** A portability that is held, with what the life asks of who moves it. */
import { sql, type Transaction } from 'kysely'
import { type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { whyNotExtended } from '@cauce/domain/insurance/portability-extension'
import type { PortabilityHand } from '@cauce/domain/insurance/portability-life'
import type { DB } from '../../db/tables.ts'
import { holdInsured } from '../afiliados/open.ts'

/** False where there is no such portability. The person is held before it, as whoever writes of them does. */
export const holdPerson = async (trx: Transaction<DB>, id: number): Promise<boolean> => {
  const one = await trx.selectFrom('portabilidades').select('afiliado_id').where('id', '=', id).executeTakeFirst()
  if (one !== undefined) await holdInsured(trx, one.afiliado_id)
  return one !== undefined
}

/** The portability, held until the transaction ends. */
export const holdPortability = (trx: Transaction<DB>, id: number) =>
  trx
    .selectFrom('portabilidades')
    .select(['id', 'version', 'estado', 'radicado', 'afiliado_id', 'municipio_destino_id', 'tipo'])
    .select(['fecha_inicio', 'fecha_fin', 'rep_id', 'estudia_user_id'])
    .select(sql<boolean>`prorrogada_at is not null`.as('prorrogada'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
export type HeldPortability = NonNullable<Awaited<ReturnType<typeof holdPortability>>>

type Known = Pick<HeldPortability, 'estudia_user_id' | 'fecha_inicio' | 'fecha_fin' | 'tipo' | 'prorrogada'>

/** @param user_id null: nobody moves it, its day came */
export const handOf = (row: Known, user_id: number | null, hoy: CalendarDate): PortabilityHand => ({
  la_tiene: user_id !== null && row.estudia_user_id === user_id,
  empieza: row.fecha_inicio <= hoy,
  sin_prorroga: whyNotExtended({ tipo: row.tipo, fin: row.fecha_fin, prorrogada: row.prorrogada }, hoy),
})
