/** The record typed in a real browser while another device writes it too. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { Page } from 'playwright-core'
import { keptHere, openChoice, openRecord, section, typeIn } from '../../tests/e2e/pages/draft.ts'
import { signedIn } from '../../tests/e2e/support/browser.ts'
import { saveSection, sectionOf } from '../soporte/historia-clinica.ts'
import type { Mundo } from '../soporte/mundo.ts'

const OTHER_DEVICE = 'Consultorio 2'

const pageOf = (world: Mundo): Page => {
  assert.ok(world.browser, 'El escenario no abrió el navegador')
  return world.browser.page
}

const says = (page: Page, name: string, text: string): Promise<unknown> =>
  page.waitForFunction(
    ([label, value]) =>
      [...document.querySelectorAll('textarea')].some(
        (field) => field.labels[0]?.textContent === label && field.value === value,
      ),
    [name, text],
  )

Given('que abrió la historia en el navegador', async function (this: Mundo) {
  this.browser = { page: await signedIn(await this.server(), 'medico@cauce.demo') }
  await openRecord(pageOf(this), this.consultaId)
})

When('en el navegador escribe {string} en {string}', async function (this: Mundo, texto: string, seccion: string) {
  await typeIn(pageOf(this), seccion, texto)
  // Without a connection it stays here: the other device writes afterwards.
  if (await pageOf(this).evaluate(() => !navigator.onLine)) await keptHere(pageOf(this))
})

When('otro equipo guarda {string} en {string}', async function (this: Mundo, texto: string, seccion: string) {
  const { status } = await saveSection(this, sectionOf(seccion), texto, { equipo: OTHER_DEVICE })
  assert.equal(status, 200)
})

When('elige {string} para {string}', async function (this: Mundo, choice: string, seccion: string) {
  const dialog = await openChoice(pageOf(this))
  const question = dialog.getByRole('radiogroup', { name: `¿Qué queda en ${seccion}?` })
  await question.getByText(choice, { exact: true }).click()
  await dialog.getByRole('button', { name: 'Dejar lo elegido' }).click()
})

Then('en el navegador {string} dice {string}', async function (this: Mundo, seccion: string, texto: string) {
  await section(pageOf(this), seccion).waitFor()
  await says(pageOf(this), seccion, texto)
})

Then(
  'en el navegador {string} tiene {string} y después {string}',
  async function (this: Mundo, seccion: string, first: string, then: string) {
    await says(pageOf(this), seccion, `${first}\n${then}`)
  },
)
