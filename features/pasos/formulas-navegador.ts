/** Medications and schemes in a real browser: written, prescribed again, stopped; a scheme chosen and computed. */
import { Given, Then, When } from '@cucumber/cucumber'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { isSunday } from '@cauce/domain/calendar/holidays'
import { readBack } from '../../tests/e2e/pages/medications.ts'
import { chooseScheme, schemeSearch, withWeightOf } from '../../tests/e2e/pages/oncology.ts'
import {
  acceptChecks,
  activeMedications,
  confirmReview,
  history,
  openReview,
  rowOf,
  stop,
  tick,
} from '../../tests/e2e/pages/prescribed.ts'
import { becomes } from '../soporte/espera.ts'
import { today } from '../soporte/flujos.ts'
import { dayOf } from '../soporte/incapacidades.ts'
import { activeDrug } from '../soporte/medicamentos.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { sitDown } from '../soporte/ordenamiento-navegador.ts'
import { field, pageOf } from '../soporte/pantalla.ts'

/** Each piece of the line, without the labels that only readers hear. */
const understood = async (world: Mundo): Promise<string> => {
  const pieces = await readBack(pageOf(world)).getByRole('listitem').allInnerTexts()
  return pieces.map((piece) => piece.replaceAll(/\s+/gu, ' ').trim()).join(' · ')
}

Then('de la línea se entiende {string}', async function (this: Mundo, pieces: string) {
  // What follows depends on the day: the site, the diagnosis.
  await becomes(async () => (await understood(this)).slice(0, pieces.length), pieces)
})

When(/^(pide|ve) de a (\d+) por página la historia$/u, async function (this: Mundo, how: string, rows: number) {
  const chosen = history(pageOf(this)).getByRole('combobox', { name: 'Filas por página' })
  if (how === 'pide') await chosen.selectOption(String(rows))
  else await becomes(() => chosen.inputValue(), String(rows))
})

When('marca {string} en la historia y lo revisa', async function (this: Mundo, drug: string) {
  await tick(pageOf(this), drug)
  await openReview(pageOf(this))
})

When('lo vuelve a formular con el motivo {string}', async function (this: Mundo, reason: string) {
  await confirmReview(pageOf(this), reason)
})

When(
  'responde lo que se comprueba de {string} con {string}',
  async function (this: Mundo, drug: string, reason: string) {
    await acceptChecks(pageOf(this), drug, reason)
  },
)

When(
  /^suspende en el navegador "([^"]*)" (?:con el motivo "([^"]*)"|sin motivo)$/u,
  async function (this: Mundo, drug: string, reason: string | null) {
    await stop(pageOf(this), drug, reason ?? ' ')
  },
)

Then('las comprobaciones de {string} son las que se imprimen', async function (this: Mundo, drug: string) {
  const page = pageOf(this)
  const { comprobaciones } = await activeDrug(this, drug)
  await rowOf(activeMedications(page), drug).getByRole('cell').nth(5).getByRole('button').click()
  const entries = page.getByRole('list', { name: /^Comprobaciones de/u }).locator('> li')
  await entries.first().waitFor()
  await becomes(() => entries.count(), comprobaciones.length)
})

Given('que el peso del afiliado es de hace {int} días', async function (this: Mundo, days: number) {
  await sitDown(this, 'la médica')
  await withWeightOf(pageOf(this), dayOf(`hoy-${days}`))
})

When('escoge el esquema {string}', async function (this: Mundo, text: string) {
  await chooseScheme(pageOf(this), text)
})

const doseOf = (world: Mundo, drug: string) => field(pageOf(world), `Dosis formulada de ${drug}`)

When('toma sin el ratón lo propuesto para {string}', async function (this: Mundo, drug: string) {
  await doseOf(this, drug).focus()
  await pageOf(this).keyboard.press('p')
  await pageOf(this).keyboard.press('Tab')
})

When('el tratamiento empieza el próximo domingo', async function (this: Mundo) {
  const week = Array.from({ length: 7 }, (_, place) => addDays(today(), place + 1))
  await field(pageOf(this), 'Primer día').fill(week.find(isSunday) ?? '')
})

Then('el calendario tiene {int} ciclos', async function (this: Mundo, cycles: number) {
  await becomes(() => pageOf(this).locator('.ca-cycle-first').count(), cycles)
})

When(
  'añade al esquema {string} una vez al día por {int} días durante un mes',
  async function (this: Mundo, drug: string, days: number) {
    const page = pageOf(this)
    await page.getByRole('button', { name: 'Añadir medicamento' }).click()
    const dialog = page.getByRole('dialog', { name: 'Añadir un medicamento al esquema' })
    await dialog.getByRole('combobox', { name: 'Medicamento' }).fill(drug)
    await page.getByRole('listbox').getByRole('option').first().click()
    await dialog.getByLabel('Dosis').fill('1')
    await dialog.getByLabel('Frecuencia').fill('24')
    await dialog.getByLabel('Duración').fill(String(days))
    await dialog.getByRole('button', { name: 'Añadir al esquema' }).click()
    await dialog.waitFor({ state: 'detached' })
  },
)

Then(/^(se|no se) ofrece escoger otro esquema$/u, async function (this: Mundo, how: string) {
  await becomes(() => schemeSearch(pageOf(this)).count(), how === 'se' ? 1 : 0)
})
