/** Before the sign-in, and the pages that need none. */
import * as Schema from 'effect/Schema'
import { auth } from '@cauce/contract/auth'
import { CODE_MINUTES } from '@cauce/domain/session/access-code'
import { disconnection, holdClock, openWatched, passMinutes, warning } from '../pages/idle.ts'
import { codeFor, sendCredentials } from '../pages/login.ts'
import type { Walk } from './walk.ts'

const FIRST_STEP = '**/api/auth/validar-usuario'
const decodeFirstStep = Schema.decodeUnknownSync(auth.validarUsuario.answer)
const DOCTOR = 'medico@cauce.demo'

export const signInWalk: Walk = {
  name: 'ingreso',
  who: null,
  screens: [
    {
      name: 'ingreso',
      show: async (page) => {
        await page.clock.install()
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
        await page.getByText('El código no es válido o ya venció').waitFor()
      },
    },
    {
      name: 'codigo-vencido',
      show: async (page) => {
        await page.clock.fastForward(CODE_MINUTES * 60_000)
        await page.getByText('El código venció').waitFor()
      },
    },
    {
      name: 'codigo-aplicacion',
      show: async (page) => {
        await page.getByRole('button', { name: 'Volver' }).click()
        // As for who has the application: what the server says of the second factor is all that differs.
        await page.route(FIRST_STEP, async (route) => {
          const response = await route.fetch()
          const told = decodeFirstStep(await response.json())
          await route.fulfill({
            response,
            json: { ...told, usuario: { ...told.usuario, segundo_factor: 'aplicacion' } },
          })
        })
        await sendCredentials(page, DOCTOR)
        await page.getByRole('heading', { name: 'Escriba el código de su aplicación' }).waitFor()
      },
    },
    {
      name: 'codigo-recuperacion',
      show: async (page) => {
        await page.getByRole('button', { name: 'Usar un código de recuperación' }).click()
        await page.getByRole('heading', { name: 'Use un código de recuperación' }).waitFor()
      },
    },
    {
      name: 'inicio',
      show: async (page, server) => {
        await page.unroute(FIRST_STEP)
        await page.getByRole('button', { name: 'Volver' }).click()
        await sendCredentials(page, DOCTOR)
        await page.getByRole('heading', { name: 'Revise su correo' }).waitFor()
        await page.getByLabel('Código').fill(await codeFor(server, DOCTOR))
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

/** Nobody at the computer: what is said, over the page and over the sign-in. */
export const idleWalk: Walk = {
  name: 'inactividad',
  // The end closes every session of the person: nobody else's walk is theirs.
  who: 'auditor@cauce.demo',
  screens: [
    {
      name: 'inactivo',
      show: async (page) => {
        await holdClock(page.context())
        await openWatched(page, '/')
        await page.getByRole('heading', { name: 'Lo que espera por usted' }).waitFor()
        await passMinutes(page.context(), 31)
        await warning(page).waitFor()
      },
    },
    {
      name: 'desconexion-por-inactividad',
      show: async (page) => {
        await passMinutes(page.context(), 30)
        await disconnection(page).waitFor()
        await page.getByRole('button', { name: 'Continuar' }).waitFor()
      },
    },
  ],
}

/** A page whose permission the person lacks. */
export const noPermissionWalk: Walk = {
  name: 'sin permiso',
  who: DOCTOR,
  screens: [
    {
      name: 'sin-permiso',
      show: async (page) => {
        await page.goto('/farmacia/kardex')
        await page.getByRole('heading', { name: 'No tiene permiso para ver esta página' }).waitFor()
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
