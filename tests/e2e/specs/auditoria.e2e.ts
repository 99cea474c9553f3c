/** Searching the audit and taking it away, seeing who comes and goes, and a switch that does not deceive. */
import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { closeBrowsers, newPerson, signedIn } from '../support/browser.ts'
import { keepCookie } from '../../support/credentials.ts'

const ADMIN = 'admin@cauce.demo'
const DOCTOR = 'medico@cauce.demo'
const PROGRAM = 'Laboratorio San Rafael'
const EXPORT = '**/api/auditoria/exportar'
const SWITCH = '**/api/cliente/cambiar-estado/*'
const DOWN = { status: 503, json: { error: 'El servicio no está disponible.', codigo: 'servidor.no_disponible' } }

let server: TestServer
const opened: Page[] = []

beforeAll(async () => {
  server = await startTestServer()
})
afterEach(async () => {
  for (const page of opened.splice(0)) await page.context().close()
})
afterAll(async () => {
  await closeBrowsers()
  await server.close()
})

const admin = async (path: string): Promise<Page> => {
  const page = await signedIn(server, ADMIN)
  opened.push(page)
  page.setDefaultTimeout(30_000)
  await page.goto(path)
  return page
}

const count = async (page: Page): Promise<number> => {
  const text = await page.getByRole('navigation', { name: 'Páginas' }).getByRole('status').textContent()
  return Number(/de (\d+)$/u.exec(text ?? '')?.[1])
}

test('se busca por persona y acción, se abre una entrada, se pasa a la siguiente y se descarga todo', async () => {
  const page = await admin('/admin/auditoria')
  await page.getByRole('combobox', { name: 'Quién' }).fill('restrepo')
  await page.getByRole('option').filter({ hasText: DOCTOR }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByLabel('Acción', { exact: true }).selectOption('ingreso.correcto')
  await page.waitForURL(/accion=ingreso\.correcto/u)
  await page.waitForFunction(() => document.querySelector('table[aria-busy="true"]') === null)
  expect(page.url()).not.toMatch(/restrepo|cauce\.demo/iu)
  const total = await count(page)
  expect(total).toBeGreaterThan(5)

  await page.getByRole('button', { name: 'Ver', exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('No se puede cambiar ni borrar').waitFor()
  const first = await dialog.getByText(/^Entrada \d+/u).textContent()
  await dialog.getByRole('button', { name: 'Más antigua' }).click()
  await page.waitForFunction((before) => !document.body.textContent?.includes(before ?? ''), first)
  await page.reload()
  await dialog.getByText(/^Entrada \d+/u).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^auditoria_\d{4}-\d{2}-\d{2}\.csv$/u)
  const text = readFileSync(await file.path(), 'utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  const rows: Record<string, string>[] = parse(text, { bom: true, columns: true })
  expect(rows).toHaveLength(total)
  expect(new Set(rows.map((row) => row['Acción']))).toEqual(new Set(['Ingresó']))
  await page.getByText(`El archivo tiene ${total} filas: todas las de la búsqueda.`).waitFor()
})

test('la dirección de red por la que se busca sobrevive a recargar y nunca está en la dirección de la página', async () => {
  const page = await admin('/admin/auditoria-logueos?ver=direccion')
  await page.getByRole('row').filter({ hasText: '203.0.113.66' }).getByRole('button', { name: 'Ver ingresos' }).click()
  await page.getByRole('button', { name: /^63 Todos/u }).waitFor()
  expect(page.url()).not.toContain('203.0.113')
  await page.reload()
  await page.getByRole('button', { name: /^63 Todos/u }).waitFor()
  expect(await page.getByLabel('Dirección de red').inputValue()).toBe('203.0.113.66')
})

test('una descarga se cancela, y una que se detuvo sigue desde donde iba', async () => {
  const page = await admin('/admin/auditoria')
  const button = page.getByRole('button', { name: 'Descargar CSV' })
  await page.route(EXPORT, () => {})
  await button.click()
  await page.getByRole('button', { name: 'Cancelar la descarga' }).click()
  await page.getByRole('button', { name: 'Cancelar la descarga' }).waitFor({ state: 'detached' })
  await page.unroute(EXPORT)
  await page.route(EXPORT, (route) => route.fulfill(DOWN))
  await button.click()
  await page.getByText('La descarga se detuvo.').waitFor()
  await page.unroute(EXPORT)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Seguir la descarga' }).click()
  await download
})

test('quien llega y quien se va se ven sin recargar; cerrar una sesión pide el motivo', async () => {
  const page = await admin('/estadistica/usuarios-en-linea')
  await page.getByText(/\(usted\)/u).waitFor()
  const row = page.getByRole('row').filter({ hasText: DOCTOR })
  expect(await row.count()).toBe(0)

  const token = await server.login(DOCTOR)
  const doctor = await newPerson(server)
  opened.push(doctor)
  await keepCookie(doctor.context(), server.url, token)
  await doctor.addInitScript((value) => {
    if (sessionStorage.getItem('puesto') !== null) return
    sessionStorage.setItem('puesto', 'si')
    localStorage.setItem('cauce.token', value)
  }, token)
  await doctor.goto('/panelMedico/atencion')
  await row.getByText('1 ventana').waitFor()
  await row.getByText('Activo').waitFor()

  await row.getByRole('button', { name: 'Cerrar sesión' }).click()
  const close = page.getByRole('button', { name: 'Cerrar su sesión' })
  expect(await close.isDisabled()).toBe(true)
  await page.getByLabel('Motivo').fill('Dejó el equipo abierto')
  await close.click()
  await row.waitFor({ state: 'detached' })
  // The doctor's own page knows it too.
  await doctor.getByText('Su sesión terminó. Ingrese de nuevo para continuar').waitFor()
})

test('el interruptor de un programa cambia al instante, vuelve si falla y no se hace dos veces', async () => {
  const page = await admin('/api/clientes')
  const toggle = page.getByRole('switch', { name: PROGRAM })
  await toggle.waitFor()
  const keys: (string | undefined)[] = []
  let answer: (() => void) | undefined
  await page.route(SWITCH, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.fulfill(DOWN)
  })
  await toggle.click()
  await page.getByRole('switch', { name: `${PROGRAM}: Inactivo`, checked: false }).waitFor()
  await expect.poll(() => answer).toBeDefined()
  answer?.()
  await page.getByText(`No se pudo inactivar «${PROGRAM}»: sigue activo. Intente de nuevo.`).waitFor()
  await page.getByRole('switch', { name: `${PROGRAM}: Activo`, checked: true }).waitFor()

  await page.unroute(SWITCH)
  page.on('request', (request) => {
    if (request.url().includes('cambiar-estado')) keys.push(request.headers()['idempotency-key'])
  })
  await toggle.click()
  await page.getByRole('switch', { name: `${PROGRAM}: Inactivo` }).waitFor()
  await expect
    .poll(
      async () => (await server.db.selectFrom('clientes').select('activo').where('nombre', '=', PROGRAM).execute())[0],
    )
    .toEqual({ activo: false })
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
  await page.reload()
  await page.getByRole('switch', { name: `${PROGRAM}: Inactivo` }).waitFor()
})

test('la clave se muestra una vez y se puede copiar', async () => {
  const page = await admin('/api/clientes')
  await page.getByRole('button', { name: 'Crear un programa' }).click()
  await page.getByLabel('Nombre').fill('Farmacia de la 80')
  await page.keyboard.press('Control+Enter')
  const shown = page.getByRole('status', { name: 'Clave' })
  const key = (await shown.textContent())?.trim() ?? ''
  expect(key).toMatch(/^cauce_[\w-]{43}$/u)
  await page.keyboard.press('Escape')
  await shown.waitFor()
  await page.getByRole('button', { name: 'Ya la guardé' }).click()
  await page
    .getByRole('row')
    .filter({ hasText: 'Farmacia de la 80' })
    .getByText(`…${key.slice(-4)}`)
    .waitFor()
  expect(await page.content()).not.toContain(key)
})
