import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { VirtuosoMockContext } from 'react-virtuoso'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MESSAGES_FAILED } from '@cauce/domain/chat/chat-messages'
import { NO_EMAIL } from '@cauce/domain/chat/channel'
import { EMPTY_MESSAGE } from '@cauce/domain/chat/limits'
import { chatMessage, ownMessage } from '@cauce/machines/testing/chat-samples'
import { makeStore } from '../../store/store.ts'
import {
  channel,
  CHANNEL,
  CHATS,
  chatsPage,
  CREATE,
  ME,
  MESSAGES,
  person,
  SEARCH,
  serveChat,
  WRITE,
} from '../testing/chat.ts'
import { ChatWindow } from './chat-window.tsx'

vi.mock('../../actors/session.ts', () => ({ useUser: () => ({ id: 1 }) }))

const Opened = ({ first }: { readonly first: number | null }) => {
  const [canalId, open] = useState(first)
  return <ChatWindow isOpen userId={ME} canalId={canalId} onOpen={open} onClose={() => undefined} />
}

const show = (first: number | null = 5): void => {
  render(
    <MemoryRouter>
      <Provider store={makeStore()}>
        <VirtuosoMockContext.Provider value={{ viewportHeight: 600, itemHeight: 60 }}>
          <Opened first={first} />
        </VirtuosoMockContext.Provider>
      </Provider>
    </MemoryRouter>,
  )
}

const write = async (text: string): Promise<void> => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Mensaje' }), text)
}

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

describe('the chats of a person', () => {
  it('say with whom, the last word and what is unread, and open', async () => {
    serveChat()
    show(null)
    await userEvent.click(await screen.findByRole('button', { name: /Andrés Loaiza.*m3.*2 sin leer/u }))
    expect(await screen.findByRole('region', { name: 'Chat con Andrés Loaiza' })).toBeDefined()
  })

  it('that cannot be brought are asked for again', async () => {
    const server = serveChat()
    server.answer(CHATS, 'no answer')
    show(null)
    await screen.findByText('No se pudieron traer los chats')
    server.answer(CHATS, chatsPage([]))
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
    expect(await screen.findByText('Todavía no tiene chats')).toBeDefined()
  })

  it('are searched by what their title says, which does not travel in the address', async () => {
    const server = serveChat()
    server.answer(SEARCH, chatsPage([]))
    show(null)
    await userEvent.type(await screen.findByRole('textbox', { name: 'Buscar en mis chats' }), 'zoila')
    expect(await screen.findByText('Ningún chat coincide')).toBeDefined()
    expect(server.calls.some(({ path }) => path.includes('zoila'))).toBe(false)
  })

  it('a new one begins with an employee that is looked for', async () => {
    const server = serveChat()
    show(null)
    expect(screen.getByRole('button', { name: 'Nuevo chat' })).toHaveProperty('disabled', true)
    await userEvent.type(screen.getByRole('combobox', { name: 'Buscar empleado' }), 'andr')
    await userEvent.click(await screen.findByRole('option', { name: /Andrés Loaiza/u }))
    expect(screen.getByRole('region', { name: 'Ficha de Andrés Loaiza' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Nuevo chat' }))
    expect(await screen.findByRole('region', { name: 'Chat con Andrés Loaiza' })).toBeDefined()
    expect(server.calls.some(({ path }) => path.endsWith(CREATE))).toBe(true)
  })

  it('one that cannot begin says why', async () => {
    const server = serveChat()
    server.answer(CREATE, { status: 422, json: { error: 'Esta persona no está activa.', codigo: 'datos.no_validos' } })
    show(null)
    await userEvent.type(screen.getByRole('combobox', { name: 'Buscar empleado' }), 'andr')
    await userEvent.click(await screen.findByRole('option', { name: /Andrés Loaiza/u }))
    await userEvent.click(screen.getByRole('button', { name: 'Nuevo chat' }))
    expect(await screen.findByText('Esta persona no está activa.')).toBeDefined()
  })
})

describe('the employee card', () => {
  it('shows who it is, and says when there is no e-mail', async () => {
    const server = serveChat()
    server.answer(CHANNEL, { json: channel({ con: person({ correo: null }) }) })
    show()
    const card = await screen.findByRole('region', { name: 'Ficha de Andrés Loaiza' })
    for (const text of ['Referencia', 'Centro regulador', NO_EMAIL, 'Clínica del Prado', 'En línea'])
      expect(within(card).getByText(text)).toBeDefined()
  })
})

describe('the conversation', () => {
  it('shows the messages in their order, with their day, and tells that they were read', async () => {
    const server = serveChat()
    show()
    const list = await screen.findByRole('region', { name: 'Mensajes' })
    await within(list).findByText('m3')
    expect(
      within(list)
        .getAllByText(/^m\d$/u)
        .map(({ textContent }) => textContent),
    ).toEqual(['m1', 'm2', 'm3'])
    expect(within(list).getAllByText('Andrés Loaiza')).toHaveLength(1)
    await waitFor(() => expect(server.calls.some(({ path }) => path.endsWith('/chat/leido'))).toBe(true))
  })

  it('that cannot be brought says so', async () => {
    const server = serveChat()
    server.answer(MESSAGES, { status: 503, json: { error: 'El servicio descansa.', codigo: 'servidor' } })
    show()
    expect(await screen.findByText(MESSAGES_FAILED)).toBeDefined()
    expect(screen.getByText('El servicio descansa.')).toBeDefined()
  })

  it('shows what is written at once, and then that it was sent', async () => {
    const server = serveChat()
    show()
    await screen.findByText('m3')
    await write('Buenos días{Enter}')
    expect(await screen.findByText(/· Enviando/u)).toBeDefined()
    expect(screen.getByRole('textbox', { name: 'Mensaje' })).toHaveProperty('value', '')
    expect(server.calls.filter(({ path }) => path.endsWith(WRITE))).toHaveLength(1)
  })

  it('an own one that somebody read says so', async () => {
    const server = serveChat([chatMessage(1), { ...ownMessage(2, 'a'), mensaje: 'Sí' }, ownMessage(3, 'b')])
    server.answer(CHANNEL, { json: channel({ leidos: [{ user_id: 2, mensaje_id: 2 }] }) })
    show()
    expect(await screen.findByText(/· Leído/u)).toBeDefined()
    expect(screen.getByText(/· Enviado/u)).toBeDefined()
  })

  it('one that the server refuses stays, with the reason, and is sent again or discarded', async () => {
    const server = serveChat()
    server.answer(WRITE, { status: 404, json: { error: 'No se encontró ese chat.', codigo: 'no_encontrado' } })
    show()
    await screen.findByText('m3')
    await write('Hola{Enter}')
    expect(await screen.findByText(/· No se envió/u)).toBeDefined()
    expect(screen.getByText('No se encontró ese chat.')).toBeDefined()
    await userEvent.click(screen.getByText('Descartar'))
    await waitFor(() => expect(screen.queryByText('Hola')).toBeNull())
  })

  it('without a connection says that it will be sent', async () => {
    const server = serveChat()
    server.answer(WRITE, 'no answer')
    show()
    await screen.findByText('m3')
    await write('Hola{Enter}')
    expect(await screen.findByText(/se enviará cuando vuelva/u)).toBeDefined()
  })

  it('does not send nothing, makes a line with Shift, and keeps what is typed', async () => {
    const server = serveChat()
    show()
    await screen.findByText('m3')
    await write('{Enter}')
    expect(screen.getByText(EMPTY_MESSAGE)).toBeDefined()
    await write('Uno{Shift>}{Enter}{/Shift}dos')
    expect(server.calls.some(({ path }) => path.endsWith(WRITE))).toBe(false)
    cleanup()
    show()
    expect(await screen.findByRole('textbox', { name: 'Mensaje' })).toHaveProperty('value', 'Uno\ndos')
  })
})
