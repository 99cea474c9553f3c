/** Writing the life of a second signature. */
import type { Transaction } from 'kysely'
import type { SignatureState } from '@cauce/domain/medication/signature-request'
import type { DB } from '../../db/tables.ts'

export interface SignatureStep {
  readonly evento: string
  readonly a_estado: SignatureState
  readonly user_id: number
  readonly motivo: string
  readonly created_at: Date
}

/** Who has it open, and who closed it, follow from the state. */
const columnsOf = ({ a_estado, user_id, motivo, created_at }: SignatureStep) => {
  if (a_estado === 'abierta') return { abierta_por_user_id: user_id, abierta_at: created_at }
  if (a_estado === 'pedida') return { abierta_por_user_id: null, abierta_at: null }
  return { cerrada_por_user_id: user_id, cerrada_at: created_at, motivo: motivo === '' ? null : motivo }
}

/** Moves it and keeps the step. The caller holds the row. */
export const recordSignatureStep = async (
  trx: Transaction<DB>,
  { id, estado }: { readonly id: number; readonly estado: SignatureState },
  step: SignatureStep,
): Promise<void> => {
  await trx
    .updateTable('segundas_firmas')
    .set({ estado: step.a_estado, ...columnsOf(step) })
    .where('id', '=', id)
    .execute()
  await trx
    .insertInto('segunda_firma_pasos')
    .values({ ...step, motivo: step.motivo === '' ? null : step.motivo, segunda_firma_id: id, de_estado: estado })
    .execute()
}

/** The request with its line or its scheme, held until the transaction ends. */
export const holdSignature = (trx: Transaction<DB>, id: number) =>
  trx
    .selectFrom('segundas_firmas as f')
    .leftJoin('orden_articulos as l', 'l.id', 'f.orden_articulos_id')
    .select([
      'f.id',
      'f.estado',
      'f.orden_articulos_id',
      'f.orden_esquemas_id',
      'f.orden_id',
      'f.afiliado_id',
      'f.pedida_por_user_id',
      'f.abierta_por_user_id',
      'l.requiere_autorizacion',
    ])
    .where('f.id', '=', id)
    .forUpdate('f')
    .executeTakeFirst()
