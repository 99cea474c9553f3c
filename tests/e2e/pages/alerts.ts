/** The alert dialog, and the services of the checks when they fail. */
import type { Locator, Page, Route } from 'playwright-core'
import { expect } from 'vitest'
import { completedLine, lineEntry, readBack } from './medications.ts'

/** A check: its call, the name of its step and how its chip begins where it was not made. */
export interface CheckService {
  readonly name: string
  readonly call: string
  readonly chip: RegExp
}

export const SERVICES: readonly CheckService[] = [
  { name: 'interacciones', call: '**/api/alertas/verificarInteraccion', chip: /^Interacciones: no verificado/u },
  {
    name: 'desabastecimiento',
    call: '**/api/alertas/buscarDesabastecimiento',
    chip: /^Desabastecimiento: no verificado/u,
  },
  { name: 'alergia', call: '**/api/alertas/buscarAlergico', chip: /^Alergia: no verificado/u },
  { name: 'avisos', call: '**/api/alertas/avisos', chip: /^Duplicidad terapéutica: no verificado/u },
]

export const alert = (page: Page): Locator => page.getByRole('alertdialog').last()

/** The dialog, where a call of a check failed. */
export const notMade = (page: Page): Locator =>
  page.getByRole('alertdialog').filter({ hasText: 'Ha ocurrido un Error al buscar las Alertas' })

/** Goes on with the line, everything that could not be checked left pending on it. */
export const leaveUnchecked = async (page: Page): Promise<void> => {
  const leave = alert(page).getByRole('button', { name: 'Dejarla pendiente' })
  await leave.first().waitFor()
  for (let open = await leave.count(); open > 0; open -= 1) await leave.first().click()
  await alert(page).getByRole('button', { name: 'Formular de todos modos' }).click()
}

/** Types a line, completes it and sends it to its checks, whatever they answer. */
export const sendLine = async (page: Page, text: string, drug: string): Promise<void> => {
  await lineEntry(page).pressSequentially(text)
  await readBack(page).getByText(drug).waitFor()
  await page.keyboard.press('Enter')
  await completedLine(page).waitFor({ state: 'attached' })
  await page.keyboard.press('Enter')
}

/** Answers of a service that are no answer. */
export const MALFORMED: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'JSON que no es': (route) => route.fulfill({ json: { hola: 'mundo' } }),
  'una lista vacía': (route) => route.fulfill({ json: [] }),
  'texto que no es JSON': (route) => route.fulfill({ body: '<html>', contentType: 'text/html' }),
  'otros identificadores': async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: aboutAnother(text) })
  },
}

const CLEAN_ALLERGY = {
  alergico: false,
  por_que: null,
  conocimiento: { catalogo: 'alergias', version: '2026-11', fecha: '2026-11-01' },
}

/** The service answers that it found nothing, whatever it found. */
export const hideFindings = async (route: Route): Promise<void> => {
  const asked: unknown = route.request().postDataJSON()
  const response = await route.fetch()
  if (!response.ok()) {
    await route.fulfill({ json: Object.assign({}, asked, CLEAN_ALLERGY) })
    return
  }
  const said: unknown = await response.json()
  const nothing = {
    resultado: false,
    interacciones: [],
    tipo_alerta: null,
    mensaje: null,
    alertaDetalleId: null,
    hallazgo: null,
    hallazgos: [],
  }
  const hide = (one: unknown): object => Object.assign({}, one, nothing)
  await route.fulfill({ response, json: Array.isArray(said) ? said.map(hide) : hide(said) })
}

const ANOTHER_DRUG = '999999'

const aboutAnother = (text: string): string =>
  text
    .replaceAll(/"revisados":\[[^\]]*\]/gu, `"revisados":[${ANOTHER_DRUG}]`)
    .replaceAll(/"medicamento_id":\d+/gu, `"medicamento_id":${ANOTHER_DRUG}`)
    .replaceAll(/"codesumi_id":\d+/gu, `"codesumi_id":${ANOTHER_DRUG}`)

/** A check that was not made is not named among those that found nothing. */
export const nothingTurnedGreen = async (page: Page, service: CheckService): Promise<void> => {
  const clean = await alert(page)
    .getByText(/^Comprobado y sin hallazgos/u)
    .allInnerTexts()
  const names = clean
    .join()
    .toLocaleLowerCase('es-CO')
    .split(/: |, | [ey] /u)
  expect(names).not.toContain(service.name)
}
