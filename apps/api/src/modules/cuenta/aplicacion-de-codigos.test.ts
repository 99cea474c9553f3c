import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WRONG_CODE } from '@cauce/domain/session/access-code'
import { Sessions } from '../../http/auth.ts'
import { codeAt } from '../auth/authenticator.ts'
import { resendCode, validateCode, validateUser } from '../auth/service.ts'
import { openSecret } from '../auth/second-factor.ts'
import { type Account, type Accounts, MINUTE, PASSWORD, failure, openAccounts } from './account-fixture.ts'
import { confirmAuthenticator, renewCodes, startAuthenticator, stopAuthenticator } from './authenticator.ts'
import { profile } from './profile.ts'

const STEP = 30_000
const WRONG = `422 auth.codigo ${WRONG_CODE}`

let here: Accounts
let person: Account
beforeAll(async () => {
  here = await openAccounts()
})
afterAll(() => here.close())
beforeEach(async () => {
  here.nextDay()
  person = await here.addOperator()
})

type Ctx = Awaited<ReturnType<Accounts['signIn']>>['ctx']

const pendingSecret = async (ctx: Ctx): Promise<Buffer> => {
  const { totp_pendiente: sealed } = await here.row(ctx.user.id)
  const secret = sealed && openSecret(ctx.config, ctx.user.id, sealed)
  if (!secret) throw new Error('there is no pending secret')
  return secret
}
/** A person with an application, and what it shows. */
const activated = async () => {
  const { ctx } = await here.signIn(person)
  await startAuthenticator(ctx)
  const secret = await pendingSecret(ctx)
  const { codigos } = await confirmAuthenticator(ctx, codeAt(secret, here.now()))
  here.pass(STEP)
  return { ctx, codigos, shown: () => codeAt(secret, here.now()) }
}
const firstStep = async () => {
  const answer = await validateUser(here.nobody(), person.email, PASSWORD)
  const user = await new Sessions(here.db).find(answer.token, here.now())
  if (!user) throw new Error('the provisional token is not taken')
  return { answer, ctx: { ...here.nobody(), user, token: answer.token } }
}
const enter = async (code: string) => validateCode((await firstStep()).ctx, code)
const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000')

describe('activar la aplicación', () => {
  it('da una clave que solo cuenta cuando se confirma con uno de sus códigos', async () => {
    const { ctx } = await here.signIn(person)
    const { secreto, uri } = await startAuthenticator(ctx)
    expect(secreto).toMatch(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/u)
    expect(new URL(uri).searchParams.get('secret')).toBe(secreto.replaceAll(' ', ''))
    expect((await firstStep()).answer.usuario.segundo_factor).toBe('correo')
    const secret = await pendingSecret(ctx)
    expect(await failure(confirmAuthenticator(ctx, wrongFor(codeAt(secret, here.now()))))).toContain(WRONG_CODE)
    const { codigos } = await confirmAuthenticator(ctx, codeAt(secret, here.now()))
    expect(new Set(codigos).size).toBe(10)
    for (const code of codigos) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/u)
    expect((await profile(ctx)).codigos_recuperacion).toBe(10)
    expect((await here.mails(person.email))[0]?.asunto).toBe('Activó la aplicación de códigos')
    expect(await here.audited(person.userId)).toEqual(expect.arrayContaining(['totp.iniciar', 'totp.activar']))
  })

  it('no se guarda legible ni la clave ni los códigos', async () => {
    const { codigos } = await activated()
    const codes = await here.db.selectFrom('codigos_recuperacion').selectAll().execute()
    const row = await here.row(person.userId)
    expect(row.totp_pendiente).toBeNull()
    expect(row.totp_secreto?.length).toBe(1 + 12 + 16 + 20)
    const stored = JSON.stringify([codes, row])
    for (const code of codigos) expect(stored).not.toContain(code.replace('-', ''))
  })

  it('todo pide la contraseña escrita hace poco', async () => {
    const { ctx } = await activated()
    here.pass(15 * MINUTE)
    for (const act of [
      () => startAuthenticator(ctx),
      () => confirmAuthenticator(ctx, '123456'),
      () => renewCodes(ctx),
      () => stopAuthenticator(ctx),
    ]) {
      expect(await failure(act())).toContain('403 sesion.confirmar')
    }
  })

  it('empezar otra vez no apaga la que sirve', async () => {
    const { ctx, shown } = await activated()
    await startAuthenticator(ctx)
    await expect(enter(shown())).resolves.toHaveProperty('token')
  })

  it('sin clave pendiente o sin aplicación no hay nada que confirmar, renovar ni apagar', async () => {
    const { ctx } = await here.signIn(person)
    for (const act of [
      () => confirmAuthenticator(ctx, '123456'),
      () => renewCodes(ctx),
      () => stopAuthenticator(ctx),
    ]) {
      expect(await failure(act())).toContain('422')
    }
  })
})

describe('ingresar con la aplicación', () => {
  it('no envía correo, y entra con el código que se muestra', async () => {
    const { shown } = await activated()
    const before = await here.mails(person.email)
    const { answer, ctx } = await firstStep()
    expect(answer).toMatchObject({
      usuario: { segundo_factor: 'aplicacion' },
      espera_segundos: 0,
      vence_segundos: 1800,
    })
    expect(await here.mails(person.email)).toEqual(before)
    const { usuario } = await validateCode(ctx, shown())
    expect(usuario).toMatchObject({ id: person.userId, totp_activo: true })
    expect((await here.row(person.userId)).ultimo_ingreso_at).toEqual(here.now())
  })

  it('no reenvía', async () => {
    await activated()
    expect(await failure(resendCode((await firstStep()).ctx))).toContain('422 auth.aplicacion')
  })

  it('el código que activó la aplicación no sirve para ingresar', async () => {
    const { ctx } = await here.signIn(person)
    await startAuthenticator(ctx)
    const code = codeAt(await pendingSecret(ctx), here.now())
    await confirmAuthenticator(ctx, code)
    expect(await failure(enter(code))).toBe(WRONG)
  })

  it('ninguno sirve dos veces, ni en dos ingresos a la vez', async () => {
    const { shown } = await activated()
    const [one, two] = [await firstStep(), await firstStep()]
    const code = shown()
    const answers = await Promise.all([failure(validateCode(one.ctx, code)), failure(validateCode(two.ctx, code))])
    expect(answers.toSorted()).toEqual([WRONG, null])
    expect(await failure(enter(code))).toBe(WRONG)
    here.pass(STEP)
    await expect(enter(shown())).resolves.toHaveProperty('token')
  })

  it('cinco intentos por ingreso, aunque lleguen juntos; después ni el bueno entra', async () => {
    const { shown } = await activated()
    const { ctx } = await firstStep()
    const tries = await Promise.all(Array.from({ length: 8 }, () => failure(validateCode(ctx, wrongFor(shown())))))
    expect(tries.filter((answer) => answer === WRONG)).toHaveLength(5)
    expect(await failure(validateCode(ctx, shown()))).toContain('401')
  })

  it('diez intentos por persona, sumados los de recuperación', async () => {
    const { shown } = await activated()
    const [one, two, three] = [await firstStep(), await firstStep(), await firstStep()]
    for (let guess = 0; guess < 5; guess += 1) await failure(validateCode(one.ctx, wrongFor(shown())))
    for (let guess = 0; guess < 5; guess += 1) await failure(validateCode(two.ctx, '7KQM-2X9B'))
    expect(await failure(validateCode(three.ctx, shown()))).toContain('429 auth.codigos_cerrados')
  })

  it('con otra clave del servidor no entra nadie, y se dice en el registro', async () => {
    const { shown } = await activated()
    const { ctx } = await firstStep()
    const told: object[] = []
    const log = { ...ctx.log, error: (fields: object) => void told.push(fields) }
    const moved = { ...ctx, log, config: { ...ctx.config, secret: 'x'.repeat(40) } }
    expect(await failure(validateCode(moved, shown()))).toBe(WRONG)
    expect(told).toEqual([{ usuario: person.userId }])
  })
})

describe('los códigos de recuperación', () => {
  it('sirven una vez cada uno, con guion o sin él, y avisan', async () => {
    const { ctx, codigos } = await activated()
    const [first = '', second = ''] = codigos
    await expect(enter(first)).resolves.toHaveProperty('token')
    expect(await failure(enter(first))).toBe(WRONG)
    await expect(enter(second.replace('-', '').toLowerCase())).resolves.toHaveProperty('token')
    expect((await profile(ctx)).codigos_recuperacion).toBe(8)
    expect((await here.mails(person.email))[0]?.texto).toContain('Le quedan 8.')
  })

  it('uno usado dos veces a la vez entra una vez', async () => {
    const { codigos } = await activated()
    const [one, two] = [await firstStep(), await firstStep()]
    const [code = ''] = codigos
    const answers = await Promise.all([failure(validateCode(one.ctx, code)), failure(validateCode(two.ctx, code))])
    expect(answers.toSorted()).toEqual([WRONG, null])
  })

  it('al renovarlos, los anteriores dejan de servir', async () => {
    const { ctx, codigos } = await activated()
    const { codigos: fresh } = await renewCodes(ctx)
    expect(await failure(enter(codigos[0] ?? ''))).toBe(WRONG)
    await expect(enter(fresh[0] ?? '')).resolves.toHaveProperty('token')
  })

  it('sin aplicación no abren nada', async () => {
    const { ctx, codigos } = await activated()
    await stopAuthenticator(ctx)
    expect((await firstStep()).answer.usuario.segundo_factor).toBe('correo')
    expect(await failure(enter(codigos[0] ?? ''))).toBe(WRONG)
    expect(await here.row(person.userId)).toMatchObject({ totp_secreto: null, totp_activo_at: null })
  })
})
