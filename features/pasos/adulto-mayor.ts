/** What the record says of an older adult. */
import { Given } from '@cucumber/cucumber'
import type { Mundo } from '../soporte/mundo.ts'

Given('que su historia tiene el diagnóstico {string}', async function (this: Mundo, codigo: string) {
  const { db } = await this.server()
  const { id } = await db.selectFrom('cie10').select('id').where('codigo', '=', codigo).executeTakeFirstOrThrow()
  await db
    .insertInto('consulta_diagnosticos')
    .values({ consulta_id: this.consultaId, cie10_id: id, principal: true })
    .execute()
})
