/** The profile, its dialogs, and what the top bar shows of the person. */
import type { Page } from 'playwright-core'
import { appCode } from '../../support/authenticator.ts'
import { DEMO_PASSWORD, type TestServer } from '../../support/server.ts'
import { forgetPasswords, openProfile, passwordDialog, setupDialog, shownKey } from '../pages/profile.ts'
import type { Walk } from './walk.ts'

const HELPER = 'auxiliar@cauce.demo'

const startSetup = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Usar una aplicación de códigos' }).click()
}

/** Another computer, so that there is something to end. */
const enterElsewhere = async (server: TestServer): Promise<void> => {
  await server.login(HELPER)
}

export const profileWalk: Walk = {
  name: 'perfil',
  who: HELPER,
  screens: [
    {
      name: 'perfil-sin-servidor',
      show: async (page) => {
        await page.route('**/api/perfil', (route) => route.abort())
        await page.goto('/perfil')
        await page.getByRole('button', { name: 'Intentar de nuevo' }).waitFor()
        await page.unroute('**/api/perfil')
      },
    },
    {
      name: 'perfil',
      show: async (page, server) => {
        await enterElsewhere(server)
        await enterElsewhere(server)
        await openProfile(page)
      },
    },
    {
      name: 'perfil-campana',
      show: async (page) => {
        await page.getByRole('button', { name: 'Recomendaciones: 1' }).click()
        await page.getByText('Se recomienda agregar un correo de recuperación').waitFor()
      },
    },
    {
      name: 'perfil-menu',
      show: async (page) => {
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: /Bienvenido/u }).click()
        await page.getByRole('menuitem', { name: 'Perfil' }).waitFor()
      },
    },
    {
      name: 'perfil-cerrar-una',
      show: async (page) => {
        await page.keyboard.press('Escape')
        await page
          .getByRole('button', { name: /^Cerrar la sesión de/u })
          .first()
          .click()
        await page.getByRole('alertdialog').waitFor()
      },
    },
    {
      name: 'perfil-cerrar-otras',
      show: async (page) => {
        await page.keyboard.press('Escape')
        await page.getByRole('alertdialog').waitFor({ state: 'detached' })
        await page.getByRole('button', { name: /^Cerrar las otras/u }).click()
        await page.getByRole('alertdialog').waitFor()
      },
    },
    {
      name: 'perfil-contrasena-errada',
      show: async (page, server) => {
        await page.keyboard.press('Escape')
        await page.getByRole('alertdialog').waitFor({ state: 'detached' })
        await forgetPasswords(server)
        await startSetup(page)
        await passwordDialog(page).getByRole('textbox', { name: 'Contraseña' }).fill('otra')
        await page.keyboard.press('Enter')
        await passwordDialog(page).locator('.ca-field-error').waitFor()
      },
    },
    {
      name: 'perfil-clave',
      show: async (page) => {
        await passwordDialog(page).getByRole('textbox', { name: 'Contraseña' }).fill(DEMO_PASSWORD)
        await page.keyboard.press('Enter')
        await setupDialog(page).getByRole('button', { name: 'Copiar la clave' }).waitFor()
      },
    },
    {
      name: 'perfil-codigo-errado',
      show: async (page) => {
        await setupDialog(page).getByRole('button', { name: 'Ya la agregué' }).click()
        await setupDialog(page).getByLabel('Código de la aplicación').fill('12')
        await page.keyboard.press('Enter')
        await setupDialog(page).locator('.ca-field-error').waitFor()
      },
    },
    {
      name: 'perfil-codigos',
      show: async (page) => {
        await setupDialog(page).getByRole('button', { name: 'Volver' }).click()
        const key = await shownKey(page)
        await setupDialog(page).getByRole('button', { name: 'Ya la agregué' }).click()
        await setupDialog(page).getByLabel('Código de la aplicación').fill(appCode(key, Date.now()))
        await page.keyboard.press('Enter')
        await setupDialog(page).getByRole('checkbox', { name: 'Ya los guardé' }).waitFor()
      },
    },
    {
      name: 'perfil-con-aplicacion',
      show: async (page) => {
        await setupDialog(page).getByRole('checkbox', { name: 'Ya los guardé' }).check()
        await setupDialog(page).getByRole('button', { name: 'Terminar' }).click()
        await page.getByRole('button', { name: 'Volver al correo' }).waitFor()
      },
    },
    {
      name: 'perfil-codigos-nuevos',
      show: async (page) => {
        await page.getByRole('button', { name: 'Crear códigos de recuperación nuevos' }).click()
        await page.getByRole('alertdialog').waitFor()
      },
    },
    {
      name: 'perfil-volver-al-correo',
      show: async (page) => {
        await page.keyboard.press('Escape')
        await page.getByRole('alertdialog').waitFor({ state: 'detached' })
        await page.getByRole('button', { name: 'Volver al correo' }).click()
        await page.getByRole('alertdialog').waitFor()
      },
    },
    {
      name: 'perfil-otra-vez-por-correo',
      show: async (page) => {
        // The next view walks the same account from the start.
        await page.getByRole('alertdialog').getByRole('button', { name: 'Volver al correo' }).click()
        await page.getByRole('button', { name: 'Usar una aplicación de códigos' }).waitFor()
        await page.getByRole('alertdialog').waitFor({ state: 'detached' })
      },
    },
  ],
}

export const affiliateProfileWalk: Walk = {
  name: 'perfil de un afiliado',
  who: 'afiliado@cauce.demo',
  screens: [{ name: 'perfil-afiliado', show: openProfile }],
}
