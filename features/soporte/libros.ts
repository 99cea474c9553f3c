/** The ledger of what is handed over, as who writes behind the application would find it. */
import { DELIVERY_LEDGER } from '@cauce/domain/history/delivery-ledger'
import { PLACED_BY_THE_ACCOUNT } from '../../apps/api/src/kit/ledger/post.ts'
import { deliveryReckoning } from '../../apps/api/src/modules/historico/delivery-ledger.ts'
import { testWork } from '../../apps/api/src/testing/database.ts'
import type { Mundo } from './mundo.ts'

/** Fails where it does not add up. */
export const reckoned = async (world: Mundo): Promise<void> => {
  const { db } = await world.server()
  await deliveryReckoning.run({ ...testWork(db), due: new Date() })
}

export const lastEntry = async (world: Mundo) => {
  const { db } = await world.server()
  return db
    .selectFrom('libro_asientos as a')
    .innerJoin('libro_cuentas as c', 'c.id', 'a.cuenta_id')
    .select(['a.id', 'a.cuenta_id', 'a.cantidad'])
    .where('c.libro', '=', DELIVERY_LEDGER.name)
    .orderBy('a.id', 'desc')
    .executeTakeFirstOrThrow()
}

export const takeOut = async (world: Mundo, cantidad: number): Promise<void> => {
  const { db } = await world.server()
  const { cuenta_id } = await lastEntry(world)
  const outside = { documento: 'por fuera', documento_id: 1, created_at: new Date(), clase: 'entregado' }
  await db
    .insertInto('libro_asientos')
    .values({ ...PLACED_BY_THE_ACCOUNT, ...outside, cuenta_id, cantidad: -cantidad })
    .execute()
}

export const erase = async (world: Mundo): Promise<void> => {
  const { db } = await world.server()
  const { id } = await lastEntry(world)
  await db.deleteFrom('libro_asientos').where('id', '=', id).execute()
}
