/** The chat as a person uses it. */
import type { Locator, Page } from 'playwright-core'

/** The calls behind it. */
export const WRITE_CALL = '**/api/mensaje/crear'
export const MESSAGES_CALL = '**/api/mensaje/listarPorCanal/'
export const CHATS_CALL = '**/api/chat/listar/*'

export const chatButton = (page: Page): Locator => page.getByRole('button', { name: /^Chat(: \d+ sin leer)?$/u })
export const chatWindow = (page: Page): Locator => page.getByRole('dialog', { name: 'Chat', exact: true })
export const employeeBox = (page: Page): Locator => page.getByRole('combobox', { name: 'Buscar empleado' })
export const newChat = (page: Page): Locator => chatWindow(page).getByRole('button', { name: 'Nuevo chat' })
export const chatWith = (page: Page, name: string): Locator =>
  chatWindow(page)
    .getByRole('navigation', { name: 'Mis chats' })
    .getByRole('button', { name: new RegExp(name, 'u') })
export const conversation = (page: Page): Locator => page.getByRole('region', { name: 'Mensajes' })
export const messageBox = (page: Page): Locator => page.getByRole('textbox', { name: 'Mensaje' })

/** The chat is open, and its messages and what draws them have come. */
export const messagesShown = async (page: Page): Promise<void> => {
  await messageBox(page).waitFor()
  await page.locator('.ca-chat-waiting[aria-busy]').waitFor({ state: 'detached' })
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /message-list-[^/]*\.js$/u.test(name)),
  )
}
export const card = (page: Page, name: string): Locator => page.getByRole('region', { name: `Ficha de ${name}` })

/** The row of a message, with what stands under it. */
export const messageRow = (page: Page, text: string): Locator =>
  page.locator('.ca-chat-row').filter({ has: page.getByText(text, { exact: true }) })

/** Opens the chat from the top bar. */
export const openChats = async (page: Page): Promise<void> => {
  await chatButton(page).click()
  await chatWindow(page).waitFor()
}

/** Looks for an employee and begins the chat. */
export const beginChat = async (page: Page, name: string): Promise<void> => {
  await employeeBox(page).fill(name)
  await page.getByRole('option', { name: new RegExp(name, 'u') }).click()
  await newChat(page).click()
  await messagesShown(page)
}

export const writeMessage = async (page: Page, text: string): Promise<void> => {
  await messageBox(page).fill(text)
  await messageBox(page).press('Enter')
}
