import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Account, type Accounts, MINUTE, failure, openAccounts } from './account-fixture.ts'
import { endOtherSessions, endOwnSession } from './own-sessions.ts'
import { preferences, savePreferences } from './preferences.ts'
import { profile } from './profile.ts'
import { updateAffiliate, updateOperator } from './recovery-data.ts'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const DATA = { email_recuperacion: 'nuevo@correo.co', telefono_recuperacion: '3005550101' }

let here: Accounts
let person: Account
beforeAll(async () => {
  here = await openAccounts()
})
afterAll(() => here.close())
beforeEach(async () => {
  here.nextDay()
  person = await here.addOperator('laura@correo.co')
})

describe('el perfil', () => {
  it('muestra los datos propios y las sesiones abiertas, la que pregunta señalada', async () => {
    const old = await here.signIn(person)
    here.pass(MINUTE)
    const { ctx } = await here.signIn(person, CHROME)
    const data = await profile(ctx)
    expect(data).toMatchObject({
      email: person.email,
      nombre_completo: 'Laura Restrepo',
      tipo_documento: 'CC',
      correo_recuperacion: 'laura@correo.co',
      telefono_recuperacion: null,
      dias_contrasena: 30,
      codigos_recuperacion: 0,
      roles: [],
    })
    expect(data.sesiones).toMatchObject([
      { id: ctx.user.sesion_id, actual: true, equipo: 'Chrome en Windows', ip: '127.0.0.1' },
      { id: old.ctx.user.sesion_id, actual: false, equipo: 'Equipo desconocido' },
    ])
  })

  it('no muestra las sesiones que terminaron solas', async () => {
    await here.signIn(person)
    here.pass(60 * MINUTE)
    expect((await profile((await here.signIn(person)).ctx)).sesiones).toHaveLength(1)
  })
})

describe('cerrar sesiones propias', () => {
  it('una, y se desconecta de inmediato; la de otra persona no existe', async () => {
    const [mine, other] = [await here.signIn(person), await here.signIn(person)]
    const stranger = await here.signIn(await here.addOperator())
    expect(await failure(endOwnSession(mine.ctx, stranger.ctx.user.sesion_id))).toContain('404')
    expect(await failure(endOwnSession(mine.ctx, 99_999))).toContain('404')
    await endOwnSession(mine.ctx, other.ctx.user.sesion_id)
    expect([await here.isOpen(mine.token), await here.isOpen(other.token), await here.isOpen(stranger.token)]).toEqual([
      true,
      false,
      true,
    ])
    expect(here.closed).toEqual([other.ctx.user.sesion_id])
    expect(await failure(endOwnSession(mine.ctx, other.ctx.user.sesion_id))).toContain('404')
  })

  it('todas las demás, dos veces', async () => {
    const [mine, one, two] = [await here.signIn(person), await here.signIn(person), await here.signIn(person)]
    const stranger = await here.signIn(await here.addOperator())
    expect((await endOtherSessions(mine.ctx)).cerradas).toBe(2)
    expect((await endOtherSessions(mine.ctx)).cerradas).toBe(0)
    expect(await Promise.all([mine, one, two, stranger].map(({ token }) => here.isOpen(token)))).toEqual([
      true,
      false,
      false,
      true,
    ])
  })
})

describe('los datos de recuperación', () => {
  it('cambian con la fecha del servidor y avisan al correo anterior', async () => {
    const { ctx } = await here.signIn(person)
    expect(await updateOperator(ctx, person.operatorId, DATA)).toEqual({
      mensaje: '¡ Datos actualizados correctamente !',
    })
    expect(await profile(ctx)).toMatchObject({
      correo_recuperacion: 'nuevo@correo.co',
      telefono_recuperacion: '3005550101',
      datos_actualizados_at: here.now().toISOString(),
    })
    expect((await here.mails('laura@correo.co'))[0]?.texto).toContain('el correo es ahora nuevo@correo.co')
    const [entry] = await here.db.selectFrom('auditoria').selectAll().orderBy('id', 'desc').limit(1).execute()
    expect(entry).toMatchObject({ accion: 'cuenta.datos_recuperacion', detalle: { cambios: ['correo', 'telefono'] } })
    expect(JSON.stringify(entry)).not.toContain('nuevo@correo.co')
  })

  it('confirmarlos sin cambiarlos no avisa', async () => {
    const { ctx } = await here.signIn(person)
    await updateOperator(ctx, person.operatorId, DATA)
    const before = await here.mails('nuevo@correo.co')
    await updateOperator(ctx, person.operatorId, DATA)
    expect(await here.mails('nuevo@correo.co')).toEqual(before)
  })

  it('son solo los propios, y piden la contraseña escrita hace poco', async () => {
    const other = await here.addOperator()
    const { ctx } = await here.signIn(person)
    expect(await failure(updateOperator(ctx, other.operatorId, DATA))).toContain('403 permiso.denegado')
    const affiliate = updateAffiliate(ctx, person.operatorId, { correo1: 'x@correo.co', celular1: '3005550101' })
    expect(await failure(affiliate)).toContain('403 permiso.denegado')
    here.pass(16 * MINUTE)
    expect(await failure(updateOperator(ctx, person.operatorId, DATA))).toContain('403 sesion.confirmar')
  })
})

describe('las preferencias', () => {
  it('se guardan por partes, tabla por tabla, sin perder las de otra pestaña', async () => {
    const { ctx } = await here.signIn(person)
    expect(await preferences(ctx)).toEqual({})
    await Promise.all([
      savePreferences(ctx, { tema: 'dark' }),
      savePreferences(ctx, { tablas: { usuarios: { ocultas: ['correo'], filas: 25 } } }),
      savePreferences(ctx, { tablas: { roles: { ocultas: [] } }, favoritas: ['/admin/roles'] }),
    ])
    expect(await preferences(ctx)).toEqual({
      tema: 'dark',
      favoritas: ['/admin/roles'],
      tablas: { usuarios: { ocultas: ['correo'], filas: 25 }, roles: { ocultas: [] } },
    })
    await savePreferences(ctx, { tema: 'light', favoritas: [] })
    expect(await preferences(ctx)).toMatchObject({ tema: 'light', favoritas: [] })
  })

  it('tienen un tamaño máximo', async () => {
    const { ctx } = await here.signIn(person)
    const tablas = Object.fromEntries(
      Array.from({ length: 2_000 }, (_, at) => [`tabla-${at}`, { ocultas: ['columna'] }]),
    )
    expect(await failure(savePreferences(ctx, { tablas }))).toContain('422')
    expect(await preferences(ctx)).toEqual({})
  })

  it('las que guardó otra versión y no se entienden cuentan como ninguna', async () => {
    const { ctx } = await here.signIn(person)
    await here.db
      .updateTable('users')
      .set({ preferencias: '{"tema": "sepia"}' })
      .where('id', '=', person.userId)
      .execute()
    expect(await preferences(ctx)).toEqual({})
  })
})
