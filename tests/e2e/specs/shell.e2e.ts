/** What surrounds every page: the menu, the palette, the frames, and what happens when something fails. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { openMenu, openPalette } from '../pages/shell.ts'
import { closeBrowsers, newPerson, PHONE, signedIn, type View } from '../support/browser.ts'
import { waitForFocus, waitForFocusIn } from '../support/focus.ts'

const ADMIN = 'admin@cauce.demo'
const PAGE_CHUNK = /\/assets\/usuarios-en-linea-[^/]*\.js$/u

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

const open = async (path: string, heading: string, view: View = {}): Promise<void> => {
  page = await signedIn(server, ADMIN, view)
  await page.goto(path)
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
}
const menu = () => page.getByRole('navigation', { name: 'Menú' })
/** Pages that have no screen yet are in the last group of the menu. */
const openTurns = async (): Promise<void> => {
  await menu()
    .getByRole('button', { name: /^Más adelante/u })
    .click()
  await menu()
    .getByRole('button', { name: /^Turno/u })
    .click()
}

describe('the menu', () => {
  test('on a phone nothing behind the drawer takes the keyboard, and a page that is chosen does', async () => {
    await open('/', 'Lo que espera por usted', { size: PHONE })
    await openMenu(page)
    await waitForFocus(menu())
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    expect(await page.getByRole('main').locator(':focus').count()).toBe(0)
    await openTurns()
    await menu().getByRole('link', { name: 'Lista de turnos' }).click()
    await page.getByRole('heading', { name: 'Lista de turnos' }).waitFor()
    await waitForFocus(page.getByRole('main'))
    await page.getByRole('button', { name: 'Abrir el menú', expanded: false }).waitFor()
  })

  test('a group that is opened while the menu is collapsed opens it', async () => {
    await open('/', 'Lo que espera por usted')
    await menu().getByRole('button', { name: 'Contraer' }).click()
    await page.reload()
    await menu().getByRole('button', { name: 'Expandir' }).waitFor()
    await openTurns()
    await menu().getByRole('link', { name: 'Lista de turnos' }).waitFor()
    await menu().getByRole('button', { name: 'Contraer' }).waitFor()
  })
})

test('Ctrl-K takes the keyboard, finds without accents, tells who gives what is missing, and gives the keyboard back', async () => {
  page = await signedIn(server, 'auxiliar@cauce.demo')
  await page.goto('/perfil')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('button', { name: /^Ir a una pantalla/u }).focus()
  const box = await openPalette(page)
  await waitForFocus(box)
  await page.keyboard.type('KARDEX')
  await page.getByText('Pide el permiso «farmacia.kardex»: lo da un administrador').waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await waitForFocus(page.getByRole('button', { name: /^Ir a una pantalla/u }))
  expect(new URL(page.url()).pathname).toBe('/perfil')
  await openPalette(page)
  await page.keyboard.type('citas asignar')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/cita/agendamiento')
})

describe('the frames', () => {
  test('change with the page, and what the person chose goes along', async () => {
    await open('/turno/listar', 'Lista de turnos')
    const box = await openPalette(page)
    await box.fill('tablero de turnos')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Tablero de turnos' }).waitFor()
    expect(await menu().count()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true)
    await page.getByRole('button', { name: 'Ir al inicio' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Lo que espera por usted', level: 1 }).waitFor()
    await openPalette(page)
    await page.getByRole('rowgroup', { name: 'Recientes' }).getByText('Tablero de turnos').waitFor()
  })

  test('the sign-in is in its own, and an address without a page by itself', async () => {
    page = await newPerson(server)
    await page.goto('/no/existe')
    await page.getByRole('heading', { name: '404 Not Found' }).waitFor()
    expect(await page.getByRole('banner').count()).toBe(0)
    await page.getByRole('link', { name: 'Ir al inicio' }).click()
    await page.getByRole('heading', { name: 'Ingresar' }).waitFor()
  })
})

describe('a page that does not load', () => {
  test('the product reloads once, towards that page, and then says so; the rest goes on', async () => {
    await open('/', 'Lo que espera por usted')
    await page.route(PAGE_CHUNK, (route) => route.fulfill({ status: 404, body: '' }))
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    const box = await openPalette(page)
    await box.fill('usuarios en línea')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'An error occurred' }).waitFor()
    expect(documents).toEqual(['/estadistica/usuarios-en-linea'])
    await menu().waitFor()
    await page.getByRole('link', { name: 'Ir al inicio', exact: true }).click()
    await page.getByRole('heading', { name: 'Lo que espera por usted', level: 1 }).waitFor()
  })

  test('without a connection it does not reload: what is on the screen stays', async () => {
    await open('/', 'Lo que espera por usted')
    await page.route(PAGE_CHUNK, (route) => route.abort())
    await page.context().setOffline(true)
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url())
    })
    await menu().getByRole('button', { name: 'Estadísticas' }).click()
    await menu().getByRole('link', { name: 'Usuarios en línea' }).click()
    await page.getByRole('heading', { name: 'An error occurred' }).waitFor()
    expect(documents).toEqual([])
  })
})

test('while a page is on its way the bar runs, and is gone when it came', async () => {
  await open('/', 'Lo que espera por usted')
  const arrived = Promise.withResolvers<void>()
  await page.route(PAGE_CHUNK, async (route) => {
    await arrived.promise
    await route.continue()
  })
  await menu().getByRole('button', { name: 'Estadísticas' }).click()
  await menu().getByRole('link', { name: 'Usuarios en línea' }).click()
  await page.locator('.ca-loading-bar[data-state="running"]').waitFor()
  arrived.resolve()
  await page.getByRole('heading', { name: 'Usuarios en línea' }).waitFor()
  await page.locator('.ca-loading-bar[data-state="hidden"]').waitFor({ state: 'attached' })
})

test('an anchor whose place comes later is waited for', async () => {
  await open('/farmacia/kardex#mas-tarde', 'Kardex', { size: PHONE })
  await page.evaluate(() => {
    const place = document.createElement('p')
    place.id = 'mas-tarde'
    place.style.marginTop = '3000px'
    document.querySelector('main')?.append(place)
  })
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
})

test('the columns of a list are chosen with the keyboard and are there in another tab', async () => {
  await open('/panelMedico/atencion', 'Consultas de hoy')
  await page.getByRole('button', { name: 'Columnas' }).focus()
  await page.keyboard.press('Enter')
  await waitForFocusIn(page.getByRole('group', { name: 'Columnas que se ven' }))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Columnas (2 de 3)' }).waitFor()
  await page.keyboard.press('Escape')
  await waitForFocus(page.getByRole('button', { name: 'Columnas (2 de 3)' }))
  const other = await page.context().newPage()
  await other.goto('/panelMedico/atencion')
  await other.getByRole('button', { name: 'Columnas (2 de 3)' }).waitFor()
})
