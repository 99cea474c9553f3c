/** The screen of the clinical record in a real browser: what is missing, figures, diagnoses, templates, its end. */
import assert from 'node:assert/strict'
import { type DataTable, Then, When } from '@cucumber/cucumber'
import type { Page } from 'playwright-core'
import { savedOnServer, section } from '../../tests/e2e/pages/draft.ts'
import {
  addDiagnosis,
  finaliseButton,
  finaliseQuestion,
  lockedRecord,
  missing,
  templates,
  writeWhole,
} from '../../tests/e2e/pages/record.ts'
import { signedIn } from '../../tests/e2e/support/browser.ts'
import { becomes } from '../soporte/espera.ts'
import { recordOf } from '../soporte/historia-clinica.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { hasFocus } from '../soporte/teclado.ts'

const DOCTOR = 'medico@cauce.demo'
const FINALISE_CALL = '**/api/historia/finalizar-historia-clinica/**'

const pageOf = (world: Mundo): Page => {
  assert.ok(world.browser, 'El escenario no abrió el navegador')
  return world.browser.page
}

const openBrowser = async (world: Mundo): Promise<Page> => {
  world.browser ??= { page: await signedIn(await world.server(), DOCTOR) }
  return world.browser.page
}

When('abre esa consulta en el navegador', async function (this: Mundo) {
  const page = await openBrowser(this)
  await page.goto(`/panelMedico/atencion/${this.consultaId}`)
})

When('intenta finalizar la historia en el navegador', async function (this: Mundo) {
  await finaliseButton(pageOf(this)).click()
})

When('pide ir a {string} desde lo que falta', async function (this: Mundo, name: string) {
  await missing(pageOf(this)).getByRole('button', { name, exact: true }).click()
})

Then('el cursor queda en {string}', async function (this: Mundo, name: string) {
  await hasFocus(section(pageOf(this), name))
})

Then('falta {string}', async function (this: Mundo, names: string) {
  await missing(pageOf(this)).waitFor()
  const shown = async () => (await missing(pageOf(this)).getByRole('button').allInnerTexts()).join(', ')
  await becomes(shown, names)
})

/** Pressures are whole numbers with their own keys. */
const measureField = (page: Page, name: string) =>
  name.startsWith('Presión') ? page.getByRole('spinbutton', { name }) : section(page, name)

When('mide', async function (this: Mundo, table: DataTable) {
  for (const [name = '', value = ''] of table.raw()) await measureField(pageOf(this), name).fill(value)
})

const draftedMeasures = async (world: Mundo): Promise<Readonly<Record<string, unknown>>> => {
  await savedOnServer(pageOf(world))
  const { borradores } = await recordOf(world)
  return borradores.find(({ componente }) => componente === 'medidas')?.datos ?? {}
}

Then(
  'el borrador tiene las medidas {float}, {float} y {float}',
  async function (this: Mundo, peso: number, talla: number, imc: number) {
    const drafted = await draftedMeasures(this)
    assert.deepEqual([drafted['peso'], drafted['talla'], drafted['imc']], [peso, talla, imc])
  },
)

Then('el borrador tiene el peso {float} y ninguna talla', async function (this: Mundo, peso: number) {
  const drafted = await draftedMeasures(this)
  assert.deepEqual([drafted['peso'], drafted['talla']], [peso, null])
})

When('responde que no a las preguntas de riesgo', async function (this: Mundo) {
  const page = pageOf(this)
  await page.getByRole('button', { name: 'Hacer las preguntas' }).click()
  const questions = page.getByRole('radiogroup')
  for (const question of await questions.all()) await question.getByText('No', { exact: true }).click()
})

When('añade el diagnóstico {string} como {string}', async function (this: Mundo, codigo: string, tipo: string) {
  await addDiagnosis(pageOf(this), codigo, tipo)
})

When('elige {string} como principal', async function (this: Mundo, codigo: string) {
  await pageOf(this)
    .getByRole('radio', { name: new RegExp(` ${codigo} `, 'u') })
    .check()
})

When('quita el diagnóstico {string}', async function (this: Mundo, codigo: string) {
  await pageOf(this)
    .getByRole('button', { name: new RegExp(`^Quitar ${codigo}`, 'u') })
    .click()
})

When('deshace lo que hizo', async function (this: Mundo) {
  await pageOf(this).getByRole('button', { name: 'Deshacer' }).last().click()
})

Then('los diagnósticos son {string}', async function (this: Mundo, ranked: string) {
  const list = pageOf(this).getByRole('list', { name: 'Diagnósticos de la historia' })
  await list.waitFor()
  const rows = await list.getByRole('radio').evaluateAll((radios) => radios.map((radio) => radio.ariaLabel ?? ''))
  assert.equal(rows.map((row) => row.split(' ').slice(0, 2).join(' ')).join(', '), ranked)
})

When(
  'guarda lo escrito en {string} como la plantilla {string}',
  async function (this: Mundo, name: string, titulo: string) {
    const dialog = templates(pageOf(this), name)
    await section(pageOf(this), name).press('Alt+p')
    await dialog.getByRole('button', { name: 'Guardar lo escrito como plantilla' }).click()
    await dialog.getByRole('textbox', { name: 'Título' }).fill(titulo)
    await dialog.getByRole('button', { name: 'Guardar plantilla' }).click()
    await dialog.getByRole('button', { name: new RegExp(`^${titulo}`, 'u') }).waitFor()
    await pageOf(this).keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  },
)

When('borra lo escrito en {string}', async function (this: Mundo, name: string) {
  await section(pageOf(this), name).fill('')
})

When('pone la plantilla {string} en {string}', async function (this: Mundo, titulo: string, name: string) {
  const dialog = templates(pageOf(this), name)
  await section(pageOf(this), name).press('Alt+p')
  await dialog.getByRole('textbox', { name: 'Buscar' }).fill(titulo)
  await dialog.getByRole('textbox', { name: 'Buscar' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
})

When('trae los antecedentes de la historia anterior', async function (this: Mundo) {
  await pageOf(this)
    .getByRole('button', { name: /^Traer los del /u })
    .click()
})

When('en el navegador escribe una historia completa', async function (this: Mundo) {
  await writeWhole(await openBrowser(this), this.consultaId)
})

const confirm = async (page: Page): Promise<void> => {
  await finaliseButton(page).click()
  await finaliseQuestion(page).getByRole('button', { name: 'Finalizar historia' }).click()
}

When('finaliza la historia en el navegador', async function (this: Mundo) {
  await confirm(pageOf(this))
})

When('el servidor falla al finalizar la historia', async function (this: Mundo) {
  const page = pageOf(this)
  await page.route(FINALISE_CALL, (route) =>
    route.fulfill({ status: 500, json: { error: 'Ocurrió un error en el servidor.', codigo: 'servidor.error' } }),
  )
  await confirm(page)
  await page.getByRole('button', { name: 'Intentar de nuevo' }).waitFor()
  await page.unroute(FINALISE_CALL)
})

When('intenta de nuevo finalizar la historia', async function (this: Mundo) {
  await pageOf(this).getByRole('button', { name: 'Intentar de nuevo' }).click()
})

Then('no queda ningún campo de la historia por escribir', async function (this: Mundo) {
  await lockedRecord(pageOf(this)).waitFor()
  await becomes(() => section(pageOf(this), 'Plan').count(), 0)
  await becomes(() => finaliseButton(pageOf(this)).count(), 0)
})

When('añade en el navegador la nota {string}', async function (this: Mundo, text: string) {
  await section(pageOf(this), 'Nueva nota aclaratoria').fill(text)
  await pageOf(this)
    .getByRole('button', { name: /^Añadir nota/u })
    .click()
})

When('escribe sin añadirla la nota {string}', async function (this: Mundo, text: string) {
  await section(pageOf(this), 'Nueva nota aclaratoria').fill(text)
})

When('recarga la página de la historia', async function (this: Mundo) {
  await pageOf(this).reload()
  await section(pageOf(this), 'Nueva nota aclaratoria').waitFor()
})
