/** One record typed in two tabs and on two devices: what can be joined is joined and told, and nothing is overwritten. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { openRecords, type Records } from '../../support/clinical-record.ts'
import {
  conflict,
  keptDrafts,
  keptHere,
  openChoice,
  openRecord,
  savedOnServer,
  section,
  typeIn,
} from '../pages/draft.ts'
import { signIn } from '../pages/login.ts'
import { signOut } from '../pages/shell.ts'
import { closeBrowsers, signedIn } from '../support/browser.ts'

const DOCTOR = 'medico@cauce.demo'
const SAVE = '**/api/historia/borrador/**'

let records: Records
const pages: Page[] = []

beforeAll(async () => {
  records = await openRecords()
})
afterEach(async () => {
  await Promise.all(pages.splice(0).map((page) => page.context().close()))
})
afterAll(async () => {
  await closeBrowsers()
  await records.close()
})

/** A device of the doctor with the record open. */
const device = async (consulta: number): Promise<Page> => {
  const page = await signedIn(records.ordering.server, DOCTOR)
  pages.push(page)
  await openRecord(page, consulta)
  return page
}

const text = (page: Page, name: string) => section(page, name).inputValue()
const becomes = (page: Page, name: string, value: string) => expect.poll(() => text(page, name)).toBe(value)
const onServer = async (consulta: number, componente: string) =>
  (await records.view(consulta)).borradores.find((draft) => draft.componente === componente)?.datos
const keptRows = async (page: Page): Promise<number> => (await keptDrafts(page)).length
/** The disk of the browser has that text. */
const onDisk = (page: Page, words: string) =>
  expect.poll(async () => JSON.stringify(await keptDrafts(page))).toContain(words)
const received = (page: Page) => page.getByText(/^Se escribió en otro equipo o pestaña/u)

test('what is typed in one tab appears in the other, which says so', async () => {
  const consulta = await records.visit()
  const first = await device(consulta)
  const second = await first.context().newPage()
  await openRecord(second, consulta)
  await typeIn(second, 'Plan', 'Reposo relativo')
  await becomes(first, 'Plan', 'Reposo relativo')
  await received(first).waitFor()
  expect(await received(first).textContent()).toContain('Plan')
  await typeIn(first, 'Recomendaciones', 'Volver si hay fiebre')
  await becomes(second, 'Recomendaciones', 'Volver si hay fiebre')
  expect(await onServer(consulta, 'plan')).toEqual({ plan: 'Reposo relativo', recomendaciones: 'Volver si hay fiebre' })
  expect([await conflict(first).count(), await conflict(second).count()]).toEqual([0, 0])
})

test('two devices that wrote in the same field are asked, and neither text is lost', async () => {
  const consulta = await records.visit()
  const office = await device(consulta)
  const ward = await device(consulta)
  await office.context().setOffline(true)
  await typeIn(office, 'Plan', 'Cirugía programada')
  await keptHere(office)
  await typeIn(ward, 'Plan', 'Manejo médico')
  await savedOnServer(ward)
  await office.context().setOffline(false)
  await conflict(office).waitFor()
  // Who is typing goes on typing.
  await typeIn(office, 'Plan', ' en marzo')
  await typeIn(office, 'Examen físico', 'Sin déficit')
  await expect.poll(() => onServer(consulta, 'examen')).toEqual({ examen_fisico: 'Sin déficit' })
  expect(await onServer(consulta, 'plan')).toMatchObject({ plan: 'Manejo médico' })

  const choice = await openChoice(office)
  await choice.getByText('Cirugía programada en marzo').waitFor()
  await choice.getByText('Manejo médico').waitFor()
  await choice.getByText('Los dos, uno tras otro').click()
  await choice.getByRole('button', { name: 'Dejar lo elegido' }).click()
  await becomes(office, 'Plan', 'Manejo médico\nCirugía programada en marzo')
  await savedOnServer(office)
  await becomes(ward, 'Plan', 'Manejo médico\nCirugía programada en marzo')
  expect(await conflict(ward).count()).toBe(0)
})

test('a conflict that nobody chose survives a reload', async () => {
  const consulta = await records.visit()
  const office = await device(consulta)
  await office.context().setOffline(true)
  await typeIn(office, 'Motivo de consulta', 'Tos')
  await keptHere(office)
  await records.save(consulta, { componente: 'anamnesis', datos: { motivo: 'Fiebre', enfermedad_actual: '' } })
  await office.context().setOffline(false)
  await conflict(office).waitFor()
  await onDisk(office, '"otro":"Fiebre"')
  await office.reload()
  await conflict(office).waitFor()
  expect(await text(office, 'Motivo de consulta')).toBe('Tos')
  expect(await onServer(consulta, 'anamnesis')).toMatchObject({ motivo: 'Fiebre' })
})

test('what is typed without connection is sent when it comes back, and survives a closed tab before that', async () => {
  const consulta = await records.visit()
  const page = await device(consulta)
  await page.context().setOffline(true)
  await typeIn(page, 'Enfermedad actual', 'Dos semanas de dolor')
  await keptHere(page)
  await onDisk(page, 'Dos semanas de dolor')
  expect(await onServer(consulta, 'anamnesis')).toBeUndefined()
  const context = page.context()
  await page.close()
  await context.setOffline(false)
  const again = await context.newPage()
  await openRecord(again, consulta)
  await becomes(again, 'Enfermedad actual', 'Dos semanas de dolor')
  await expect
    .poll(() => onServer(consulta, 'anamnesis'))
    .toEqual({ motivo: '', enfermedad_actual: 'Dos semanas de dolor' })
})

test('an answer that was lost on its way back is not a conflict with oneself', async () => {
  const consulta = await records.visit()
  const page = await device(consulta)
  await page.route(SAVE, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await typeIn(page, 'Plan', 'Reposo')
  await keptHere(page)
  await typeIn(page, 'Plan', ' y calor local')
  await page.unroute(SAVE)
  await savedOnServer(page)
  expect(await text(page, 'Plan')).toBe('Reposo y calor local')
  expect(await onServer(consulta, 'plan')).toMatchObject({ plan: 'Reposo y calor local' })
  expect([await conflict(page).count(), await received(page).count()]).toEqual([0, 0])
})

test('signing out leaves on the computer only what could not be sent, says so, and it is there for who comes back', async () => {
  const consulta = await records.visit()
  const page = await device(consulta)
  await typeIn(page, 'Motivo de consulta', 'Tos')
  await savedOnServer(page)
  await expect.poll(() => keptRows(page)).toBe(0)
  await page.route(SAVE, (route) => route.abort())
  await typeIn(page, 'Plan', 'Reposo')
  await keptHere(page)
  await signOut(page)
  await page.getByText('Lo último que escribió en la historia no se pudo enviar').waitFor()
  expect(await keptRows(page)).toBe(1)
  await page.unroute(SAVE)
  await signIn(page, records.ordering.server, DOCTOR)
  await page.getByRole('heading', { name: 'Siguientes consultas' }).waitFor()
  await openRecord(page, consulta)
  await becomes(page, 'Plan', 'Reposo')
  await expect.poll(() => onServer(consulta, 'plan')).toMatchObject({ plan: 'Reposo' })
  await expect.poll(() => keptRows(page)).toBe(0)
})

test('a record that was finalised on another device is locked here, and what was typed is offered for a note', async () => {
  const consulta = await records.visit()
  const page = await device(consulta)
  await page.context().setOffline(true)
  await typeIn(page, 'Recomendaciones', 'Volver en ocho días')
  await keptHere(page)
  const { status } = await records.finalise(consulta, await records.complete())
  expect(status).toBe(200)
  await page.context().setOffline(false)
  await page.getByText('La historia se finalizó desde otro equipo o pestaña.').waitFor()
  await page.reload()
  await page.getByText('La historia se finalizó desde otro equipo o pestaña.').waitFor()
  await page.getByText('Volver en ocho días').waitFor()
  await page.getByRole('button', { name: 'Llevarlo a una nota aclaratoria' }).click()
  await expect
    .poll(() => page.getByRole('textbox', { name: /nota/iu }).inputValue())
    .toBe('Recomendaciones: Volver en ocho días')
})
