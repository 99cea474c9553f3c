import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AUTOMATIC_ROUTING, REASON_REQUIRED, ROUTING_DONE, SITE_REQUIRED } from '@cauce/domain/ordering/routing-change'
import {
  BLOOD_COUNT,
  GASTROSCOPY,
  ULTRASOUND,
  openOrdering,
  type Ordering,
} from '../../../../../tests/support/ordering.ts'

let ordering: Ordering
let sites: readonly { id: number; nombre: string }[]
beforeAll(async () => {
  ordering = await openOrdering()
  sites = await ordering.server.db
    .selectFrom('reps')
    .select(['id', 'nombre'])
    .where('activo', '=', true)
    .orderBy('id')
    .execute()
})
afterAll(() => ordering.close())

const assign = (body: object, key?: string) =>
  ordering.post('/ordenamiento/asignarDireccionamiento', body, key === undefined ? {} : { key })
const lineOf = async (codigo: string): Promise<number> => (await ordering.order([codigo])).lines[0]?.id ?? 0
const routes = (id: number) =>
  ordering.server.db
    .selectFrom('direccionamientos')
    .selectAll()
    .where('orden_procedimientos_id', '=', id)
    .orderBy('id')
    .execute()

describe('the change of site', () => {
  it('routes a line without site, with its reason, and keeps who did it', async () => {
    const id = await lineOf(ULTRASOUND)
    const [, site] = sites
    const answer = await assign({ orden_procedimientos_id: id, rep_id: site?.id, motivo: '  Cerca de su trabajo ' })
    expect(answer).toMatchObject({ status: 200, body: { mensaje: ROUTING_DONE, rep: site } })
    const [line] = await ordering.active()
    expect(line).toMatchObject({
      id,
      rep: site,
      direccionamiento_id: Object(answer.body).direccionamiento_id,
      regla_direccionamiento: 'manual',
      motivo_direccionamiento: 'Cerca de su trabajo',
    })
    expect(await routes(id)).toMatchObject([{ rep_anterior_id: null, rep_id: site?.id, user_id: 1 }])
    expect(
      await ordering.server.db
        .selectFrom('auditoria')
        .select('id')
        .where('accion', '=', 'orden.direccionar')
        .where('recurso_id', '=', String(id))
        .execute(),
    ).toHaveLength(1)
  })

  it('is refused when the routing is automatic', async () => {
    const id = await lineOf(BLOOD_COUNT)
    expect(await assign({ orden_procedimientos_id: id, rep_id: sites[1]?.id, motivo: 'x' })).toMatchObject({
      status: 409,
      body: { codigo: 'direccionamiento.automatico', error: AUTOMATIC_ROUTING },
    })
    expect(await routes(id)).toHaveLength(1)
  })

  it('is refused when the line was annulled', async () => {
    const id = await lineOf(ULTRASOUND)
    await ordering.post('/ordenamiento/mover-linea/2', {
      linea_id: id,
      evento: 'anular',
      motivo: 'Se ordenó dos veces',
    })
    expect(await assign({ orden_procedimientos_id: id, rep_id: sites[1]?.id, motivo: 'x' })).toMatchObject({
      status: 409,
      body: { codigo: 'orden.no_modificable', error: 'La orden está anulada' },
    })
  })

  it('asks for a site and a reason', async () => {
    const id = await lineOf(ULTRASOUND)
    expect(await assign({ orden_procedimientos_id: id, motivo: 'x' })).toMatchObject({
      status: 422,
      body: { errores: { rep_id: [SITE_REQUIRED] } },
    })
    expect(await assign({ orden_procedimientos_id: id, rep_id: null, motivo: ' ' })).toMatchObject({
      status: 422,
      body: { errores: { rep_id: [SITE_REQUIRED], motivo: [REASON_REQUIRED] } },
    })
    expect(await assign({ orden_procedimientos_id: id, rep_id: sites[0]?.id })).toMatchObject({
      status: 422,
      body: { errores: { motivo: [REASON_REQUIRED] } },
    })
    expect((await assign({ orden_procedimientos_id: id, rep_id: 2_000_000_000, motivo: 'x' })).body).toMatchObject({
      errores: { rep_id: ['La sede no existe o no está activa'] },
    })
    expect((await assign({ orden_procedimientos_id: 2_000_000_000, rep_id: 1, motivo: 'x' })).status).toBe(404)
  })

  it('is closed to another professional', async () => {
    const token = await ordering.server.login('oncologo@cauce.demo')
    const body = { orden_procedimientos_id: await lineOf(ULTRASOUND), rep_id: sites[0]?.id, motivo: 'x' }
    expect(await ordering.post('/ordenamiento/asignarDireccionamiento', body, { token })).toMatchObject({
      status: 403,
      body: { codigo: 'consulta.ajena' },
    })
  })

  it('made twice at once keeps both, in order, without losing any', async () => {
    const id = await lineOf(GASTROSCOPY)
    const targets = sites.slice(1, 5)
    const answers = await Promise.all(
      targets.map(({ id: rep_id }) => assign({ orden_procedimientos_id: id, rep_id, motivo: 'Cambio' })),
    )
    expect(answers.map(({ status }) => status)).toEqual(targets.map(() => 200))
    const history = await routes(id)
    expect(history).toHaveLength(targets.length + 1)
    expect(history.slice(1).map((route) => route.rep_anterior_id)).toEqual(
      history.slice(0, -1).map((route) => route.rep_id),
    )
    expect((await ordering.active())[0]).toMatchObject({
      rep_id: history.at(-1)?.rep_id,
      direccionamiento_id: history.at(-1)?.id,
    })
  })

  it('repeated with one key is one change', async () => {
    const id = await lineOf(GASTROSCOPY)
    // Where no earlier test leaves another order of the same.
    const body = { orden_procedimientos_id: id, rep_id: sites[6]?.id, motivo: 'Cambio' }
    const answers = await Promise.all([assign(body, 'direccionar-1'), assign(body, 'direccionar-1')])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect(await routes(id)).toHaveLength(2)
  })
})
