import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LAST_ADMINISTRATOR, NOT_YOURS_TO_GIVE } from '@cauce/domain/session/granting'
import { assignRoles } from './assign-roles.ts'
import { createOperator } from './create-user.ts'
import { actsOf, newOperator, openUsers, refusal, ROLE, type UsersFixture } from './fixture.ts'

let users: UsersFixture
let id: number
beforeAll(async () => {
  users = await openUsers()
})
afterAll(() => users.close())
beforeEach(async () => {
  ;({ id } = await createOperator(await users.as(users.chief), { ...newOperator(), roles: [ROLE.auxiliar] }))
})

const versionOf = async (userId: number): Promise<number> =>
  (await users.db.selectFrom('users').select('version').where('id', '=', userId).executeTakeFirstOrThrow()).version
const assign = async (roles: readonly number[], who = users.chief, userId = id) =>
  assignRoles(await users.as(who), userId, { roles, version: await versionOf(userId) })

describe('asignar roles', () => {
  it('deja exactamente esos, lo anota y la persona lo nota en el acto', async () => {
    const after = await assign([ROLE.medico, ROLE.auditor])
    expect(after.roles).toEqual(['Auditor médico', 'Médico general'])
    expect((await actsOf(users.db, id)).at(-1)).toMatchObject({
      accion: 'usuario.roles',
      detalle: { roles: { antes: ['Auxiliar'], despues: ['Auditor médico', 'Médico general'] } },
    })
    expect(users.told.rights).toContain(id)
  })

  it('los mismos no son un cambio', async () => {
    await assign([ROLE.auxiliar, ROLE.auxiliar])
    expect(await actsOf(users.db, id)).toHaveLength(1)
  })

  it('nadie da ni quita permisos que no tiene', async () => {
    const refused = `403 permiso.ajeno ${JSON.stringify({ roles: [NOT_YOURS_TO_GIVE] })}`
    expect(await refusal(assign([ROLE.auxiliar, ROLE.auditor], users.desk))).toBe(refused)
    expect(await refusal(assign([], users.desk))).toBeNull()
    await assign([ROLE.auditor])
    expect(await refusal(assign([], users.desk))).toBe('403 usuario.fuera_de_alcance')
  })

  it('nadie deja la instalación sin administrador, ni quitándose el rol', async () => {
    expect(await refusal(assign([ROLE.auxiliar], users.chief, users.chief))).toBe(
      `409 usuario.ultimo_administrador ${JSON.stringify({ roles: [LAST_ADMINISTRATOR] })}`,
    )
    expect(await refusal(assign([ROLE.administrador, ROLE.auxiliar], users.chief, users.chief))).toBeNull()
  })

  it('con una versión vieja no', async () => {
    const ctx = await users.as(users.chief)
    await assign([ROLE.medico])
    expect(await refusal(assignRoles(ctx, id, { roles: [], version: 1 }))).toBe('409 usuario.cambio')
  })
})
