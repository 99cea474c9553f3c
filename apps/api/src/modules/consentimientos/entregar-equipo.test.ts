import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ATTENDS_AND_SIGNS } from '@cauce/domain/consent/handover'
import { GASTROSCOPY, openOrdering, type Ordering } from '../../../../../tests/support/ordering.ts'

let ordering: Ordering
beforeAll(async () => {
  ordering = await openOrdering()
})
afterAll(() => ordering.close())

const save = (body: object) => ordering.post('/consultas/foto', body)
const rowsOf = (orderId: number) =>
  ordering.server.db.selectFrom('consentimientos').selectAll().where('orden_id', '=', orderId).execute()

/** The row of a consent that was handed over at those moments. */
const kept = async (moments: object) => {
  const { id } = await ordering.order([GASTROSCOPY])
  expect((await save(await ordering.consent(id, GASTROSCOPY, moments))).status).toBe(200)
  const [row] = await rowsOf(id)
  return row
}

describe('the device that is handed over', () => {
  it('is kept with the consent: when, when it came back, and in which session', async () => {
    const now = Date.now()
    const [given, back] = [new Date(now - 240_000), new Date(now - 10_000)]
    const row = await kept({ entregado_at: given.toISOString(), firmado_at: back.toISOString() })
    expect([row?.entregado_at, row?.firmado_at]).toEqual([given, back])
    const session = await ordering.server.db
      .selectFrom('sesiones')
      .select('user_id')
      .where('id', '=', row?.sesion_id ?? 0)
      .executeTakeFirst()
    expect(session?.user_id).toBe(row?.user_id)
  })

  it('whose clock cannot be believed stops nobody: it is not known when', async () => {
    const row = await kept({ entregado_at: '2031-01-01T00:00:00.000Z', firmado_at: 'ayer' })
    expect([row?.entregado_at, row?.firmado_at]).toEqual([null, null])
  })

  it('is not signed by who attends, in nobody’s name', async () => {
    const { id } = await ordering.order([GASTROSCOPY])
    const body = await ordering.consent(id, GASTROSCOPY, {
      firmante: 'Representante Legal',
      numero_documento_representante: '1.037.580.214',
      nombre_representante: 'Laura Restrepo Mejía',
    })
    expect(await save(body)).toMatchObject({ status: 403, body: { codigo: 'misma.mano', error: ATTENDS_AND_SIGNS } })
    expect(await rowsOf(id)).toHaveLength(0)
  })
})
