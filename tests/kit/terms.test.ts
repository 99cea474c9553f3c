/** The clock of the terms in depth, and what the modules share, on PostgreSQL: many at once, after a stop, and with its first owner. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REFERRAL_OWNER } from '@cauce/domain/referral/answer-term'
import { actDue, type DueAlarm } from '../../apps/api/src/kit/clock/act-due.ts'
import { fulfil } from '../../apps/api/src/kit/clock/acts.ts'
import { openTerms } from '../../apps/api/src/kit/clock/open-term.ts'
import { nextNumber } from '../../apps/api/src/kit/series/next-number.ts'
import { settleTerms } from '../../apps/api/src/seed/terms.ts'
import { acceptance, MANAGER, panelOf, registered, save, savedReferral, taken } from '../support/referral.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

const HOUR_MS = 3_600_000
/** Far ahead: the server that is started gives by itself the alarms that are due by the clock of today. */
const START = new Date('2090-03-02T13:00:00Z')
const DUE = new Date(START.getTime() + 2 * HOUR_MS)

let server: TestServer
let manager: string
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.login(MANAGER)
  // What the story has due is told before the tests count.
  await actDue(server.db)
})
afterAll(() => server.close())

const open = (dueno_tipo: string, count: number) =>
  openTerms(
    server.db,
    Array.from({ length: count }, (_, place) => ({
      dueno_tipo,
      dueno_id: place + 1,
      clase: 'remision_urgente',
      inicio: START,
    })),
  )

const termsOf = (id: number) =>
  server.db
    .selectFrom('terminos')
    .selectAll()
    .where('dueno_tipo', '=', REFERRAL_OWNER)
    .where('dueno_id', '=', id)
    .orderBy('id')
    .execute()

const fails = () => Promise.reject(new Error('el que oye cayó'))

describe('los avisos', () => {
  it('de dos mil plazos y cuatro procesos a la vez, cada uno una vez; los niveles de cada plazo en orden', async () => {
    const ids = new Set(await open('muchos', 2_000))
    const heard: DueAlarm[] = []
    const hear = async (_trx: unknown, alarm: DueAlarm): Promise<void> => {
      if (ids.has(alarm.termino_id)) heard.push(alarm)
    }
    await Promise.all(Array.from({ length: 4 }, () => actDue(server.db, { now: DUE, hear })))
    expect(heard).toHaveLength(6_000)
    expect(new Set(heard.map(({ termino_id, nivel }) => `${termino_id} ${nivel}`)).size).toBe(6_000)
    const states = await server.db
      .selectFrom('terminos')
      .select((eb) => ['estado', eb.fn.countAll<number>().as('total')])
      .where('dueno_tipo', '=', 'muchos')
      .groupBy('estado')
      .execute()
    expect(states).toEqual([{ estado: 'vencido', total: 2_000 }])
  })

  it('lo que falla al decirse se vuelve a decir, y lo que se cumple mientras tanto no vence', async () => {
    const [id] = await open('falla', 1)
    if (id === undefined) throw new Error('no term')
    await expect(actDue(server.db, { now: DUE, hear: fails })).rejects.toThrow('el que oye cayó')
    const left = await server.db.selectFrom('termino_alarmas').selectAll().where('termino_id', '=', id).execute()
    expect(left.filter(({ enviada_at }) => enviada_at === null)).toHaveLength(3)
    const user_id = (await server.db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow()).id
    await Promise.all([
      server.db
        .transaction()
        .execute((trx) =>
          fulfil(trx, id, new Date(DUE.getTime() - 1), { user_id, at: DUE, motivo: 'Se respondió por teléfono' }),
        ),
      actDue(server.db, { now: DUE }),
    ])
    const { estado } = await server.db
      .selectFrom('terminos')
      .select('estado')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(estado).toBe('cumplido')
  })
})

describe('la remisión', () => {
  it('nace con su plazo, lo cumple quien la acepta y lo reabre quien borra la aceptación', async () => {
    const referral = await registered(server, manager)
    expect(await termsOf(referral.id)).toMatchObject([
      { clase: 'remision_urgente', estado: 'corriendo', gobierna: true },
    ])
    const followed = await taken(server, manager, referral)
    const acceptedOne = await taken(server, manager, followed, await acceptance(server.db, followed))
    expect(await termsOf(referral.id)).toMatchObject([{ estado: 'cumplido' }])
    const other = { tipo_solicitud: 'Interconsulta red externa' }
    savedReferral(await save(server, manager, referral.id, panelOf(acceptedOne, other)))
    expect(await termsOf(referral.id)).toMatchObject([
      { clase: 'remision_urgente', estado: 'sin_efecto', gobierna: false },
      { clase: 'remision_prioritaria', estado: 'cumplido', gobierna: true },
    ])
  })

  it('la de urgencias nace respondida', async () => {
    const referral = await registered(server, manager, {
      tipo_anexo_id: 1,
      tipo_solicitud: 'Codigo atencion urgencias',
      confirma_cierre: true,
    })
    expect(await termsOf(referral.id)).toMatchObject([{ estado: 'cumplido', gobierna: true }])
  })

  it('una de una versión anterior recibe el suyo una vez, y la lista lo trae', async () => {
    const whole = await server.db.selectFrom('referencias').selectAll().limit(1).executeTakeFirstOrThrow()
    const { id: _id, datos: _datos, codigo_remision: _code, ...row } = whole
    const copy = await server.db
      .insertInto('referencias')
      .values({ ...row, datos: '{}', codigo_remision: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await termsOf(copy.id)).toEqual([])
    await settleTerms(server.db)
    await settleTerms(server.db)
    expect(await termsOf(copy.id)).toHaveLength(1)
    const body = { cola: 'seguimiento', por_pagina: 1 }
    const listed = await server.call('/api/referencias/listar', { token: manager, body })
    expect(Object(listed.body).data[0].plazo).toMatchObject({ norma: 'Resolución 2335 de 2023' })
  })
})

describe('lo que los módulos comparten', () => {
  it('cien números a la vez son seguidos, y el que se deshace no deja hueco', async () => {
    const undone = server.db.transaction().execute(async (trx) => {
      await nextNumber(trx, 'prueba', 2026)
      throw new Error('se deshace')
    })
    await expect(undone).rejects.toThrow('se deshace')
    const numbers = await Promise.all(Array.from({ length: 100 }, () => nextNumber(server.db, 'prueba', 2026)))
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, place) => place + 1))
  })

  it('dos ausencias de una persona no se cruzan', async () => {
    const { id: user_id } = await server.db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow()
    const absence = (desde: string, hasta: string) =>
      server.db.insertInto('ausencias').values({ user_id, desde, hasta, origen: 'manual' }).execute()
    await absence('2026-03-02T08:00:00-05:00', '2026-03-02T13:00:00-05:00')
    await absence('2026-03-02T13:00:00-05:00', '2026-03-02T18:00:00-05:00')
    await expect(absence('2026-03-02T12:59:00-05:00', '2026-03-02T13:01:00-05:00')).rejects.toThrow(/ausencias/u)
  })
})
