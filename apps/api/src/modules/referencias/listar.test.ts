import * as Schema from 'effect/Schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { referencias } from '@cauce/contract/referencias'
import { byDanger, type InDanger } from '@cauce/domain/kit/queue/danger'
import { REFERRAL_URGENCY, referralTermClass } from '@cauce/domain/referral/answer-term'
import { DEMO_REFERRAL, HOSPITAL, MANAGER, readReferral } from '../../../../../tests/support/referral.ts'
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts'

const readPage = Schema.decodeUnknownSync(referencias.listar.answer)
const readSites = Schema.decodeUnknownSync(referencias.buscarRep.answer)

let server: TestServer
let manager: string
let hospital: string
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.login(MANAGER)
  hospital = await server.login(HOSPITAL)
})
afterAll(() => server.close())

const list = async (token: string, body: object) =>
  readPage((await server.call('/api/referencias/listar', { token, body: { por_pagina: 100, ...body } })).body)

const find = async (texto: string) =>
  readSites((await server.call(`/api/reps/buscarRep/${encodeURIComponent(texto)}`, { token: manager })).body)

describe('las colas', () => {
  it('en seguimiento están las que no se han cerrado, primero las que más peligran, con cuántas hay de cada estado', async () => {
    const { data, por_estado, total, ahora } = await list(manager, { cola: 'seguimiento' })
    expect(por_estado.map(({ estado }) => estado)).toEqual(['Pendiente', 'En seguimiento'])
    expect(total).toBe(data.length)
    const now = Date.parse(ahora)
    const inDanger = ({ plazo, tipo_solicitud, created_at }: (typeof data)[number]): InDanger => ({
      plazo: plazo
        ? {
            clase: referralTermClass(tipo_solicitud),
            estado: plazo.estado,
            inicio: Date.parse(plazo.inicio_at),
            vence: Date.parse(plazo.vence_at),
          }
        : null,
      registro: Date.parse(created_at),
    })
    const order = byDanger(REFERRAL_URGENCY, now)
    const sorted = data.toSorted((one, other) => order(inDanger(one), inDanger(other)))
    expect(data.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id))
    expect(new Set(data.map(({ plazo }) => plazo?.estado)).size).toBeGreaterThan(1)
    const backwards = await list(manager, { cola: 'seguimiento', orden: 'espera' })
    const isWaiting = ({ plazo }: (typeof data)[number]) => plazo?.estado === 'corriendo' || plazo?.estado === 'vencido'
    expect(backwards.data.filter(isWaiting).map(({ id }) => id)).toEqual(
      data
        .filter(isWaiting)
        .map(({ id }) => id)
        .toReversed(),
    )
    expect(backwards.data.findIndex((row) => !isWaiting(row))).toBe(data.filter(isWaiting).length)
    expect(data.find(({ id }) => id === DEMO_REFERRAL)).toMatchObject({
      afiliado: { nombre_completo: 'MOSQUERA PALACIOS, Yurleidy', documento: 'CC 1077465012', edad_cumplida: 31 },
      diagnostico: { codigo: 'O141', nombre: 'Preeclampsia severa' },
      gestor: { nombre: 'Andrés Loaiza' },
      sin_leer: 0,
      demo: true,
    })
    const other = await list(await server.login('referente@cauce.demo'), { cola: 'seguimiento', texto: 'yurleidy' })
    expect(other.data.find(({ id }) => id === DEMO_REFERRAL)?.sin_leer).toBe(2)
  })

  it('se busca por nombre, documento y código, y se filtra', async () => {
    const ids = async (body: object) => (await list(manager, body)).data.map(({ id }) => id)
    expect(await ids({ cola: 'seguimiento', texto: 'usuga luis' })).toEqual([20_417])
    expect(await ids({ cola: 'seguimiento', texto: '71983304' })).toEqual([20_417])
    expect(await ids({ cola: 'seguimiento', texto: '-20416' })).toEqual([20_416])
    expect(await ids({ cola: 'seguimiento', texto: '%' })).toEqual([])
    expect(await ids({ cola: 'seguimiento', estado: 'En seguimiento', tipo_anexo_id: 2 })).toEqual([20_413])
    expect(await ids({ cola: 'procesado', tipo_solicitud: 'Contraremision' })).toEqual([20_408])
    const mine = await list(manager, { cola: 'seguimiento', mias: true, orden: '-afiliado' })
    expect(new Set(mine.data.map(({ gestor }) => gestor?.nombre))).toEqual(new Set(['Andrés Loaiza']))
    expect((await list(manager, { cola: 'procesado', pagina: 2, por_pagina: 2 })).data).toHaveLength(2)
    expect(
      (
        await server.call('/api/referencias/listar', {
          token: manager,
          body: { cola: 'procesado', desde: '2026-11-21', hasta: '2026-11-20' },
        })
      ).status,
    ).toBe(422)
  })

  it('quien no las sigue todas solo ve las suyas y las de su sede', async () => {
    for (const cola of ['registradas', 'seguimiento', 'procesado']) {
      const { data } = await list(hospital, { cola })
      expect(new Set(data.map(({ rep_nombre }) => rep_nombre))).toEqual(new Set(['Hospital San Roque']))
      for (const { id } of data) expect((await readReferral(server, hospital, id)).id).toBe(id)
    }
  })
})

describe('lo que se busca', () => {
  it('una institución, por su nombre, su municipio o su código', async () => {
    expect(await find('clínica prado')).toMatchObject([{ nombre: 'Clínica del Prado', municipio: 'Medellín' }])
    expect((await find('quib')).map(({ nombre }) => nombre)).toContain('Hospital San Roque')
    expect((await find('270019004801')).map(({ nombre }) => nombre)).toEqual(['Hospital San Roque'])
    expect(await find('%')).toEqual([])
  })

  it('un afiliado, y su lectura queda anotada', async () => {
    const body = { texto: 'yurleidy' }
    const found = await server.call('/api/referencias/afiliados/buscar', { token: hospital, body })
    expect(found.body).toMatchObject({ data: [{ numero_documento: '1077465012' }], hay_mas: false })
    const one = await server.call('/api/referencias/afiliados/7', { token: hospital })
    expect(one.body).toMatchObject({ numero_documento: '1077465012', alergias: [{ nombre: 'AINE' }] })
    const noted = () =>
      server.db
        .selectFrom('auditoria')
        .select(['accion', 'afiliado_id'])
        .where('accion', 'in', ['referencia.afiliado', 'referencia.buscar_afiliado'])
        .orderBy('id')
        .execute()
    await expect.poll(noted).toEqual([
      { accion: 'referencia.buscar_afiliado', afiliado_id: null },
      { accion: 'referencia.afiliado', afiliado_id: 7 },
    ])
  })
})
