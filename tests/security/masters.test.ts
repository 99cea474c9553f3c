/**
 * Every call of every master on a record of it: who holds the key of its page is served and finds nothing of nobody's; who holds
 * the key of every other master is refused, and has written nothing. @fuente OWASP ASVS 5.0, 8.2 and 8.3
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MASTER_NAMES, MASTERS } from '@cauce/domain/masters/masters'
import { type Desk, openDesk } from '../kit/master-desk.ts'
import { openRoles, type RoleServer } from '../support/roles.ts'
import { MASTER_CASES, recordRequest } from './master-cases.ts'
import { watchWrites, written } from './written.ts'

const ABSENT = 2_000_000_000
let demo: RoleServer
let number = 5_000
beforeAll(async () => {
  demo = await openRoles()
  await watchWrites(demo.server.db)
})
afterAll(() => demo.close())

const withKeys = async (email: string, keys: readonly string[]): Promise<string> => {
  await demo.addPerson(email, [await demo.addRole(email, keys)])
  return demo.server.login(email)
}

describe.each(MASTER_NAMES)('%s', (name) => {
  const of = MASTERS[name]
  let own: Desk
  let others: string
  beforeAll(async () => {
    own = await openDesk(demo.server, of, await withKeys(`${name.toLowerCase()}@prueba.co`, [of.permission]))
    const rest = MASTER_NAMES.filter((one) => one !== name).map((one) => MASTERS[one].permission)
    others = await withKeys(`otros.${name.toLowerCase()}@prueba.co`, ['admin.enter', ...rest])
  })
  const made = () => own.make(own.form((number += 1)))

  it.each(MASTER_CASES.filter(({ master }) => master === name))('$call', async ({ call }) => {
    const row = await made()
    const valores = own.form((number += 1))
    const before = await written(demo.server.db)
    const [method, path, body] = recordRequest(call, { ...row, valores })
    const refused = await demo.call(method, `/maestros/${of.page}${path}`, body, others)
    expect(refused).toMatchObject({ status: 403, body: { codigo: 'permiso.denegado' } })
    const absent = await own.call(...recordRequest(call, { id: ABSENT, version: 1, valores }))
    expect(absent).toMatchObject({ status: 404, body: { codigo: 'recurso.no_encontrado' } })
    expect(await written(demo.server.db)).toEqual(before)
    expect((await own.call(...recordRequest(call, { ...row, valores }))).status).toBe(200)
  })
})
