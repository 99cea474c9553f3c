import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import { TWICE_IN_LIST } from '@cauce/domain/procedure/repeated-order'
import { groupThousands } from '@cauce/domain/text/format'
import {
  BLOOD_COUNT,
  GASTROSCOPY,
  ULTRASOUND,
  openOrdering,
  type Ordering,
} from '../../../../../tests/support/ordering.ts'

const MEDELLIN = 5001

let ordering: Ordering
beforeAll(async () => {
  ordering = await openOrdering()
})
afterAll(() => ordering.close())

const open = () =>
  ordering.server.db
    .selectFrom('orden_procedimientos')
    .selectAll()
    .where('afiliado_id', '=', 1)
    .where('estado_id', 'in', [1, 3, 4, 42])
    .orderBy('id')
    .execute()

/** Nothing is on its way for the affiliate. */
beforeEach(async () => {
  await ordering.server.db
    .updateTable('orden_procedimientos')
    .set({ estado_id: OrderStatus.annulled })
    .where('afiliado_id', '=', 1)
    .execute()
})

const named = (line: { readonly orden_id: number } | undefined): string => `n.º ${groupThousands(line?.orden_id ?? 0)}`
const FIRST = { historico_id: false }
const generate = (items: unknown, key?: string) =>
  ordering.post('/ordenamiento/generarOrdenamiento/1/2', items, key === undefined ? {} : { key })
const first = async (codigo = BLOOD_COUNT) => [await ordering.item(codigo, FIRST)]

describe('what is on its way already', () => {
  it('is a conflict that names the order, its day, who ordered and the site, and writes nothing', async () => {
    const items = await first()
    expect((await generate(items)).status).toBe(200)
    const [line] = await open()
    const before = await ordering.counts()
    const again = await generate(items)
    expect(again).toMatchObject({ status: 409, body: { codigo: 'orden.ya_ordenada' } })
    const site = (await ordering.active())[0]?.rep?.nombre ?? ''
    expect(JSON.stringify(again.body)).toContain(named(line))
    expect(JSON.stringify(again.body)).toContain(site)
    expect(again.body).toMatchObject({ errores: { '0.procedimiento': [expect.stringContaining('Ya está ordenado')] } })
    expect(await ordering.counts()).toEqual(before)
  })

  it('is ordered again by who says that it was seen, or why; the life of the line says so', async () => {
    await generate(await first())
    const [line] = await open()
    const seen = await generate([await ordering.item(BLOOD_COUNT, { historico_id: line?.orden_id })])
    const stale = await generate([await ordering.item(BLOOD_COUNT, { historico_id: line?.orden_id })])
    const why = await generate([
      await ordering.item(BLOOD_COUNT, { ...FIRST, motivo_repeticion: 'la muestra se perdió' }),
    ])
    expect([seen.status, stale.status, why.status]).toEqual([200, 409, 200])
    const lines = await open()
    expect(lines.map(({ repeticion }) => repeticion)).toEqual([0, 1, 2])
    const life = await ordering.get(`/ordenamiento/vida/2/${lines[2]?.id ?? 0}`)
    expect(life.body).toMatchObject({
      movimientos: [{ motivo: `Otra vez: ya estaba en la orden ${named(lines[1])}, porque: la muestra se perdió` }],
    })
  })

  it('no longer counts once it is closed or has expired', async () => {
    await generate(await first())
    const [line] = await open()
    const body = { linea_id: line?.id, evento: 'anular', motivo: 'Se ordenó por error' }
    expect((await ordering.post('/ordenamiento/mover-linea/2', body)).status).toBe(200)
    expect((await generate(await first())).status).toBe(200)
    await ordering.server.db
      .updateTable('orden_procedimientos')
      .set({ fecha_vigencia: '2025-01-01', fecha_vencimiento: '2025-04-01' })
      .where('estado_id', '=', OrderStatus.active)
      .where('afiliado_id', '=', 1)
      .execute()
    expect((await generate(await first())).status).toBe(200)
  })

  it('does not count at another site', async () => {
    const [here, there] = await ordering.server.db
      .selectFrom('reps')
      .select('id')
      .where('activo', '=', true)
      .where('municipio_id', '=', MEDELLIN)
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    const at = async (id: number | undefined) => [await ordering.item(ULTRASOUND, { ...FIRST, rep: { id } })]
    const answers = [
      await generate(await at(here?.id)),
      await generate(await at(there?.id)),
      await generate(await at(here?.id)),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 409])
    const moved = (await open()).find(({ rep_id }) => rep_id === here?.id)
    const change = { orden_procedimientos_id: moved?.id, rep_id: there?.id, motivo: 'El afiliado se mudó' }
    const routed = await ordering.post('/ordenamiento/asignarDireccionamiento', change)
    expect(routed).toMatchObject({ status: 409, body: { codigo: 'orden.ya_ordenada' } })
    expect((await open()).map(({ rep_id }) => rep_id)).toEqual([here?.id, there?.id])
  })

  it('moves to the site of another when it was ordered knowing of it', async () => {
    const sites = await ordering.server.db
      .selectFrom('reps')
      .select('id')
      .where('activo', '=', true)
      .where('municipio_id', '=', MEDELLIN)
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    const [here, there] = sites.map(({ id }) => id)
    await generate([await ordering.item(ULTRASOUND, { ...FIRST, rep: { id: here } })])
    await generate([
      await ordering.item(ULTRASOUND, { motivo_repeticion: 'Control del tratamiento', rep: { id: here } }),
    ])
    for (const { id } of await open()) {
      const change = { orden_procedimientos_id: id, rep_id: there, motivo: 'La sede cerró' }
      expect((await ordering.post('/ordenamiento/asignarDireccionamiento', change)).status).toBe(200)
    }
    expect((await open()).map(({ rep_id, repeticion }) => [rep_id, repeticion])).toEqual([
      [there, 0],
      [there, 1],
    ])
  })
})

describe('two lines of one list', () => {
  it('for the same site are refused, unless it is said that both are meant', async () => {
    const twice = await generate([...(await first(GASTROSCOPY)), ...(await first(GASTROSCOPY))])
    expect(twice).toMatchObject({ status: 422, body: { errores: { '1.procedimiento': [TWICE_IN_LIST] } } })
    expect(await open()).toEqual([])
    const meant = [
      ...(await first(GASTROSCOPY)),
      await ordering.item(GASTROSCOPY, { motivo_repeticion: 'Dos tomas distintas' }),
    ]
    expect((await generate(meant)).status).toBe(200)
    expect((await open()).map(({ repeticion }) => repeticion)).toEqual([0, 1])
  })
})

const statuses = (answers: readonly { readonly status: number }[]) =>
  [200, 409].map((each) => answers.filter(({ status }) => status === each).length)

describe('many at once', () => {
  it('without a key are one order and a conflict for each of the others, which name it', async () => {
    const items = await first()
    const answers = await Promise.all(Array.from({ length: 50 }, () => generate(items)))
    expect(statuses(answers)).toEqual([1, 49])
    const lines = await open()
    expect(lines).toHaveLength(1)
    for (const { status, body } of answers) {
      if (status === 409) expect(JSON.stringify(body)).toContain(named(lines[0]))
    }
  })

  it('that saw the same order are one order more', async () => {
    await generate(await first())
    const [line] = await open()
    const items = [await ordering.item(BLOOD_COUNT, { historico_id: line?.orden_id })]
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => generate(items, `pestana-${n}-de-veinte`)))
    expect(statuses(answers)).toEqual([1, 19])
    expect(await open()).toHaveLength(2)
  })

  it('of two procedures in both orders never wait for each other for ever', async () => {
    const [one] = await first(BLOOD_COUNT)
    const [two] = await first(GASTROSCOPY)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => generate(n % 2 === 0 ? [one, two] : [two, one])),
    )
    expect(statuses(answers)).toEqual([1, 19])
    expect(await open()).toHaveLength(2)
  })
})
