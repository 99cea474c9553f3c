/** Who stands in for a professional, and what they can do meanwhile. */
import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import { sustituciones } from '@cauce/contract/sustituciones'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { send, userId } from '../soporte/administracion.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { paperOf, print } from '../soporte/papeles.ts'
import { read } from '../soporte/respuestas.ts'

const BLOOD_COUNT = '902210'
const LONG_AGO = -60
const STARTS: Readonly<Record<string, number>> = { 'desde hoy': 0, 'desde mañana': 1, 'en otra época': LONG_AGO }

/** A grant of days that are over, as it is left once they passed. */
const over = async (world: Mundo, titular: number, substitute: number, from: string, until: string): Promise<void> => {
  const { db } = await world.server()
  const grant = { desde: from, hasta: until, motivo: 'Vacaciones' }
  const people = { titular_user_id: titular, sustituto_user_id: substitute, otorgada_por_user_id: titular }
  await db
    .insertInto('sustituciones')
    .values({ ...grant, ...people })
    .execute()
}

When(
  /^concede a "([^"]+)" las consultas de "([^"]+)" (desde hoy|desde mañana|en otra época) y por (\d+) días$/u,
  async function (this: Mundo, substitute: string, titular: string, start: string, days: string) {
    const desde = addDays(bogotaDate(Date.now()), STARTS[start] ?? 0)
    const hasta = addDays(desde, Number(days) - 1)
    const [from, to] = [await userId(this, titular), await userId(this, substitute)]
    if (start === 'en otra época') await over(this, from, to, desde, hasta)
    else {
      const body = { titular_user_id: from, sustituto_user_id: to, desde, hasta, motivo: 'Vacaciones' }
      await send(this, 'POST', '/sustituciones', body)
    }
  },
)

When('revoca la sustitución', async function (this: Mundo) {
  assert.ok(this.answer)
  const { id } = read(sustituciones.conceder, this.answer)
  await send(this, 'POST', `/sustituciones/${id}/revocar`)
  assert.equal(this.answer.status, 200)
})

Then(
  /^"([^"]+)" (no )?ordena en la consulta (\d+)$/u,
  async function (this: Mundo, who: string, no: string | null, consulta: string) {
    const server = await this.server()
    const cup = await server.db
      .selectFrom('cups')
      .select('id')
      .where('codigo', '=', BLOOD_COUNT)
      .executeTakeFirstOrThrow()
    const token = await server.login(who)
    this.token = token
    const line = {
      procedimiento: cup,
      cantidad: 1,
      fechaVigencia: bogotaDate(Date.now()),
      observacion: 'Control',
      rep: null,
    }
    const answer = await server.call(`/api/ordenamiento/generarOrdenamiento/${consulta}/2`, { token, body: [line] })
    assert.equal(answer.status, no === null ? 200 : 403, JSON.stringify(answer.body))
    const last = server.db.selectFrom('orden_procedimientos').select(['id', 'orden_id']).orderBy('id', 'desc')
    const made = await last.executeTakeFirstOrThrow()
    this.orderId = made.orden_id
    this.lineId = made.id
  },
)

Then('la auditoría dice que lo hizo en sustitución de {string}', async function (this: Mundo, titular: string) {
  const { db } = await this.server()
  const { detalle } = await db
    .selectFrom('auditoria')
    .select('detalle')
    .where('accion', '=', 'orden.crear')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const person = await db
    .selectFrom('users as u')
    .innerJoin('operadores as o', 'o.id', 'u.operador_id')
    .select(['o.nombre', 'o.apellido'])
    .where('u.id', '=', Number(Object(detalle).en_sustitucion_de_user_id))
    .executeTakeFirst()
  assert.equal(`${person?.nombre ?? ''} ${person?.apellido ?? ''}`, titular)
})

Then('el PDF de esa orden dice {string}', async function (this: Mundo, words: string) {
  await print(this, OrderType.procedures)
  const { text } = paperOf(this)
  assert.ok(text?.includes(words), text ?? JSON.stringify(this.answer?.body))
})
