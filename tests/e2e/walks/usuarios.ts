/** The administration of users: the list, one user, a new one, many from a file. */
import type { Page } from 'playwright-core'
import { chooseFile, closeDialog, openUser, openUsers, searchUsers, userDialog } from '../pages/usuarios.ts'
import type { Walk } from './walk.ts'

const SEARCH = '**/api/usuarios/buscar'
const HEADER = 'tipo_documento;numero_documento;nombres;apellidos;correo;cargo;sede;roles;Edad'

/** Two who can be created, one who exists, and one who is wrong in everything; different each time. */
const usersFile = (): string => {
  const number = Math.floor(Math.random() * 800_000_000) + 100_000_000
  return [
    HEADER,
    `CC;${number};Ana María;Ruiz Peláez;ana${number}@cauce.demo;Auxiliar;Sede Laureles;Auxiliar;31`,
    `CC;${number + 1};Eva;Paz;eva${number}@cauce.demo;;;Auxiliar;`,
    `CC;1128417790;;;;Auxiliar de citas ${number};;;`,
    `CC;AB12;Luis;Mesa;luis;;Sede Lejana;Auxiliar|Jefe;`,
  ].join('\n')
}

const leave = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Descartar lo escrito' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

export const usersWalk: Walk = {
  name: 'usuarios',
  who: 'admin@cauce.demo',
  screens: [
    { name: 'usuarios', show: openUsers },
    {
      name: 'usuarios-sin-coincidencias',
      show: async (page) => {
        await searchUsers(page, 'no hay nadie así')
        await page.getByText('Ningún usuario con estos filtros').waitFor()
      },
    },
    {
      name: 'usuario-datos',
      show: async (page) => {
        await page.getByRole('button', { name: 'Quitar los filtros' }).click()
        await openUser(page, 'CARO PEÑA')
      },
    },
    {
      name: 'usuario-con-errores',
      show: async (page) => {
        await userDialog(page).getByLabel('Nombres').fill('')
        await userDialog(page).getByLabel('Celular de recuperación').fill('300')
        await page.keyboard.press('Control+Enter')
        await page.locator('.ca-field-error').first().waitFor()
      },
    },
    {
      name: 'usuario-cambiado-por-otro',
      show: async (page, server) => {
        const dialog = userDialog(page)
        await dialog.getByLabel('Nombres').fill('Yesenia')
        await dialog.getByLabel('Celular de recuperación').fill('3005550103')
        await dialog.getByLabel('Cargo').fill('Coordinadora')
        await server.db
          .updateTable('operadores')
          .set({ cargo: `Auxiliar ${Date.now()}` })
          .where('apellido', '=', 'Caro Peña')
          .execute()
        await page.keyboard.press('Control+Enter')
        await page.getByRole('button', { name: 'Ver los datos nuevos' }).waitFor()
      },
    },
    {
      name: 'usuario-datos-nuevos',
      show: async (page) => {
        await page.getByRole('button', { name: 'Ver los datos nuevos' }).click()
        await page.getByText('Ahora dice:').waitFor()
      },
    },
    {
      name: 'usuario-cerrar-sin-guardar',
      show: async (page) => {
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: 'Seguir escribiendo' }).waitFor()
      },
    },
    {
      name: 'usuario-roles',
      show: async (page) => {
        await page.getByRole('button', { name: 'Descartar lo escrito' }).click()
        await page.getByRole('dialog').waitFor({ state: 'detached' })
        await openUser(page, 'CARO PEÑA', 'Roles')
        await page.getByRole('checkbox', { name: 'Auxiliar', exact: true }).waitFor()
      },
    },
    {
      name: 'usuario-seguridad',
      show: async (page) => {
        await page.getByRole('tab', { name: 'Seguridad' }).click()
        await page.getByRole('button', { name: 'Inactivar usuario' }).waitFor()
      },
    },
    {
      name: 'usuario-inactivar',
      show: async (page) => {
        await page.getByRole('button', { name: 'Inactivar usuario' }).click()
        await page.getByLabel('Motivo').waitFor()
      },
    },
    {
      name: 'usuario-historial',
      show: async (page) => {
        await page.getByRole('button', { name: 'Dejarlo activo' }).click()
        await page.getByRole('tab', { name: 'Historial' }).click()
        await page.getByRole('table', { name: 'Historial del usuario' }).waitFor()
      },
    },
    {
      name: 'usuario-nuevo-con-errores',
      show: async (page) => {
        await closeDialog(page)
        await page.getByRole('button', { name: 'Nuevo usuario' }).click()
        await userDialog(page).getByLabel('Correo de ingreso').fill('ana.ruiz')
        await page.keyboard.press('Control+Enter')
        await page.getByText('Escoja al menos un rol').waitFor()
      },
    },
    {
      name: 'usuario-nuevo-afiliado',
      show: async (page) => {
        await userDialog(page).getByText('Afiliado', { exact: true }).first().click()
        await userDialog(page).getByLabel('Número de documento').fill('43512887')
        await page.keyboard.press('Enter')
        await page.locator('.ca-field-error, .usu-banner-info').first().waitFor()
      },
    },
    {
      name: 'usuarios-cargar-archivo',
      show: async (page) => {
        await leave(page)
        await page.getByRole('button', { name: 'Cargar archivo' }).click()
        await page.getByRole('button', { name: 'Escoger archivo' }).waitFor()
      },
    },
    {
      name: 'usuarios-archivo-que-no-se-lee',
      show: async (page) => {
        await chooseFile(page, 'otro.csv', 'nombre;edad\nAna;31')
        await page.getByText('Falta la columna tipo_documento').waitFor()
      },
    },
    {
      name: 'usuarios-carga-revisada',
      show: async (page) => {
        await chooseFile(page, 'personal.csv', usersFile())
        await page.getByRole('button', { name: 'Crear 2 y actualizar 1' }).waitFor()
        await page.getByText('No existe el rol Jefe').waitFor()
      },
    },
    {
      name: 'usuarios-carga-terminada',
      show: async (page) => {
        await page.getByRole('button', { name: 'Crear 2 y actualizar 1' }).click()
        await page.getByRole('heading', { name: 'Carga terminada' }).waitFor()
        await page.getByRole('row').filter({ hasText: 'AB12' }).waitFor()
      },
    },
    {
      name: 'usuarios-sin-servidor',
      show: async (page) => {
        await page.route(SEARCH, (route) => route.abort())
        await page.goto('/admin/usuarios')
        await page.getByRole('button', { name: 'Intentar de nuevo' }).waitFor()
        await page.unroute(SEARCH)
      },
    },
  ],
}
