/** Before the sign-in, and the pages that need none. */
import { codeFor, sendCredentials } from '../pages/login.ts'
import type { Walk } from './walk.ts'

const DOCTOR = 'medico@cauce.demo'

export const signInWalk: Walk = {
  name: 'ingreso',
  who: null,
  screens: [
    {
      name: 'ingreso',
      show: async (page) => {
        await page.goto('/')
        await page.getByRole('heading', { name: 'Ingresar' }).waitFor()
      },
    },
    {
      name: 'ingreso-sin-datos',
      show: async (page) => {
        await page.getByRole('button', { name: 'Continuar' }).click()
        await page.locator('.ca-field-error').first().waitFor()
      },
    },
    {
      name: 'ingreso-errado',
      show: async (page) => {
        await sendCredentials(page, DOCTOR, 'otra')
        await page.getByText('Usuario o contraseña incorrectos').waitFor()
      },
    },
    {
      name: 'codigo',
      show: async (page) => {
        await sendCredentials(page, DOCTOR)
        await page.getByRole('heading', { name: 'Revise su correo' }).waitFor()
      },
    },
    {
      name: 'codigo-errado',
      show: async (page, server) => {
        const right = await codeFor(server, DOCTOR)
        await page.getByLabel('Código').fill(right === '000000' ? '111111' : '000000')
        await page.getByRole('button', { name: 'Ingresar', exact: true }).click()
        await page.getByText('El código no es válido o ya venció').waitFor()
      },
    },
    {
      name: 'inicio',
      show: async (page, server) => {
        await page.getByLabel('Código').fill(await codeFor(server, DOCTOR))
        await page.getByRole('button', { name: 'Ingresar', exact: true }).click()
        await page.getByRole('heading', { name: 'Siguientes consultas' }).waitFor()
        await page.getByRole('listitem').filter({ hasText: ':' }).first().waitFor()
      },
    },
    {
      name: 'menu-del-usuario',
      show: async (page) => {
        await page.getByRole('button', { name: /Laura/u }).click()
        await page.getByRole('menuitem', { name: 'Cerrar Sesion' }).waitFor()
      },
    },
  ],
}

export const publicWalk: Walk = {
  name: 'páginas públicas',
  who: null,
  screens: [
    {
      name: 'correo-demo',
      show: async (page) => {
        await page.goto('/demo/correo')
        await page.getByRole('article').first().waitFor()
      },
    },
    {
      name: 'verificar',
      show: async (page) => {
        await page.goto('/verificar')
        await page.getByRole('button', { name: 'Verificar' }).waitFor()
      },
    },
    {
      name: 'verificar-no-autentico',
      show: async (page) => {
        await page.getByLabel('Código del documento').fill('ABCD-EFGH-JKLM')
        await page.getByRole('button', { name: 'Verificar' }).click()
        await page.getByText('No es auténtico').waitFor()
      },
    },
    {
      name: 'verificar-autentico',
      show: async (page, server) => {
        const { codigo } = await server.db
          .selectFrom('documentos')
          .select('codigo')
          .orderBy('id', 'desc')
          .executeTakeFirstOrThrow()
        await page.goto(`/verificar/${codigo}`)
        await page.getByText('Documento auténtico').waitFor()
      },
    },
    {
      name: 'no-existe',
      show: async (page) => {
        await page.goto('/esto/no/existe')
        await page.getByRole('heading', { name: '404 Not Found' }).waitFor()
      },
    },
  ],
}
