/** The manual of the product: as files on any server, and inside the application. The questions of a product owner are answered. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { DATA, writeData } from '../../../tools/manual/data.ts'
import { type StaticSite, serveFolder } from '../support/static-site.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { searchBox, title, waitForManual } from '../pages/manual.ts'
import { closeBrowsers, newPerson, PHONE, signedIn } from '../support/browser.ts'
import { waitForFocus } from '../support/focus.ts'

const PATH = '/desarrollo/manuales'
/** What a sheet of A4 leaves inside of its margins, in pixels. */
const PAPER = { width: 688, height: 1017 }
const ALLERGY = '¿Qué pasa si el paciente es alérgico y el médico insiste?'

let server: TestServer
let site: StaticSite
const folder = mkdtempSync(join(tmpdir(), 'cauce-manual-'))
beforeAll(async () => {
  writeData()
  const root = resolve(import.meta.dirname, '../../../apps/docs')
  const building = build({ root, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } })
  server = await startTestServer()
  await building
  cpSync(DATA, join(folder, 'datos'), { recursive: true })
  site = await serveFolder(folder, '/documentos/manual/')
})
afterAll(async () => {
  await closeBrowsers()
  await server.close()
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

const onSite = async (place = ''): Promise<Page> => {
  const page = await newPerson({ url: site.url })
  await page.goto(`${site.url}${place}`)
  return page
}
const inApp = async (email = 'admin@cauce.demo', view = {}): Promise<Page> => {
  const page = await signedIn(server, email, view)
  await page.goto(PATH)
  return page
}

describe.each([
  ['the site', () => onSite()],
  ['the application', () => inApp()],
])('in %s', (_where, open) => {
  test('a question is answered with the keyboard alone', async () => {
    const page = await open()
    await waitForManual(page)
    await page.keyboard.press('/')
    await waitForFocus(searchBox(page))
    await page.keyboard.type('que pasa si el paciente es alergico y el medico insiste')
    const first = page.getByRole('option').first()
    await expect.poll(() => first.textContent()).toContain(ALLERGY)
    await page.keyboard.press('Enter')
    await waitForFocus(page.getByRole('heading', { name: ALLERGY }))
    await page.getByText('debe elegir un motivo de la lista').waitFor()
    await page.getByRole('link', { name: 'alertas antes de formular' }).first().click()
    await title(page, 'Alertas antes de formular un medicamento').waitFor()
    await page.getByText('queda registrado que ordenó a pesar de la alergia').waitFor()
    await page.goBack()
    await page.getByText('debe elegir un motivo de la lista').waitFor()
    await page.context().close()
  })

  test('the arrows go through every kind of answer, and one of them leads to its scenario', async () => {
    const page = await open()
    await waitForManual(page)
    await searchBox(page).fill('alérgico')
    await page.getByRole('group', { name: 'Reglas' }).waitFor()
    const scenarios = page.getByRole('group', { name: 'Características' }).getByRole('option')
    const wanted = scenarios.first()
    await wanted.waitFor()
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowDown')
        return wanted.getAttribute('aria-selected')
      })
      .toBe('true')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Características' }).first().waitFor()
    await page.getByRole('article').first().waitFor()
    await page.context().close()
  })
})

describe('the site', () => {
  test('opens at the page that a link names, and says so in the tab', async () => {
    const page = await onSite('#/reglas/sick-leave/end-date')
    await title(page, 'La fecha final es la fecha de inicio más los días menos uno.').waitFor()
    await expect.poll(() => page.title()).toBe('La fecha final es la fecha de inicio más los días menos uno. · Cauce')
    await page.getByRole('link', { name: 'Los datos de una incapacidad' }).click()
    await waitForFocus(title(page, 'Los datos de una incapacidad'))
    await page.context().close()
  })

  test('on paper it is the page alone, in light, with each drawing at most as wide as it', async () => {
    const page = await newPerson({ url: site.url })
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await page.setViewportSize(PAPER)
    await page.goto(`${site.url}#/maquinas/medicationAlert`)
    const heading = title(page, 'Alertas de un medicamento antes de formularlo')
    await heading.waitFor()
    const drawings = page.locator('.man-diagram svg')
    await drawings.first().waitFor()
    const widths = await drawings.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
    expect(widths.length).toBeGreaterThan(2)
    expect(Math.max(...widths)).toBeLessThanOrEqual(PAPER.width)
    for (const hidden of [
      page.getByRole('navigation', { name: 'Manual' }),
      searchBox(page),
      page.getByRole('link', { name: 'Recorrerla en el simulador' }),
      page.getByRole('button', { name: 'Acercar el dibujo' }),
    ])
      expect(await hidden.isVisible()).toBe(false)
    expect(await heading.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(27, 36, 48)')
    await page.context().close()
  })

  test('a part that does not arrive leaves the others, and is asked for again', async () => {
    const page = await newPerson({ url: site.url })
    await page.route('**/datos/reglas.json', (route) => route.abort())
    await page.goto(`${site.url}#/reglas`)
    await page.getByRole('alert').waitFor()
    await page.getByRole('link', { name: 'Glosario' }).first().click()
    await page.getByText('orden_procedimientos').waitFor()
    await page.goBack()
    await page.unroute('**/datos/reglas.json')
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
    await page.getByRole('table', { name: 'Reglas' }).waitFor()
    await page.context().close()
  })
})

describe('the application', () => {
  test('keeps the page in the address', async () => {
    const page = await inApp()
    await page.getByRole('link', { name: 'Reglas', exact: true }).first().click()
    await page.getByRole('combobox', { name: 'Módulo' }).selectOption('sick-leave')
    await page.getByRole('link', { name: 'La fecha final es la fecha de inicio más los días menos uno.' }).click()
    await waitForFocus(title(page, /^La fecha final/u))
    await page.reload()
    await title(page, /^La fecha final/u).waitFor()
    await page.context().close()
  })

  test('on a phone the sections come when they are asked for', async () => {
    const page = await inApp('admin@cauce.demo', { size: PHONE })
    const sections = page.getByRole('navigation', { name: 'Manual' })
    const more = page.getByRole('button', { name: 'Secciones' })
    await more.waitFor()
    expect(await sections.isVisible()).toBe(false)
    await more.click()
    await sections.getByRole('link', { name: 'Máquinas' }).click()
    await title(page, 'Máquinas').waitFor()
    expect(await sections.isVisible()).toBe(false)
    await page.context().close()
  })

  test('is closed to who does not have the permission', async () => {
    const page = await inApp('medico@cauce.demo')
    await page.getByText('desarrollo.manuales').waitFor()
    await page.context().close()
  })
})
