/** What a person does, what the world answers and what the screen shows while a leave is registered. */
import * as Schema from 'effect/Schema'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { addDays, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { sickLeaveWalk } from '@cauce/machines/walks/sick-leave'
import { insertPastLeave, newLeaveVisit, todayOf, type LeaveVisit } from '../../../support/sick-leave.ts'
import type { TestServer } from '../../../support/server.ts'
import { openOrdering, orderTypes } from '../../pages/ordering.ts'
import { diagnosisSearch, leaveForm, registerLeave, registeredLeave, schoolSearch } from '../../pages/sick-leave.ts'
import { type Drive, passes } from '../drive.ts'
import { type Gate, gateAt } from '../gate.ts'
import type { Step } from '../graph.ts'
import { type HeldCalls, holdCalls } from '../held-calls.ts'
import { newKeyPort } from '../keys.ts'

export interface LeaveWorld {
  readonly server: TestServer
  readonly page: Page
  readonly visit: LeaveVisit
  /** Before what the leave starts from. */
  readonly reading: Gate
  readonly registering: HeldCalls
  /** Leaves that were registered; the next one starts after them. */
  leaves: number
}

const DESCRIPTION = 'Descripción'
const LONG_AGO_DAYS = 90
const SCHOOL = 'Cerros de la Aurora'
const DIAGNOSIS = 'M545'
/** On no screen: where the machine has nothing to tell, a dialog that tells something is wrong. */
const NOTHING_TOLD = 'La máquina no tiene nada que decir'
const BUSY = 'El servidor registra la incapacidad…'

const Told = Schema.Struct({
  touched: Schema.Boolean,
  tried: Schema.Boolean,
  cleared: Schema.NullOr(Schema.Unknown),
  dialog: Schema.NullOr(Schema.Struct({ titulo: Schema.String, mensaje: Schema.String })),
  registered: Schema.NullOr(Schema.Struct({ mensaje: Schema.String, dias: Schema.Int })),
})
const told = Schema.decodeUnknownSync(Told)

const Written = Schema.Struct({ contingencia: Schema.String, dias: Schema.Int, descripcion: Schema.String })
const readWritten = Schema.decodeUnknownSync(Written)

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const errorDialog = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Error', exact: true })
const strip = (page: Page): Locator => page.getByRole('img', { name: /^Incapacidades de /u })
const toast = (page: Page): Locator => page.locator('.ca-toaster').getByText('Se limpió la incapacidad')

const pick = async (page: Page, search: Locator, text: string): Promise<void> => {
  await search.fill(text)
  await page
    .getByRole('option', { name: new RegExp(text, 'iu') })
    .filter({ visible: true })
    .first()
    .click()
}

const firstFreeDay = (leaves: number, dias: number): CalendarDate => addDays(todayOf(), leaves * dias)

const write = async ({ page, leaves }: LeaveWorld, { event }: Step): Promise<void> => {
  const { contingencia, dias, descripcion } = readWritten(event['draft'])
  await pick(page, diagnosisSearch(page), DIAGNOSIS)
  await page.getByLabel('Contingencia').selectOption(contingencia)
  await page.getByLabel('Desde').fill(firstFreeDay(leaves, dias))
  await page.getByLabel('Días', { exact: true }).fill(String(dias))
  await pick(page, schoolSearch(page), SCHOOL)
  await page.getByLabel(DESCRIPTION).fill(descripcion)
}

/** Another screen registered a leave of some months ago, and this one comes back to the network. */
const arriveAgain = async ({ server, page, visit }: LeaveWorld): Promise<void> => {
  const desde = addDays(todayOf(), -LONG_AGO_DAYS)
  await insertPastLeave(server.db, visit, { desde, dias: 3 })
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await expect.poll(() => strip(page).locator('desc').textContent()).toContain('3 días')
}

const baseArrived = (world: LeaveWorld, { before }: Step): Promise<void> =>
  before.matches('waiting') ? world.reading.open() : arriveAgain(world)

const clear = async ({ page }: LeaveWorld): Promise<void> => {
  await button(page, 'Limpiar').click()
  // What is said in passing stays while one points at it.
  await toast(page).hover()
}

const showsWriting = async ({ page }: LeaveWorld, context: object): Promise<void> => {
  const { touched, tried, cleared } = told(context)
  await errorDialog(page).waitFor({ state: 'detached' })
  await registeredLeave(page).waitFor({ state: 'detached' })
  await registerLeave(page).and(page.locator(':not([aria-busy="true"])')).waitFor()
  await button(page, 'Limpiar').waitFor({ state: touched ? 'visible' : 'detached' })
  await expect.poll(() => page.getByLabel(DESCRIPTION).inputValue()).toMatch(touched ? /./u : /^$/u)
  if (cleared !== null) await toast(page).waitFor()
  if (tried && !touched) await leaveForm(page).getByText('La contingencia es requerida').waitFor()
}

const showsTold = async ({ page }: LeaveWorld, context: object): Promise<Locator> => {
  const dialog = errorDialog(page)
  await dialog.getByText(told(context).dialog?.mensaje ?? NOTHING_TOLD, { exact: true }).waitFor()
  return dialog
}

const open = async (server: TestServer, page: Page): Promise<LeaveWorld> => {
  const visit = await newLeaveVisit(server.db)
  const reading = await gateAt(page, '**/api/incapacidades/contexto/*')
  const registering = await holdCalls(page, '**/api/incapacidades/registrar')
  await openOrdering(page, visit.consulta_id)
  await orderTypes(page)
    .getByRole('button', { name: /^Incapacidades/u })
    .click()
  return { server, page, visit, reading, registering, leaves: 0 }
}

/** @param page signed in as the doctor */
export const sickLeaveDrive = (server: () => TestServer, page: () => Page): Drive<LeaveWorld> => ({
  courses: [{ said: 'registro de una incapacidad', walk: sickLeaveWalk, open: () => open(server(), page()) }],
  closed: {
    'registering.keying | wait.cancelled | 0':
      'El navegador crea la clave en el mismo instante: nadie alcanza a dejar de esperar entre una cosa y la otra.',
  },
  possible: ({ type }, { context }) =>
    type === 'draft.cleared' ? context.touched : type === 'clear.undone' ? context.cleared !== null : true,
  does: {
    'base.arrived': baseArrived,
    'draft.changed': write,
    'draft.cleared': clear,
    'clear.undone': ({ page: at }) => button(at, 'Deshacer').click(),
    'register.requested': ({ page: at }) => registerLeave(at).click(),
    retry: ({ page: at }) => button(at, 'Intentar de nuevo').click(),
    'register.postponed': ({ page: at }) => button(at, 'Dejarlo para después').click(),
    'wait.cancelled': ({ page: at }) => button(at, 'Dejar de esperar').click(),
    'dialog.dismissed': ({ page: at }) => button(at, 'Entendido').click(),
  },
  ports: {
    newKey: newKeyPort,
    register: {
      asked: ({ registering }) => registering.asked(),
      answer: async (world, answer) => {
        await world.registering.answer(answer)
        if (answer.ending === 'done') world.leaves += 1
      },
      left: ({ registering }) => registering.left(),
    },
  },
  shows: {
    waiting: ({ page: at }) => at.getByRole('status', { name: 'Cargando la incapacidad' }).waitFor(),
    writing: showsWriting,
    'registering.keying': passes,
    'registering.sending': async ({ page: at }) => {
      await at.getByText(BUSY, { exact: true }).waitFor()
      await button(at, 'Dejar de esperar').waitFor()
      await leaveForm(at).and(at.locator('[inert]')).waitFor({ state: 'attached' })
    },
    'registering.interrupted': async (world, context) => {
      const dialog = await showsTold(world, context)
      await dialog.getByText(/^Intentarlo de nuevo no registra dos veces/u).waitFor()
    },
    'registering.refused': async (world, context) => {
      const dialog = await showsTold(world, context)
      await dialog.getByRole('button', { name: 'Entendido' }).waitFor()
    },
    registered: async ({ page: at }, context) => {
      const { registered } = told(context)
      await registeredLeave(at)
        .getByText(registered?.mensaje ?? NOTHING_TOLD)
        .waitFor()
      await registeredLeave(at)
        .getByText(new RegExp(`· ${registered?.dias} días`, 'u'))
        .waitFor()
    },
  },
  close: async ({ page: at }) => {
    await at.unrouteAll({ behavior: 'ignoreErrors' })
  },
})
