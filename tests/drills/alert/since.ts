/** What is known of a patient for as long as something is tried. */
import type { Kysely } from 'kysely'
import type { DB } from '../../../apps/api/src/db/tables.ts'

/** An allergy to that ingredient is written, the thing is done, and the allergy is taken back as written by mistake. */
export const withAllergySince = async <Result>(
  db: Kysely<DB>,
  { afiliado_id, nombre }: { readonly afiliado_id: number; readonly nombre: string },
  act: () => Promise<Result>,
): Promise<Result> => {
  const { id } = await db
    .insertInto('alergias_afiliado')
    .values({ afiliado_id, nombre, tipo: 'principio', severidad: 'grave' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const result = await act()
  await db
    .updateTable('alergias_afiliado')
    .set({ estado: 'error', cerrada_at: new Date(), cerrada_por: 1, motivo_cierre: 'Simulacro' })
    .where('id', '=', id)
    .execute()
  return result
}
