/** What a clinician does and sees of a scheme in a real browser. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { Page } from 'playwright-core'
import { cancelScheme, chooseScheme, oncologyType, orderScheme, schemeSearch } from '../../tests/e2e/pages/oncology.ts'
import { becomes } from '../soporte/espera.ts'
import type { Mundo } from '../soporte/mundo.ts'

const pageOf = (world: Mundo): Page => {
  assert.ok(world.browser, 'El escenario no abrió el navegador')
  return world.browser.page
}

const formulated = (world: Mundo, drug: string) => pageOf(world).getByLabel(`Dosis formulada de ${drug}`)

Given('escogió Oncología', async function (this: Mundo) {
  await oncologyType(pageOf(this)).click()
  await schemeSearch(pageOf(this)).waitFor()
})

When('escoge el esquema {string}', async function (this: Mundo, text: string) {
  await chooseScheme(pageOf(this), text)
})

When('toma con una tecla lo propuesto para {string}', async function (this: Mundo, drug: string) {
  await formulated(this, drug).focus()
  await pageOf(this).keyboard.press('p')
  await pageOf(this).keyboard.press('Tab')
})

When('quita los medicamentos {string}', async function (this: Mundo, drugs: string) {
  for (const drug of drugs.split(', ')) {
    await pageOf(this)
      .getByRole('button', { name: `Quitar ${drug}` })
      .click()
  }
})

When('ordena el esquema en la pantalla', async function (this: Mundo) {
  await orderScheme(pageOf(this))
})

When('cancela el esquema en la pantalla', async function (this: Mundo) {
  await cancelScheme(pageOf(this))
})

Then('la dosis formulada de {string} es {string}', async function (this: Mundo, drug: string, dose: string) {
  await becomes(() => formulated(this, drug).inputValue(), dose)
})

Then('el calendario tiene {int} ciclos', async function (this: Mundo, cycles: number) {
  await becomes(() => pageOf(this).locator('.ca-cycle-first').count(), cycles)
})

Then('no se ofrece escoger otro esquema', async function (this: Mundo) {
  await becomes(() => schemeSearch(pageOf(this)).count(), 0)
})

Then('se ofrece escoger otro esquema', async function (this: Mundo) {
  await schemeSearch(pageOf(this)).waitFor()
})
