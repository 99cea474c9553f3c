import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  COMMON_PASSWORD,
  PERSONAL_PASSWORD,
  REUSED_PASSWORD,
  WRONG_CURRENT_PASSWORD,
} from '@cauce/domain/session/guessable-password'
import { LOCKED_OUT } from '@cauce/domain/session/lockout'
import { verifyPassword } from '../auth/password.ts'
import { type Account, type Accounts, MINUTE, PASSWORD, failure, openAccounts } from './account-fixture.ts'
import { requireConfirmed } from './confirmation.ts'
import { changePassword, confirm, lockOwn } from './password.ts'

const NEXT = 'Río.Verde.88'
const LOCKED = `423 usuario.bloqueado ${LOCKED_OUT}`
const WRONG = `422 datos.invalidos ${WRONG_CURRENT_PASSWORD}`

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

type Ctx = Awaited<ReturnType<Accounts['signIn']>>['ctx']
const change = (ctx: Ctx, current: string, next: string) =>
  changePassword(ctx, ctx.user.id, { password_current: current, password: next })

const asks = (ctx: Ctx) => failure(requireConfirmed(here.db, ctx))

describe('cambiar la contraseña', () => {
  it('guarda la nueva con la fecha del servidor, cierra las demás sesiones y avisa', async () => {
    const [mine, other] = [await here.signIn(person), await here.signIn(person)]
    here.pass(20 * MINUTE)
    expect(await change(mine.ctx, PASSWORD, NEXT)).toEqual({ mensaje: 'Contraseña actualizada correctamente' })
    const row = await here.row(person.userId)
    expect(await verifyPassword(NEXT, row.password)).toBe(true)
    expect(row.password_changed_at).toEqual(here.now())
    expect([await here.isOpen(mine.token), await here.isOpen(other.token)]).toEqual([true, false])
    expect(here.closed).toEqual([other.ctx.user.sesion_id])
    expect(await here.audited(person.userId)).toEqual(['cuenta.contrasena'])
    expect((await here.mails(person.email))[0]?.asunto).toBe('Su contraseña de Cauce cambió')
    expect(await here.mails('laura@correo.co')).toHaveLength(1)
    await expect(requireConfirmed(here.db, mine.ctx)).resolves.toBeUndefined()
  })

  it('es solo la propia', async () => {
    const { ctx } = await here.signIn(person)
    const other = await here.addOperator()
    const body = { password_current: PASSWORD, password: NEXT }
    expect(await failure(changePassword(ctx, other.userId, body))).toContain('403 permiso.denegado')
    expect(await failure(changePassword(ctx, 99_999, body))).toContain('403 permiso.denegado')
  })

  it('admite largas, enteras', async () => {
    const { ctx } = await here.signIn(person)
    const long = `Tres garzas cruzan el río 6:40 ${'y vuelven, '.repeat(8)}fin`
    await change(ctx, PASSWORD, long)
    const { password } = await here.row(person.userId)
    expect(await verifyPassword(long, password)).toBe(true)
    expect(await verifyPassword(long.slice(0, 72), password)).toBe(false)
  })

  it('no admite las comunes, las propias ni las últimas cinco, y eso no cuenta como fallo', async () => {
    const { ctx } = await here.signIn(person)
    const refusals = new Map([
      ['P@ssw0rd', COMMON_PASSWORD],
      ['Dragon2026*', COMMON_PASSWORD],
      ['Contraseña1*', COMMON_PASSWORD],
      ['Cauce.2026*', PERSONAL_PASSWORD],
      [`${person.email.split('@')[0]}A*`, PERSONAL_PASSWORD],
      [PASSWORD, REUSED_PASSWORD],
    ])
    for (const [password, why] of refusals) {
      expect(await failure(change(ctx, PASSWORD, password))).toBe(`422 datos.invalidos ${why}`)
    }
    const used = [PASSWORD]
    for (let turn = 1; turn <= 5; turn += 1) {
      for (const password of used.slice(-5)) {
        expect(await failure(change(ctx, used.at(-1) ?? '', password))).toContain(REUSED_PASSWORD)
      }
      used.push(`Garza.Azul.${turn}`)
      await change(ctx, used.at(-2) ?? '', used.at(-1) ?? '')
    }
    // Five others have been in use since: the first one may come back.
    await expect(change(ctx, used.at(-1) ?? '', PASSWORD)).resolves.toHaveProperty('mensaje')
    const kept = await here.db
      .selectFrom('contrasenas_anteriores')
      .select('id')
      .where('user_id', '=', person.userId)
      .execute()
    expect(kept).toHaveLength(4)
    expect((await here.row(person.userId)).intentos_fallidos).toBe(0)
  })

  it('con la actual equivocada no dice nada de la nueva; al quinto fallo bloquea y cierra todas las sesiones', async () => {
    const [mine, other] = [await here.signIn(person), await here.signIn(person)]
    for (let attempt = 0; attempt < 4; attempt += 1) {
      expect(await failure(change(mine.ctx, 'otra', 'Cauce.2026*'))).toBe(WRONG)
    }
    expect(await here.isOpen(mine.token)).toBe(true)
    expect(await failure(change(mine.ctx, 'otra', NEXT))).toBe(LOCKED)
    expect([await here.isOpen(mine.token), await here.isOpen(other.token)]).toEqual([false, false])
    expect(here.closed).toEqual([mine.ctx.user.sesion_id, other.ctx.user.sesion_id])
    const row = await here.row(person.userId)
    expect(row).toMatchObject({ intentos_fallidos: 5, bloqueado_hasta: new Date(here.now().getTime() + 30 * MINUTE) })
    expect(await failure(change(mine.ctx, PASSWORD, NEXT))).toBe(LOCKED)
    expect((await here.audited(person.userId)).slice(0, 5)).toEqual([
      ...Array(4).fill('cuenta.contrasena_fallida'),
      'ingreso.bloqueado',
    ])
  })

  it('veinte equivocadas a la vez bloquean al contar exactamente cinco', async () => {
    const { ctx } = await here.signIn(person)
    const answers = await Promise.all(Array.from({ length: 20 }, () => failure(change(ctx, 'otra', NEXT))))
    expect(answers.filter((answer) => answer === WRONG)).toHaveLength(4)
    expect(answers.filter((answer) => answer === LOCKED)).toHaveLength(16)
    expect((await here.row(person.userId)).intentos_fallidos).toBe(5)
  })

  it('dos cambios a la vez: vale uno, y el otro no cuenta como fallo', async () => {
    const { ctx } = await here.signIn(person)
    const answers = await Promise.all([
      failure(change(ctx, PASSWORD, NEXT)),
      failure(change(ctx, PASSWORD, 'Otra.Garza9*')),
    ])
    expect(answers.toSorted()).toEqual([WRONG, null])
    expect((await here.row(person.userId)).intentos_fallidos).toBe(0)
  })

  it('una sesión que se cerró mientras tanto ya no cambia nada', async () => {
    const { ctx } = await here.signIn(person)
    await here.db
      .updateTable('sesiones')
      .set({ revocada_at: here.now() })
      .where('id', '=', ctx.user.sesion_id)
      .execute()
    expect(await failure(change(ctx, PASSWORD, NEXT))).toContain('401')
    expect(await verifyPassword(PASSWORD, (await here.row(person.userId)).password)).toBe(true)
  })
})

describe('confirmar la contraseña', () => {
  it('vale quince minutos, en esa sesión', async () => {
    const [mine, other] = [await here.signIn(person), await here.signIn(person)]
    here.pass(15 * MINUTE)
    expect(await asks(mine.ctx)).toBeNull()
    here.pass(1)
    expect(await asks(mine.ctx)).toContain('403 sesion.confirmar')
    await confirm(mine.ctx, PASSWORD)
    expect([await asks(mine.ctx), (await asks(other.ctx))?.slice(0, 3)]).toEqual([null, '403'])
  })

  it('los fallos cuentan con los del ingreso, y acertar los borra', async () => {
    const { ctx, token } = await here.signIn(person)
    for (let attempt = 0; attempt < 4; attempt += 1) expect(await failure(confirm(ctx, 'otra'))).toBe(WRONG)
    await confirm(ctx, PASSWORD)
    for (let attempt = 0; attempt < 4; attempt += 1) expect(await failure(confirm(ctx, 'otra'))).toBe(WRONG)
    expect(await failure(change(ctx, 'otra', NEXT))).toBe(LOCKED)
    expect(await here.isOpen(token)).toBe(false)
  })
})

describe('bloquearse a sí mismo', () => {
  it('bloquea treinta minutos y cierra las sesiones; con otro correo responde lo mismo y no hace nada', async () => {
    const other = await here.addOperator()
    const { ctx, token } = await here.signIn(person)
    const refused = await lockOwn(ctx, other.email)
    expect((await here.row(other.userId)).bloqueado_hasta).toBeNull()
    expect(await here.isOpen(token)).toBe(true)
    expect(await lockOwn(ctx, ` ${person.email.toUpperCase()} `)).toEqual(refused)
    expect((await here.row(person.userId)).bloqueado_hasta).toEqual(new Date(here.now().getTime() + 30 * MINUTE))
    expect(await here.isOpen(token)).toBe(false)
    expect(await here.audited(person.userId)).toEqual(['cuenta.bloqueo_negado', 'cuenta.bloqueo_propio'])
  })
})
