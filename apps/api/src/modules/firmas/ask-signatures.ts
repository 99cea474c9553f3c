/** Asks for the second signatures of an order, in the writing that makes it. */
import type { Transaction } from 'kysely'
import { SIGNATURE_LIFE } from '@cauce/domain/medication/signature-life'
import { askedSignature } from '@cauce/machines/life-cycles/second-signature'
import type { DB } from '../../db/tables.ts'
import { beginLives } from '../../kit/life/movements.ts'

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

/** The line of medications, or the scheme. */
export type SignedThing = { readonly linea_id: number } | { readonly orden_esquemas_id: number }

const columnsOf = (thing: SignedThing) =>
  'linea_id' in thing ? { orden_articulos_id: thing.linea_id } : { orden_esquemas_id: thing.orden_esquemas_id }

/** One request by line, with the step that says when and by whom it was asked. */
export const askSignatures = async (
  trx: Transaction<DB>,
  { id: orden_id, consulta_id, afiliado_id, user_id, created_at }: Order,
  asked: readonly (AskedSignature & SignedThing)[],
): Promise<void> => {
  if (asked.length === 0) return
  const made = await trx
    .insertInto('segundas_firmas')
    .values(
      asked.map(({ hallazgos, urgencia, ...thing }) => ({
        ...columnsOf(thing),
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
  await beginLives(trx, SIGNATURE_LIFE.name, made, { user_id, created_at })
}
