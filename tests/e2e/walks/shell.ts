/** What surrounds the pages: menu, palette, columns, errors, the connection, and the layouts without a menu. */
import type { Page } from 'playwright-core'
import { openMenu, openPalette } from '../pages/shell.ts'
import type { Walk } from './walk.ts'

const SESSION = '**/api/auth/me'
const AGENDA_CHUNK = /\/assets\/agenda-[^/]*\.js$/u

const openPage = async (page: Page, path: string, heading: string): Promise<void> => {
  await page.goto(path)
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
}

export const shellWalk: Walk = {
  name: 'marco',
  who: 'admin@cauce.demo',
  screens: [
    {
      name: 'menu',
      show: async (page) => {
        await openPage(page, '/', 'Lo que espera por usted')
        await openMenu(page)
      },
    },
    {
      name: 'ir-a-una-pantalla',
      show: async (page) => {
        await openPage(page, '/turno/llamado', 'Llamado de turnos')
        await openPalette(page)
      },
    },
    {
      name: 'columnas',
      show: async (page) => {
        await openPage(page, '/panelMedico/atencion', 'Consultas de hoy')
        await page.getByRole('row').filter({ hasText: 'GÓMEZ CASTAÑO' }).waitFor()
        await page.getByRole('button', { name: 'Columnas' }).click()
        await page.getByRole('checkbox', { name: 'Motivo' }).waitFor()
      },
    },
    {
      name: 'sin-conexion',
      show: async (page) => {
        await page.keyboard.press('Escape')
        await page.context().setOffline(true)
        await page.getByText('Sin conexión. Lo que escribe').waitFor()
      },
    },
    {
      name: 'conexion-de-vuelta',
      show: async (page) => {
        await page.context().setOffline(false)
        await page.getByText('Volvió la conexión').waitFor()
      },
    },
    { name: 'pantalla-pronto', show: (page) => openPage(page, '/farmacia/kardex', 'Kardex') },
    { name: 'no-existe', show: (page) => openPage(page, '/no/existe', '404 Not Found') },
    {
      name: 'pagina-que-no-carga',
      show: async (page) => {
        await page.route(AGENDA_CHUNK, (route) => route.fulfill({ status: 404, body: '' }))
        await page.goto('/panelMedico/atencion')
        await page.getByRole('heading', { name: 'An error occurred' }).waitFor()
        await page.unroute(AGENDA_CHUNK)
      },
    },
    { name: 'disposicion-turnero', show: (page) => openPage(page, '/turno/tablero', 'Tablero de turnos') },
    {
      name: 'disposicion-consents',
      show: (page) => openPage(page, '/consentimiento/consentimientoInformado', 'Consentimiento informado'),
    },
    {
      name: 'disposicion-password-update',
      show: (page) => openPage(page, '/cambioContrasena', 'Cambiar la contraseña'),
    },
    {
      name: 'un-momento',
      show: async (page) => {
        await page.route(SESSION, () => undefined)
        await page.goto('/')
        await page.getByText('Un momento…').waitFor()
      },
    },
  ],
}

/** The same for who has not signed in. */
export const publicShellWalk: Walk = {
  name: 'marco-sin-ingresar',
  who: null,
  screens: [
    { name: 'no-existe-sin-ingresar', show: (page) => openPage(page, '/no/existe', '404 Not Found') },
    {
      name: 'disposicion-empty',
      show: (page) => openPage(page, '/firmaEntregaMedicamentos', 'Firma de entrega de medicamentos'),
    },
  ],
}
