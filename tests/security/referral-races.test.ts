/** Referrals moved at the same instant: each is taken once, no code is given twice, and the losers are told who was first. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tally, together } from '../support/at-once.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import {
  acceptance,
  eventsOf,
  MANAGER,
  OTHER_MANAGER,
  panelOf,
  readReferral,
  registered,
  registration,
  save,
  savedReferral,
  taken,
} from '../support/referral.ts'

const AT_ONCE = 20

let server: TestServer
let managers: readonly [string, string]
beforeAll(async () => {
  server = await startTestServer()
  managers = [await server.login(MANAGER), await server.login(OTHER_MANAGER)]
})
afterAll(() => server.close())

const tokenOf = (index: number): string => managers[index % 2 === 0 ? 0 : 1]

const audited = async (id: number): Promise<readonly string[]> => {
  const rows = await server.db
    .selectFrom('auditoria')
    .select('accion')
    .where('recurso', '=', 'referencia')
    .where('recurso_id', '=', String(id))
    .where('accion', 'not in', ['referencia.leer', 'referencia.linea_de_tiempo'])
    .orderBy('id')
    .execute()
  return rows.map(({ accion }) => accion)
}

describe('remisiones a la vez', () => {
  it('dos personas gestionan la misma: una la obtiene y a la otra se le dice quién fue', async () => {
    const referral = await registered(server, managers[0])
    const answers = await together(2, (index) =>
      save(server, tokenOf(index), referral.id, panelOf(referral, { codigo_remision: `P-${referral.id}-${index}` })),
    )
    expect(tally(answers)).toEqual({ 200: 1, '409 referencia.cambiada': 1 })
    const { gestor, version } = await readReferral(server, managers[0], referral.id)
    const late = answers.find(({ status }) => status === 409)
    expect(Reflect.get(Object(late?.body), 'error')).toMatch(new RegExp(`^${gestor?.nombre} la tomó a las`, 'u'))
    expect(version).toBe(2)
    expect(await audited(referral.id)).toEqual(['referencia.registrar', 'referencia.gestionar'])
    expect((await eventsOf(server.db, referral.id)).map(({ clase }) => clase)).toEqual(['registrada', 'tomada'])
  })

  it('veinte finalizan y actualizan la misma versión: solo una escribe', async () => {
    const followed = await taken(server, managers[0], await registered(server, managers[0]))
    const accepted = await acceptance(server.db, followed)
    const answers = await together(AT_ONCE, (index) => {
      const panel = panelOf(followed, { ...accepted, cargo: `Cargo ${index}` })
      return index % 3 === 0
        ? save(server, tokenOf(index), followed.id, { ...panel, observacion_finalizacion: `${index}` }, 'finalizar')
        : save(server, tokenOf(index), followed.id, panel)
    })
    expect(tally(answers)).toEqual({ 200: 1, '409 referencia.cambiada': AT_ONCE - 1 })
    expect((await readReferral(server, managers[0], followed.id)).version).toBe(3)
    expect(await audited(followed.id)).toHaveLength(3)
  })

  it('veinte informes de urgencias, registrados y cambiados: cada uno con su código y ninguno salta', async () => {
    const body = await registration(server.db, {
      tipo_anexo_id: 1,
      tipo_solicitud: 'Codigo atencion urgencias',
      confirma_cierre: true,
    })
    const pending = await together(AT_ONCE / 2, () => registered(server, managers[0]))
    const answers = await together(AT_ONCE, (index) => {
      const referral = pending[index]
      return referral === undefined
        ? server.call('/api/referencias/registrar', { token: tokenOf(index), body })
        : save(
            server,
            tokenOf(index),
            referral.id,
            panelOf(referral, { tipo_anexo_id: 1, confirma_cierre: true, codigo_remision: null }),
          )
    })
    const numbers = answers.map((answer) => Number(savedReferral(answer).codigo_remision?.split('-')[2]))
    const sorted = numbers.toSorted((one, other) => one - other)
    expect(sorted).toEqual(Array.from({ length: AT_ONCE }, (_, index) => (sorted[0] ?? 0) + index))
  })

  it('el mismo código en dos remisiones: lo obtiene una', async () => {
    const pending = await together(AT_ONCE / 2, () => registered(server, managers[0]))
    const answers = await Promise.all(
      pending.map((referral, index) =>
        save(server, tokenOf(index), referral.id, panelOf(referral, { codigo_remision: 'CR-EL-MISMO' })),
      ),
    )
    expect(tally(answers)).toEqual({ 200: 1, '422 datos.invalidos': AT_ONCE / 2 - 1 })
  })

  it('veinte consultas para ordenar de la misma persona: es una', async () => {
    const followed = await taken(server, managers[0], await registered(server, managers[0]))
    const answers = await together(AT_ONCE, () =>
      server.call('/api/referencias/CrearConsulta', { token: managers[0], body: { id: followed.id } }),
    )
    expect(tally(answers)).toEqual({ 200: AT_ONCE })
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await audited(followed.id)).toEqual(['referencia.registrar', 'referencia.gestionar', 'referencia.consulta'])
  })

  it('lo que pasó no se cambia ni se borra', async () => {
    const { id } = await registered(server, managers[0])
    const refusal = 'Lo que pasó con una remisión no se modifica ni se borra'
    const update = server.db.updateTable('referencia_eventos').set({ clase: 'otra' }).where('referencia_id', '=', id)
    await expect(update.execute()).rejects.toThrow(refusal)
    const remove = server.db.deleteFrom('referencia_eventos').where('referencia_id', '=', id)
    await expect(remove.execute()).rejects.toThrow(refusal)
  })
})
