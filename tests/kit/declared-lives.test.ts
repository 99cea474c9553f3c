/** The common suite of the lives: every declaration, on PostgreSQL. A new life is tested by being declared, with how one of it is made. */
import { sql } from 'kysely'
import * as Schema from 'effect/Schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from '@cauce/contract/errors'
import { SeveralAnswer } from '@cauce/contract/kit/several'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { ACTIONS } from '@cauce/domain/audit/action-words'
import { peopleMoves, type AnyWords } from '@cauce/domain/kit/life/life'
import { handMoves } from '@cauce/domain/kit/queue/several'
import { LIVES } from '@cauce/machines/kit/life/lives'
import { personName } from '../../apps/api/src/db/person-name.ts'
import { HOSPITAL, MANAGER, OTHER_MANAGER, registered } from '../support/referral.ts'
import type { Medications } from '../support/medications.ts'
import { openMedications } from '../support/medications.ts'
import { waitingRequest } from '../support/authorisations.ts'
import { filedPortability } from '../support/portabilities.ts'
import { orderedOver, requestOf, TOLERATED } from '../support/waiting-signature.ts'

type LifeName = keyof typeof LIVES
const readId = Schema.decodeUnknownSync(Schema.Struct({ id: Schema.Int }))

let filed = 0
/** Another one each time: the same change is filed once. */
const nextDay = (): number => (filed += 1)

/** Filed by who works at the desk, so that others verify it. */
const filedChange = async ({ server }: Medications): Promise<number> => {
  const person = await server.db
    .selectFrom('afiliados')
    .select('id')
    .where('estado_afiliado_id', '=', 1)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const { body } = await server.call('/api/afiliados/novedades/radicar', {
    token: await server.login('aseguramiento@cauce.demo'),
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      tipo: 'discapacidad',
      afiliado_id: person.id,
      fecha_novedad: bogotaDate(Date.now()),
      despues: { hasta: addDays(bogotaDate(Date.now()), nextDay()) },
      soporte: 'Certificado',
    },
  })
  return readId(body).id
}

/** How one of each is made, where it is seen and moved, two people who may take it, and the call of its queue. */
const MADE: Readonly<
  Record<
    LifeName,
    {
      readonly table: string
      readonly path: string
      readonly people: readonly [string, string]
      readonly make: (clinic: Medications) => Promise<number>
      /** What its queue is asked for, so that it is in it. */
      readonly queue: { readonly path: string; readonly body: object }
    }
  >
> = {
  segunda_firma: {
    table: 'segundas_firmas',
    path: '/segundas-firmas',
    people: ['auditor@cauce.demo', 'oncologo@cauce.demo'],
    queue: { path: '/segundas-firmas/buscar', body: { por_pagina: 100 } },
    make: async (clinic) => {
      // So that the line repeats nothing.
      await clinic.server.db
        .updateTable('orden_articulos')
        .set({ estado_id: 5 })
        .where('segunda_firma', 'is not', null)
        .execute()
      return (await requestOf(clinic, (await orderedOver(clinic, TOLERATED)).id)).id
    },
  },
  remision: {
    table: 'referencias',
    path: '/referencias',
    people: [MANAGER, OTHER_MANAGER],
    queue: { path: '/referencias/listar', body: { cola: 'seguimiento', por_pagina: 100 } },
    make: async ({ server }) => (await registered(server, await server.login(HOSPITAL))).id,
  },
  novedad_afiliado: {
    table: 'afiliado_novedades',
    path: '/afiliados/novedades',
    people: ['coordinacion@cauce.demo', 'admin@cauce.demo'],
    queue: { path: '/afiliados/novedades/listar', body: { por_pagina: 100 } },
    make: filedChange,
  },
  portabilidad: {
    table: 'portabilidades',
    path: '/portabilidades',
    people: ['coordinacion@cauce.demo', 'admin@cauce.demo'],
    queue: { path: '/portabilidades/listar', body: { por_pagina: 100 } },
    make: filedPortability,
  },
  autorizacion: {
    table: 'autorizaciones',
    path: '/autorizaciones',
    people: ['auditor@cauce.demo', 'auditor2@cauce.demo'],
    queue: { path: '/autorizaciones/listar', body: { por_pagina: 100 } },
    make: ({ server }) => waitingRequest(server.db),
  },
}
const NAMES = Object.keys(LIVES).filter((name): name is LifeName => Object.hasOwn(LIVES, name))
const readFailure = Schema.decodeUnknownSync(ApiError)
const Thing = Schema.Struct({
  version: Schema.Int,
  id: Schema.Int,
  estado: Schema.String,
  puede: Schema.Array(Schema.Struct({ evento: Schema.String, por_que_no: Schema.NullOr(Schema.String) })),
})
const readQueue = Schema.decodeUnknownSync(Schema.Struct({ data: Schema.Array(Thing) }))
const readSeveral = Schema.decodeUnknownSync(SeveralAnswer)

let clinic: Medications
beforeAll(async () => {
  clinic = await openMedications()
})
afterAll(() => clinic.close())

describe.each(NAMES)('%s', (name) => {
  const words: AnyWords & { readonly take?: string; readonly release?: string } = LIVES[name].words
  const { table, path, people, queue, make } = MADE[name]
  const { take = '', release = '' } = words
  let tokens: readonly string[]
  beforeAll(async () => {
    tokens = [await clinic.server.login(people[0]), await clinic.server.login(people[1])]
  })
  const token = (who: number): string => tokens[who] ?? ''
  const see = async (id: number, who = 0) => {
    const { body } = await clinic.server.call(`/api${queue.path}`, { token: token(who), body: queue.body })
    const found = readQueue(body).data.find((thing) => thing.id === id)
    if (found === undefined) throw new Error(`${name} ${id} is not in its queue`)
    return found
  }
  const steps = async (id: number) =>
    (
      await clinic.server.db
        .selectFrom('vida_movimientos')
        .select('evento')
        .where('vida', '=', name)
        .where('objeto_id', '=', id)
        .orderBy('version')
        .execute()
    ).map(({ evento }) => evento)
  const move = (id: number, version: number, evento: string, who = 0, key: string = crypto.randomUUID()) =>
    clinic.server.call(`/api${path}/mover`, {
      token: token(who),
      body: { id, version, evento },
      headers: { 'idempotency-key': key },
    })
  const rest = async (id: number) =>
    sql<{ version: number; movimientos: number }>`select t.version, (select count(*)::int from vida_movimientos m
      where m.vida = ${name} and m.objeto_id = t.id) as movimientos from ${sql.table(table)} t where t.id = ${id}`
      .execute(clinic.server.db)
      .then(({ rows }) => rows[0])

  it('tiene palabras para cada estado y cada paso, también en la auditoría', () => {
    for (const { palabra } of Object.values(words.states)) expect(palabra).toMatch(/\S/u)
    for (const [evento, { etiqueta, hecho }] of Object.entries(words.moves)) {
      expect(`${etiqueta}${hecho}`).toMatch(/\S/u)
      expect(Object.keys(ACTIONS)).toContain(`${words.code}.${evento}`)
    }
  })

  it('la base no guarda un estado que la vida no conoce', async () => {
    const id = await make(clinic)
    await expect(
      sql`update ${sql.table(table)} set estado = 'otro' where id = ${id}`.execute(clinic.server.db),
    ).rejects.toThrow(table)
  })

  it('de dos que la toman a la vez, una la tiene y a la otra se le dice quién', async () => {
    const id = await make(clinic)
    const { version } = await see(id)
    const answers = await Promise.all([move(id, version, take, 0), move(id, version, take, 1)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { codigo, conflicto } = readFailure(answers.find(({ status }) => status === 409)?.body)
    expect(codigo).toBe(`${words.code}.cambio`)
    expect(conflicto).toMatchObject({ version: version + 1, activo: true })
    expect(conflicto?.quien).toMatch(/\S/u)
    expect(await rest(id)).toEqual({ version: version + 1, movimientos: version + 1 })
  })

  it('se toma una vez, se suelta y queda para otra persona', async () => {
    const id = await make(clinic)
    const { version } = await see(id)
    const key = crypto.randomUUID()
    const [first, again] = [await move(id, version, take, 0, key), await move(id, version, take, 0, key)]
    expect(first.status).toBe(200)
    expect(again.body).toEqual(first.body)
    const mine = await see(id)
    expect(mine.puede.map(({ evento }) => evento)).not.toContain(take)
    expect((await move(id, mine.version, release)).status).toBe(200)
    const free = await see(id, 1)
    expect(free.puede).toContainEqual({ evento: take, por_que_no: null })
    expect(await steps(id)).toEqual(['crear', take, release])
    expect((await move(id, free.version, take, 1)).status).toBe(200)
  })

  it('lo que no se ofrece se niega con una frase, y no queda nada', async () => {
    const id = await make(clinic)
    const { version, puede } = await see(id)
    const open = puede.filter(({ por_que_no }) => por_que_no === null).map(({ evento }) => evento)
    for (const evento of peopleMoves(words)) {
      if (open.includes(evento)) continue
      const { status, body } = await move(id, version, evento)
      expect([403, 409]).toContain(status)
      expect(readFailure(body).error).toMatch(/\S/u)
    }
    expect(await rest(id)).toEqual({ version, movimientos: version })
  })

  it('varias a la vez: cada una por su cuenta, con su frase, y repetirlo responde lo mismo', async () => {
    const ids: number[] = []
    for (let made = 0; made < 3; made += 1) ids.push(await make(clinic))
    const [first = 0, second = 0, third = 0] = ids
    const version = (await see(second)).version
    expect((await move(second, version, take, 1)).status).toBe(200)
    const asked = { evento: take, cosas: [first, second, third, 999_999].map((id) => ({ id, version })) }
    const key = crypto.randomUUID()
    const send = async () =>
      readSeveral(
        (
          await clinic.server.call(`/api${path}/mover-varias`, {
            token: token(0),
            body: asked,
            headers: { 'idempotency-key': key },
          })
        ).body,
      ).lineas
    const lines = await send()
    expect(lines.map(({ id, hecho }) => [id, hecho])).toEqual([
      [first, true],
      [second, false],
      [third, true],
      [999_999, false],
    ])
    for (const { texto } of lines) expect(texto).toMatch(/\S/u)
    const other = await clinic.server.db
      .selectFrom('vida_movimientos as m')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .leftJoin('operadores as o', 'o.id', 'u.operador_id')
      .select(personName.as('quien'))
      .where('m.vida', '=', name)
      .where('m.objeto_id', '=', second)
      .orderBy('m.version', 'desc')
      .executeTakeFirstOrThrow()
    expect(lines[1]?.texto).toContain(other.quien)
    expect(await send()).toEqual(lines)
    expect(await rest(first)).toEqual({ version: version + 1, movimientos: version + 1 })
  })

  it('varias a la vez solo cambian de manos', async () => {
    const id = await make(clinic)
    const { version } = await see(id)
    for (const evento of Object.keys(words.moves)) {
      if (handMoves(words).includes(evento)) continue
      const { status } = await clinic.server.call(`/api${path}/mover-varias`, {
        token: token(0),
        body: { evento, cosas: [{ id, version }] },
        headers: { 'idempotency-key': crypto.randomUUID() },
      })
      expect([evento, status]).toEqual([evento, 422])
    }
  })

  it('una versión que no es, nada que no exista', async () => {
    const id = await make(clinic)
    expect((await move(id, 99, take)).status).toBe(409)
    expect((await move(999_999, 1, take)).status).toBe(404)
  })
})
