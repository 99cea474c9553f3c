/** The chat: whose chats, a conversation, what may go wrong in it. */
import { talker } from '../../support/chat.ts'
import {
  CHATS_CALL,
  chatWindow,
  employeeBox,
  messageBox,
  messageRow,
  MESSAGES_CALL,
  WRITE_CALL,
  writeMessage,
} from '../pages/chat.ts'
import type { Walk } from './walk.ts'

const HOME = '/inicio/manual'
const DOWN = { status: 404, json: { error: 'No se encontró ese chat.', codigo: 'no_encontrado' } }

export const chatWalk: Walk = {
  name: 'chat',
  who: 'medico@cauce.demo',
  screens: [
    {
      name: 'chat-lista',
      show: async (page) => {
        await page.goto(`${HOME}?chat=todos`)
        await chatWindow(page).getByRole('navigation', { name: 'Mis chats' }).getByRole('listitem').first().waitFor()
      },
    },
    {
      name: 'chat-nuevo',
      show: async (page) => {
        await employeeBox(page).fill('beatriz')
        await page.getByRole('option').first().click()
        await page.getByRole('region', { name: /^Ficha de Beatriz/u }).waitFor()
      },
    },
    {
      name: 'chat-conversacion',
      show: async (page, server) => {
        const [me, other] = [await talker(server, 'medico@cauce.demo'), await talker(server, 'auditor@cauce.demo')]
        const canal = await me.channelWith(other.id)
        await other.say(canal, '¿Puede ampliar la justificación de la resonancia?')
        await page.goto(`${HOME}?chat=${canal}`)
        await messageRow(page, '¿Puede ampliar la justificación de la resonancia?').last().waitFor()
      },
    },
    {
      name: 'chat-no-se-envio',
      show: async (page) => {
        await page.route(WRITE_CALL, (route) => route.fulfill(DOWN))
        await writeMessage(page, 'Ya la amplié: cefalea con signos de alarma.')
        await page.getByRole('button', { name: 'Enviar de nuevo' }).waitFor()
        await page.unroute(WRITE_CALL)
      },
    },
    {
      name: 'chat-sin-mensajes',
      show: async (page) => {
        await page.route(MESSAGES_CALL, (route) => route.abort())
        await page.reload()
        await page.getByText('No se han podido cargar los mensajes').waitFor()
        await messageBox(page).waitFor()
        await page.unroute(MESSAGES_CALL)
      },
    },
    {
      name: 'chat-sin-servidor',
      show: async (page) => {
        await page.route(CHATS_CALL, (route) => route.abort())
        await page.goto(`${HOME}?chat=todos`)
        await page.getByText('No se pudieron traer los chats').waitFor()
        await page.unroute(CHATS_CALL)
      },
    },
  ],
}
