/** Asks for the second signatures of an order, in the writing that makes it. */
import type { Transaction } from 'kysely'
import { askedSignature } from '@cauce/machines/life-cycles/second-signature'
import type { DB } from '../../db/tables.ts'

export interface AskedSignature {
  /** Titles of what is signed over. */
  readonly hallazgos: string
  /** Its prescriber went on alone: somebody looks at it afterwards. */
  readonly urgencia: boolean
}

interface Order {
  readonly id: number
  readonly consulta_id: number
  readonly afiliado_id: number
  readonly user_id: number
  readonly created_at: Date
}

/** One request by line, with the step that says when and by whom it was asked. */
export const askSignatures = async (
  trx: Transaction<DB>,
  { id: orden_id, consulta_id, afiliado_id, user_id, created_at }: Order,
  asked: readonly (AskedSignature & { readonly linea_id: number })[],
): Promise<void> => {
  if (asked.length === 0) return
  const made = await trx
    .insertInto('segundas_firmas')
    .values(
      asked.map(({ linea_id, hallazgos, urgencia }) => ({
        orden_articulos_id: linea_id,
        orden_id,
        consulta_id,
        afiliado_id,
        estado: askedSignature(urgencia),
        hallazgos,
        pedida_por_user_id: user_id,
        created_at,
      })),
    )
    .returning(['id', 'estado'])
    .execute()
  await trx
    .insertInto('segunda_firma_pasos')
    .values(
      made.map(({ id, estado }) => ({
        segunda_firma_id: id,
        evento: 'crear',
        a_estado: estado,
        user_id,
        created_at,
      })),
    )
    .execute()
}
