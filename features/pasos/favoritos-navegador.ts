/** Favourite lines in a real browser. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { Locator, Page } from 'playwright-core'
import { favourites, keepAs, openFavourites, star } from '../../tests/e2e/pages/favourites.ts'
import { addLine, medicationForm, selectedRow } from '../../tests/e2e/pages/medications.ts'
import { addProcedure, openOrdering, pendingRow, searchBox } from '../../tests/e2e/pages/ordering.ts'
import { openMedications } from '../../tests/e2e/pages/prescribed.ts'
import { signedIn } from '../../tests/e2e/support/browser.ts'
import { becomes } from '../soporte/espera.ts'
import type { Mundo } from '../soporte/mundo.ts'

const PROCEDURES = 'procedimientos'
const MEDICATIONS = 'medicamentos'
const NAME = 'favorito'

const pageOf = (world: Mundo): Page => {
  assert.ok(world.browser, 'El escenario no abrió el navegador')
  return world.browser.page
}
/** The line that was added last. */
const rows = new WeakMap<Mundo, Locator>()
const lineOf = (world: Mundo): Locator => {
  const row = rows.get(world)
  assert.ok(row, 'El escenario no añadió una línea')
  return row
}
const nameOf = (world: Mundo): string => String(world.remembered.get(NAME))

Given(
  'que la médica abrió en el navegador los procedimientos de la consulta {int}',
  async function (this: Mundo, id: number) {
    this.browser = { page: await signedIn(await this.server(), 'medico@cauce.demo') }
    await openOrdering(pageOf(this), id)
  },
)

Given(
  'que la médica abrió en el navegador los medicamentos de la consulta {int}',
  async function (this: Mundo, id: number) {
    this.browser = { page: await signedIn(await this.server(), 'medico@cauce.demo') }
    await openMedications(pageOf(this), id)
  },
)

Given(
  'que añadió el procedimiento {string} con la observación {string}',
  async function (this: Mundo, codigo: string, observacion: string) {
    await addProcedure(pageOf(this), codigo, observacion)
    rows.set(this, pendingRow(pageOf(this), codigo))
  },
)

Given('que añadió el medicamento {string}', async function (this: Mundo, text: string) {
  const [drug = ''] = text.split(' ')
  const name = drug.charAt(0).toUpperCase() + drug.slice(1)
  await addLine(pageOf(this), text, name)
  rows.set(this, selectedRow(pageOf(this), name))
})

const keep = async (world: Mundo, name: string): Promise<void> => {
  world.remembered.set(NAME, name)
  await keepAs(lineOf(world), name)
}

When(/^(?:que )?guard(?:a|ó) esa línea como favorito "([^"]*)"$/u, async function (this: Mundo, name: string) {
  await keep(this, name)
})

When(
  'guarda esa línea como favorito con una observación de {int} caracteres',
  async function (this: Mundo, length: number) {
    const asked = await star(lineOf(this))
    await asked.getByRole('textbox', { name: 'Observación' }).fill('a'.repeat(length))
    await asked.getByRole('button', { name: /^Guardar el favorito/u }).click()
  },
)

Then('el favorito no se guarda y su observación dice {string}', async function (this: Mundo, text: string) {
  const asked = pageOf(this).getByRole('dialog', { name: 'Guardar en favoritos' })
  await asked.getByText(text).waitFor()
  await becomes(() => asked.getByRole('textbox', { name: 'Observación' }).getAttribute('aria-invalid'), 'true')
})

/** From the button of the favourites on, with the keyboard alone. */
const useByKeyboard = async (page: Page, what: string, text: string): Promise<void> => {
  await page.getByRole('button', { name: `Favoritos de ${what}` }).focus()
  await page.keyboard.press('Enter')
  const list = favourites(page, what)
  await list.getByRole('row').filter({ hasText: text }).first().waitFor()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  await list.waitFor({ state: 'detached' })
}

When(
  'abre los procedimientos de la consulta {int} y busca con el teclado el favorito {string}',
  async function (this: Mundo, id: number, text: string) {
    await openOrdering(pageOf(this), id)
    await useByKeyboard(pageOf(this), PROCEDURES, text)
  },
)

When(
  'abre los medicamentos de la consulta {int} y busca con el teclado el favorito {string}',
  async function (this: Mundo, id: number, text: string) {
    await openMedications(pageOf(this), id)
    await useByKeyboard(pageOf(this), MEDICATIONS, text)
  },
)

Then(
  'el formulario tiene el procedimiento {string} con la observación {string}',
  async function (this: Mundo, nombre: string, observacion: string) {
    await becomes(async () => (await searchBox(pageOf(this)).inputValue()).includes(nombre), true)
    const entry = pageOf(this).getByRole('region', { name: 'Añadir un procedimiento' })
    await becomes(() => entry.getByRole('textbox', { name: 'Observación' }).inputValue(), observacion)
  },
)

Then('el cursor está en la búsqueda del procedimiento', async function (this: Mundo) {
  await pageOf(this).locator('[role="combobox"]:focus').waitFor()
  await becomes(() => searchBox(pageOf(this)).evaluate((field) => field === document.activeElement), true)
})

Then('la fórmula tiene {string} por {int} días', async function (this: Mundo, drug: string, days: number) {
  const form = medicationForm(pageOf(this))
  await becomes(() => form.getByRole('combobox', { name: 'Medicamento' }).inputValue(), drug)
  await becomes(() => form.getByLabel('Duración').inputValue(), String(days))
})

Then('el cursor está en el formulario del medicamento', async function (this: Mundo) {
  await medicationForm(pageOf(this)).locator('input:focus, select:focus').waitFor()
})

When('quita de su lista el favorito {string}', async function (this: Mundo, name: string) {
  const list = await openFavourites(pageOf(this), PROCEDURES)
  await list.getByRole('button', { name: `Borrar el favorito ${name}` }).click()
})

Then('ya no está entre sus favoritos', async function (this: Mundo) {
  await favourites(pageOf(this), PROCEDURES)
    .getByRole('row')
    .filter({ hasText: nameOf(this) })
    .waitFor({ state: 'detached' })
})

When('deshace el borrado', async function (this: Mundo) {
  await pageOf(this).getByRole('button', { name: 'Deshacer' }).click()
})

Then('está otra vez entre sus favoritos', async function (this: Mundo) {
  await favourites(pageOf(this), PROCEDURES)
    .getByRole('row')
    .filter({ hasText: nameOf(this) })
    .waitFor()
})

When(
  'otro profesional abre sus favoritos de procedimientos en la consulta {int}',
  async function (this: Mundo, id: number) {
    await pageOf(this).context().close()
    this.browser = { page: await signedIn(await this.server(), 'oncologo@cauce.demo') }
    await openOrdering(pageOf(this), id)
    const list = await openFavourites(pageOf(this), PROCEDURES)
    await list.getByText('Aún no tiene favoritos').waitFor()
  },
)

Then('no ve el favorito {string}', async function (this: Mundo, name: string) {
  await becomes(() => favourites(pageOf(this), PROCEDURES).getByText(name).count(), 0)
})
