/** The administration of users, as who does it all day. */
import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { NOT_YOURS_TO_GIVE } from '@cauce/domain/session/granting'
import { startTestServer, type TestServer } from '../../support/server.ts'
import {
  chooseFile,
  closeDialog,
  fillOperator,
  openUser,
  openUsers,
  searchUsers,
  userDialog,
  userRow,
} from '../pages/usuarios.ts'
import { closeBrowsers, signedIn } from '../support/browser.ts'
import { waitForFocus, waitForFocusIn } from '../support/focus.ts'

const ADMIN = 'admin@cauce.demo'

let server: TestServer
let page: Page

beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => page.context().close())
afterAll(async () => {
  await closeBrowsers()
  await server.close()
})

const start = async (who = ADMIN): Promise<void> => {
  page = await signedIn(server, who)
  page.setDefaultTimeout(30_000)
  await openUsers(page)
}

const isSignedIn = async (token: string): Promise<boolean> =>
  (await server.call('/api/auth/me', { token })).status === 200

test('a user is created, given roles, put out and let in again, and all of it is in the history', async () => {
  await start()
  await page.getByRole('button', { name: 'Nuevo usuario' }).click()
  await fillOperator(page, {
    documento: '1.037.580.999',
    nombres: 'Ana María',
    apellidos: 'Ruiz Peláez',
    correo: 'ana.ruiz@cauce.demo',
  })
  await page.keyboard.press('Control+Enter')
  await page.getByText('Le enviamos a ana.ruiz@cauce.demo un enlace').waitFor()
  const mail = (await server.outbox()).find(({ para }) => para === 'ana.ruiz@cauce.demo')
  expect(mail?.texto).toMatch(/recuperacionContrasena\/CC\/1037580999\/\S{43}/u)

  await page.getByText('Tiene un enlace que sirve hasta').waitFor()
  await page.getByRole('tab', { name: 'Roles' }).click()
  await page.getByRole('checkbox', { name: 'Auditor médico' }).check()
  await page.getByRole('button', { name: 'Guardar roles' }).click()
  await page.getByText('Roles guardados').waitFor()

  await page.getByRole('tab', { name: 'Seguridad' }).click()
  await page.getByRole('button', { name: 'Inactivar usuario' }).click()
  await page.getByLabel('Motivo').fill('Terminó su contrato')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Inactivar usuario' }).click()
  await page.getByText('Motivo: Terminó su contrato').waitFor()
  await page.getByRole('button', { name: 'Reactivar usuario' }).click()
  await page.getByRole('button', { name: 'Inactivar usuario' }).waitFor()

  await page.getByRole('tab', { name: 'Historial' }).click()
  const history = page.getByRole('table', { name: 'Historial del usuario' })
  await history.getByText('Reactivó un usuario').waitFor()
  await history.getByText('Motivo: Terminó su contrato').waitFor()
  await history.getByText('Roles: Auxiliar → Auditor médico, Auxiliar').waitFor()
  await closeDialog(page)
  await userRow(page, 'RUIZ PELÁEZ, Ana María').waitFor()
})

test('who is put out is out at once', async () => {
  const token = await server.login('referente@cauce.demo')
  expect(await isSignedIn(token)).toBe(true)
  await start()
  await openUser(page, 'MUÑOZ RAMÍREZ', 'Seguridad')
  await page.getByRole('button', { name: 'Inactivar usuario' }).click()
  await page.getByLabel('Motivo').fill('Vacaciones')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Inactivar usuario' }).click()
  await page.getByText('Motivo: Vacaciones').waitFor()
  expect(await isSignedIn(token)).toBe(false)
})

test('the keyboard alone is enough', async () => {
  await start()
  await page.keyboard.press('/')
  await waitForFocus(page.getByLabel('Buscar', { exact: true }))
  await page.keyboard.type('restrepo')
  await page.getByText('1 a 1 de 1', { exact: true }).waitFor()
  await page.keyboard.press('ArrowDown')
  const row = userRow(page, 'RESTREPO MEJÍA')
  await waitForFocus(row)
  await page.keyboard.press('Enter')
  await page.getByRole('tab', { name: 'Datos' }).waitFor()
  await userDialog(page).getByLabel('Cargo').fill('Médica coordinadora')
  await page.keyboard.press('Control+Enter')
  await page.getByText('Usuario guardado.').waitFor()
  await page.getByText('No hay cambios por guardar').waitFor()
  await closeDialog(page)
  await waitForFocus(row)
})

test('what is searched is kept across a reload and never in the address', async () => {
  await start()
  await searchUsers(page, '98667123')
  await page.getByText('1 a 1 de 1', { exact: true }).waitFor()
  await page.getByRole('button', { name: /Activos?/u }).click()
  await expect.poll(() => new URL(page.url()).search).toContain('estado=activo')
  expect(page.url()).not.toContain('98667123')
  await page.reload()
  await expect.poll(() => page.getByLabel('Buscar', { exact: true }).inputValue()).toBe('98667123')
  await page.getByText('1 a 1 de 1', { exact: true }).waitFor()
})

test('two who edit the same user: nothing typed is lost', async () => {
  await start()
  await openUser(page, 'VILLA CADAVID')
  await userDialog(page).getByLabel('Cargo').fill('Oncólogo jefe')
  await server.db
    .updateTable('operadores')
    .set({ cargo: 'Oncólogo de turno', especialidad: 'Hematología' })
    .where('apellido', '=', 'Villa Cadavid')
    .execute()
  await page.keyboard.press('Control+Enter')
  await page.getByText('Alguien cambió este usuario mientras usted lo editaba').waitFor()
  await page.getByRole('button', { name: 'Ver los datos nuevos' }).click()
  await page.getByText('Ahora dice: Oncólogo de turno').waitFor()
  expect(await userDialog(page).getByLabel('Cargo').inputValue()).toBe('Oncólogo jefe')
  expect(await userDialog(page).getByLabel('Especialidad').inputValue()).toBe('Hematología')
  await page.keyboard.press('Control+Enter')
  await page.getByText('Usuario guardado.').waitFor()
  const stored = await server.db
    .selectFrom('operadores')
    .select(['cargo', 'especialidad'])
    .where('apellido', '=', 'Villa Cadavid')
    .executeTakeFirst()
  expect(stored).toEqual({ cargo: 'Oncólogo jefe', especialidad: 'Hematología' })
})

test('without a server nothing typed is lost, and the user is created once', async () => {
  await start()
  const calls = '**/api/usuarios/crear-operador'
  await page.getByRole('button', { name: 'Nuevo usuario' }).click()
  await fillOperator(page, { documento: '1037580998', nombres: 'Eva', apellidos: 'Paz', correo: 'eva.paz@cauce.demo' })
  await page.route(calls, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.keyboard.press('Control+Enter')
  await page.getByText('No hay respuesta del servidor').waitFor()
  await page.unroute(calls)
  await page.keyboard.press('Control+Enter')
  await page.getByText('Usuario creado').waitFor()
  const made = await server.db.selectFrom('users').select('id').where('email', '=', 'eva.paz@cauce.demo').execute()
  expect(made).toHaveLength(1)
})

test('a role that one may not give is closed and says why', async () => {
  const { id } = await server.db
    .insertInto('roles')
    .values({ nombre: 'Mesa de usuarios' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const keys = await server.db
    .selectFrom('permisos')
    .select('id')
    .where('nombre', 'in', ['admin.enter', 'admin.usuarios', 'cita.afiliados'])
    .execute()
  await server.db
    .insertInto('role_permiso')
    .values(keys.map((key) => ({ role_id: id, permiso_id: key.id })))
    .execute()
  const desk = await server.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'auditor@cauce.demo')
    .executeTakeFirstOrThrow()
  await server.db.updateTable('user_role').set({ role_id: id }).where('user_id', '=', desk.id).execute()
  await start('auditor@cauce.demo')
  await openUser(page, 'CARO PEÑA', 'Roles')
  const closed = page.getByRole('checkbox', { name: 'Oncólogo' })
  await closed.waitFor()
  expect(await closed.isDisabled()).toBe(true)
  await page.getByText(NOT_YOURS_TO_GIVE).first().waitFor()
  expect(await page.getByRole('checkbox', { name: 'Auxiliar', exact: true }).isDisabled()).toBe(false)
})

test('a file that Windows wrote is reviewed, loaded, and its rejected lines are corrected and loaded', async () => {
  await start()
  const text = [
    'Tipo de documento;Número de documento;Nombres;Apellidos;Correo;Rol',
    'CC;1.000.101;Ñandú;Peláez;nandu@cauce.demo;Médico general',
    'CC;1000102;Luis;Mesa;luis;Auxiliar',
  ].join('\r\n')
  await page.getByRole('button', { name: 'Cargar archivo' }).click()
  await chooseFile(page, 'personal.csv', Buffer.from(text, 'latin1'))
  await page.getByText('Debe ingresar un Email valido').waitFor()
  await page.getByRole('button', { name: 'Crear 1 usuario', exact: true }).click()
  await page.getByRole('heading', { name: 'Carga terminada' }).waitFor()
  const made = await server.db
    .selectFrom('operadores')
    .select(['nombre', 'apellido'])
    .where('numero_documento', '=', '1000101')
    .executeTakeFirst()
  expect(made).toEqual({ nombre: 'Ñandú', apellido: 'Peláez' })

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar rechazos' }).click(),
  ])
  const report = await readFile(await download.path(), 'utf8')
  expect(report).toContain('correo: Debe ingresar un Email valido')
  await page.getByRole('button', { name: 'Cargar otro archivo' }).click()
  await chooseFile(page, 'corregido.csv', report.replace(',luis,', ',luis.mesa@cauce.demo,'))
  await page.getByRole('button', { name: 'Crear 1 usuario', exact: true }).click()
  await page.getByRole('heading', { name: 'Carga terminada' }).waitFor()

  await page.getByRole('button', { name: 'Cargar otro archivo' }).click()
  await page.getByText('Cargas anteriores').waitFor()
  await chooseFile(page, 'personal.csv', Buffer.from(text, 'latin1'))
  await page.getByText('Ninguna línea se puede cargar').waitFor()
  await waitForFocusIn(userDialog(page))
  await closeDialog(page)
  await userRow(page, 'PELÁEZ, Ñandú').waitFor()
})
