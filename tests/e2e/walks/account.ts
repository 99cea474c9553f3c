/** The own password, its recovery, and the data that an affiliate has to confirm, with what the server may answer. */
import type { Page } from 'playwright-core'
import { typePasswords } from '../pages/account.ts'
import type { Walk } from './walk.ts'

const GOOD = 'Rio7*Casa+Luz'
const WRONG = 'La contraseña actual no es correcta'
const CHANGE_CALL = '**/api/usuarios/actualizar-contrasena-usuario/*'
const CHECK_CALL = '**/api/auth/revisar-recuperacion'
const SAVE_CALL = '**/api/actualizacion/**'
const LINK = '/recuperacionContrasena/CC/1037580214/enlace'

const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

export const recoveryWalk: Walk = {
  name: 'recuperar la contraseña',
  who: null,
  screens: [
    {
      name: 'recuperar',
      show: async (page) => {
        await page.goto('/recuperacionContrasena')
        await page.getByRole('option', { name: 'Cédula de ciudadanía' }).waitFor({ state: 'attached' })
      },
    },
    {
      name: 'recuperar-sin-datos',
      show: async (page) => {
        await press(page, 'Enviar el enlace')
        await page.locator('.ca-field-error').first().waitFor()
      },
    },
    {
      name: 'recuperar-enviado',
      show: async (page) => {
        await page.getByLabel('Tipo de documento').selectOption('CC')
        await page.getByLabel('Número de documento').fill('999999999')
        await press(page, 'Enviar el enlace')
        await heading(page, 'Revise su correo')
      },
    },
    {
      name: 'recuperar-enlace-vencido',
      show: async (page) => {
        await page.goto(LINK)
        await heading(page, 'El enlace no sirve')
      },
    },
    {
      name: 'recuperar-sin-servidor',
      show: async (page) => {
        await page.route(CHECK_CALL, (route) => route.abort())
        await page.goto(LINK)
        await page.getByText('El enlace no se ha gastado.').waitFor()
        await page.unroute(CHECK_CALL)
      },
    },
    {
      name: 'recuperar-nueva',
      show: async (page) => {
        await page.route(CHECK_CALL, (route) => route.fulfill({ json: { vigente: true, expira_at: null } }))
        await page.goto(LINK)
        await typePasswords(page, { next: 'Rio7*Cas' })
      },
    },
    {
      name: 'recuperar-lista',
      show: async (page) => {
        await page.route('**/api/auth/restablecer-contrasena', (route) => route.fulfill({ json: { mensaje: 'Listo' } }))
        await press(page, 'Guardar la contraseña')
        await heading(page, 'Contraseña actualizada correctamente')
      },
    },
  ],
}

export const passwordWalk: Walk = {
  name: 'cambiar la contraseña',
  who: 'medico@cauce.demo',
  screens: [
    {
      name: 'contrasena',
      show: async (page) => {
        await page.goto('/cambioContrasena')
        await page.getByLabel('Contraseña actual').waitFor()
      },
    },
    {
      name: 'contrasena-sin-datos',
      show: async (page) => {
        await press(page, 'Cambiar la contraseña')
        await page.locator('.ca-field-error').first().waitFor()
      },
    },
    {
      name: 'contrasena-debil',
      show: (page) => typePasswords(page, { current: 'Equivocada.1', next: 'Restrepo*7' }),
    },
    {
      name: 'contrasena-no-se-guarda',
      show: async (page) => {
        await page.route(CHANGE_CALL, (route) => route.abort())
        await typePasswords(page, { current: 'Equivocada.1', next: GOOD })
        await press(page, 'Cambiar la contraseña')
        await page.locator('.ca-password-error').waitFor()
        await page.unroute(CHANGE_CALL)
      },
    },
  ],
}

const refuse = (page: Page): Promise<unknown> =>
  page.route(CHANGE_CALL, (route) =>
    route.fulfill({
      status: 422,
      json: { error: WRONG, codigo: 'datos.invalidos', errores: { password_current: [WRONG, 'Le queda 1 intento'] } },
    }),
  )

export const expiredWalk: Walk = {
  name: 'contraseña vencida',
  who: 'vencido@cauce.demo',
  screens: [
    {
      name: 'contrasena-vencida',
      show: async (page) => {
        await page.goto('/')
        await page.getByRole('dialog', { name: 'Cambie su contraseña' }).waitFor()
      },
    },
    {
      name: 'contrasena-vencida-negada',
      show: async (page) => {
        await refuse(page)
        await typePasswords(page, { current: 'Equivocada.1', next: GOOD })
        await press(page, 'Cambiar la contraseña')
        await page.getByRole('alertdialog', { name: 'Error' }).waitFor()
      },
    },
    {
      name: 'contrasena-vencida-un-intento',
      show: async (page) => {
        await press(page, 'Entendido')
        await page.getByRole('alertdialog').waitFor({ state: 'detached' })
      },
    },
  ],
}

export const mandatoryWalk: Walk = {
  name: 'datos del afiliado',
  who: 'afiliada@cauce.demo',
  screens: [
    {
      name: 'datos-obligatorios',
      show: async (page) => {
        await page.goto('/')
        await page.getByRole('dialog', { name: 'Actualizacion Datos Personales' }).waitFor()
      },
    },
    {
      name: 'datos-obligatorios-con-faltas',
      show: async (page) => {
        await page.getByLabel('Celular principal').fill('310')
        await press(page, 'Guardar y continuar')
        await page.locator('.ca-field-error').first().waitFor()
      },
    },
    {
      name: 'datos-obligatorios-sin-servidor',
      show: async (page) => {
        await page.route(SAVE_CALL, (route) => route.abort())
        await page.getByLabel('Celular principal').fill('3105550199')
        await press(page, 'Guardar y continuar')
        await page.locator('.ca-password-error').waitFor()
        await press(page, 'Guardar y continuar')
        await page.getByRole('button', { name: 'Continuar por ahora' }).waitFor()
        await page.unroute(SAVE_CALL)
      },
    },
    {
      name: 'datos-obligatorios-guardados',
      show: async (page) => {
        await page.route(SAVE_CALL, (route) => route.fulfill({ json: { mensaje: 'Listo' } }))
        await press(page, 'Guardar y continuar')
        await page.getByText('¡ Datos actualizados correctamente !').waitFor()
      },
    },
  ],
}
