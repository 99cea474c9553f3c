/** What was asked of the other professional is taken back with its line. */
import type { Transaction } from 'kysely'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { moveBySystem } from '../../kit/life/move.ts'
import { signatureStore } from './signature-store.ts'
import { holdOfLine, holdOfScheme } from './write-queries.ts'

const NOBODY = { misma_mano: false, la_abrio: false, no_firma: null }

const withdraw = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  row: Awaited<ReturnType<typeof holdOfLine>>,
  motivo: string,
): Promise<void> => {
  if (row === undefined) return
  const lleva = { motivo: motivo.trim() }
  await moveBySystem(trx, ctx, signatureStore, { row, evento: 'retirar', facts: NOBODY, lleva })
}

/** Of a line of medications. Nothing happens where nothing waits. */
export const withdrawSignature = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  orden_articulos_id: number | null,
  motivo: string,
): Promise<void> => {
  if (orden_articulos_id !== null) await withdraw(trx, ctx, await holdOfLine(trx, orden_articulos_id), motivo)
}

/** Of a scheme, by its order. */
export const withdrawOfScheme = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  orden_id: number,
  motivo: string,
): Promise<void> => withdraw(trx, ctx, await holdOfScheme(trx, orden_id), motivo)
