/** Writing the drafts of a record. */
import type { Transaction } from 'kysely'
import { RECORD_MODEL, RECORD_ROUTE, type RecordComponent } from '@cauce/domain/clinical-record/record-components'
import type { DB } from '../../db/tables.ts'

/** Place of a component's draft. */
interface Place {
  readonly consulta_id: number
  readonly componente: RecordComponent
}

const placeOf = ({ consulta_id, componente }: Place) => ({
  consulta_id,
  modelo: RECORD_MODEL,
  ruta: RECORD_ROUTE,
  componente,
})

/** The draft of the component as it stands. */
export const draftAt = (trx: Transaction<DB>, { consulta_id, componente }: Place) =>
  trx
    .selectFrom('historia_borradores')
    .select(['version', 'datos', 'equipo', 'updated_at'])
    .where('consulta_id', '=', consulta_id)
    .where('modelo', '=', RECORD_MODEL)
    .where('ruta', '=', RECORD_ROUTE)
    .where('componente', '=', componente)
    .executeTakeFirst()

interface Written {
  readonly version: number
  /** JSON. */
  readonly datos: string
  readonly equipo: string | null
  readonly user_id: number
  readonly updated_at: Date
}

/** Writes the draft. Whoever calls holds the consultation and has checked the version. */
export const writeDraft = (trx: Transaction<DB>, place: Place, written: Written) =>
  trx
    .insertInto('historia_borradores')
    .values({ ...placeOf(place), ...written })
    .onConflict((conflict) => conflict.columns(['consulta_id', 'modelo', 'ruta', 'componente']).doUpdateSet(written))
    .execute()

/** Every draft of the consultation goes: what they said is in the record. */
export const deleteDrafts = (trx: Transaction<DB>, consultaId: number) =>
  trx.deleteFrom('historia_borradores').where('consulta_id', '=', consultaId).execute()
