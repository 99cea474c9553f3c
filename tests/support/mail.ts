/** Addresses to which a test may mail documents without saying why. */
import type { TestServer } from './server.ts'

/** Puts an address, or a whole `@domain`, on the list of the institution. */
export const allowMail = async ({ db }: Pick<TestServer, 'db'>, ...entries: readonly string[]): Promise<void> => {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'admin@cauce.demo')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('correos_institucion')
    .values(entries.map((direccion) => ({ direccion, descripcion: 'De una prueba', user_id: id })))
    .onConflict((conflict) => conflict.column('direccion').doNothing())
    .execute()
}
