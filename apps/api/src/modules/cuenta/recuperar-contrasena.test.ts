import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { COMMON_PASSWORD, REUSED_PASSWORD } from '@cauce/domain/session/guessable-password'
import { RECOVERY_OVER } from '@cauce/domain/session/recovery-link'
import { verifyPassword } from '../auth/password.ts'
import { type Account, type Accounts, MINUTE, PASSWORD, failure, openAccounts } from './account-fixture.ts'
import { changePassword } from './password.ts'
import { updateOperator } from './recovery-data.ts'
import { askRecovery, checkRecovery, resetPassword } from './recovery.ts'

const NEXT = 'Río.Verde.88'
const OVER = `410 recuperacion.vencida ${RECOVERY_OVER}`
const MAIL = 'laura@correo.co'
const LINK = /https:\/\/cauce\.test\/recuperacionContrasena\/CC\/(\d+)\/([\w-]{43})\n/u

let here: Accounts
let person: Account
let documento: string
beforeAll(async () => {
  here = await openAccounts()
})
afterAll(() => here.close())
beforeEach(async () => {
  here.nextDay()
  person = await here.addOperator(MAIL)
  documento = (
    await here.db
      .selectFrom('operadores')
      .select('numero_documento')
      .where('id', '=', person.operatorId)
      .executeTakeFirstOrThrow()
  ).numero_documento
  await here.db.deleteFrom('correos').execute()
})

const ask = (numero_documento = documento, tipo_documento = 'CC') =>
  askRecovery(here.nobody(), { tipo_documento, numero_documento })
const newestLink = async (para = MAIL): Promise<string> =>
  LINK.exec((await here.mails(para))[0]?.texto ?? '')?.[2] ?? ''
const link = async (): Promise<string> => {
  await ask()
  return newestLink()
}
const serves = async (token: string) => (await checkRecovery(here.nobody(), token)).vigente
const reset = (token: string, password = NEXT) => resetPassword(here.nobody(), token, password)

describe('pedir el enlace', () => {
  it('lo envía al correo de recuperación, con el documento como lo escribe la gente', async () => {
    await ask(` ${documento.slice(0, 1)}.${documento.slice(1, 4)}.${documento.slice(4)} `, 'cc')
    const [mail] = await here.mails(MAIL)
    expect(LINK.exec(mail?.texto ?? '')?.[1]).toBe(documento)
    expect(await here.mails(person.email)).toEqual([])
    expect(await here.audited(person.userId)).toEqual(['recuperacion.pedir'])
  })

  it('sin correo de recuperación va al del ingreso', async () => {
    await here.db
      .updateTable('operadores')
      .set({ email_recuperacion: null })
      .where('id', '=', person.operatorId)
      .execute()
    await ask()
    expect(await newestLink(person.email)).toHaveLength(43)
  })

  it('responde lo mismo exista o no la persona, esté activa o no', async () => {
    const answers = [await ask(), await ask('999'), await ask(documento, 'XX')]
    await here.db.updateTable('users').set({ activo: false }).where('id', '=', person.userId).execute()
    answers.push(await ask())
    expect(new Set(answers.map(({ mensaje }) => mensaje)).size).toBe(1)
    expect(await here.mails(MAIL)).toHaveLength(1)
  })

  it('tarda para todos al menos ciento cincuenta milésimas, que es más que lo que cuesta', async () => {
    for (const numero of [documento, '999']) {
      const started = performance.now()
      await ask(numero)
      expect(performance.now() - started).toBeGreaterThan(145)
    }
  })

  it('uno nuevo anula el anterior; más de tres en una hora no salen, sin decirlo', async () => {
    const [one, two, three] = [await link(), await link(), await link()]
    expect([await serves(one), await serves(two), await serves(three)]).toEqual([false, false, true])
    await Promise.all([ask(), ask(), ask()])
    expect(await here.mails(MAIL)).toHaveLength(3)
    expect(await serves(three)).toBe(true)
    here.pass(60 * MINUTE)
    expect(await serves(await link())).toBe(true)
  })

  it('quien es funcionario y afiliado recibe un enlace por cada usuario', async () => {
    await here.addAffiliate(documento, 'otra@correo.co')
    await ask()
    expect([(await here.mails(MAIL)).length, (await here.mails('otra@correo.co')).length]).toEqual([1, 1])
  })

  it('el enlace no se guarda legible', async () => {
    const token = await link()
    const rows = await here.db.selectFrom('recuperaciones').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('revisar el enlace', () => {
  it('dice hasta cuándo sirve, sin gastarlo, y nada de los que no', async () => {
    const token = await link()
    const ends = new Date(here.now().getTime() + 30 * MINUTE).toISOString()
    expect(await checkRecovery(here.nobody(), token)).toEqual({ vigente: true, expira_at: ends })
    expect(await serves(token)).toBe(true)
    here.pass(30 * MINUTE)
    for (const text of [token, 'A'.repeat(43), '', "' or 1=1", 'á']) {
      expect(await checkRecovery(here.nobody(), text)).toEqual({ vigente: false, expira_at: null })
    }
  })
})

describe('escribir la contraseña nueva', () => {
  it('cierra todas las sesiones, quita el bloqueo y los fallos, y avisa', async () => {
    const { token: session } = await here.signIn(person)
    await here.db
      .updateTable('users')
      .set({ intentos_fallidos: 5, bloqueado_hasta: new Date(here.now().getTime() + MINUTE) })
      .where('id', '=', person.userId)
      .execute()
    await reset(await link())
    const row = await here.row(person.userId)
    expect(row).toMatchObject({ intentos_fallidos: 0, bloqueado_hasta: null, password_changed_at: here.now() })
    expect(await verifyPassword(NEXT, row.password)).toBe(true)
    expect(await here.isOpen(session)).toBe(false)
    expect(here.closed).toHaveLength(1)
    expect((await here.mails(person.email))[0]?.asunto).toBe('Su contraseña de Cauce cambió')
    expect(await here.audited(person.userId)).toEqual(['recuperacion.pedir', 'recuperacion.restablecer'])
  })

  it('sirve una vez, y a tiempo', async () => {
    const [used, late] = [await link(), '']
    await reset(used)
    expect(await failure(reset(used, 'Otra.Garza9*'))).toBe(OVER)
    expect(await failure(reset(late))).toBe(OVER)
    const old = await link()
    here.pass(30 * MINUTE)
    expect(await failure(reset(old, 'Otra.Garza9*'))).toBe(OVER)
  })

  it('dos veces a la vez: una escribe', async () => {
    const token = await link()
    const answers = await Promise.all([failure(reset(token)), failure(reset(token, 'Otra.Garza9*'))])
    expect(answers.toSorted()).toEqual([OVER, null])
  })

  it('una contraseña que no se admite no gasta el enlace', async () => {
    const token = await link()
    expect(await failure(reset(token, 'Dragon2026*'))).toContain(COMMON_PASSWORD)
    expect(await failure(reset(token, PASSWORD))).toContain(REUSED_PASSWORD)
    await expect(reset(token)).resolves.toHaveProperty('mensaje')
  })

  it('no sirve a quien se inactivó, ni después de cambiar la contraseña o el correo de recuperación', async () => {
    const inactive = await link()
    await here.db.updateTable('users').set({ activo: false }).where('id', '=', person.userId).execute()
    expect(await failure(reset(inactive))).toBe(OVER)
    await here.db.updateTable('users').set({ activo: true }).where('id', '=', person.userId).execute()
    const { ctx } = await here.signIn(person)
    const beforeMail = await link()
    const data = { email_recuperacion: 'nuevo@correo.co', telefono_recuperacion: '3005550101' }
    await updateOperator(ctx, person.operatorId, data)
    expect(await failure(reset(beforeMail))).toBe(OVER)
    await ask()
    const beforeChange = await newestLink('nuevo@correo.co')
    await changePassword(ctx, person.userId, { password_current: PASSWORD, password: NEXT })
    expect(await failure(reset(beforeChange, 'Otra.Garza9*'))).toBe(OVER)
  })
})
