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

export const notMade = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: 'Ha ocurrido un Error al buscar las Alertas' })

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

/** No step of the strip that is behind is shown as done where it was not made. */
export const nothingTurnedGreen = async (page: Page, service: CheckService): Promise<void> => {
  const strip = alert(page).getByRole('list', { name: 'Comprobaciones del medicamento' })
  if (!(await strip.isVisible())) return
  const green = await strip.locator('[data-tone="ok"]').allInnerTexts()
  expect(green.map((text) => text.toLocaleLowerCase('es-CO')).some((text) => text.includes(service.name))).toBe(false)
}
