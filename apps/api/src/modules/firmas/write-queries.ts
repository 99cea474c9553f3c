/** A second signature that is held to be moved. */
import type { Transaction } from 'kysely'
import type { DB } from '../../db/tables.ts'

const heldSignatures = (trx: Transaction<DB>) =>
  trx
    .selectFrom('segundas_firmas as f')
    .leftJoin('orden_articulos as l', 'l.id', 'f.orden_articulos_id')
    .select([
      'f.id',
      'f.version',
      'f.estado',
      'f.orden_articulos_id',
      'f.orden_esquemas_id',
      'f.orden_id',
      'f.afiliado_id',
      'f.pedida_por_user_id',
      'f.abierta_por_user_id',
      'l.requiere_autorizacion',
    ])
    .forUpdate('f')

/** The request with its line or its scheme, held until the transaction ends. */
export const holdSignature = (trx: Transaction<DB>, id: number) =>
  heldSignatures(trx).where('f.id', '=', id).executeTakeFirst()

/** Of a line of medications. */
export const holdOfLine = (trx: Transaction<DB>, linea_id: number) =>
  heldSignatures(trx).where('f.orden_articulos_id', '=', linea_id).executeTakeFirst()

/** Of a scheme, by its order. */
export const holdOfScheme = (trx: Transaction<DB>, orden_id: number) =>
  heldSignatures(trx).where('f.orden_id', '=', orden_id).where('f.orden_esquemas_id', 'is not', null).executeTakeFirst()
