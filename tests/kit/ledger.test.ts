/** The ledgers in depth, on PostgreSQL: many at once, taken back, at any instant, and when somebody writes behind their back. */
import * as fc from 'fast-check'
import { sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DELIVERY_LEDGER } from '@cauce/domain/history/delivery-ledger'
import { defineLedger } from '@cauce/domain/kit/ledger/ledger'
import { openAccounts, post } from '../../apps/api/src/kit/ledger/post.ts'
import { balanceAt, ledgerTimer, reckon } from '../../apps/api/src/kit/ledger/reckon.ts'
import { reverse } from '../../apps/api/src/kit/ledger/reverse.ts'
import { runDue } from '../../apps/api/src/kit/jobs/timers.ts'
import { deliveryReckoning } from '../../apps/api/src/modules/historico/delivery-ledger.ts'
import type { DB } from '../../apps/api/src/db/tables.ts'
import { testWork } from '../../apps/api/src/testing/database.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

const STOCK = defineLedger({
  name: 'prueba',
  words: 'las existencias de la prueba',
  kinds: { entrada: { words: 'Entra', sign: 1 }, salida: { words: 'Sale', sign: -1 } },
  floor: 0,
})
const START = Date.parse('2026-03-02T13:00:00Z')
const EVERYTHING = sql`select c.clave, sum(a.cantidad) as saldo from libro_asientos a join libro_cuentas c on c.id = a.cuenta_id
  where c.libro = 'prueba' group by c.clave`

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

let documents = 0
const happened = (key: string, kind: 'entrada' | 'salida', amount: number, at = new Date(START)) => ({
  key,
  kind,
  amount,
  at,
  document: 'prueba',
  documentId: (documents += 1),
  userId: null,
})
const inTransaction = <T>(act: (trx: Transaction<DB>) => Promise<T>): Promise<T> => server.db.transaction().execute(act)
const posted = (...postings: readonly ReturnType<typeof happened>[]) =>
  inTransaction((trx) => post(trx, STOCK, postings))
const now = (key: string) => balanceAt(server.db, STOCK, key, new Date('2100-01-01'))
const back = (asiento: number) =>
  inTransaction((trx) =>
    reverse(trx, STOCK, asiento, {
      document: 'prueba',
      documentId: (documents += 1),
      userId: null,
      at: new Date(START),
    }),
  )

const first = async (key: string, kind: 'entrada' | 'salida', amount: number): Promise<number> => {
  const { posted: kept } = await posted(happened(key, kind, amount))
  return kept?.ids[0] ?? 0
}
const account = (clave: string) =>
  server.db.selectFrom('libro_cuentas').select('id').where('clave', '=', clave).executeTakeFirstOrThrow()
const reckonDeliveries = () => deliveryReckoning.run({ ...testWork(server.db), due: new Date(START) })
const deliveredLine = () =>
  server.db
    .selectFrom('entregas_medicamentos as d')
    .innerJoin('orden_articulos as l', 'l.id', 'd.orden_articulos_id')
    .select(['l.id', 'l.cantidad_medico', 'l.meses', 'd.cantidad', 'd.user_id'])
    .orderBy('d.id')
    .executeTakeFirstOrThrow()

describe('lo que se asienta', () => {
  it('cincuenta a la vez: sale lo que había y nada más, y el libro cuadra', async () => {
    await posted(happened('cincuenta', 'entrada', 30))
    const all = await Promise.all(Array.from({ length: 50 }, () => posted(happened('cincuenta', 'salida', 1))))
    expect(all.filter(({ overdrawn }) => overdrawn === null)).toHaveLength(30)
    expect(new Set(all.flatMap(({ overdrawn }) => (overdrawn === null ? [] : [overdrawn.balance])))).toEqual(
      new Set([0]),
    )
    expect(await now('cincuenta')).toBe(0)
    expect(await reckon(server.db, STOCK, EVERYTHING)).toBeNull()
  })

  it('una cuenta nueva la abre uno solo de los que la piden a la vez', async () => {
    const opened = await Promise.all(
      Array.from({ length: 10 }, () => inTransaction((trx) => openAccounts(trx, STOCK, ['nueva', 'otra']))),
    )
    expect(opened.filter((keys) => keys.has('nueva'))).toHaveLength(1)
  })

  it('dos que piden las mismas cuentas en otro orden no se traban', async () => {
    await posted(happened('uno', 'entrada', 100), happened('dos', 'entrada', 100))
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => {
        const pair = [happened('uno', 'salida', 1), happened('dos', 'salida', 1)]
        return posted(...(at % 2 === 0 ? pair : pair.toReversed()))
      }),
    )
    expect([await now('uno'), await now('dos')]).toEqual([80, 80])
  })

  it('todo lo que va junto, o nada', async () => {
    await posted(happened('junto', 'entrada', 5))
    expect(await posted(happened('junto', 'salida', 5), happened('vacía', 'salida', 1))).toEqual({
      posted: null,
      overdrawn: { key: 'vacía', balance: 0 },
    })
    expect(await now('junto')).toBe(5)
  })

  it('el mismo documento dos veces lo niega la base', async () => {
    const once = happened('dos veces', 'entrada', 5)
    await posted(once)
    await expect(posted(once)).rejects.toMatchObject({ code: '23505' })
  })
})

describe('el saldo a una hora', () => {
  it('es la suma de lo asentado hasta ella, con reversas y lo que sea', async () => {
    const entry = fc.record({
      amount: fc.integer({ min: 1, max: 9_999 }),
      after: fc.integer({ min: 0, max: 3 }),
      out: fc.boolean(),
    })
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { minLength: 1, maxLength: 12 }), async (entries) => {
        const key = `hora ${(run += 1)}`
        const kept: { readonly at: number; readonly amount: number }[] = [{ at: START, amount: 50 }]
        await posted(happened(key, 'entrada', 50))
        let at = START
        for (const { amount, after, out } of entries) {
          at += after * 60_000
          const thousandths = amount / 1_000
          const { overdrawn } = await posted(happened(key, out ? 'salida' : 'entrada', thousandths, new Date(at)))
          if (overdrawn === null) kept.push({ at, amount: out ? -thousandths : thousandths })
        }
        for (const { at: instant } of kept) {
          const sum = kept.reduce((all, { at: when, amount }) => (when <= instant ? all + amount : all), 0)
          expect(await balanceAt(server.db, STOCK, key, new Date(instant))).toBeCloseTo(sum, 6)
        }
        expect(await balanceAt(server.db, STOCK, key, new Date(START - 1))).toBe(0)
      }),
      { numRuns: 12 },
    )
  })

  it('nada se asienta antes de lo último: la hora de dos servidores no cambia el pasado', async () => {
    const later = new Date(START + 60_000)
    await posted(happened('horas', 'entrada', 5, later))
    await posted(happened('horas', 'salida', 2, new Date(START)))
    expect(await balanceAt(server.db, STOCK, 'horas', new Date(START))).toBe(0)
    expect(await balanceAt(server.db, STOCK, 'horas', later)).toBe(3)
  })
})

describe('una reversa', () => {
  it('devuelve lo que se asentó, una sola vez aunque la pidan diez', async () => {
    await posted(happened('reversa', 'entrada', 10))
    const id = await first('reversa', 'salida', 4)
    const all = await Promise.all(Array.from({ length: 10 }, () => back(id)))
    expect(all.filter(({ done }) => done === 'reversado')).toHaveLength(1)
    expect(all.filter(({ done }) => done === 'no_se_puede')).toHaveLength(9)
    expect(await now('reversa')).toBe(10)
  })

  it('una reversa no se reversa, ni lo que no está', async () => {
    const id = await first('de ida', 'entrada', 4)
    const done = await back(id)
    expect(done).toMatchObject({ done: 'reversado', balance: 0 })
    expect(await back('id' in done ? done.id : 0)).toEqual({ done: 'no_se_puede' })
    expect(await back(2_000_000_000)).toEqual({ done: 'no_se_puede' })
  })

  it('lo que ya salió no se devuelve', async () => {
    const id = await first('salió', 'entrada', 4)
    await posted(happened('salió', 'salida', 3))
    expect(await back(id)).toEqual({ done: 'bajo_el_piso', key: 'salió', balance: 1 })
  })
})

describe('quien escribe por fuera del libro', () => {
  it('no pasa del piso, ni cambia ni borra nada', async () => {
    await posted(happened('fuera', 'entrada', 3))
    const { id } = await account('fuera')
    const outside = (text: string) => sql.raw(text.replaceAll('$', String(id))).execute(server.db)
    const row = `insert into libro_asientos (cuenta_id, clase, cantidad, documento, documento_id, created_at, secuencia, saldo, huella_anterior, huella)`
    await expect(outside(`${row} values ($, 'salida', -4, 'x', 1, now(), 1, 99, '', '')`)).rejects.toMatchObject({
      code: '23514',
      constraint: 'libro_sobre_su_piso',
    })
    for (const change of [
      'update libro_asientos set cantidad = 9 where cuenta_id = $',
      'delete from libro_asientos where cuenta_id = $',
      'update libro_cuentas set saldo = 9 where id = $',
      'delete from libro_cuentas where id = $',
    ]) {
      await expect(outside(change), change).rejects.toThrow(/no se modifica ni se borra/u)
    }
    expect(await now('fuera')).toBe(3)
  })

  it('y si alguien apaga los guardas, el libro nombra el primer asiento que no cuadra, y queda a la vista', async () => {
    for (const amount of [1, 2, 3]) await posted(happened('alterada', 'entrada', amount))
    const { id } = await account('alterada')
    const alter = async (cantidad: number): Promise<void> =>
      inTransaction(async (trx) => {
        await sql`alter table libro_asientos disable trigger user`.execute(trx)
        await sql`update libro_asientos set cantidad = ${cantidad}, saldo = ${cantidad} + 1 where cuenta_id = ${id} and secuencia = 2`.execute(
          trx,
        )
        await sql`alter table libro_asientos enable trigger user`.execute(trx)
      })
    await alter(7)
    expect(await reckon(server.db, STOCK, EVERYTHING)).toEqual({ clave: 'alterada', secuencia: 2 })
    const timer = ledgerTimer(STOCK, EVERYTHING)
    await server.db
      .insertInto('temporizadores')
      .values({ nombre: timer.name, proxima_at: new Date(START) })
      .execute()
    await runDue(testWork(server.db), [timer])
    const seen = await server.db
      .selectFrom('temporizadores')
      .select(['fallos', 'error'])
      .where('nombre', '=', timer.name)
      .executeTakeFirstOrThrow()
    expect(seen).toEqual({ fallos: 1, error: 'libro.no_cuadra' })
    await alter(2)
    expect(await reckon(server.db, STOCK, EVERYTHING)).toBeNull()
  })

  it('un saldo que no es el de su módulo se nombra con su cuenta', async () => {
    expect(await reckon(server.db, STOCK, sql`select 'ninguna' as clave, 5::numeric as saldo`)).toMatchObject({
      secuencia: null,
    })
  })
})

describe('el libro de las entregas', () => {
  it('cuadra con la demostración, y una entrega escrita sin él se nombra esa noche', async () => {
    await reckonDeliveries()
    const { id, user_id } = await deliveredLine()
    const { id: extra } = await server.db
      .insertInto('entregas_medicamentos')
      .values({ orden_articulos_id: id, cantidad: 1, fecha: '2026-03-02', user_id })
      .returning('id')
      .executeTakeFirstOrThrow()
    await expect(reckonDeliveries()).rejects.toMatchObject({ code: 'libro.no_cuadra' })
    await server.db.deleteFrom('entregas_medicamentos').where('id', '=', extra).execute()
    await reckonDeliveries()
  })

  it('tiene todo lo formulado menos lo entregado', async () => {
    const { id, cantidad_medico, meses } = await deliveredLine()
    const { total } = await server.db
      .selectFrom('entregas_medicamentos')
      .select(sql<number>`sum(cantidad)::int`.as('total'))
      .where('orden_articulos_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(await balanceAt(server.db, DELIVERY_LEDGER, String(id), new Date('2100-01-01'))).toBe(
      cantidad_medico * meses - total,
    )
  })
})
