/** What stays written of the answers to the alerts of a line. */
import assert from 'node:assert/strict'
import { Then } from '@cucumber/cucumber'
import { runningAlerts } from '../soporte/flujos-alertas.ts'
import type { Mundo } from '../soporte/mundo.ts'

const lastAnswer = async (world: Mundo) => {
  const { db } = await world.server()
  return db
    .selectFrom('auditoria_alertas')
    .select(['clase', 'acepto', 'motivo'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
}

Then(
  /^la auditoría guarda que (se aceptó|se rechazó) la alerta de (\w+)(?: con "([^"]*)")?$/u,
  async function (this: Mundo, verb: string, clase: string, motivo: string | undefined) {
    assert.deepEqual(await lastAnswer(this), { clase, acepto: verb === 'se aceptó', motivo: motivo ?? null })
  },
)

Then(
  'la auditoría guarda {string} y después {string} de la primera alerta, y {string} de las otras',
  async function (this: Mundo, first: string, then: string, others: string) {
    const { db } = await this.server()
    const ids = runningAlerts(this)
      .getSnapshot()
      .context.findings.flatMap(({ alerta_detalle_id: id }) => id ?? [])
    assert.ok(ids.length > 1, 'Hace falta más de una interacción')
    const rows = await db
      .selectFrom('auditoria_alertas')
      .select(['alerta_detalle_id', 'acepto'])
      .where('alerta_detalle_id', 'in', ids)
      .orderBy('id')
      .execute()
    const saidOf = (id: number | undefined): string =>
      rows
        .filter((row) => row.alerta_detalle_id === id)
        .map(({ acepto }) => (acepto ? 'Si' : 'No'))
        .join(', ')
    assert.equal(saidOf(ids[0]), `${first}, ${then}`)
    for (const id of ids.slice(1)) assert.equal(saidOf(id), others)
  },
)

Then(/^queda registrado que (ordenó|canceló) a pesar de la alergia$/u, async function (this: Mundo, verb: string) {
  const { db } = await this.server()
  const row = await db
    .selectFrom('seguimiento_alergias')
    .select('acepto_ordenar')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  assert.equal(row.acepto_ordenar, verb === 'ordenó')
})
