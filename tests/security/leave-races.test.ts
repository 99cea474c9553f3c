/** Sick leaves at the same instant: two that count never share a day, and a number of the series is never given twice. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { codeOf, tally, together } from '../support/at-once.ts'
import { startTestServer, type Answered, type TestServer } from '../support/server.ts'
import {
  insertPastLeave,
  leaveForm,
  newLeaveVisit,
  storedLeaves,
  todayOf,
  type LeaveVisit,
} from '../support/sick-leave.ts'

const AT_ONCE = 20
const TODAY = todayOf()

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  token = await server.login('medico@cauce.demo')
})
afterAll(() => server.close())

const send = (path: string, body: unknown, key?: string): Promise<Answered> =>
  server.call(`/api/incapacidades/${path}`, {
    token,
    body,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  })

const auditedOf = async ({ afiliado_id }: LeaveVisit): Promise<readonly string[]> => {
  const rows = await server.db
    .selectFrom('auditoria')
    .select('accion')
    .where('afiliado_id', '=', afiliado_id)
    .where('accion', 'like', 'incapacidad.%')
    .orderBy('id')
    .execute()
  return rows.map(({ accion }) => accion)
}

describe('incapacidades a la vez', () => {
  it('veinte sobre los mismos días, también de dos consultas: una queda y las demás son Incapacidad Duplicada', async () => {
    const visit = await newLeaveVisit(server.db)
    const other = await newLeaveVisit(server.db, { afiliado_id: visit.afiliado_id })
    const bodies = await together(AT_ONCE, (index) =>
      leaveForm(server.db, index % 2 === 0 ? visit : other, {
        fecha_inicio: addDays(TODAY, index % 3),
        dias: 5 + (index % 4),
      }),
    )
    const answers = await Promise.all(bodies.map((body) => send('registrar', body)))
    expect(tally(answers)).toEqual({ 200: 1, '409 incapacidad.duplicada': AT_ONCE - 1 })
    expect(await storedLeaves(server.db, visit.afiliado_id)).toHaveLength(1)
    expect(await auditedOf(visit)).toEqual(['incapacidad.registrar'])
  })

  it('la misma con la misma clave: una incapacidad y la misma respuesta para todas', async () => {
    const visit = await newLeaveVisit(server.db)
    const body = await leaveForm(server.db, visit)
    const answers = await together(AT_ONCE, () => send('registrar', body, `veinte-${visit.consulta_id}`))
    expect(tally(answers)).toEqual({ 200: AT_ONCE })
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    expect(await storedLeaves(server.db, visit.afiliado_id)).toHaveLength(1)
  })

  it('de veinte afiliados: veinte radicados seguidos, sin huecos ni repetidos', async () => {
    const visits = await together(AT_ONCE, () => newLeaveVisit(server.db))
    const bodies = await Promise.all(visits.map((visit) => leaveForm(server.db, visit)))
    expect(tally(await Promise.all(bodies.map((body) => send('registrar', body))))).toEqual({ 200: AT_ONCE })
    const stored = (await Promise.all(visits.map(({ afiliado_id }) => storedLeaves(server.db, afiliado_id)))).flat()
    const numbers = stored.map(({ radicado }) => Number(radicado.slice(5))).toSorted((one, next) => one - next)
    expect(numbers).toEqual(Array.from({ length: AT_ONCE }, (_, index) => (numbers[0] ?? 0) + index))
  })

  it('anular y levantar la misma: solo una de las dos sucede', async () => {
    for (let round = 0; round < 5; round += 1) {
      const visit = await newLeaveVisit(server.db)
      const id = await insertPastLeave(server.db, visit, { desde: addDays(TODAY, -3), dias: 10 })
      const answers = await Promise.all([
        send('anular', { id, motivo: 'Prueba de carrera' }),
        send('levantar', { id, motivo: 'Prueba de carrera', fecha_levantamiento: TODAY }),
      ])
      expect(tally(answers)).toEqual({ 200: 1, '409 incapacidad.transicion_no_permitida': 1 })
      expect(await auditedOf(visit)).toHaveLength(1)
    }
  })

  it('anular una y registrar otra en sus días: queda a lo sumo una que cuenta', async () => {
    for (let round = 0; round < 5; round += 1) {
      const visit = await newLeaveVisit(server.db)
      const id = await insertPastLeave(server.db, visit, { desde: TODAY, dias: 10 })
      const body = await leaveForm(server.db, visit)
      const [annulled, registered] = await Promise.all([
        send('anular', { id, motivo: 'Prueba de carrera' }),
        send('registrar', body),
      ])
      expect(codeOf(annulled)).toBe('200')
      expect(['200', '409 incapacidad.duplicada']).toContain(codeOf(registered))
      const counting = (await storedLeaves(server.db, visit.afiliado_id)).filter(({ estado_id }) => estado_id !== 2)
      expect(counting).toHaveLength(registered.status === 200 ? 1 : 0)
    }
  })
})
