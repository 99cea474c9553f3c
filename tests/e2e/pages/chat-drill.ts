/** Somebody who writes in a chat without stopping, and everything that the chat shows them. */
import type { Page } from 'playwright-core'

const TOP = 'Principio del chat'

const field = (page: Page) => page.getByRole('textbox', { name: 'Mensaje' })
const scroller = (page: Page) => page.getByRole('region', { name: 'Mensajes' })

export const openChannel = async (page: Page, canalId: number): Promise<void> => {
  await page.goto(`/inicio/manual?chat=${canalId}`)
  await field(page).waitFor()
}

/** Waits until the message stands in the conversation, sent or on its way. */
const stands = (page: Page, text: string): Promise<void> => scroller(page).getByText(text, { exact: true }).waitFor()

/** Goes down to the end; whether the message stands there. Who was reading further up when it came stays where they were. */
export const endsWith = async (page: Page, text: string): Promise<boolean> => {
  await scroller(page).evaluate((element) => element.scrollTo(0, element.scrollHeight))
  return scroller(page).getByText(text, { exact: true }).isVisible()
}

/** Writes the message and sends it, connected or not; whoever types sees it stand there before the next one. */
export const say = async (page: Page, text: string): Promise<void> => {
  await field(page).fill(text)
  await field(page).press('Enter')
  await stands(page, text)
}

/** How many of the messages that are drawn the server has not answered for. */
export const waitingHere = (page: Page): Promise<number> =>
  page.locator('.ca-chat-row:is([data-state="enviando"], [data-state="fallido"])').count()

const drawn = (page: Page): Promise<[number, string][]> =>
  page
    .locator('[data-item-index]')
    .evaluateAll((rows) =>
      rows.flatMap((row): [number, string][] => [
        [Number(row.getAttribute('data-item-index')), row.querySelector('.ca-chat-text')?.textContent ?? ''],
      ]),
    )

/** Every message that the chat shows, from the first one: going up until its beginning. */
export const everything = async (page: Page): Promise<readonly string[]> => {
  const rows = new Map<number, string>()
  const keep = async (): Promise<void> => {
    for (const [index, text] of await drawn(page)) rows.set(index, text)
  }
  await keep()
  while (!(await isAtTop(page))) {
    await scroller(page).evaluate((element) => element.scrollBy(0, -element.clientHeight / 2))
    // Two frames: what came before the eyes is drawn.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await keep()
  }
  return [...rows].toSorted(([one], [other]) => one - other).map(([, text]) => text)
}

const isAtTop = async (page: Page): Promise<boolean> =>
  (await scroller(page).evaluate((element) => element.scrollTop <= 0)) && (await page.getByText(TOP).isVisible())
