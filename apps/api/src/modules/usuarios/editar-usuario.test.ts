import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BEYOND_REACH } from '@cauce/domain/users/authority'
import { CHANGED_MEANWHILE, EMAIL_TAKEN } from '@cauce/domain/users/user-form'
import { createOperator } from './create-user.ts'
import { userDetail } from './detail.ts'
import { editOperator } from './edit-user.ts'
import { actsOf, newOperator, openUsers, OTHER_SITE, refusal, ROLE, SITE, type UsersFixture } from './fixture.ts'
import { userHistory } from './history.ts'

let users: UsersFixture
let id: number
let form: ReturnType<typeof newOperator>
beforeAll(async () => {
  users = await openUsers()
})
afterAll(() => users.close())
beforeEach(async () => {
  form = newOperator({ cargo: 'Auxiliar' })
  ;({ id } = await createOperator(await users.as(users.chief), { ...form, roles: [ROLE.auxiliar] }))
  await users.db.deleteFrom('correos').execute()
})

const mails = () => users.db.selectFrom('correos').select(['para', 'asunto']).orderBy('id').execute()
const edit = async (change: Partial<typeof form>, version = 1, who = users.chief) =>
  editOperator(await users.as(who), id, { ...form, ...change, version })

describe('editar un operador', () => {
  it('cambia los datos y la versión', async () => {
    const after = await edit({ cargo: ' Coordinadora  de citas ', rep_id: OTHER_SITE })
    expect(after).toMatchObject({
      operador: { cargo: 'Coordinadora de citas', rep_id: OTHER_SITE },
      sede: 'Sede Bello',
    })
    expect(after.version).toBeGreaterThan(1)
  })

  it('guardar lo mismo no cambia nada ni queda en la auditoría', async () => {
    expect((await edit({})).version).toBe(1)
    expect(await actsOf(users.db, id)).toHaveLength(1)
  })

  it('quien administra anota la profesión y el registro de otro, y nunca los suyos', async () => {
    const signs = { profesion: 'odontologia', registro_profesional: 'OD 05-2010-3321' }
    expect(await refusal(edit(signs, 1, id))).toBe('403 misma.mano')
    expect((await userDetail(await users.as(users.chief), id)).operador).toMatchObject({ profesion: '' })
    expect((await edit(signs)).operador).toMatchObject(signs)
  })

  it('quien llega tarde lee que alguien lo cambió, y no pisa nada', async () => {
    await edit({ cargo: 'Coordinadora' })
    expect(await refusal(edit({ cargo: 'Otra' }))).toBe('409 usuario.cambio')
    await expect(edit({ cargo: 'Otra' })).rejects.toThrow(CHANGED_MEANWHILE)
    expect((await userDetail(await users.as(users.chief), id)).operador?.cargo).toBe('Coordinadora')
  })

  it('si la persona cambia lo suyo mientras tanto también es otra versión', async () => {
    const operador = users.db.selectFrom('users').select('operador_id').where('id', '=', id)
    await users.db
      .updateTable('operadores')
      .set({ telefono_recuperacion: '3001112233' })
      .where('id', '=', operador)
      .execute()
    expect(await refusal(edit({ cargo: 'Otra' }))).toBe('409 usuario.cambio')
  })

  it('la auditoría guarda los códigos de antes y después, y de lo personal solo el nombre del campo', async () => {
    await edit({ nombre: 'Beatriz', cargo: 'Jefe', rep_id: OTHER_SITE })
    const [, changed] = await actsOf(users.db, id)
    expect(changed).toEqual({
      accion: 'usuario.editar',
      user_id: users.chief,
      detalle: { campos: ['nombre', 'cargo'], rep_anterior_id: SITE, rep_id: OTHER_SITE },
    })
    expect((await userHistory(await users.as(users.chief), id, {})).data[0]).toMatchObject({
      accion: 'usuario.editar',
      cambios: [
        { campo: 'Nombres', antes: null, despues: null },
        { campo: 'Cargo', antes: null, despues: null },
        { campo: 'Sede', antes: 'Sede Laureles', despues: 'Sede Bello' },
      ],
    })
  })

  it('avisa al correo anterior, y quien no tiene contraseña recibe el enlace en el nuevo', async () => {
    await edit({ email: 'nueva@cauce.demo', email_recuperacion: 'casa@correo.co' })
    expect(await mails()).toEqual([
      { para: form.email, asunto: 'Cambió el correo con el que ingresa a Cauce' },
      { para: 'nueva@cauce.demo', asunto: 'Su usuario de Cauce' },
    ])
    const { version } = await userDetail(await users.as(users.chief), id)
    await edit({ email: 'nueva@cauce.demo', email_recuperacion: '' }, version)
    expect((await mails()).at(-1)).toEqual({
      para: 'casa@correo.co',
      asunto: 'Cambió su correo de recuperación de Cauce',
    })
  })

  it('cambiar por dónde se entra pide la contraseña; lo demás no', async () => {
    const ctx = await users.as(users.chief)
    await users.db.updateTable('sesiones').set({ confirmada_at: null }).where('id', '=', ctx.user.sesion_id).execute()
    const email = editOperator(ctx, id, { ...form, email: 'otra.nueva@cauce.demo', version: 1 })
    expect(await refusal(email)).toBe('403 sesion.confirmar')
    expect(await refusal(editOperator(ctx, id, { ...form, cargo: 'Jefe', version: 1 }))).toBeNull()
  })

  it('el correo de otro no se toma', async () => {
    expect(await refusal(edit({ email: 'jefe@cauce.demo' }))).toContain(EMAIL_TAKEN)
  })

  it('quien tiene más permisos que uno no se toca', async () => {
    await users.db.insertInto('user_role').values({ user_id: id, role_id: ROLE.auditor }).execute()
    expect(await refusal(edit({ cargo: 'Jefe' }, 1, users.desk))).toBe('403 usuario.fuera_de_alcance')
    const seen = await userDetail(await users.as(users.desk), id)
    expect(seen.cambiar).toEqual({ puede: false, por_que_no: BEYOND_REACH })
  })

  it('lo que no existe es 404', async () => {
    expect(await refusal(userDetail(await users.as(users.chief), 999_999))).toContain('404')
  })
})
