import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { SCHEME_IN_COURSE } from '@cauce/domain/oncology/names'
import type { SchemeOrder } from '@cauce/domain/oncology/scheme'
import {
  BLANCA,
  DIANA,
  MARIA,
  RODRIGO,
  YANETH,
  openSchemes,
  type Schemes,
} from '../../../../../tests/support/schemes.ts'

let schemes: Schemes
beforeAll(async () => {
  schemes = await openSchemes()
})
afterAll(() => schemes.close())

/** 62 kg and 156 cm: √(62 × 156 ÷ 3600) = 1.64 m². */
const BLANCA_ISC = 1.64

const cancel = (orden_id: number) => schemes.post('/ordenamiento/cancelarEsquema', { orden_id })

/** Orders, hands the order to the test and cancels it, so that the next one can be made. */
const ordering = async (consulta: number, order: SchemeOrder, look: (id: number) => Promise<void>): Promise<void> => {
  const id = await schemes.order(consulta, order)
  await look(id)
  expect((await cancel(id)).status).toBe(200)
}

describe('an order of a scheme', () => {
  it('answers exactly the order and its message', async () => {
    const { consulta } = await schemes.visit(BLANCA)
    const order = await schemes.answered(consulta, await schemes.orderOf('AC', BLANCA_ISC))
    const answer = await schemes.generate(consulta, order)
    expect(answer).toMatchObject({ status: 200 })
    expect(answer.body).toEqual({
      original: { 0: { id: expect.any(Number) }, mensaje: 'Orden creada con exito', type: 'success' },
    })
    const [line] = await schemes.active(consulta)
    await cancel(line?.orden_id ?? 0)
  })

  it('is refused in a consultation of four days ago, with the reason', async () => {
    const { consulta } = await schemes.visit(BLANCA)
    const order = await schemes.answered(consulta, await schemes.orderOf('AC', BLANCA_ISC))
    const dated = (days: number) =>
      schemes.server.db
        .updateTable('consultas')
        .set({ fecha_hora: new Date(`${addDays(schemes.today, -days)}T15:00:00.000Z`) })
        .where('id', '=', consulta)
        .execute()
    await dated(4)
    expect(await schemes.generate(consulta, order)).toMatchObject({
      status: 422,
      body: { codigo: 'consulta.plazo_vencido' },
    })
    await dated(0)
  })

  it('has a line for each drug of each cycle in which it is given, with its dates and the surface and its origin', async () => {
    const { consulta } = await schemes.visit(BLANCA)
    await ordering(consulta, await schemes.orderOf('AC-T semanal', BLANCA_ISC), async () => {
      const lines = await schemes.active(consulta)
      expect(lines).toHaveLength(4 * 2 + 4)
      expect(lines.every(({ estado }) => estado.nombre === 'Activa')).toBe(true)
      expect(lines[0]).toMatchObject({
        nombre_esquema: 'AC-T semanal Doxorrubicina y ciclofosfamida seguidas de paclitaxel semanal',
        ciclo: 1,
        ciclo_total: 8,
        codesumi: { nombre: 'Doxorrubicina' },
        dosis: 60,
        dosis_formulada: 98.4,
        unidad_formulada: 'mg',
        dosificacion: '98,4 mg Intravenosa, día 1',
        cantidad_medico: 1,
        fecha_agendamiento: schemes.today,
        isc: { isc: 1.64, peso: 62, talla: 156, fecha: schemes.today, formula: 'Mosteller' },
        regla_direccionamiento: 'contrato_municipio',
        rep: { nombre: expect.stringMatching(/Onco/u) },
      })
      expect(lines.at(-1)).toMatchObject({
        ciclo: 8,
        codesumi: { nombre: 'Paclitaxel' },
        dosificacion: '131,2 mg Intravenosa, días 1, 8, 15',
        fechas: [0, 7, 14].map((days) => addDays(schemes.today, 7 * 21 + days)),
      })
    })
  })

  it('begins at its initial cycle, on the given day', async () => {
    const { consulta } = await schemes.visit(BLANCA)
    const start = addDays(schemes.today, 3)
    const order = await schemes.orderOf('AC', BLANCA_ISC, { ciclo: 3, fecha_inicio: start })
    await ordering(consulta, order, async () => {
      const dates = (await schemes.active(consulta)).map((line) => `${line.ciclo} ${line.fecha_agendamiento}`)
      expect([...new Set(dates)]).toEqual([`3 ${start}`, `4 ${addDays(start, 21)}`])
    })
  })

  it('is audited with what was ordered, and each line has its first step', async () => {
    const { consulta } = await schemes.visit(BLANCA)
    await ordering(consulta, await schemes.orderOf('AC', BLANCA_ISC), async (id) => {
      const [entry] = await schemes.audited('esquema.crear', id)
      expect(entry?.detalle).toMatchObject({
        ciclo: 1,
        ciclo_total: 4,
        medicamentos: 2,
        dosis_a_mano: 0,
        propuestas: [],
      })
      const steps = await schemes.server.db
        .selectFrom('orden_movimientos as m')
        .innerJoin('orden_esquema_lineas as l', 'l.id', 'm.orden_esquema_lineas_id')
        .select(['m.evento', 'm.a_estado_id'])
        .where('l.orden_id', '=', id)
        .execute()
      expect(steps).toEqual(Array.from({ length: 8 }, () => ({ evento: 'crear', a_estado_id: 1 })))
    })
  })

  it('keeps the checks that the server made, with their knowledge', async () => {
    const { consulta } = await schemes.visit(BLANCA)
    await ordering(consulta, await schemes.orderOf('AC', BLANCA_ISC), async (id) => {
      const { comprobaciones } = await schemes.server.db
        .selectFrom('orden_esquemas')
        .select('comprobaciones')
        .where('orden_id', '=', id)
        .executeTakeFirstOrThrow()
      expect(comprobaciones).toEqual(
        expect.arrayContaining([expect.objectContaining({ comprobacion: 'alergia', origen: 'servidor' })]),
      )
    })
  })

  it('is found by the name alone, as the specification sends it', async () => {
    const { consulta } = await schemes.visit(BLANCA)
    const { esquema_id: _id, ...order } = await schemes.orderOf('AC', BLANCA_ISC)
    await ordering(consulta, order, async () => {
      expect((await schemes.active(consulta))[0]?.nombre_esquema).toContain('AC ')
    })
    expect(await schemes.generate(consulta, { ...order, nombre_esquema: 'Otro' })).toMatchObject({
      status: 422,
      body: { errores: { esquema_id: ['El esquema no existe en el catálogo'] } },
    })
  })
})

describe('the surface', () => {
  it('of 34 days ago does not serve for a scheme by surface', async () => {
    const { consulta } = await schemes.visit(MARIA)
    expect(await schemes.generate(consulta, await schemes.orderOf('AC', 1.75))).toMatchObject({
      status: 409,
      body: {
        codigo: 'esquema.sin_superficie',
        error: 'La superficie corporal tiene 34 días (máximo 30): registre peso y talla de hoy',
      },
    })
  })

  it('that nobody measured is asked for', async () => {
    const { consulta } = await schemes.visit(YANETH)
    expect(await schemes.generate(consulta, await schemes.orderOf('AC', 1.75))).toMatchObject({
      status: 409,
      body: { codigo: 'esquema.sin_superficie' },
    })
  })

  it('is not asked for where no dose is by surface', async () => {
    const { consulta } = await schemes.visit(YANETH)
    await ordering(consulta, await schemes.orderOf('PEMBRO 200', null), async () => {
      expect((await schemes.active(consulta))[0]).toMatchObject({ isc: null, dosis_formulada: 200 })
    })
  })
})

describe('the checks', () => {
  it('are made again by the server: what is not answered stops the order, and nothing is kept', async () => {
    const { consulta } = await schemes.visit(BLANCA)
    const order = await schemes.orderOf('AC', BLANCA_ISC)
    const answer = await schemes.generate(consulta, order)
    expect(answer).toMatchObject({ status: 409, body: { codigo: 'alertas.sin_responder' } })
    expect(JSON.stringify(answer.body)).toContain('"comprobaciones.')
    expect(await schemes.active(consulta)).toEqual([])
  })
})

describe('who may order', () => {
  it('is who reaches the consultation', async () => {
    const { consulta } = await schemes.visit(BLANCA)
    const order = await schemes.orderOf('AC', BLANCA_ISC)
    const token = await schemes.server.login('medico@cauce.demo')
    expect(await schemes.generate(consulta, order, { token })).toMatchObject({
      status: 403,
      body: { codigo: 'consulta.ajena' },
    })
    expect(await schemes.generate(999_999, order)).toMatchObject({ status: 404 })
  })
})

describe('one scheme in course', () => {
  it('is all that an affiliate has', async () => {
    const { consulta } = await schemes.visit(RODRIGO)
    expect(await schemes.generate(consulta, await schemes.orderOf('AC', 1.88))).toMatchObject({
      status: 409,
      body: { codigo: 'esquema.en_curso', error: SCHEME_IN_COURSE },
    })
  })

  it('is what two simultaneous orders leave: one wins and the other is told', async () => {
    const { consulta } = await schemes.visit(DIANA)
    const order = await schemes.answered(consulta, await schemes.orderOf('AC', 1.65))
    const answers = await Promise.all([1, 2, 3].map((n) => schemes.generate(consulta, order, { key: `carrera-${n}` })))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ codigo: 'esquema.en_curso' })
    const lines = await schemes.active(consulta)
    expect(new Set(lines.map(({ orden_id }) => orden_id)).size).toBe(1)
    await cancel(lines[0]?.orden_id ?? 0)
  })

  it('by a double click with one key is one order with one answer', async () => {
    const { consulta } = await schemes.visit(DIANA)
    const order = await schemes.answered(consulta, await schemes.orderOf('AC', 1.65))
    const answers = await Promise.all(
      [1, 2, 3].map(() => schemes.generate(consulta, order, { key: 'doble-clic-esquema' })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    await cancel((await schemes.active(consulta))[0]?.orden_id ?? 0)
    expect(await schemes.generate(consulta, order, { key: 'doble-clic-esquema' })).toMatchObject({
      status: 409,
      body: { codigo: 'orden.anulada_despues' },
    })
  })
})
