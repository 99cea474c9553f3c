/** Medications: by keyboard alone, without losing what was typed, and on a phone. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { startTestServer, type TestServer } from '../../support/server.ts'
import {
  addLine,
  completedLine,
  lineEntry,
  medicationForm,
  orderMedications,
  readBack,
  selectedRow,
} from '../pages/medications.ts'
import { leaveUnchecked } from '../pages/alerts.ts'
import { openOrdering, orderTypes } from '../pages/ordering.ts'
import { activeMedications, openMedications, rowOf, selected } from '../pages/prescribed.ts'
import { closeBrowsers, PHONE, signedIn, type View } from '../support/browser.ts'
import { waitForFocus, waitForFocusIn } from '../support/focus.ts'

const DOCTOR = 'medico@cauce.demo'
const MOST_KEYS = 60

let server: TestServer
let page: Page

beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => page.context().close())
afterAll(async () => {
  await closeBrowsers()
  await server.close()
})

const start = async (consultaId: number, view: View = {}): Promise<void> => {
  page = await signedIn(server, DOCTOR, view)
  await openMedications(page, consultaId)
}

/** Counts every key that a person presses. */
const countedKeys = () => {
  let count = 0
  return {
    count: () => count,
    type: async (text: string): Promise<void> => {
      count += text.length
      await page.keyboard.type(text)
    },
    press: async (key: string): Promise<void> => {
      count += 1
      await page.keyboard.press(key)
    },
  }
}

type Keys = ReturnType<typeof countedKeys>

/** Goes back with Shift+Tab: the kinds of order stand before the work. */
const backTo = async (target: Locator): Promise<void> => {
  for (let stop = 0; stop < 12; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Shift+Tab')
  }
  await waitForFocus(target)
}

/** Types the line, looks at what was understood, accepts it. Enter does not wait for the search. */
const prescribe = async (keys: Keys, text: string, drug: string): Promise<void> => {
  await waitForFocus(lineEntry(page))
  await keys.type(text)
  await keys.press('Enter')
  await completedLine(page).waitFor({ state: 'attached' })
  await readBack(page).getByText(drug).waitFor()
  await keys.press('Enter')
}

const pressTimes = async (keys: Keys, key: string, times: number): Promise<void> => {
  for (let time = 0; time < times; time += 1) await keys.press(key)
}

/**
 * Goes by its number to the reason of a finding, says it in own words and chooses the last of the usual reasons.
 * @param words where the gravity asks for them; they are what there is to say, and are not counted
 */
const answer = async (keys: Keys, title: string | RegExp, words = ''): Promise<void> => {
  const dialog = page.getByRole('alertdialog')
  await waitForFocusIn(dialog)
  const card = dialog.getByRole('listitem').filter({ hasText: title }).first()
  await keys.press(await card.locator('.gate-number').innerText())
  await waitForFocus(dialog.getByRole('textbox'))
  await page.keyboard.type(words)
  await pressTimes(keys, 'Shift+Tab', 2)
  await keys.press('Enter')
}

/** Goes on with the line, once everything is answered: before that it is out of the way of the keyboard. */
const goOn = async (keys: Keys): Promise<void> => {
  await pressTimes(keys, 'Tab', 3)
  await keys.press('Enter')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
}

test('three drugs are prescribed by keyboard alone, each in fewer than sixty keys', async () => {
  page = await signedIn(server, DOCTOR)
  await openOrdering(page, 1)
  await page.getByRole('combobox', { name: 'Procedimiento' }).waitFor()
  await backTo(orderTypes(page).getByRole('button', { name: /^Medicamentos/u }))
  await page.keyboard.press('Enter')

  const warfarin = countedKeys()
  await prescribe(warfarin, 'warfarina 5 c/24h 30d', 'Warfarina 5 mg tableta')
  await selectedRow(page, 'Warfarina 5 mg tableta').waitFor()
  expect(warfarin.count()).toBeLessThan(MOST_KEYS)

  const losartan = countedKeys()
  await prescribe(losartan, 'losartan 50 c/12h 30d 3m', 'Losartán 50 mg tableta')
  await selectedRow(page, 'Losartán 50 mg tableta').waitFor()
  expect(losartan.count()).toBeLessThan(MOST_KEYS)

  // The third one interacts with the other two and is short: going on needs a reason for each, by keyboard too.
  const trimetoprim = countedKeys()
  await prescribe(trimetoprim, 'trimetoprim sulfa 1 tab c/12h 7d', 'Trimetoprim/sulfametoxazol 160/800 mg tableta')
  await answer(trimetoprim, /Warfarina/u, 'INR en tres días')
  await answer(trimetoprim, 'Desabastecimiento detectado')
  await goOn(trimetoprim)
  await selectedRow(page, 'Trimetoprim').getByText('Desabastecimiento · aceptado').waitFor()
  expect(trimetoprim.count()).toBeLessThan(MOST_KEYS)

  await waitForFocus(lineEntry(page))
  expect(await orderMedications(page).innerText()).toContain('Ordenar 3 medicamentos')
  await page.keyboard.press('Control+Enter')
  await page.getByText('Exito', { exact: true }).waitFor()
  await rowOf(activeMedications(page), 'Warfarina 5 mg tableta').waitFor()
  await selected(page).getByText('La lista está vacía').waitFor()
})

test('Tab takes the line to the form, where what is missing is asked for', async () => {
  await start(3)
  await lineEntry(page).pressSequentially('acetaminofen 500 c/8h')
  await readBack(page).getByText('Acetaminofén 500 mg tableta').waitFor()
  await page.keyboard.press('Tab')
  const form = medicationForm(page)
  // The doctor's own favourite fills everything: the first field is the one to begin with.
  await waitForFocus(form.getByRole('combobox', { name: 'Medicamento' }))
  expect(await form.getByRole('combobox', { name: 'Medicamento' }).inputValue()).toBe('Acetaminofén 500 mg tableta')
  expect(await form.getByRole('textbox', { name: 'Frecuencia' }).inputValue()).toBe('8')
  await form.getByRole('spinbutton', { name: 'Duración' }).fill('5')
  await form.getByText('1 cada 8 h durante 5 días = 15 tabletas').waitFor()
  await page.keyboard.press('Enter')
  await selectedRow(page, 'Acetaminofén 500 mg tableta').waitFor()
})

test('Tab goes to the first field that still needs the person: the site comes by itself', async () => {
  await start(3)
  await lineEntry(page).pressSequentially('ciprofloxacina 500 c/12h')
  await readBack(page)
    .getByText(/^Ciprofloxacina/u)
    .waitFor()
  await page.keyboard.press('Tab')
  await waitForFocus(medicationForm(page).getByRole('spinbutton', { name: 'Duración' }))
})

test('the site is asked for before Enter; another drug is taken with the arrows after it', async () => {
  await start(3)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('proponer-direccionamiento')) asked.push(request.postData() ?? '')
  })
  await lineEntry(page).pressSequentially('losartan 50 c/12h 30d')
  await readBack(page)
    .getByText(/^¿Farmacia/u)
    .waitFor()
  expect(asked).toHaveLength(1)
  await lineEntry(page).fill('amoxicilina c/8h 7d')
  const options = page.getByRole('option')
  await options.nth(1).waitFor()
  await page.keyboard.press('Enter')
  await completedLine(page).waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowDown')
  const second = (await options.nth(1).locator('.med-candidate-name').innerText()).trim()
  await readBack(page).getByText(second, { exact: true }).waitFor()
  expect(await completedLine(page).count()).toBe(0)
  await page.keyboard.press('Enter')
  await completedLine(page).waitFor({ state: 'attached' })
})

test('what was said of a blocked drug goes away when the next line starts', async () => {
  await start(3)
  await lineEntry(page).pressSequentially('trimebutina 200 c/8h 7d')
  await readBack(page)
    .getByText(/^Trimebutina/u)
    .waitFor()
  await page.keyboard.press('Enter')
  await completedLine(page).waitFor({ state: 'attached' })
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar el medicamento' }).click()
  const banner = page.getByRole('alert').filter({ hasText: 'Desabastecimiento detectado' })
  await banner.waitFor()
  await waitForFocus(lineEntry(page))
  await page.keyboard.type('m')
  await banner.waitFor({ state: 'detached' })
})

test('the list, its checks and what is being typed survive a reload', async () => {
  await start(3)
  await addLine(page, 'metformina 850 c/12h 30d', 'Metformina 850 mg tableta')
  await lineEntry(page).pressSequentially('losartan 50 c/12')
  await page.reload()
  await openMedicationsAgain()
  await selectedRow(page, 'Metformina 850 mg tableta').getByText('Sin alergia').first().waitFor()
  await expect.poll(() => lineEntry(page).inputValue()).toBe('losartan 50 c/12')
})

const openMedicationsAgain = async (): Promise<void> => {
  await orderTypes(page)
    .getByRole('button', { name: /^Medicamentos/u })
    .click()
  await lineEntry(page).waitFor()
}

test('a line that was taken out comes back as it was', async () => {
  await start(3)
  await addLine(page, 'metformina 850 c/12h 30d', 'Metformina 850 mg tableta')
  await page.getByRole('button', { name: 'Quitar Metformina 850 mg tableta' }).click()
  await selected(page).getByText('La lista está vacía').waitFor()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await selectedRow(page, 'Metformina 850 mg tableta').waitFor()
})

test('a drug that the affiliate takes is marked, and that order can be edited instead', async () => {
  await start(1)
  await lineEntry(page).pressSequentially('amlodipino 5 c/24h 30d')
  await page.getByText('Ya lo toma').first().waitFor()
  await page.getByRole('button', { name: 'Editar esa orden' }).click()
  const form = medicationForm(page)
  await form.getByText(/Cambia una orden activa/u).waitFor()
  await form.getByRole('button', { name: /^Añadir/u }).click()
  await form.getByText('Es necesario colocar un motivo.').first().waitFor()
  await form.getByRole('textbox', { name: 'Por qué la cambia' }).fill('Sube la dosis')
  await form.getByRole('button', { name: /^Añadir/u }).click()
  await selectedRow(page, 'Amlodipino 5 mg tableta').getByText('Cambia una orden activa').waitFor()
})

test('a check whose service is down stays on the line and stops the order until it is explained', async () => {
  await start(3)
  await page.route('**/api/alertas/buscarDesabastecimiento', (route) => route.abort())
  await lineEntry(page).pressSequentially('metformina 850 c/12h 30d')
  await readBack(page).getByText('Metformina 850 mg tableta').waitFor()
  await page.keyboard.press('Enter')
  await completedLine(page).waitFor({ state: 'attached' })
  await page.keyboard.press('Enter')
  await leaveUnchecked(page)
  const row = selectedRow(page, 'Metformina 850 mg tableta')
  await row.getByText('Desabastecimiento: no verificado').waitFor()
  await page.getByText('1 comprobación sin hacer').waitFor()
  expect(await orderMedications(page).isDisabled()).toBe(true)
  await page.unroute('**/api/alertas/buscarDesabastecimiento')
  await row.getByRole('button', { name: 'Comprobar de nuevo' }).click()
  await row.getByText('Sin desabastecimiento').waitFor()
  await expect.poll(() => orderMedications(page).isEnabled()).toBe(true)
})

test('on a phone a line is completed and added by touch', async () => {
  await start(5, { size: PHONE, theme: 'dark' })
  await lineEntry(page).pressSequentially('acetaminofen 500 c/8h 5d')
  await page.getByRole('button', { name: 'Completar la línea' }).click()
  await page.getByRole('button', { name: 'Añadir la línea' }).click()
  await selectedRow(page, 'Acetaminofén 500 mg tableta').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
})
