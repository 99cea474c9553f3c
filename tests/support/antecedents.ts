/** Allergies in a test: nothing that was recorded is deleted, so they are closed. */
import type { Kysely } from 'kysely'
import type { DB } from '../../apps/api/src/db/tables.ts'

/** Closes what is in force of the affiliate, or only one of them. */
export const closeAllergies = (db: Kysely<DB>, afiliado_id: number, id?: number) => {
  const closed = { estado: 'error', cerrada_at: new Date(), cerrada_por: 1, motivo_cierre: 'Anotada por una prueba' }
  const inForce = db
    .updateTable('alergias_afiliado')
    .set(closed)
    .where('afiliado_id', '=', afiliado_id)
    .where('estado', '=', 'vigente')
  return (id === undefined ? inForce : inForce.where('id', '=', id)).execute()
}
