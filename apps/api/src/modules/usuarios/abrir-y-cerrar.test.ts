import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LAST_ADMINISTRATOR } from '@cauce/domain/session/granting'
import * as acts from './access-acts.ts'
import { createOperator } from './create-user.ts'
import { userDetail } from './detail.ts'
import { actsOf, newOperator, openUsers, refusal, ROLE, type UsersFixture } from './fixture.ts'

let users: UsersFixture
let id: number
beforeAll(async () => {
  users = await openUsers()
})
afterAll(() => users.close())
beforeEach(async () => {
  ;({ id } = await createOperator(await users.as(users.chief), { ...newOperator(), roles: [ROLE.auxiliar] }))
  await users.db.deleteFrom('correos').execute()
})

const chief = () => users.as(users.chief)
const detail = async () => userDetail(await chief(), id)
const lastAct = async () => (await actsOf(users.db, id)).at(-1)
const lastMail = () =>
  users.db.selectFrom('correos').select(['para', 'asunto']).orderBy('id', 'desc').executeTakeFirst()

describe('inactivar', () => {
  it('cierra en el acto sus sesiones y sus enlaces, y guarda el motivo', async () => {
    const { user } = await users.as(id)
    await acts.deactivateUser(await chief(), id, ' Terminó su contrato ')
    expect(users.told.closed).toContain(user.sesion_id)
    expect(await detail()).toMatchObject({
      estado: 'inactivo',
      motivo_inactivo: 'Terminó su contrato',
      enlace_vence_at: null,
      sesiones: [],
    })
    expect(await lastAct()).toMatchObject({ accion: 'usuario.inactivar', detalle: { motivo: 'Terminó su contrato' } })
  })

  it('nadie se inactiva a sí mismo, ni al último administrador, ni a quien puede más', async () => {
    expect(await refusal(acts.deactivateUser(await chief(), users.chief, 'x'))).toBe('403 usuario.propio')
    expect(await refusal(acts.deactivateUser(await users.as(users.desk), users.chief, 'x'))).toBe(
      '403 usuario.fuera_de_alcance',
    )
    const other = await users.as(id, {})
    const all = { ...other, user: { ...other.user, permissions: (await chief()).user.permissions } }
    expect(await refusal(acts.deactivateUser(all, users.chief, 'x'))).toBe(
      `409 usuario.ultimo_administrador ${JSON.stringify({ motivo: [LAST_ADMINISTRATOR] })}`,
    )
  })

  it('dos veces es una', async () => {
    await acts.deactivateUser(await chief(), id, 'Una vez')
    await acts.deactivateUser(await chief(), id, 'Otra vez')
    expect((await detail()).motivo_inactivo).toBe('Una vez')
  })

  it('se reactiva sin bloqueo', async () => {
    await users.db.updateTable('users').set({ intentos_fallidos: 5 }).where('id', '=', id).execute()
    await acts.deactivateUser(await chief(), id, 'Vacaciones')
    await acts.reactivateUser(await chief(), id)
    expect(await detail()).toMatchObject({ estado: 'contrasena_vencida', intentos_fallidos: 0, motivo_inactivo: null })
  })
})

it('desbloquear borra los intentos y el bloqueo', async () => {
  const ctx = await chief()
  const until = new Date(ctx.now().getTime() + 600_000)
  await users.db
    .updateTable('users')
    .set({ intentos_fallidos: 5, bloqueado_hasta: until })
    .where('id', '=', id)
    .execute()
  expect((await detail()).estado).toBe('bloqueado')
  await acts.unlockUser(ctx, id)
  expect(await detail()).toMatchObject({ bloqueado_hasta: null, intentos_fallidos: 0 })
  expect((await lastAct())?.accion).toBe('usuario.desbloquear')
  await acts.unlockUser(ctx, id)
  expect(await actsOf(users.db, id)).toHaveLength(2)
})

describe('segundo factor', () => {
  it('vuelve al correo, sin códigos de recuperación, y avisa a la persona', async () => {
    await users.db
      .updateTable('users')
      .set({ totp_secreto: Buffer.from('x'), totp_activo_at: new Date() })
      .where('id', '=', id)
      .execute()
    await users.db
      .insertInto('codigos_recuperacion')
      .values({ user_id: id, codigo_hash: Buffer.from('y') })
      .execute()
    await acts.resetSecondFactor(await chief(), id)
    expect((await detail()).totp_activo).toBe(false)
    expect(await users.db.selectFrom('codigos_recuperacion').select('id').where('user_id', '=', id).execute()).toEqual(
      [],
    )
    expect((await lastMail())?.asunto).toBe('Se restableció su segundo factor de Cauce')
  })

  it('sin aplicación no hace nada', async () => {
    await acts.resetSecondFactor(await chief(), id)
    expect(await lastMail()).toBeUndefined()
    expect(await actsOf(users.db, id)).toHaveLength(1)
  })

  it('el propio se cambia en el perfil', async () => {
    expect(await refusal(acts.resetSecondFactor(await chief(), users.chief))).toBe('403 usuario.propio')
  })
})

describe('enlace para escribir la contraseña', () => {
  it('el anterior deja de servir', async () => {
    await acts.sendPasswordLink(await chief(), id)
    const links = await users.db
      .selectFrom('recuperaciones')
      .select('usado_at')
      .where('user_id', '=', id)
      .orderBy('id')
      .execute()
    expect(links.map(({ usado_at }) => usado_at === null)).toEqual([false, true])
    expect((await detail()).enlace_vence_at).not.toBeNull()
  })

  it('a quien ya tuvo contraseña le llega al correo de recuperación', async () => {
    await users.db.updateTable('users').set({ password_changed_at: new Date() }).where('id', '=', id).execute()
    const operador = users.db.selectFrom('users').select('operador_id').where('id', '=', id)
    await users.db
      .updateTable('operadores')
      .set({ email_recuperacion: 'casa@correo.co' })
      .where('id', '=', operador)
      .execute()
    await acts.sendPasswordLink(await chief(), id)
    expect(await lastMail()).toEqual({ para: 'casa@correo.co', asunto: 'Escriba una contraseña nueva de Cauce' })
  })

  it('a un inactivo no', async () => {
    await acts.deactivateUser(await chief(), id, 'Vacaciones')
    expect(await refusal(acts.sendPasswordLink(await chief(), id))).toBe('409 usuario.inactivo')
  })
})

it('cerrar las sesiones cuenta las que había', async () => {
  await users.as(id)
  await users.as(id)
  expect(await acts.endSessionsOf(await chief(), id)).toEqual({ mensaje: 'Sesiones cerradas: 2.', cerradas: 2 })
  expect((await acts.endSessionsOf(await chief(), id)).cerradas).toBe(0)
})

it('la misma clave no lo hace dos veces', async () => {
  const ctx = await users.as(users.chief, { idempotencyKey: 'enlace-1' })
  await acts.sendPasswordLink(ctx, id)
  await acts.sendPasswordLink(ctx, id)
  expect(await users.db.selectFrom('recuperaciones').select('id').where('user_id', '=', id).execute()).toHaveLength(2)
})
