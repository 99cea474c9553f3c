/** Roles, permissions and states, as who keeps them does it; and what the others see of it, live. */
import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { NO_PERMISSION } from '@cauce/domain/session/permission'
import { DEMO_PASSWORD, startTestServer, type TestServer } from '../../support/server.ts'
import {
  editRole,
  openRoles,
  permission,
  permissionTree,
  reviewDialog,
  reviewRole,
  saveRole,
  togglePermission,
} from '../pages/roles.ts'
import { closeDialog, openUser, openUsers } from '../pages/usuarios.ts'
import { closeBrowsers, signedIn } from '../support/browser.ts'
import { tabTo, waitForFocus } from '../support/focus.ts'

const ADMIN = 'admin@cauce.demo'
const CLERK = 'auxiliar@cauce.demo'
const SAVED = 'Rol guardado con éxito'

let server: TestServer
let page: Page
let other: Page | null = null

beforeAll(async () => {
  server = await startTestServer()
})
afterEach(async () => {
  await page.context().close()
  await other?.context().close()
  other = null
})
afterAll(async () => {
  await closeBrowsers()
  await server.close()
})

const start = async (): Promise<void> => {
  page = await signedIn(server, ADMIN)
  page.setDefaultTimeout(30_000)
  await openRoles(page)
}

const menuOf = (who: Page) => who.getByRole('navigation', { name: 'Menú' })

test('a role is made, given, changed after its review, and the other person sees their menu change', async () => {
  await start()
  await page.getByRole('button', { name: 'Nuevo rol' }).click()
  await page.getByLabel('Nombre').fill('Bodega')
  await page.getByLabel('Descripción').fill('Entradas y salidas')
  await togglePermission(page, 'kardex', /^Kardex/u)
  await reviewRole(page)
  await reviewDialog(page).getByText('Nadie tiene este rol: el cambio no toca a nadie.').waitFor()
  await saveRole(page)
  await page.getByText('Rol creado con éxito').waitFor()
  await page.getByRole('row').filter({ hasText: 'Bodega' }).waitFor()

  other = await signedIn(server, CLERK)
  await other.goto('/')
  // None of these is in service yet.
  await menuOf(other).getByText('Más adelante').click()
  await menuOf(other).getByText('Citas').waitFor()
  expect(await menuOf(other).getByText('Farmacia').count()).toBe(0)

  await openUsers(page)
  await openUser(page, 'CARO PEÑA, Yesenia', 'Roles')
  await page.getByRole('checkbox', { name: 'Bodega' }).check()
  await page.getByRole('button', { name: 'Guardar roles' }).click()
  await page.getByText('Roles guardados').waitFor()

  await openRoles(page)
  await editRole(page, 'Bodega')
  await togglePermission(page, 'farmacia.menu.vista', /^Ver «Farmacia» en el menú/u)
  await reviewRole(page)
  await reviewDialog(page).getByText('1 persona lo nota en el acto, sin volver a ingresar.').waitFor()
  await reviewDialog(page).getByText('CARO PEÑA, Yesenia').waitFor()
  await reviewDialog(page).getByText('gana Ver «Farmacia» en el menú').waitFor()
  await saveRole(page)
  await page.getByText(SAVED).waitFor()

  await menuOf(other).getByText('Farmacia').waitFor()
  await other.getByText('Sus permisos cambiaron.').first().waitFor()
})

test('who loses the page they are on is told, and the page goes away', async () => {
  await start()
  other = await signedIn(server, 'referente@cauce.demo')
  await other.goto('/prestadores/prestadores')
  await other.getByRole('heading', { level: 1 }).waitFor()
  await editRole(page, 'Gestor de referencia')
  await togglePermission(page, 'prestadores.prestadores', /prestadores\.prestadores/u)
  await reviewRole(page)
  await reviewDialog(page).getByText('Dejan de abrir').waitFor()
  await saveRole(page)
  await other.getByText('Sus permisos cambiaron.').first().waitFor()
  await other.getByRole('heading', { name: NO_PERMISSION }).waitFor()
})

test('a role is edited with the keyboard alone', async () => {
  await start()
  await page.keyboard.press('/')
  await waitForFocus(page.getByLabel('Buscar', { exact: true }))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Auditor médico' }).waitFor()
  await permissionTree(page).waitFor()
  await page.keyboard.press('/')
  const search = page.getByRole('textbox', { name: 'Buscar un permiso' })
  await waitForFocus(search)
  await search.pressSequentially('cita.reporte')
  const group = permission(page, /^Citas/u)
  await group.waitFor()
  await tabTo(group)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press(' ')
  await permission(page, /Se da/u).waitFor()
  await page.keyboard.press('Control+Enter')
  await reviewDialog(page).getByText('Se da 1 permiso').waitFor()
  await page.keyboard.press('Escape')
  await reviewDialog(page).waitFor({ state: 'detached' })
  await page.keyboard.press('Control+Enter')
  await reviewDialog(page).waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByText(SAVED).waitFor()
})

test('what another person saved meanwhile is brought without losing what was ticked', async () => {
  await start()
  await editRole(page, 'Oncólogo')
  await togglePermission(page, 'kardex', /^Kardex/u)
  const { id } = await server.db
    .selectFrom('roles')
    .select('id')
    .where('nombre', '=', 'Oncólogo')
    .executeTakeFirstOrThrow()
  await server.db.updateTable('roles').set({ version: 9, descripcion: 'Formula' }).where('id', '=', id).execute()
  await page.getByRole('button', { name: 'Revisar cambios' }).click()
  await page.getByText('Otra persona cambió este rol mientras usted lo editaba.').waitFor()
  await page.getByRole('button', { name: 'Traer sus cambios' }).click()
  await expect.poll(() => page.getByLabel('Descripción').inputValue()).toBe('Formula')
  await permission(page, /^Kardex.*Se da/u).waitFor()
  await reviewRole(page)
  await saveRole(page)
  await page.getByText(SAVED).waitFor()
})

test('leaving with changes asks, reloading keeps them, and an old password is asked for again', async () => {
  await start()
  await editRole(page, 'Afiliado')
  await togglePermission(page, 'cita.reporte', /cita\.reporte/u)
  await page.reload()
  await page.getByText('Se recuperó lo que había cambiado sin guardar.').waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Roles' }).click()
  const ask = page.getByRole('alertdialog', { name: 'Hay cambios sin guardar' })
  await ask.getByRole('button', { name: 'Seguir editando' }).click()
  await ask.waitFor({ state: 'detached' })
  await server.db.updateTable('sesiones').set({ confirmada_at: null }).execute()
  await reviewRole(page)
  await reviewDialog(page)
    .getByRole('button', { name: /^Guardar/u })
    .click()
  await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Confirmar y continuar' }).click()
  await page.getByText(SAVED).waitFor()
  await page.getByRole('heading', { name: 'Roles y permisos' }).waitFor()
})

test('a role that nobody has is copied and deleted', async () => {
  await start()
  await page.getByRole('button', { name: 'Copiar Auxiliar', exact: true }).click()
  await page.getByRole('heading', { name: 'Nuevo rol' }).waitFor()
  expect(await page.getByLabel('Nombre').inputValue()).toBe('Copia de Auxiliar')
  await reviewRole(page)
  await saveRole(page)
  await editRole(page, 'Copia de Auxiliar')
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click()
  const ask = page.getByRole('alertdialog', { name: '¿Eliminar el rol «Copia de Auxiliar»?' })
  await waitForFocus(ask.getByRole('button', { name: 'Conservar el rol' }))
  await ask.getByRole('button', { name: 'Eliminar el rol' }).click()
  await page.getByText('Rol eliminado con éxito').waitFor()
  await page.getByRole('heading', { name: 'Roles y permisos' }).waitFor()
  expect(await page.getByRole('row').filter({ hasText: 'Copia de Auxiliar' }).count()).toBe(0)
})

test('the permissions are found, described and downloaded', async () => {
  page = await signedIn(server, ADMIN)
  await page.goto('/desarrollo/permiso')
  await page.getByLabel('Buscar', { exact: true }).fill('induccion')
  await page.getByRole('row').filter({ hasText: 'talentoHumano.menua' }).getByRole('button', { name: 'Ver' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ver «Talento Humano» en el menú' })
  await dialog.getByText('/talentoHumano/induccionEspecifica').waitFor()
  await dialog.getByLabel('Descripción de esta institución').fill('Solo para la oficina de personal')
  await dialog.getByRole('button', { name: 'Guardar descripción' }).click()
  await page.getByText('Descripción guardada con éxito').waitFor()
  // The button that was pressed is out of use by now: Esc closes although the keyboard is nowhere.
  await dialog.getByText('Nada por guardar').waitFor()
  await closeDialog(page)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar CSV' }).click()
  const text = await readFile(await (await coming).path(), 'utf8')
  expect(text.trim().split('\r\n')).toHaveLength(2)
  expect(text).toContain('Solo para la oficina de personal')
})

test('a state of the installation is made, renamed and put out of use', async () => {
  page = await signedIn(server, ADMIN)
  await page.goto('/desarrollo/estado')
  await page.getByRole('button', { name: 'Nuevo estado' }).click()
  await page.getByLabel('Nombre').fill('En comité')
  await page.keyboard.press('Control+Enter')
  await page.getByText('Estado creado con éxito').waitFor()
  await page.getByRole('row').filter({ hasText: 'En comité' }).getByRole('button', { name: 'Editar' }).click()
  await page.getByRole('dialog').getByLabel('Nombre').fill('En junta')
  await page.getByRole('switch').click()
  await page.getByRole('button', { name: 'Guardar el estado' }).click()
  await page.getByText('Estado guardado con éxito').waitFor()
  await page.getByRole('row').filter({ hasText: 'En junta' }).getByText('Inactivo').waitFor()
})
