/** Nobody does to somebody else's account what everybody may do to their own. @fuente OWASP ASVS 5.0, 8.2.2; spec 2 §7 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../support/server.ts'
import { ACCOUNT_CASES, type AccountCase, type Holder } from './account-cases.ts'
import { PEOPLE } from './callers.ts'
import { watchWrites, written } from './written.ts'
import { openSession } from '../support/credentials.ts'

const ABSENT = 2_000_000_000
const STALE_MS = 16 * 60_000
const VICTIMS = { operador: 'oncologo@cauce.demo', afiliado: 'afiliada@cauce.demo' } as const
const ADMINISTRATION = 'admin.enter'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await watchWrites(server.db)
})
afterAll(() => server.close())

const open = (userId: number) =>
  openSession(server.db, { userId, provisional: false, now: new Date(), ip: '127.0.0.1', agente: null })

/** Of an affiliate the operator's number is the affiliate's, and the other way round. */
const holderOf = async (email: string): Promise<Holder> => {
  const row = await server.db
    .selectFrom('users')
    .select(['id', 'operador_id', 'afiliado_id'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const number = row.operador_id ?? row.afiliado_id ?? ABSENT
  const { id: sesion } = await open(row.id)
  return { usuario: row.id, email, operador: row.operador_id ?? number, afiliado: row.afiliado_id ?? number, sesion }
}
const nobody: Holder = {
  usuario: ABSENT,
  email: 'nadie@cauce.demo',
  operador: ABSENT,
  afiliado: ABSENT,
  sesion: ABSENT,
}

type Person = (typeof PEOPLE)[number]
const isAffiliate = ({ name }: Person): boolean => name === 'afiliado@'

const send = async (one: AccountCase, person: Person, holder: Holder, confirmed = true) => {
  const { usuario } = await holderOf(person.email)
  const { token, id } = await open(usuario)
  const past = new Date(Date.now() - STALE_MS)
  if (!confirmed) await server.db.updateTable('sesiones').set({ confirmada_at: past }).where('id', '=', id).execute()
  const { path, ...call } = one.request(holder)
  const before = await written(server.db)
  const answer = await server.call(`/api${path}`, { token, ...call })
  return { answer, wrote: JSON.stringify(before) !== JSON.stringify(await written(server.db)) }
}
/** Locks of the own account are for the next test none. */
const unlock = () => server.db.updateTable('users').set({ intentos_fallidos: 0, bloqueado_hasta: null }).execute()

const victimOf = ({ email }: Person, one: AccountCase): string => {
  const victim = one.onlyFor === 'afiliado' ? VICTIMS.afiliado : VICTIMS.operador
  return victim === email ? 'referente@cauce.demo' : victim
}

describe.each(ACCOUNT_CASES.map((one) => ({ ...one, title: one.entry })))('$title', (one) => {
  it.each(PEOPLE)('$name', async (person) => {
    const mine = await holderOf(person.email)
    const theirs = await holderOf(victimOf(person, one))
    const absent = await send(one, person, nobody)
    expect([absent.answer.status, absent.wrote]).toEqual([one.others, false])
    const other = await send(one, person, theirs)
    const does = one.alsoAdministrators === true && person.permissions.includes(ADMINISTRATION)
    expect([other.answer.status, other.wrote]).toEqual([one.others, does])
    expect(other.answer.body).toEqual(absent.answer.body)
    const has = one.onlyFor === undefined || (one.onlyFor === 'afiliado') === isAffiliate(person)
    const own = await send(one, person, mine)
    expect([own.answer.status, own.wrote]).toEqual(has ? [one.own, one.own === 200] : [one.others, false])
    await unlock()
  })
})

describe('los datos de recuperación', () => {
  it.each(ACCOUNT_CASES.filter(({ onlyFor }) => onlyFor !== undefined))(
    '$entry pide la contraseña escrita hace menos de quince minutos, y avisa a la dirección anterior',
    async (one) => {
      const person = PEOPLE.find((each) => isAffiliate(each) === (one.onlyFor === 'afiliado'))
      if (!person) throw new Error('No hay quién')
      const holder = await holderOf(person.email)
      const stale = await send(one, person, holder, false)
      expect(stale.answer).toMatchObject({ status: 403, body: { codigo: 'sesion.confirmar' } })
      expect(stale.wrote).toBe(false)
      await server.db.updateTable('operadores').set({ email_recuperacion: 'anterior@correo.co' }).execute()
      await server.db.updateTable('afiliados').set({ correo1: 'anterior@correo.co' }).execute()
      expect((await send(one, person, holder)).answer.status).toBe(200)
      expect((await server.outbox())[0]).toMatchObject({ para: 'anterior@correo.co' })
    },
  )
})
