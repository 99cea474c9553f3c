import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import * as Schema from 'effect/Schema'
import { consultas } from '@cauce/contract/consultas'
import type { Body } from '@cauce/contract/entry'
import { BLOOD_COUNT, openOrdering, type Ordering } from '../../../../../tests/support/ordering.ts'
import { closeAllergies } from '../../../../../tests/support/antecedents.ts'

let ordering: Ordering
beforeAll(async () => {
  ordering = await openOrdering()
})
afterAll(() => ordering.close())

const decodeAgenda = Schema.decodeUnknownSync(consultas.agenda.answer)
const AGENDA = '/consultas/agenda/buscar'
const agenda = async (asked: Body<typeof consultas.agenda> = {}) =>
  decodeAgenda((await ordering.post(AGENDA, asked)).body)

describe('the agenda of a day', () => {
  it("has today's consultations of who asks, by hour, eight a page", async () => {
    const first = await agenda()
    expect(first).toMatchObject({ pagina: 1, por_pagina: 8 })
    expect(first.data.length).toBeLessThanOrEqual(8)
    expect(new Set(first.data.map(({ medico }) => medico.nombre))).toEqual(new Set(['Laura Restrepo Mejía']))
    const hours = first.data.map(({ fecha_hora }) => fecha_hora)
    expect(hours).toEqual(hours.toSorted())
    const all = await agenda({ por_pagina: 100 })
    expect(all.data).toHaveLength(first.total)
    expect(all.por_estado.reduce((sum, { total }) => sum + total, 0)).toBe(first.total)
    expect((await agenda({ pagina: 2, por_pagina: 3 })).data[0]?.id).toBe(all.data[3]?.id)
    expect((await agenda({ pagina: 999 })).data).toEqual([])
  })

  it('is filtered by state, site and words of the affiliate', async () => {
    const all = await agenda({ por_pagina: 100 })
    const [state] = all.por_estado
    const byState = await agenda({ por_pagina: 100, estado_id: state?.estado_id ?? 0 })
    expect(byState.total).toBe(state?.total)
    expect(byState.por_estado).toEqual(all.por_estado)
    expect((await agenda({ texto: 'castano maria' })).data.map(({ id }) => id)).toContain(1)
    expect((await agenda({ texto: '43512887' })).data.map(({ id }) => id)).toContain(1)
    expect((await agenda({ texto: '%' })).total).toBe(0)
    const [site] = all.sedes
    const bySite = await agenda({ por_pagina: 100, rep_id: site?.id ?? 0 })
    expect(new Set(bySite.data.map(({ rep }) => rep?.id))).toEqual(new Set([site?.id]))
  })

  it('can be read backwards and by affiliate', async () => {
    const forward = await agenda({ por_pagina: 100, orden: 'hora' })
    const backward = await agenda({ por_pagina: 100, orden: '-hora' })
    expect(backward.data[0]?.fecha_hora).toBe(forward.data.at(-1)?.fecha_hora)
    const states = (await agenda({ por_pagina: 100, orden: 'estado' })).data.map(({ estado_id }) => estado_id)
    expect(states).toEqual(states.toSorted((a, b) => a - b))
  })

  it('shows everybody to who may see all of them, and a day without consultations is empty', async () => {
    const auditor = await ordering.server.login('auditor@cauce.demo')
    const mine = await agenda()
    const answer = await ordering.post(AGENDA, {}, { token: auditor })
    if (answer.status === 200) expect(decodeAgenda(answer.body).total).toBeGreaterThanOrEqual(mine.total)
    else expect(answer.status).toBe(403)
    expect(await agenda({ fecha: addDays(ordering.today, 900) })).toMatchObject({ total: 0, data: [], sedes: [] })
  })

  it('refuses what is not a date, a state or an order', async () => {
    const wrong = [{ fecha: '2026-02-30' }, { estado_id: 'x' }, { orden: 'medico' }, { pagina: -1 }]
    for (const asked of [...wrong, { texto: 'x'.repeat(101) }]) {
      expect((await ordering.post(AGENDA, asked)).status).toBe(422)
    }
  })
})

describe('a consultation', () => {
  it('has its affiliate, its measures and the count of orders that can be acted on', async () => {
    const read = async () => (await ordering.get('/consultas/consulta/1')).body
    const before = Object(await read())
    expect(before).toMatchObject({
      id: 1,
      afiliado: {
        nombre_completo: 'María Elena Gómez Castaño',
        numero_documento: '43512887',
        edad_cumplida: 54,
        tipo_afiliado_id: 2,
        municipio_atencion: { nombre: 'Medellín' },
        departamento_atencion: { nombre: 'Antioquia' },
        ips: { nombre: 'Sede Laureles' },
        alergias: [{ nombre: 'Penicilinas', reaccion: 'anafilaxia', anio: 2019 }],
      },
      medidas: { peso: 68, talla: 162 },
    })
    await ordering.order([BLOOD_COUNT])
    expect(Object(await read()).conteo_ordenes[2]).toBe(before.conteo_ordenes[2] + 1)
  })

  it('tells apart the affiliate nobody asked about allergies from the one without any', async () => {
    const { db } = ordering.server
    const allergies = async () => Object((await ordering.get('/consultas/consulta/3')).body).afiliado.alergias
    const { afiliado_id } = await db
      .selectFrom('consultas')
      .select('afiliado_id')
      .where('id', '=', 3)
      .executeTakeFirstOrThrow()
    await closeAllergies(db, afiliado_id)
    const ask = (at: Date | null) =>
      db.updateTable('afiliados').set({ alergias_preguntadas_at: at }).where('id', '=', afiliado_id).execute()
    await ask(null)
    expect(await allergies()).toBeNull()
    await ask(new Date())
    expect(await allergies()).toEqual([])
  })

  it('leaves a trace of who read it', async () => {
    const traces = async () =>
      (await ordering.server.db.selectFrom('auditoria').select('id').where('accion', '=', 'consulta.leer').execute())
        .length
    const before = await traces()
    await ordering.get('/consultas/consulta/2')
    expect(await traces()).toBe(before + 1)
  })

  it('is closed to another professional and to who has no permission', async () => {
    const oncologist = await ordering.server.login('oncologo@cauce.demo')
    const helper = await ordering.server.login('auxiliar@cauce.demo')
    const path = '/consultas/consulta/1'
    expect(await ordering.get(path, { token: oncologist })).toMatchObject({
      status: 403,
      body: { codigo: 'consulta.ajena' },
    })
    expect((await ordering.get(path, { token: helper })).status).toBe(403)
    expect((await ordering.get(path, { token: null })).status).toBe(401)
    expect((await ordering.get('/consultas/consulta/999999')).status).toBe(404)
    expect((await ordering.get('/consultas/consulta/1e3x')).status).toBe(422)
    expect((await ordering.get('/historia/registro/1', { token: oncologist })).status).toBe(403)
  })

  it('that was to begin is in progress once its professional opens it; a finished one stays', async () => {
    const { db } = ordering.server
    const open = async (id: number, estado: number) => {
      await db.updateTable('consultas').set({ estado_id: estado }).where('id', '=', id).execute()
      return (await ordering.server.call(`/api/consultas/abrir/${id}`, { method: 'POST', token: ordering.token })).body
    }
    const call = (estado: number) => open(6, estado)
    expect(await call(3)).toMatchObject({ id: 6, estado_id: 3 })
    for (const [from, to] of [
      [1, 3],
      [2, 3],
      [4, 4],
      [5, 5],
    ] as const) {
      expect(await call(from)).toMatchObject({ estado_id: to })
    }
  })

  it('answers weight, height and body surface', async () => {
    expect((await ordering.get('/historia/registro/1')).body).toMatchObject({
      isc: 1.75,
      medidas: { peso: 68, talla: 162 },
    })
  })
})
