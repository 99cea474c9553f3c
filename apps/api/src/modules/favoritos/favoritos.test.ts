import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Schema from 'effect/Schema'
import { favoritos } from '@cauce/contract/favoritos'
import { NO_FAVOURITES_OF_KIND, TOO_MANY_FAVOURITES } from '@cauce/domain/ordering/check-favourite'
import { MAX_FAVOURITES } from '@cauce/domain/ordering/favourite-line'
import { BLOOD_COUNT, openOrdering, type Ordering, type Sending } from '../../../../../tests/support/ordering.ts'

let ordering: Ordering
let oncologist: string
let procedure: number
beforeAll(async () => {
  ordering = await openOrdering()
  oncologist = await ordering.server.login('oncologo@cauce.demo')
  procedure = await ordering.cupId(BLOOD_COUNT)
})
afterAll(() => ordering.close())

const decode = Schema.decodeUnknownSync(favoritos.listar.answer)
const list = async (tipo: number, sending: Sending = {}) =>
  decode((await ordering.get(`/ordenamiento/favoritos/${tipo}`, sending)).body)
const line = (change: object = {}) => ({
  tipo_orden_id: 2,
  procedimiento_id: procedure,
  cantidad: 1,
  observacion: 'Control anual',
  ...change,
})
const save = (nombre: string, linea: object = line(), sending: Sending = {}) =>
  ordering.post('/ordenamiento/favoritos/guardar', { nombre, linea }, sending)
const withdraw = (activo: boolean) =>
  ordering.server.db.updateTable('cups').set({ activo }).where('id', '=', procedure).execute()
const idOf = ({ body }: { readonly body: unknown }): number => Object(body).id
const first = async (table: 'medicamentos' | 'codigos_propios') =>
  ordering.server.db.selectFrom(table).select(['id', 'codigo', 'nombre']).orderBy('id').executeTakeFirstOrThrow()

describe('a favourite line', () => {
  it('is kept by kind of order with what the catalogue says of it today', async () => {
    const [drug, code] = [await first('medicamentos'), await first('codigos_propios')]
    const medication = {
      tipo_orden_id: 1,
      codesumi_id: drug.id,
      via: 'Oral',
      dosis: 0.5,
      frecuencia: 12,
      tiempo: 'Horas',
      duracion: 30,
      meses: 3,
      observacion: '',
    }
    const service = { tipo_orden_id: 4, codigo_propio_id: code.id, cantidad: 2, observacion: '' }
    const kept = [
      [1, 'Con el desayuno', medication, drug],
      [2, 'Hemograma anual', line(), { id: procedure, codigo: BLOOD_COUNT }],
      [4, 'Visita', service, code],
    ] as const
    for (const [tipo, nombre, linea, articulo] of kept) {
      const answer = await save(nombre, linea)
      expect(answer).toMatchObject({ status: 200, body: { mensaje: 'Favorito guardado' } })
      expect((await list(tipo)).find(({ id }) => id === idOf(answer))).toMatchObject({
        nombre,
        linea,
        articulo,
        vigente: true,
      })
    }
  })

  it('under a name that is kept already takes its place', async () => {
    const id = idOf(await save('Mi hemograma'))
    expect(idOf(await save(' MI HEMOGRAMA', line({ cantidad: 3 })))).toBe(id)
    expect((await list(2)).filter((each) => each.id === id)).toMatchObject([
      { nombre: 'MI HEMOGRAMA', linea: { cantidad: 3 } },
    ])
  })

  it('of what left the catalogue is shown as withdrawn', async () => {
    const id = idOf(await save('Retirado'))
    await withdraw(false)
    expect((await list(2)).find((each) => each.id === id)?.vigente).toBe(false)
    await withdraw(true)
  })

  it('is of nobody else, and is deleted by whose it is', async () => {
    const id = idOf(await save('De Laura'))
    expect(await list(2, { token: oncologist })).toEqual([])
    expect((await ordering.post('/ordenamiento/favoritos/eliminar', { id }, { token: oncologist })).status).toBe(404)
    expect(await ordering.post('/ordenamiento/favoritos/eliminar', { id })).toMatchObject({
      status: 200,
      body: { mensaje: 'Favorito borrado' },
    })
    expect((await list(2)).some((each) => each.id === id)).toBe(false)
    expect((await ordering.post('/ordenamiento/favoritos/eliminar', { id })).status).toBe(404)
  })

  it('says what is wrong beside each field', async () => {
    expect(await save('Otro', line({ procedimiento_id: 2_000_000_000 }))).toMatchObject({
      status: 422,
      body: { errores: { 'linea.procedimiento_id': ['El procedimiento no existe en el catálogo'] } },
    })
    for (const linea of [
      line({ cantidad: 0 }),
      line({ cantidad: 1.5 }),
      line({ tipo_orden_id: 3 }),
      line({ observacion: 7 }),
      {},
    ])
      expect((await save('Otro', linea)).status).toBe(422)
    for (const nombre of ['', '  ', 'a'.repeat(81)]) expect((await save(nombre)).status).toBe(422)
    for (const tipo of ['3', '5', '0', '-1', '1.5', 'x'])
      expect((await ordering.get(`/ordenamiento/favoritos/${tipo}`)).status).toBe(422)
    expect((await ordering.get('/ordenamiento/favoritos/3')).body).toMatchObject({
      errores: { tipo: [NO_FAVOURITES_OF_KIND] },
    })
  })

  it('takes as many words as a line of its kind, and tells at its field those that are too many', async () => {
    expect((await save('Largo', line({ observacion: 'a'.repeat(2_000) }))).status).toBe(200)
    expect(await save('Más largo', line({ observacion: 'a'.repeat(2_001) }))).toMatchObject({
      status: 422,
      body: { errores: { 'linea.observacion': ['Máximo 2000 caracteres'] } },
    })
  })

  it('saved many times at once under one name is one', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => save('A la vez')))
    expect(new Set(answers.map(idOf)).size).toBe(1)
  })

  it('fits up to a hundred of each kind', async () => {
    const { db } = ordering.server
    const { id: user_id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'oncologo@cauce.demo')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('lineas_favoritas')
      .values(
        Array.from({ length: MAX_FAVOURITES }, (_, index) => ({
          user_id,
          tipo_orden_id: 2,
          nombre: `Favorito ${index}`,
          linea: JSON.stringify(line()),
        })),
      )
      .execute()
    expect(await save('Uno más', line(), { token: oncologist })).toMatchObject({
      status: 422,
      body: { errores: { nombre: [TOO_MANY_FAVOURITES] } },
    })
    expect((await save('favorito 7', line(), { token: oncologist })).status).toBe(200)
  })
})
