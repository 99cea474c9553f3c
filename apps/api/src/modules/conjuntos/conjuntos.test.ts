import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Schema from 'effect/Schema'
import { conjuntos } from '@cauce/contract/conjuntos'
import { EMPTY_SET, REPEATED_IN_SET, UNKNOWN_IN_SET } from '@cauce/domain/procedure/procedure-set'
import { BLOOD_COUNT, openOrdering, type Ordering, type Sending } from '../../../../../tests/support/ordering.ts'

let ordering: Ordering
let oncologist: string
let ids: readonly number[]
beforeAll(async () => {
  ordering = await openOrdering()
  oncologist = await ordering.server.login('oncologo@cauce.demo')
  const rows = await ordering.server.db
    .selectFrom('cups')
    .select('id')
    .where('activo', '=', true)
    .where('codigo', '!=', BLOOD_COUNT)
    .orderBy('id')
    .limit(2)
    .execute()
  ids = [await ordering.cupId(BLOOD_COUNT), ...rows.map(({ id }) => id)]
})
afterAll(() => ordering.close())

const decode = Schema.decodeUnknownSync(conjuntos.listar.answer)
const list = async (sending: Sending = {}) => decode((await ordering.get('/ordenamiento/conjuntos', sending)).body)
const linesOf = (these: readonly number[]) =>
  these.map((procedimiento_id) => ({ procedimiento_id, cantidad: 1, observacion: 'Control de HTA' }))
const save = (nombre: string, change: object = {}, sending: Sending = {}) =>
  ordering.post(
    '/ordenamiento/conjuntos/guardar',
    { nombre, compartido: false, lineas: linesOf(ids), ...change },
    sending,
  )
const erase = (id: number, sending: Sending = {}) => ordering.post('/ordenamiento/conjuntos/eliminar', { id }, sending)
const idOf = ({ body }: { readonly body: unknown }): number => Object(body).id
const named = async (nombre: string, sending: Sending = {}) =>
  (await list(sending)).find((each) => each.nombre === nombre)

describe('a set of procedures', () => {
  it('is kept in its order with what the catalogue says of it today, and changes under its name', async () => {
    const first = await save('Control de HTA')
    expect(first).toMatchObject({ status: 200, body: { mensaje: 'Conjunto guardado' } })
    const set = await named('Control de HTA')
    expect(set).toMatchObject({ propio: true, compartido: false, retirados: [] })
    expect(set?.lineas.map(({ procedimiento }) => procedimiento.id)).toEqual(ids)
    expect(set?.lineas[0]).toMatchObject({
      cantidad: 1,
      observacion: 'Control de HTA',
      procedimiento: { codigo: BLOOD_COUNT },
    })
    const again = await save('control de hta', { lineas: linesOf(ids.slice(0, 1)) })
    expect(idOf(again)).toBe(idOf(first))
    expect((await named('control de hta'))?.lineas).toHaveLength(1)
  })

  it('of somebody else is seen where it is shared, and changed by nobody else', async () => {
    const mine = idOf(await save('Solo mío'))
    const shared = idOf(await save('De todos', { compartido: true }))
    const theirs = { token: oncologist }
    expect(await named('Solo mío', theirs)).toBeUndefined()
    expect(await named('De todos', theirs)).toMatchObject({ id: shared, propio: false })
    expect((await named('De todos', theirs))?.de).not.toBe('')
    expect(await erase(shared, theirs)).toMatchObject({ status: 404 })
    expect(await erase(mine, theirs)).toMatchObject({ status: 404 })
    const own = idOf(await save('De todos', { compartido: true }, theirs))
    expect(own).not.toBe(shared)
    expect(await erase(own, theirs)).toMatchObject({ status: 200 })
    expect(await erase(own, theirs)).toMatchObject({ status: 404 })
    expect(await named('De todos')).toMatchObject({ id: shared })
  })

  it('says what was withdrawn from the catalogue and does not offer it', async () => {
    await save('Con retirado')
    const withdraw = (activo: boolean) =>
      ordering.server.db
        .updateTable('cups')
        .set({ activo })
        .where('id', '=', ids[0] ?? 0)
        .execute()
    await withdraw(false)
    const set = await named('Con retirado')
    await withdraw(true)
    expect([set?.lineas.length, set?.retirados.length]).toEqual([ids.length - 1, 1])
  })

  it('is refused at its field and leaves nothing', async () => {
    const before = (await list()).length
    expect(await save('Vacío', { lineas: [] })).toMatchObject({
      status: 422,
      body: { errores: { lineas: [EMPTY_SET] } },
    })
    expect(await save('Doble', { lineas: linesOf([...ids, ...ids]) })).toMatchObject({
      status: 422,
      body: { errores: { lineas: [REPEATED_IN_SET] } },
    })
    expect(await save('Ajeno', { lineas: linesOf([2_000_000_000]) })).toMatchObject({
      status: 422,
      body: { errores: { lineas: [UNKNOWN_IN_SET] } },
    })
    expect(await save(' ')).toMatchObject({ status: 422 })
    expect((await list()).length).toBe(before)
  })
})

it('the search offers first what the professional orders most', async () => {
  const search = async (token?: string) => {
    const answer = await ordering.post(
      '/cup/buscarCupsNombre',
      { nombre: 'hemograma' },
      token === undefined ? {} : { token },
    )
    return Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ codigo: Schema.String })))(answer.body).map(
      ({ codigo }) => codigo,
    )
  }
  const last = (await search()).at(-1) ?? ''
  const { id: cup_id } = await ordering.server.db
    .selectFrom('cups')
    .select('id')
    .where('codigo', '=', last)
    .executeTakeFirstOrThrow()
  const line = await ordering.server.db
    .selectFrom('orden_procedimientos as l')
    .innerJoin('ordenes as o', 'o.id', 'l.orden_id')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select('l.id')
    .where('u.email', '=', 'medico@cauce.demo')
    .orderBy('o.id', 'desc')
    .executeTakeFirstOrThrow()
  await ordering.server.db.updateTable('orden_procedimientos').set({ cup_id }).where('id', '=', line.id).execute()
  expect((await search())[0]).toBe(last)
  expect((await search(oncologist)).at(-1)).toBe(last)
})
