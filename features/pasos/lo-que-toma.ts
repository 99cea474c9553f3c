/** What became of a formula since it was ordered: days that passed, what was handed over, what still acts. */
import assert from 'node:assert/strict'
import { Given, Then } from '@cucumber/cucumber'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { sql } from 'kysely'
import { findingsRead } from '../soporte/alertas.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { moveLine } from '../soporte/ordenes.ts'
import { today } from '../soporte/flujos.ts'

Given('que esa fórmula es de hace {int} días', async function (this: Mundo, days: number) {
  const { db } = await this.server()
  await db
    .updateTable('orden_articulos')
    .set({
      fecha_vigencia: sql`fecha_vigencia - ${days}::int`,
      fin_tratamiento: sql`fin_tratamiento - ${days}::int`,
      fecha_vencimiento: sql`fecha_vencimiento - ${days}::int`,
      estado_desde: sql`estado_desde - ${days}::int * interval '1 day'`,
    })
    .where('id', '=', this.lineId)
    .execute()
})

Given('que la farmacia la entregó hace {int} días', async function (this: Mundo, days: number) {
  const { db } = await this.server()
  const { id } = await db.selectFrom('users').select('id').orderBy('id').executeTakeFirstOrThrow()
  await db
    .insertInto('entregas_medicamentos')
    .values({ orden_articulos_id: this.lineId, cantidad: 30, fecha: addDays(today(), -days), user_id: id })
    .execute()
})

Given('que esa línea está prestada', async function (this: Mundo) {
  const mine = this.token
  this.token = await (await this.server()).login('referencia@cauce.demo')
  const { status, body } = await moveLine(this, 'prestar', 'Se entregó en la farmacia')
  assert.equal(status, 200, JSON.stringify(body))
  this.token = mine
})

Then('el hallazgo nombra {string} como algo que {string}', function (this: Mundo, drug: string, how: string) {
  const named = findingsRead(this).flatMap(({ medicamentos }) => medicamentos.map(({ nombre }) => nombre))
  assert.ok(
    named.some((nombre) => nombre.startsWith(drug) && nombre.includes(how)),
    named.join('; '),
  )
})
