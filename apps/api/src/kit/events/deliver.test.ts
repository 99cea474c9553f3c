import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readersOf } from '@cauce/domain/kit/events/events'
import { addUser, openTestDatabase, type TestDatabase, testWork } from '../../testing/database.ts'
import { defineHandler, type Handler } from './definition.ts'
import { byName, deliverAll, deliverOne, MAX_ATTEMPTS } from './deliver.ts'
import { publish } from './publish.ts'

const PRINT = 'a'.repeat(64)
const [READER = ''] = readersOf('historia.finalizada')

let database: TestDatabase
let user: number
beforeAll(async () => {
  database = await openTestDatabase()
  user = await addUser(database.db, 'medico@cauce.demo')
  await sql`create table efectos (evento_id bigint not null, consulta_id int not null, n int generated always as identity)`.execute(
    database.db,
  )
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.deleteFrom('eventos').execute()
  await sql`truncate efectos`.execute(database.db)
})

const publisher = () => ({ user: { id: user }, now: () => new Date() })
const finalised = (consulta_id: number) => ({
  nombre: 'historia.finalizada' as const,
  agregado: `consulta:${consulta_id}`,
  payload: { consulta_id, afiliado_id: 1, rep_id: null, user_id: user, huella: PRINT },
})
const tell = (...consultas: number[]) =>
  database.db.transaction().execute(async (trx) => {
    for (const consulta of consultas) await publish(trx, publisher(), finalised(consulta))
  })

class Fault extends Error {}
/** As when the process dies: nothing of the transaction is kept. */
const death = () => Object.assign(new Error('connection terminated'), { code: '57P01' })

/** Writes its effect, then does what it is told. */
const reader = (then: (consulta: number) => void = () => {}): ReadonlyMap<string, Handler> =>
  byName([
    defineHandler({
      name: READER,
      event: 'historia.finalizada',
      words: 'Probar',
      run: async ({ trx }, { evento_id, payload: { consulta_id } }) => {
        await sql`insert into efectos (evento_id, consulta_id) values (${evento_id}, ${consulta_id})`.execute(trx)
        then(consulta_id)
      },
    }),
  ])
const effects = async () =>
  (
    await sql<{
      evento_id: number
      consulta_id: number
    }>`select evento_id, consulta_id from efectos order by n`.execute(database.db)
  ).rows
const states = () =>
  database.db.selectFrom('evento_entregas').select(['estado', 'intentos', 'error']).orderBy('evento_id').execute()
const deliver = (handlers = reader()) => deliverAll(database.db, handlers, testWork(database.db))
const hurry = () =>
  database.db
    .updateTable('evento_entregas')
    .set({ proximo_at: new Date(0) })
    .execute()

describe('an event', () => {
  it('is kept with its transaction, and not without it', async () => {
    const undone = database.db.transaction().execute(async (trx) => {
      await publish(trx, publisher(), finalised(1))
      throw new Fault()
    })
    await expect(undone).rejects.toThrow(Fault)
    expect(await deliver()).toBe(0)
    await tell(1)
    expect(
      await database.db.selectFrom('eventos').select(['nombre', 'version', 'agregado', 'user_id']).execute(),
    ).toEqual([{ nombre: 'historia.finalizada', version: 1, agregado: 'consulta:1', user_id: user }])
  })

  it('cannot be changed afterwards', async () => {
    await tell(1)
    await expect(database.db.updateTable('eventos').set({ agregado: 'otro' }).execute()).rejects.toThrow(
      'no se modifica',
    )
  })

  it('is told once, however many look at once', async () => {
    await tell(1, 2, 1, 3, 1)
    const told = await Promise.all([deliver(), deliver(), deliver()])
    expect(told.reduce((sum, n) => sum + n, 0)).toBe(5)
    expect((await effects()).length).toBe(5)
  })

  it('is told in the order of its thing', async () => {
    await Promise.all([tell(1), tell(1), tell(1), tell(1)])
    await Promise.all([deliver(), deliver()])
    const ids = (await effects()).map(({ evento_id }) => evento_id)
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  })
})

describe('a reader that fails', () => {
  it('is tried again later, keeps only the class of the fault, and the next of that thing waits', async () => {
    await tell(1, 1, 2)
    const failing = reader((consulta) => {
      if (consulta === 1) throw new Fault('Hermenegilda')
    })
    expect(await deliver(failing)).toBe(2)
    expect(await states()).toEqual([
      { estado: 'pendiente', intentos: 1, error: 'Error' },
      { estado: 'pendiente', intentos: 0, error: null },
      { estado: 'entregado', intentos: 0, error: null },
    ])
    expect(await deliver()).toBe(0)
    await hurry()
    expect(await deliver()).toBe(2)
    expect((await effects()).map(({ consulta_id }) => consulta_id)).toEqual([2, 1, 1])
  })

  it('waits for a person after the last attempt, and what comes after it waits too', async () => {
    await tell(1, 1)
    const failing = reader(() => {
      throw new Fault()
    })
    for (let n = 0; n < MAX_ATTEMPTS; n += 1) {
      await hurry()
      await deliver(failing)
    }
    await hurry()
    expect(await deliver()).toBe(0)
    expect((await states()).map(({ estado }) => estado)).toEqual(['fallido', 'pendiente'])
    expect(await effects()).toEqual([])
  })

  it('that died leaves no attempt and no effect', async () => {
    await tell(1)
    const dying = reader(() => {
      throw death()
    })
    await expect(deliver(dying)).rejects.toThrow('terminated')
    expect(await states()).toEqual([{ estado: 'pendiente', intentos: 0, error: null }])
    expect(await deliver()).toBe(1)
  })
})

const step = fc.oneof(
  fc.record({
    hace: fc.constant('publica' as const),
    consultas: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ hace: fc.constantFrom('entrega', 'falla', 'muere', 'a_la_vez') }),
)

describe('whatever happens between publishing and telling', () => {
  it('each event has its effect once, in the order of its thing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        await database.db.deleteFrom('eventos').execute()
        await sql`truncate efectos`.execute(database.db)
        const fails = reader(() => {
          throw new Fault()
        })
        const dies = reader(() => {
          throw death()
        })
        for (const each of steps) {
          await hurry()
          if ('consultas' in each) await tell(...each.consultas)
          else if (each.hace === 'entrega') await deliverOne(database.db, reader(), testWork(database.db))
          else if (each.hace === 'a_la_vez') await Promise.all([deliver(), deliver()])
          else if (each.hace === 'falla') await deliverOne(database.db, fails, testWork(database.db))
          else await deliver(dies).catch(() => 0)
        }
        await hurry()
        await deliver()
        const published = await database.db.selectFrom('eventos').select(['id', 'agregado']).orderBy('id').execute()
        const done = await effects()
        for (const thing of new Set(published.map(({ agregado }) => agregado))) {
          const ids = published.filter(({ agregado }) => agregado === thing).map(({ id }) => id)
          expect(
            done.filter(({ consulta_id }) => `consulta:${consulta_id}` === thing).map((effect) => effect.evento_id),
          ).toEqual(ids)
        }
        expect(done).toHaveLength(published.length)
      }),
      { numRuns: 25 },
    )
  })
})
