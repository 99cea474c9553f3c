/** The chat as a person uses it all day: by keyboard, in two tabs, and far back in a long conversation. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { type Talker, talker } from '../../support/chat.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import {
  card,
  chatButton,
  chatWindow,
  conversation,
  employeeBox,
  messageBox,
  messageRow,
  MESSAGES_CALL,
  newChat,
  writeMessage,
} from '../pages/chat.ts'
import { closeBrowsers, signedIn } from '../support/browser.ts'
import { tabTo, waitForFocus } from '../support/focus.ts'

const DOCTOR = 'medico@cauce.demo'
const AUDITOR = 'auditor@cauce.demo'
const HOME = '/inicio/manual'
const LONG = 180
/** More than a whole conversation, px. */
const UP_ALL = 1_000_000
/** Px that a message may move when older ones come above it. */
const STILL = 2

let server: TestServer
let page: Page
let auditor: Talker

beforeAll(async () => {
  server = await startTestServer()
  auditor = await talker(server, AUDITOR)
})
afterEach(() => page.context().close())
afterAll(async () => {
  await closeBrowsers()
  await server.close()
})

/** The channel of both, as the doctor sees it. */
const channelOfBoth = async (): Promise<number> => auditor.channelWith((await talker(server, DOCTOR)).id)

test('a chat is begun, written, read and closed without leaving the keyboard', async () => {
  page = await signedIn(server, DOCTOR)
  await page.goto(HOME)
  const { keyboard } = page
  await chatButton(page).focus()
  await keyboard.press('Enter')
  await chatWindow(page).waitFor()
  await tabTo(employeeBox(page))
  await keyboard.type('beatriz')
  await page.getByRole('option', { name: /Beatriz/u }).waitFor()
  await keyboard.press('Enter')
  await waitForFocus(newChat(page))
  await card(page, 'Beatriz Helena Correa Sierra').waitFor()
  await keyboard.press('Enter')
  await waitForFocus(messageBox(page))
  await keyboard.type('Buenos días')
  await keyboard.press('Shift+Enter')
  await keyboard.type('¿Ya quedó la autorización?')
  await keyboard.press('Enter')
  await page
    .getByText(/Buenos días\s¿Ya quedó la autorización\?/u)
    .last()
    .waitFor()
  await auditor.say(await channelOfBoth(), 'Ya quedó.')
  await messageRow(page, 'Ya quedó.').waitFor()
  await keyboard.press('Escape')
  await chatWindow(page).waitFor({ state: 'detached' })
  expect(new URL(page.url()).searchParams.has('chat')).toBe(false)
  await waitForFocus(chatButton(page))
})

test('two tabs of one person show the same, each message once, and the back button closes the chat', async () => {
  page = await signedIn(server, DOCTOR)
  const place = `${HOME}?chat=${await channelOfBoth()}`
  await page.goto(HOME)
  await page.goto(place)
  const second = await page.context().newPage()
  await second.goto(place)
  await Promise.all([messageBox(page).waitFor(), messageBox(second).waitFor()])
  await writeMessage(page, 'Desde la primera')
  await messageRow(second, 'Desde la primera').waitFor()
  await writeMessage(second, 'Desde la segunda')
  await messageRow(page, 'Desde la segunda').waitFor()
  for (const tab of [page, second])
    expect([
      await messageRow(tab, 'Desde la primera').count(),
      await messageRow(tab, 'Desde la segunda').count(),
    ]).toEqual([1, 1])
  await page.goBack()
  await chatWindow(page).waitFor({ state: 'detached' })
})

/** The first message wholly in sight, and where. */
const inSight = (tab: Page) =>
  conversation(tab).evaluate((list) => {
    const edge = list.getBoundingClientRect().top
    const row = [...list.querySelectorAll('[data-row]')].find((one) => one.getBoundingClientRect().top >= edge)
    // The height tells that rows came above.
    return {
      row: row?.getAttribute('data-row') ?? '',
      top: row?.getBoundingClientRect().top ?? 0,
      rows: list.scrollHeight,
    }
  })

/** Once what is drawn no longer moves. */
const settledSight = async (tab: Page) => {
  let last = await inSight(tab)
  await expect
    .poll(async () => {
      const before = last
      last = await inSight(tab)
      return before.row !== '' && before.row === last.row && before.top === last.top
    })
    .toBe(true)
  return last
}

/** The next messages that are asked for do not arrive until what is returned is called. */
const holdMessages = async (tab: Page): Promise<() => void> => {
  const { promise: held, resolve: release } = Promise.withResolvers<null>()
  await tab.route(
    MESSAGES_CALL,
    async (route) => {
      await held
      await route.continue()
    },
    { times: 1 },
  )
  return () => release(null)
}

const placeOf = (tab: Page, row: string) =>
  tab.locator(`[data-row="${row}"]`).evaluate((one) => one.getBoundingClientRect().top)

test('going up in a long conversation brings the older messages, and what is read stays where it is', async () => {
  page = await signedIn(server, DOCTOR)
  const canal = await channelOfBoth()
  for (let count = 0; count < LONG; count += 1) await auditor.say(canal, `Nota ${count} ${'larga '.repeat(count % 25)}`)
  await page.goto(`${HOME}?chat=${canal}`)
  await messageBox(page).waitFor()
  await conversation(page)
    .getByText(`Nota ${LONG - 1} `)
    .waitFor()
  for (let arrivals = 0; arrivals < 2; arrivals += 1) {
    const release = await holdMessages(page)
    // By a hand: what moves without one is put back where it was.
    await conversation(page).hover()
    await page.mouse.wheel(0, -UP_ALL)
    // The wheel is turned before the list has moved: until then what is in sight is still what was.
    await expect.poll(() => conversation(page).evaluate((list) => list.scrollTop)).toBe(0)
    const before = await settledSight(page)
    release()
    await expect.poll(async () => (await inSight(page)).rows).toBeGreaterThan(before.rows)
    await expect.poll(async () => Math.abs((await placeOf(page, before.row)) - before.top)).toBeLessThanOrEqual(STILL)
  }
  await page.getByRole('button', { name: 'Ir al último' }).click()
  await conversation(page)
    .getByText(`Nota ${LONG - 1} `)
    .waitFor()
})
