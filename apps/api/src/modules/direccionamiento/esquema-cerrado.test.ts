import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { SchemeStatus } from '@cauce/domain/oncology/names'
import { openSchemes, type Schemes } from '../../../../../tests/support/schemes.ts'

let schemes: Schemes
beforeAll(async () => {
  schemes = await openSchemes()
})
afterAll(() => schemes.close())

/** A scheme of the demo that is not in course and has lines in that state. */
const closedWith = async (estado_id: number): Promise<number> => {
  const { id } = await schemes.server.db
    .selectFrom('orden_esquemas as h')
    .innerJoin('orden_esquema_lineas as l', 'l.orden_esquemas_id', 'h.id')
    .select('h.id')
    .where('l.estado_id', '=', estado_id)
    .where('h.en_curso', '=', false)
    .executeTakeFirstOrThrow()
  return id
}

/** What is answered to who changes its site. */
const refusal = async (id: number): Promise<unknown> => {
  const { id: rep_id } = await schemes.server.db
    .selectFrom('reps')
    .select('id')
    .where('activo', '=', true)
    .executeTakeFirstOrThrow()
  const body = { orden_esquemas_id: id, rep_id, motivo: 'Más cerca' }
  return (await schemes.post('/ordenamiento/asignarDireccionamiento', body)).body
}
const refused = (error: string) => ({ codigo: 'orden.no_modificable', error })

describe('the site of a scheme that is not in course', () => {
  it('does not change, and what became of the scheme is said', async () => {
    expect(await refusal(await closedWith(SchemeStatus.cancelled))).toMatchObject(refused('El esquema está cancelado'))
    expect(await refusal(await closedWith(SchemeStatus.suspended))).toMatchObject(refused('El esquema está suspendido'))
  })

  it('nor once its last day has passed, although nobody closed it', async () => {
    const { db } = schemes.server
    const { id } = await db
      .selectFrom('orden_esquemas')
      .select('id')
      .where('en_curso', '=', true)
      .executeTakeFirstOrThrow()
    const last = addDays(schemes.today, -1)
    await db
      .updateTable('orden_esquema_lineas')
      .set({ fecha_agendamiento: last, fechas: JSON.stringify([last]) })
      .where('orden_esquemas_id', '=', id)
      .execute()
    expect(await refusal(id)).toMatchObject(refused('El esquema ya terminó'))
  })

  it('not because of automatic routing, when it is closed besides', async () => {
    const id = await closedWith(SchemeStatus.cancelled)
    await schemes.server.db
      .updateTable('orden_esquemas')
      .set({ direccionamieno_automatico: true })
      .where('id', '=', id)
      .execute()
    expect(await refusal(id)).toMatchObject(refused('El esquema está cancelado'))
  })
})
