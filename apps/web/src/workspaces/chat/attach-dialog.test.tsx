import { BlueprintProvider } from '@blueprintjs/core'
import { FILE_NOT_UPLOADED, FILES_NOT_SAVED, FILES_UPLOADED } from '@cauce/domain/chat/attachment-messages'
import type { ChatMessage } from '@cauce/domain/chat/channel'
import { EMPTY_FILE, MESSAGE_TOO_SHORT, NO_FILES, ONLY_PDF } from '@cauce/domain/chat/limits'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeStore } from '../../store/store.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { takeSentBytes } from '../testing/sent-bytes.ts'
import { AttachDialog } from './attach-dialog.tsx'

const [OPEN, RESUME, SAVE, GIVE_UP] = ['crear-nuevo-mensaje', 'retomar-adjuntos', 'guardar-informacion', 'sin-enviar']
const message: ChatMessage = {
  id: 90,
  canal_id: 3,
  user_id: 1,
  mensaje: '',
  created_at: '2026-11-21T13:00:00.000Z',
  clave: 'k',
  adjunto: null,
  nombre_adjunto: null,
  adjuntos: [{ id: 1, nombre: 'a.pdf', ruta: 'aa/1.pdf', tamano: 9 }],
  user: { operador: { nombre_completo: 'Laura Restrepo' } },
}
const target = (nombre: string, recibido = false) => ({
  nombre,
  ruta: `r/${nombre}`,
  url: `/archivos/${nombre}`,
  recibido,
})
const pdf = (name: string) => new File(['%PDF-1.7 contenido'], name, { type: 'application/pdf' })

const sent = vi.fn<(one: ChatMessage) => void>()
const Held = () => {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <AttachDialog canalId={3} isOpen={isOpen} onClose={() => setOpen(false)} onSent={sent} />
    </>
  )
}

const start = async () => {
  const bytes = takeSentBytes()
  const server = fakeServer({
    [OPEN]: { json: { mensaje: { id: 7 }, urlArchivo: [target('a.pdf'), target('b.pdf')] } },
    [RESUME]: { json: { urlArchivo: [target('a.pdf', true), target('b.pdf')] } },
    [SAVE]: { json: { mensaje: message } },
    [GIVE_UP]: { json: { mensaje: 'Listo' } },
  })
  render(
    <Provider store={makeStore()}>
      <BlueprintProvider>
        <Held />
      </BlueprintProvider>
    </Provider>,
  )
  const dialog = await screen.findByRole('dialog', { name: 'Adjuntar archivos' })
  const user = userEvent.setup({ applyAccept: false })
  const choose = async (...files: readonly File[]) => {
    await user.upload(within(dialog).getByLabelText('Archivos', { selector: 'input' }), [...files])
    await within(dialog).findByText(files.at(-1)?.name ?? '')
  }
  const send = () => user.click(within(dialog).getByRole('button', { name: 'Enviar' }))
  /** Waits for the bytes of file number `count` to begin to leave. */
  const sending = async (count: number) => {
    await waitFor(() => expect(bytes).toHaveLength(count))
    const one = bytes[count - 1]
    if (one === undefined) throw new Error('nothing was sent')
    return one
  }
  const called = (path: string) => server.calls.filter((call) => call.path.includes(path)).length
  return { user, server, dialog, choose, send, sending, called }
}

afterEach(() => {
  cleanup()
  sent.mockReset()
  vi.unstubAllGlobals()
})

describe('choosing files', () => {
  it('says what is missing and what cannot go, beside the file and under the field', async () => {
    const { user, dialog, choose, send, called } = await start()
    expect(dialog.style.width).toBe('800px')
    await send()
    expect(within(dialog).getByText(NO_FILES)).toBeDefined()
    await choose(new File(['<html>'], 'pagina.pdf'))
    expect(within(dialog).getAllByText(ONLY_PDF)).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Quitar pagina.pdf' }))
    await choose(new File([], 'vacio.pdf'))
    expect(within(dialog).getAllByText(EMPTY_FILE).length).toBeGreaterThan(0)
    await user.type(within(dialog).getByLabelText('Mensaje (opcional)'), 'Corto')
    await send()
    expect(within(dialog).getByText(MESSAGE_TOO_SHORT)).toBeDefined()
    expect(called(OPEN)).toBe(0)
  })

  it('takes what is dropped, and keeps it when the dialog is closed without cancelling', async () => {
    const { user, dialog } = await start()
    fireEvent.drop(within(dialog).getByRole('button', { name: 'Escoger archivos' }), {
      dataTransfer: { files: [pdf('a.pdf')] },
    })
    await within(dialog).findByText('a.pdf')
    await user.click(within(dialog).getByRole('button', { name: /^Cerrar/u }))
    await user.click(screen.getByRole('button', { name: 'Abrir' }))
    const again = await screen.findByRole('dialog', { name: 'Adjuntar archivos' })
    expect(within(again).getByText('a.pdf')).toBeDefined()
    await user.click(within(again).getByRole('button', { name: 'Cancelar' }))
    await user.click(screen.getByRole('button', { name: 'Abrir' }))
    await waitFor(() => expect(screen.queryByText('a.pdf')).toBeNull())
  })
})

describe('sending files', () => {
  it('shows how far each one and all of them are, and tells who opened it', async () => {
    const { choose, send, sending } = await start()
    await choose(pdf('a.pdf'), pdf('b.pdf'))
    await send()
    const first = await sending(1)
    expect(first.url).toBe('/archivos/a.pdf')
    act(() => first.advance(9))
    const progress = await screen.findByRole('dialog', { name: 'Enviando archivos' })
    expect(within(progress).getByRole('progressbar', { name: 'Envío de a.pdf' })).toHaveProperty('value', 50)
    expect(within(progress).getByRole('progressbar', { name: 'Envío de todos los archivos' })).toHaveProperty(
      'value',
      25,
    )
    act(() => first.answer(200))
    ;(await sending(2)).answer(200)
    await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith(message))
    expect(await screen.findByText(FILES_UPLOADED)).toBeDefined()
  })

  it('goes on after a lost connection with what did not arrive', async () => {
    const { user, choose, send, sending, called } = await start()
    await choose(pdf('a.pdf'), pdf('b.pdf'))
    await send()
    const first = await sending(1)
    act(() => first.cut())
    expect(await screen.findByText(FILE_NOT_UPLOADED)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Reintentar ahora' }))
    const second = await sending(2)
    expect([second.url, called(RESUME)]).toEqual(['/archivos/b.pdf', 1])
    act(() => second.answer(200))
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  })

  it('stopped by the person goes back to what was chosen', async () => {
    const { user, dialog, choose, send, sending, called } = await start()
    await choose(pdf('a.pdf'), pdf('b.pdf'))
    await send()
    const first = await sending(1)
    await user.click(screen.getByRole('button', { name: 'Cancelar el envío' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Enviando archivos' })).toBeNull())
    expect([first.isStopped(), called(GIVE_UP)]).toEqual([true, 1])
    expect(within(dialog).getByText('a.pdf')).toBeDefined()
  })

  it('that the server does not take says so in its words, in each step', async () => {
    const { user, server, dialog, choose, send, sending } = await start()
    await choose(pdf('a.pdf'), pdf('b.pdf'))
    server.answer(OPEN, { status: 404, json: { error: 'No se encontró ese chat.', codigo: 'recurso.no_encontrado' } })
    await send()
    expect(await within(dialog).findByText('No se encontró ese chat.')).toBeDefined()

    server.answer(OPEN, { json: { mensaje: { id: 8 }, urlArchivo: [target('a.pdf', true), target('b.pdf')] } })
    server.answer(SAVE, { status: 422, json: { error: ONLY_PDF, codigo: 'datos.invalidos' } })
    await send()
    const only = await sending(1)
    act(() => only.answer(200))
    expect(await screen.findByText(FILES_NOT_SAVED)).toBeDefined()
    expect(screen.getByText(ONLY_PDF)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Volver al mensaje' }))
    expect(await within(dialog).findByRole('button', { name: 'Enviar' })).toBeDefined()
  })
})
