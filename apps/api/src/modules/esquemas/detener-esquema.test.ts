import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MOVE_NOT_ALLOWED } from '@cauce/domain/ordering/order-line-actions'
import { SELECT_ACTIVE } from '@cauce/domain/oncology/suspension'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import { BLANCA, DIANA, RODRIGO, openSchemes, type Schemes } from '../../../../../tests/support/schemes.ts'

let schemes: Schemes
beforeAll(async () => {
  schemes = await openSchemes()
})
afterAll(() => schemes.close())

const cancel = (orden_id: number, key?: string) =>
  schemes.post('/ordenamiento/cancelarEsquema', { orden_id }, key === undefined ? {} : { key })
const suspend = (orden: unknown, observacion = 'Neutropenia grado 4', key?: string) =>
  schemes.post('/ordenamiento/suspenderEsquema/', { orden, observacion }, key === undefined ? {} : { key })

const ordered = async (documento = BLANCA) => {
  const { consulta, afiliado } = await schemes.visit(documento)
  const id = await schemes.order(consulta, await schemes.orderOf('AC', documento === BLANCA ? 1.64 : 1.65))
  return { consulta, afiliado, id, lines: await schemes.active(consulta) }
}
const notAllowed = { status: 409, body: { codigo: 'orden.transicion_no_permitida', error: MOVE_NOT_ALLOWED } }
const statesOf = async (afiliado: number, id: number) => {
  const lines = (await schemes.history(afiliado)).filter(({ orden_id }) => orden_id === id)
  return [...new Set(lines.map(({ estado }) => estado.nombre))]
}

describe('the scheme of the demo', () => {
  it('is active with a cycle already applied', async () => {
    const { consulta, afiliado } = await schemes.visit(RODRIGO)
    const lines = await schemes.active(consulta)
    expect(lines).toHaveLength(14)
    expect(lines.slice(0, 3).map(({ ciclo, estado }) => [ciclo, estado.nombre])).toEqual([
      [2, 'Aplicada'],
      [2, 'Aplicada'],
      [3, 'Activa'],
    ])
    expect(lines[2]).toMatchObject({ fecha_agendamiento: schemes.today, isc: { isc: 1.88, peso: 74.6, talla: 170 } })
    const [row] = await schemes.history(afiliado)
    expect(row).toMatchObject({
      consulta: { afiliado: { numero_documento: RODRIGO, nombre_completo: 'Rodrigo Hincapié Vélez' } },
      nombre_esquema: 'CAPOX Capecitabina y oxaliplatino',
      paginacion: '2/8',
      dia: '1',
    })
  })

  it('is past where it was suspended or cancelled, and another one can be ordered', async () => {
    for (const [documento, nombre, motivo] of [
      [BLANCA, 'Suspendida', 'Neutropenia grado 3: se espera la recuperación del recuento'],
      [DIANA, 'Cancelada', 'Esquema cancelado'],
    ] as const) {
      const { consulta, afiliado } = await schemes.visit(documento)
      expect(await schemes.active(consulta)).toEqual([])
      const history = await schemes.history(afiliado)
      expect(history.length).toBeGreaterThan(0)
      expect(history.every(({ estado, estado_motivo }) => estado.nombre === nombre && estado_motivo === motivo)).toBe(
        true,
      )
    }
  })
})

describe('cancelling', () => {
  it('cancels all of it, keeps the steps and lets another one be ordered', async () => {
    const { consulta, afiliado, id, lines } = await ordered()
    expect(await cancel(id)).toMatchObject({
      status: 200,
      body: { mensaje: 'Esquema cancelado con exito', orden_id: id },
    })
    expect(await schemes.active(consulta)).toEqual([])
    expect(await statesOf(afiliado, id)).toEqual(['Cancelada'])
    const steps = await schemes.server.db
      .selectFrom('orden_movimientos')
      .select(['evento', 'de_estado_id', 'a_estado_id', 'motivo'])
      .where('orden_esquema_lineas_id', '=', lines[0]?.id ?? 0)
      .orderBy('id')
      .execute()
    expect(steps.at(-1)).toEqual({ evento: 'cancelar', de_estado_id: 1, a_estado_id: 2, motivo: 'Esquema cancelado' })
    const [entry] = await schemes.audited('esquema.cancelar', id)
    expect(entry?.detalle).toEqual({ lineas: lines.map((line) => line.id) })
    expect((await ordered()).id).toBeGreaterThan(id)
  })

  it('twice happens once: two at the same time, two in a row, and a repeated request with its key', async () => {
    const [line] = await schemes.active((await schemes.visit(BLANCA)).consulta)
    const id = line?.orden_id ?? 0
    const both = await Promise.all([cancel(id), cancel(id)])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await cancel(id)).toMatchObject(notAllowed)
    expect(await schemes.audited('esquema.cancelar', id)).toHaveLength(1)
    const again = await ordered()
    const repeated = [await cancel(again.id, 'cancelar-0001'), await cancel(again.id, 'cancelar-0001')]
    expect(repeated.map(({ status }) => status)).toEqual([200, 200])
    expect(await schemes.audited('esquema.cancelar', again.id)).toHaveLength(1)
  })

  it('leaves what was already applied', async () => {
    const { consulta, afiliado } = await schemes.visit(RODRIGO)
    const [line] = await schemes.active(consulta)
    expect((await cancel(line?.orden_id ?? 0)).status).toBe(200)
    expect(await statesOf(afiliado, line?.orden_id ?? 0)).toEqual(['Aplicada', 'Cancelada'])
  })

  it('is for who attends the affiliate', async () => {
    const { id } = await ordered()
    const token = await schemes.server.login('medico@cauce.demo')
    expect(await schemes.post('/ordenamiento/cancelarEsquema', { orden_id: id }, { token })).toMatchObject({
      status: 403,
      body: { codigo: 'consulta.ajena' },
    })
    expect((await cancel(2_000_000_000)).status).toBe(404)
    await cancel(id)
  })
})

describe('suspending', () => {
  it('suspends the chosen lines with the observation, and nothing else', async () => {
    const { consulta, id, lines } = await ordered()
    const chosen = lines.slice(0, 2).map((line) => line.id)
    expect(await suspend(chosen)).toMatchObject({
      status: 200,
      body: { mensaje: 'Esquema suspendido con exito', suspendidas: 2 },
    })
    const after = await schemes.active(consulta)
    expect(after.map(({ estado }) => estado.nombre)).toEqual([
      'Suspendida',
      'Suspendida',
      ...Array.from({ length: 6 }, () => 'Activa'),
    ])
    expect(after[0]?.estado_motivo).toBe('Neutropenia grado 4')
    const [entry] = await schemes.audited('esquema.suspender', id)
    expect(entry?.detalle).toEqual({ lineas: chosen })
  })

  it('takes the rows of the list as they are, too', async () => {
    const { consulta } = await schemes.visit(BLANCA)
    const open = (await schemes.active(consulta)).filter(({ estado_id }) => estado_id === 1)
    expect(await suspend(open.slice(0, 1))).toMatchObject({ status: 200, body: { suspendidas: 1 } })
  })

  it('is only for orders in state 1, all or none', async () => {
    const { consulta } = await schemes.visit(BLANCA)
    const lines = await schemes.active(consulta)
    expect(await suspend(lines.map(({ id }) => id))).toMatchObject(notAllowed)
    expect((await schemes.active(consulta)).map(({ estado_id }) => estado_id)).toEqual(
      lines.map(({ estado_id }) => estado_id),
    )
    expect((await suspend([2_000_000_000])).status).toBe(404)
  })

  it('asks for something to suspend and for an observation', async () => {
    expect(await suspend([])).toMatchObject({ status: 422, body: { errores: { orden: [SELECT_ACTIVE] } } })
    expect(await suspend([1], '  ')).toMatchObject({
      status: 422,
      body: { errores: { observacion: [REQUIRED_FIELD] } },
    })
  })

  it('of the last active line ends the scheme; suspended at the same time by two, it happens once', async () => {
    const { consulta } = await schemes.visit(BLANCA)
    const open = (await schemes.active(consulta)).filter(({ estado_id }) => estado_id === 1).map(({ id }) => id)
    const both = await Promise.all([suspend(open), suspend(open)])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await schemes.active(consulta)).toEqual([])
    const { id } = await ordered()
    expect((await cancel(id)).status).toBe(200)
  })
})

describe('the history', () => {
  it('is for who attends the affiliate, and its reading is kept', async () => {
    const { afiliado } = await schemes.visit(BLANCA)
    const token = await schemes.server.login('medico@cauce.demo')
    const path = '/ordenamiento/consultaEsquemaPaciente/'
    expect(await schemes.post(path, { afiliado_id: afiliado }, { token })).toMatchObject({ status: 403 })
    expect((await schemes.post(path, { afiliado_id: 2_000_000_000 })).status).toBe(404)
    expect((await schemes.history(afiliado)).length).toBeGreaterThan(0)
  })
})
