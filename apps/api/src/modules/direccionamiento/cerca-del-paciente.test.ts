/** The sites that are offered near the patient, and those of another department. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Schema from 'effect/Schema'
import { ordenamiento } from '@cauce/contract/ordenamiento'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { COLONOSCOPY, ULTRASOUND, openOrdering, type Ordering } from '../../../../../tests/support/ordering.ts'

let ordering: Ordering
beforeAll(async () => {
  ordering = await openOrdering()
})
afterAll(() => ordering.close())

const FAR = 'Clínica Bocas de Ceniza'
const ACCEPTED = 'Acepta otro departamento: Barranquilla, Atlántico. Allá tiene familia'
const REFUSED = 'La sede queda en Barranquilla, Atlántico, otro departamento: acéptelo en el motivo'

const decode = Schema.decodeUnknownSync(ordenamiento.repsListar.answer)
const near = async (codigo: string, more: object = {}) =>
  decode(
    (
      await ordering.post('/reps/listar?page=0', {
        prestador: '',
        tipo_orden_id: OrderType.procedures,
        item_id: await ordering.cupId(codigo),
        consulta_id: 1,
        ...more,
      })
    ).body,
  )
const farId = async (): Promise<number> => {
  const { id } = await ordering.server.db
    .selectFrom('reps')
    .select('id')
    .where('nombre', '=', FAR)
    .executeTakeFirstOrThrow()
  return id
}
const kept = async (): Promise<number> => {
  const { count } = await ordering.server.db
    .selectFrom('orden_procedimientos')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

describe('sin escribir nada', () => {
  it('vienen primero las contratadas y, de ellas, las del municipio', async () => {
    const sites = await near(COLONOSCOPY)
    expect(sites.length).toBeGreaterThan(3)
    const contracts = sites.map(({ contrato }) => contrato === true)
    expect(contracts).toEqual(contracts.toSorted((one, other) => Number(other) - Number(one)))
    expect(sites[0]).toMatchObject({ contrato: true, otro_departamento: false, departamento: { nombre: 'Antioquia' } })
    const without = sites.filter(({ contrato }) => contrato === false).map(({ otro_departamento }) => otro_departamento)
    expect(without).toEqual(without.toSorted((one, other) => Number(one) - Number(other)))
  })

  it('sin consulta no hay ninguna', async () => {
    expect(await near(ULTRASOUND, { consulta_id: null })).toEqual([])
  })
})

describe('otro departamento', () => {
  it('al ordenar no se guarda ninguna línea hasta que se acepta', async () => {
    const rep = { id: await farId() }
    const before = await kept()
    const items = async (motivo_rep: string) => [
      await ordering.item(COLONOSCOPY),
      await ordering.item(ULTRASOUND, { rep, motivo_rep }),
    ]
    const refused = await ordering.post('/ordenamiento/generarOrdenamiento/1/2', await items('Allá tiene familia'))
    expect(refused).toMatchObject({ status: 422, body: { errores: { '1.rep': [REFUSED] } } })
    expect(await kept()).toBe(before)
    const accepted = await ordering.post('/ordenamiento/generarOrdenamiento/1/2', await items(ACCEPTED))
    expect(accepted.status).toBe(200)
    expect(await kept()).toBe(before + 2)
    expect((await ordering.active()).find(({ rep: site }) => site?.nombre === FAR)).toMatchObject({
      motivo_direccionamiento: ACCEPTED,
    })
  })

  it('al cambiar la sede tampoco', async () => {
    const line = (await ordering.order([ULTRASOUND])).lines[0]?.id ?? 0
    const change = { orden_procedimientos_id: line, rep_id: await farId() }
    const assign = (motivo: string) => ordering.post('/ordenamiento/asignarDireccionamiento', { ...change, motivo })
    expect(await assign('Allá tiene familia')).toMatchObject({ status: 422, body: { errores: { motivo: [REFUSED] } } })
  })
})
