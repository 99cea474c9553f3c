/** Who attends a consultation, what they are registered as, and from when it is. */
import { Given } from '@cucumber/cucumber'
import { NO_PROFESSION, PROFESSIONS } from '@cauce/domain/access/professions'
import type { Mundo } from '../soporte/mundo.ts'

const DAY_MS = 86_400_000

const userOf = async (world: Mundo, email: string) =>
  (await world.server()).db
    .selectFrom('users')
    .select(['id', 'operador_id'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()

Given(
  'que {string} tiene la profesión {string} y el registro {string}',
  async function (this: Mundo, email: string, profession: string, register: string) {
    const { operador_id } = await userOf(this, email)
    const profesion = PROFESSIONS.find(({ nombre }) => nombre === profession)?.clave ?? NO_PROFESSION
    const { db } = await this.server()
    await db
      .updateTable('operadores')
      .set({ profesion: profesion || null, registro_profesional: register || null })
      .where('id', '=', operador_id ?? 0)
      .execute()
  },
)

Given('que {string} atiende la consulta {int}', async function (this: Mundo, email: string, id: number) {
  const { id: medico_user_id } = await userOf(this, email)
  const { db } = await this.server()
  await db.updateTable('consultas').set({ medico_user_id }).where('id', '=', id).execute()
  this.consultaId = id
})

Given('que la consulta es de hace {int} días', async function (this: Mundo, days: number) {
  const { db } = await this.server()
  const fecha_hora = new Date(Date.now() - days * DAY_MS)
  await db.updateTable('consultas').set({ fecha_hora }).where('id', '=', this.consultaId).execute()
})
