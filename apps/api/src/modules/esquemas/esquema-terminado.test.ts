import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { BLANCA, DIANA, RODRIGO, openSchemes, type Schemes } from '../../../../../tests/support/schemes.ts'

let schemes: Schemes
beforeAll(async () => {
  schemes = await openSchemes()
})
afterAll(() => schemes.close())

/** 62 kg and 156 cm: √(62 × 156 ÷ 3600) = 1.64 m². */
const BLANCA_ISC = 1.64

const cancel = (orden_id: number) => schemes.post('/ordenamiento/cancelarEsquema', { orden_id })

/** Moves every day of what was ordered to the past, so that the last one is `last`. */
const endOn = async (orden_id: number, last: string): Promise<void> => {
  await schemes.server.db
    .updateTable('orden_esquema_lineas')
    .set({ fecha_agendamiento: addDays(last, -14), fechas: JSON.stringify([addDays(last, -14), last]) })
    .where('orden_id', '=', orden_id)
    .execute()
}
const inCourse = (afiliado: number) =>
  schemes.server.db
    .selectFrom('orden_esquemas')
    .select('orden_id')
    .where('afiliado_id', '=', afiliado)
    .where('en_curso', '=', true)
    .execute()
const counted = async (consulta: number) =>
  Object((await schemes.get(`/consultas/consulta/${consulta}`)).body).conteo_ordenes[3]

describe('a scheme whose last day has passed', () => {
  it('goes on that day, and is only history from the next one', async () => {
    const { consulta, afiliado } = await schemes.visit(BLANCA)
    const id = await schemes.order(consulta, await schemes.orderOf('AC', BLANCA_ISC))
    await endOn(id, schemes.today)
    expect((await schemes.active(consulta)).length).toBe(8)
    expect(await counted(consulta)).toBe(1)
    expect((await schemes.generate(consulta, await schemes.orderOf('AC', BLANCA_ISC))).status).toBe(409)
    await endOn(id, addDays(schemes.today, -1))
    expect(await schemes.active(consulta)).toEqual([])
    expect(await counted(consulta)).toBe(0)
    expect((await schemes.history(afiliado)).filter(({ orden_id }) => orden_id === id)).toHaveLength(8)
    const next = await schemes.order(consulta, await schemes.orderOf('AC', BLANCA_ISC))
    expect(await inCourse(afiliado)).toEqual([{ orden_id: next }])
    expect((await schemes.audited('esquema.crear', next))[0]?.detalle).toMatchObject({ terminado: id })
    await cancel(next)
  })

  it('is replaced by one of two simultaneous orders', async () => {
    const { consulta, afiliado } = await schemes.visit(DIANA)
    const id = await schemes.order(consulta, await schemes.orderOf('AC', 1.65))
    await endOn(id, addDays(schemes.today, -1))
    const order = await schemes.answered(consulta, await schemes.orderOf('AC', 1.65))
    const answers = await Promise.all([1, 2, 3].map((n) => schemes.generate(consulta, order, { key: `ended-${n}` })))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    const [current, ...others] = await inCourse(afiliado)
    expect(others).toEqual([])
    expect(current?.orden_id).not.toBe(id)
    await cancel(current?.orden_id ?? 0)
  })

  it('is not taken any more, and its drugs interact for the days that they still act', async () => {
    const { consulta } = await schemes.visit(RODRIGO)
    const [line] = await schemes.active(consulta)
    const found = async () =>
      JSON.stringify(
        (await schemes.post('/alertas/comprobar-esquema', { consulta_id: consulta, principios: ['Warfarina'] })).body,
      )
    expect(await found()).toContain('Capecitabina')
    await endOn(line?.orden_id ?? 0, addDays(schemes.today, -28))
    expect(await found()).toContain('todavía actúa')
    await endOn(line?.orden_id ?? 0, addDays(schemes.today, -29))
    expect(await found()).not.toContain('Capecitabina')
  })
})
