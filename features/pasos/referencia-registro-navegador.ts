/** A referral registered in a real browser. */
import assert from 'node:assert/strict'
import { When } from '@cucumber/cucumber'
import type { Page } from 'playwright-core'
import { fillRegistration, registerButton } from '../../tests/e2e/pages/referral-registration.ts'
import { signedIn } from '../../tests/e2e/support/browser.ts'
import { HOSPITAL } from '../../tests/support/referral.ts'
import type { Mundo } from '../soporte/mundo.ts'

const pageOf = (world: Mundo): Page => {
  assert.ok(world.browser, 'El escenario no abrió el navegador')
  return world.browser.page
}

const openAsHospital = async (world: Mundo): Promise<Page> => {
  const page = await signedIn(await world.server(), HOSPITAL)
  world.browser = { page }
  await page.goto('/referencia/registro')
  return page
}

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

When('el hospital abre en el navegador el registro de remisiones', async function (this: Mundo) {
  const page = await openAsHospital(this)
  await registerButton(page).waitFor()
})

When(
  'el hospital diligencia en el navegador una remisión de tipo {string}',
  async function (this: Mundo, type: string) {
    const page = await openAsHospital(this)
    await fillRegistration(page, type)
  },
)

When('le agrega el archivo {string}', async function (this: Mundo, name: string) {
  await pageOf(this).locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/pdf', buffer: PDF })
})

When('registra la remisión en el navegador', async function (this: Mundo) {
  await registerButton(pageOf(this)).click()
})

When('acepta registrarla y cerrarla', async function (this: Mundo) {
  await pageOf(this).getByRole('button', { name: 'Registrar y cerrar' }).click()
})

When('abre la remisión que registró', async function (this: Mundo) {
  await pageOf(this).getByRole('button', { name: 'Abrir la remisión' }).click()
})
