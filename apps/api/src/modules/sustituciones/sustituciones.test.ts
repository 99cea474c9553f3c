import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  DOES_NOT_ATTEND,
  OVER,
  OVERLAPS,
  OWN_SUBSTITUTION,
  WITHOUT_REGISTRATION,
} from '@cauce/domain/access/substitution'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { createOperator } from '../usuarios/create-user.ts'
import { newOperator, openUsers, refusal, ROLE, type UsersFixture } from '../usuarios/fixture.ts'
import { grant, revoke, search, searchProfessional } from './service.ts'

let users: UsersFixture
let titular: number
let substitute: number
const REGISTERED = { registro_profesional: '05-1234', profesion: 'medicina' } as const

const newDoctor = async (fields: object = REGISTERED, role: number = ROLE.medico): Promise<number> => {
  const form = { ...newOperator(fields), roles: [role] }
  return (await createOperator(await users.as(users.chief), form)).id
}
const chief = () => users.as(users.chief)
const body = async (fields: object = {}) => {
  const today = (await chief()).today()
  return {
    titular_user_id: titular,
    sustituto_user_id: substitute,
    desde: today,
    hasta: addDays(today, 6),
    motivo: ' Vacaciones ',
    ...fields,
  }
}

const refused = async (fields: object) => refusal(grant(await chief(), await body(fields)))

beforeAll(async () => {
  users = await openUsers()
})
afterAll(() => users.close())
beforeEach(async () => {
  titular = await newDoctor()
  substitute = await newDoctor()
  await users.db.deleteFrom('correos').execute()
})

describe('conceder', () => {
  it('la guarda, la anota en el historial del titular, y avisa a los dos y al navegador del sustituto', async () => {
    const ctx = await chief()
    const { id } = await grant(ctx, await body())
    const { data, total } = await search(ctx, { usuario_id: substitute })
    expect(total).toBe(1)
    expect(data).toMatchObject([
      {
        id,
        titular: { id: titular },
        sustituto: { id: substitute },
        motivo: 'Vacaciones',
        estado: 'vigente',
        otorgada_por: { id: users.chief },
        revocada_at: null,
      },
    ])
    expect(users.told.rights).toContain(substitute)
    expect(await users.db.selectFrom('correos').select('id').execute()).toHaveLength(2)
    const entry = await users.db
      .selectFrom('auditoria')
      .select(['recurso_id', 'detalle'])
      .where('accion', '=', 'sustitucion.conceder')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ recurso_id: String(titular), detalle: { sustituto_user_id: substitute } })
  })

  it('no la concede el sustituto, ni quien no acaba de escribir su contraseña', async () => {
    const self = await users.as(substitute)
    await expect(grant(self, await body())).rejects.toThrow(OWN_SUBSTITUTION)
    expect(await refusal(grant(self, await body()))).toBe('403 misma.mano')
    const ctx = await chief()
    await users.db.updateTable('sesiones').set({ confirmada_at: null }).where('id', '=', ctx.user.sesion_id).execute()
    expect(await refusal(grant(ctx, await body()))).toBe('403 sesion.confirmar')
  })

  it('solo entre quienes atienden, y el sustituto con registro', async () => {
    const desk = await newDoctor(REGISTERED, ROLE.auxiliar)
    const unregistered = await newDoctor({})
    expect(await refused({ sustituto_user_id: desk })).toContain(DOES_NOT_ATTEND)
    expect(await refused({ titular_user_id: desk })).toContain(DOES_NOT_ATTEND)
    expect(await refused({ titular_user_id: 2_000_000_000 })).toContain(DOES_NOT_ATTEND)
    expect(await refused({ sustituto_user_id: unregistered })).toContain(WITHOUT_REGISTRATION)
  })

  it('la misma pareja no se traslapa; revocada, se puede volver a conceder', async () => {
    const ctx = await chief()
    const { id } = await grant(ctx, await body())
    await expect(grant(ctx, await body())).rejects.toThrow(OVERLAPS)
    await revoke(ctx, id)
    await expect(grant(ctx, await body())).resolves.toMatchObject({ mensaje: expect.any(String) })
  })

  it('veinte a la vez son una', async () => {
    const ctx = await chief()
    const asked = await body()
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => grant(ctx, asked)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const row = { ...asked, otorgada_por_user_id: users.chief }
    await expect(users.db.insertInto('sustituciones').values(row).execute()).rejects.toThrow('sustituciones')
  })
})

describe('revocar', () => {
  it('la termina en el acto, y una sola vez', async () => {
    const ctx = await chief()
    const { id } = await grant(ctx, await body())
    await revoke(ctx, id)
    expect((await search(ctx, { usuario_id: titular, estado: 'revocada' })).data).toMatchObject([
      { id, revocada_por: { id: users.chief } },
    ])
    await expect(revoke(ctx, id)).rejects.toThrow(OVER)
    expect(await refusal(revoke(ctx, 2_000_000_000))).toBe('404 recurso.no_encontrado')
  })
})

it('se ofrece a quienes atienden, y se dice a quién le falta el registro', async () => {
  const ctx = await chief()
  await newDoctor({ nombre: 'Zulma', apellido: 'Con registro', ...REGISTERED })
  await newDoctor({ nombre: 'Zulma', apellido: 'Sin registro' })
  await newDoctor({ nombre: 'Zulma', apellido: 'Auxiliar' }, ROLE.auxiliar)
  expect(await searchProfessional(ctx, 'zulma')).toMatchObject([
    { nombre: 'Zulma Con registro', tiene_registro: true },
    { nombre: 'Zulma Sin registro', tiene_registro: false },
  ])
})

it('se ven por estado', async () => {
  const ctx = await chief()
  const today = ctx.today()
  await grant(ctx, await body({ desde: addDays(today, 3), hasta: addDays(today, 4) }))
  const states = async (estado: 'programada' | 'vigente' | 'terminada') =>
    (await search(ctx, { usuario_id: titular, estado })).total
  expect([await states('programada'), await states('vigente'), await states('terminada')]).toEqual([1, 0, 0])
})
