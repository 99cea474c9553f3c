/** The clinical record in a real browser: its figures, its diagnoses, what is missing, and another device that writes it too. */
import assert from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import type { Page } from 'playwright-core'
import { keptHere, openChoice, openRecord, savedOnServer, section, typeIn } from '../../tests/e2e/pages/draft.ts'
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
import { recordOf, saveSection, sectionOf } from '../soporte/historia-clinica.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { pageOf } from '../soporte/pantalla.ts'

const OTHER_DEVICE = 'Consultorio 2'

const browserOf = async (world: Mundo): Promise<Page> => {
  world.browser ??= { page: await signedIn(await world.server(), 'medico@cauce.demo') }
  return world.browser.page
}

Given(/^(?:que abrió|abre) (la historia|la consulta) en el navegador$/u, async function (this: Mundo, what: string) {
  const page = await browserOf(this)
  if (what === 'la historia') await openRecord(page, this.consultaId)
  else await page.goto(`/panelMedico/atencion/${this.consultaId}`)
})

When('en el navegador escribe {string} en {string}', async function (this: Mundo, texto: string, seccion: string) {
  await typeIn(pageOf(this), seccion, texto)
  // Without a connection it stays here: the other device writes afterwards.
  if (await pageOf(this).evaluate(() => !navigator.onLine)) await keptHere(pageOf(this))
})

When('en el navegador escribe una historia completa', async function (this: Mundo) {
  await writeWhole(await browserOf(this), this.consultaId)
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

Then(
  'en el navegador {string} tiene {string} y después {string}',
  async function (this: Mundo, seccion: string, first: string, then: string) {
    await becomes(() => section(pageOf(this), seccion).inputValue(), `${first}\n${then}`)
  },
)

When(/^(intenta finalizar|finaliza) la historia en el navegador$/u, async function (this: Mundo, how: string) {
  await finaliseButton(pageOf(this)).click()
  if (how !== 'finaliza') return
  await finaliseQuestion(pageOf(this)).getByRole('button', { name: 'Finalizar historia' }).click()
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

Then('el borrador tiene las medidas:', async function (this: Mundo, table: DataTable) {
  await savedOnServer(pageOf(this))
  const { borradores } = await recordOf(this)
  const datos = borradores.find(({ componente }) => componente === 'medidas')?.datos ?? {}
  for (const [name = '', value = ''] of table.raw())
    assert.equal(datos[name.toLowerCase()], value === 'ninguna' ? null : Number(value), name)
})

When('responde que no a las preguntas de riesgo', async function (this: Mundo) {
  await pageOf(this).getByRole('button', { name: 'Hacer las preguntas' }).click()
  for (const question of await pageOf(this).getByRole('radiogroup').all())
    await question.getByText('No', { exact: true }).click()
})

When('añade el diagnóstico {string} como {string}', async function (this: Mundo, codigo: string, tipo: string) {
  await addDiagnosis(pageOf(this), codigo, tipo)
})

When(
  /^(elige como principal|quita) el diagnóstico "([^"]*)"$/u,
  async function (this: Mundo, how: string, codigo: string) {
    const page = pageOf(this)
    if (how === 'quita') await page.getByRole('button', { name: new RegExp(`^Quitar ${codigo}`, 'u') }).click()
    else await page.getByRole('radio', { name: new RegExp(` ${codigo} `, 'u') }).check()
  },
)

Then('los diagnósticos son {string}', async function (this: Mundo, ranked: string) {
  const list = pageOf(this).getByRole('list', { name: 'Diagnósticos de la historia' })
  await list.waitFor()
  const rows = await list.getByRole('radio').evaluateAll((radios) => radios.map((radio) => radio.ariaLabel ?? ''))
  assert.equal(rows.map((row) => row.split(' ').slice(0, 2).join(' ')).join(', '), ranked)
})

When(
  /^(guarda como plantilla|escribe con la plantilla) "([^"]*)" (?:lo escrito )?en "([^"]*)"$/u,
  async function (this: Mundo, how: string, titulo: string, name: string) {
    const dialog = templates(pageOf(this), name)
    await section(pageOf(this), name).press('Alt+p')
    if (how === 'escribe con la plantilla') {
      await dialog.getByRole('textbox', { name: 'Buscar' }).fill(titulo)
      await dialog.getByRole('textbox', { name: 'Buscar' }).press('Enter')
    } else {
      await dialog.getByRole('button', { name: 'Guardar lo escrito como plantilla' }).click()
      await dialog.getByRole('textbox', { name: 'Título' }).fill(titulo)
      await dialog.getByRole('button', { name: 'Guardar plantilla' }).click()
      await dialog.getByRole('button', { name: new RegExp(`^${titulo}`, 'u') }).waitFor()
      await pageOf(this).keyboard.press('Escape')
    }
    await dialog.waitFor({ state: 'detached' })
  },
)

When('trae los antecedentes de la historia anterior', async function (this: Mundo) {
  await pageOf(this)
    .getByRole('button', { name: /^Traer los del /u })
    .click()
})

Then('no queda ningún campo de la historia por escribir', async function (this: Mundo) {
  await lockedRecord(pageOf(this)).waitFor()
  await becomes(() => section(pageOf(this), 'Plan').count(), 0)
  await becomes(() => finaliseButton(pageOf(this)).count(), 0)
})
