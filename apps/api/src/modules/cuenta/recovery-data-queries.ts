/** SQL of the mail and phone of recovery, which operators and affiliates keep in columns of their own. */
import type { Kysely } from 'kysely'
import type { DB } from '../../db/tables.ts'

export interface Reach {
  readonly correo: string | null
  readonly telefono: string | null
}

interface Holder {
  readonly kind: 'afiliado' | 'operador'
  readonly id: number
}

/** Held until the transaction ends. */
export const holdReach = (trx: Kysely<DB>, { kind, id }: Holder): Promise<Reach> =>
  kind === 'afiliado'
    ? trx
        .selectFrom('afiliados')
        .select(['correo1 as correo', 'celular1 as telefono'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow()
    : trx
        .selectFrom('operadores')
        .select(['email_recuperacion as correo', 'telefono_recuperacion as telefono'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow()

export const writeReach = async (
  trx: Kysely<DB>,
  { kind, id }: Holder,
  { correo, telefono }: Reach,
  now: Date,
): Promise<void> => {
  if (kind === 'afiliado') {
    const row = { correo1: correo, celular1: telefono, datos_actualizados_at: now }
    await trx.updateTable('afiliados').set(row).where('id', '=', id).execute()
  } else {
    const row = { email_recuperacion: correo, telefono_recuperacion: telefono, datos_actualizados_at: now }
    await trx.updateTable('operadores').set(row).where('id', '=', id).execute()
  }
}
