import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NOT_YOURS_TO_GIVE } from '@cauce/domain/session/granting'
import { ONLY_DIGITS } from '@cauce/domain/users/document-number'
import { UNKNOWN_ROLE } from '@cauce/domain/users/role-choice'
import {
  AFFILIATE_DECEASED,
  AFFILIATE_TAKEN,
  DOCUMENT_TAKEN,
  EMAIL_TAKEN,
  UNKNOWN_SITE,
} from '@cauce/domain/users/user-form'
import { verifyPassword } from '../auth/password.ts'
import { resetPassword } from '../cuenta/recovery.ts'
import { createAffiliateUser, createOperator } from './create-user.ts'
import { actsOf, newOperator, openUsers, refusal, ROLE, type UsersFixture } from './fixture.ts'

let users: UsersFixture
beforeAll(async () => {
  users = await openUsers()
  await users.db.insertInto('entidades').values({ id: 1, codigo: 'EPS', nombre: 'EPS Demo' }).execute()
  await users.db
    .insertInto('afiliados')
    .values(
      [2, 4, 2].map((tipo_afiliado_id, index) => ({
        id: index + 1,
        primer_nombre: 'María',
        primer_apellido: 'Gómez',
        segundo_apellido: 'Castaño',
        tipo_documento_id: 1,
        numero_documento: `4351288${index}`,
        sexo: 'F',
        fecha_nacimiento: '1972-03-04',
        tipo_afiliado_id,
        estado_afiliado_id: 1,
        entidad_id: 1,
        busqueda: `maria gomez castano 4351288${index}`,
      })),
    )
    .execute()
})
afterAll(() => users.close())

const chief = () => users.as(users.chief)
const auxiliary = [ROLE.auxiliar]

describe('crear un operador', () => {
  it('lo crea sin contraseña y le envía un enlace que sirve una vez', async () => {
    const ctx = await users.as(users.chief, { now: () => new Date() })
    const form = newOperator({ email: ' Ana.RUIZ@Cauce.demo ' })
    const { id, mensaje } = await createOperator(ctx, { ...form, roles: auxiliary })
    expect(mensaje).toBe('Usuario creado. Le enviamos a ana.ruiz@cauce.demo un enlace para escribir su contraseña.')
    const user = await users.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(user).toMatchObject({ email: 'ana.ruiz@cauce.demo', password_changed_at: null, tipo_usuario: 1 })
    expect(await verifyPassword('', user.password)).toBe(false)
    const mail = await users.db
      .selectFrom('correos')
      .select(['para', 'texto'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(mail.para).toBe('ana.ruiz@cauce.demo')
    const [, token = ''] = /recuperacionContrasena\/CC\/\d+\/(\S+)/u.exec(mail.texto) ?? []
    await resetPassword(ctx, token, 'Puente.Largo.2026*')
    expect(await refusal(resetPassword(ctx, token, 'Otro.Puente.2026*'))).toContain('410')
  })

  it('queda en la auditoría con códigos, sin lo personal', async () => {
    const { id } = await createOperator(await chief(), { ...newOperator(), roles: auxiliary })
    expect(await actsOf(users.db, id)).toEqual([
      { accion: 'usuario.crear', user_id: users.chief, detalle: { tipo: 'operador', rep_id: 1, roles: ['Auxiliar'] } },
    ])
  })

  it('la misma clave crea uno solo', async () => {
    const ctx = await users.as(users.chief, { idempotencyKey: 'dos-veces' })
    const body = { ...newOperator(), roles: auxiliary }
    expect(await createOperator(ctx, body)).toEqual(await createOperator(ctx, body))
  })

  it('el correo y el documento son de uno solo, dicho en su campo', async () => {
    const taken = newOperator()
    await createOperator(await chief(), { ...taken, roles: auxiliary })
    const again = createOperator(await chief(), { ...taken, email: taken.email.toUpperCase(), roles: auxiliary })
    expect(await refusal(again)).toBe(
      `422 datos.invalidos ${JSON.stringify({ numero_documento: [DOCUMENT_TAKEN], email: [EMAIL_TAKEN] })}`,
    )
  })

  it('también cuando dos lo crean al mismo tiempo', async () => {
    const one = newOperator()
    const contexts = await Promise.all(Array.from({ length: 6 }, chief))
    const answers = await Promise.all(
      contexts.map((ctx, index) =>
        refusal(createOperator(ctx, { ...one, numero_documento: String(900_000 + index), roles: auxiliary })),
      ),
    )
    expect(answers.filter((answer) => answer === null)).toHaveLength(1)
    expect(new Set(answers.filter((answer) => answer !== null))).toEqual(
      new Set([`422 datos.invalidos ${JSON.stringify({ email: [EMAIL_TAKEN] })}`]),
    )
  })

  it('mira las listas de la instalación', async () => {
    const wrong = { ...newOperator({ numero_documento: 'AB123', rep_id: 3 }), roles: auxiliary }
    expect(await refusal(createOperator(await chief(), wrong))).toBe(
      `422 datos.invalidos ${JSON.stringify({ numero_documento: [ONLY_DIGITS], rep_id: [UNKNOWN_SITE] })}`,
    )
    expect(await refusal(createOperator(await chief(), { ...newOperator(), roles: [999] }))).toContain(UNKNOWN_ROLE)
  })

  it('nadie da un rol con permisos que no tiene', async () => {
    const ctx = await users.as(users.desk)
    expect(await refusal(createOperator(ctx, { ...newOperator(), roles: [ROLE.auditor] }))).toBe(
      `403 permiso.ajeno ${JSON.stringify({ roles: [NOT_YOURS_TO_GIVE] })}`,
    )
    expect(await refusal(createOperator(ctx, { ...newOperator(), roles: auxiliary }))).toBeNull()
  })

  it('pide la contraseña si hace rato no se escribe', async () => {
    const ctx = await chief()
    await users.db
      .updateTable('sesiones')
      .set({ confirmada_at: new Date(ctx.now().getTime() - 16 * 60_000) })
      .where('id', '=', ctx.user.sesion_id)
      .execute()
    expect(await refusal(createOperator(ctx, { ...newOperator(), roles: auxiliary }))).toBe('403 sesion.confirmar')
  })
})

describe('crear el usuario de un afiliado', () => {
  const roles = [ROLE.afiliado]

  it('lo une a su afiliado, una sola vez', async () => {
    const body = { afiliado_id: 1, email: 'maria@correo.co', roles }
    const { id } = await createAffiliateUser(await chief(), body)
    const user = await users.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(user).toMatchObject({ tipo_usuario: 2, afiliado_id: 1, operador_id: null })
    expect(await refusal(createAffiliateUser(await chief(), { ...body, email: 'otra@correo.co' }))).toContain(
      AFFILIATE_TAKEN,
    )
    expect(await refusal(createAffiliateUser(await chief(), { ...body, afiliado_id: 3 }))).toContain(EMAIL_TAKEN)
  })

  it('no para quien figura como fallecido', async () => {
    const body = { afiliado_id: 2, email: 'nadie@correo.co', roles }
    expect(await refusal(createAffiliateUser(await chief(), body))).toContain(AFFILIATE_DECEASED)
  })
})
