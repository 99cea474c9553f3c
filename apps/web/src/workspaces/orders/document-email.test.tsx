import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterEach, expect, it, vi } from 'vitest'
import { REASON_NEEDED } from '@cauce/domain/mail/destination'
import { PortFailure } from '@cauce/machines/failure'
import { makeStore } from '../../store/store.ts'
import type { Sending } from '../../actors/documents.ts'
import { DocumentEmail } from './document-email.tsx'

const open = (addresses: readonly string[], send: (sending: Sending) => Promise<void>) => {
  const onClose = vi.fn()
  render(
    <Provider store={makeStore()}>
      <DocumentEmail
        isOpen
        title="Enviar la orden por correo"
        note="Orden 7"
        text="Losartán. El PDF va adjunto."
        verb="Enviar la orden"
        done="Enviada"
        addresses={addresses}
        send={send}
        onClose={onClose}
      />
    </Provider>,
  )
  return onClose
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Enviar la orden' }))

afterEach(cleanup)

it('proposes the addresses of the affiliate, and sends to the one that is chosen without asking more', async () => {
  const send = vi.fn<(sending: Sending) => Promise<void>>().mockResolvedValue()
  const onClose = open(['maria@correo.co', 'mama@correo.co'], send)
  expect(screen.getByRole('radio', { name: 'maria@correo.co' })).toHaveProperty('checked', true)
  expect(screen.queryByLabelText('Correo')).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'mama@correo.co' }))
  await press()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(send.mock.calls).toMatchObject([[{ email: 'mama@correo.co', motivo: '' }]])
})

it('asks the reason of another where the server wants it, and loses nothing that was typed', async () => {
  const errores = { motivo_correo: [REASON_NEEDED] }
  const send = vi
    .fn<(sending: Sending) => Promise<void>>()
    .mockRejectedValueOnce(new PortFailure({ status: 422, error: REASON_NEEDED, errores }))
    .mockResolvedValue()
  const onClose = open(['maria@correo.co'], send)
  await userEvent.click(screen.getByRole('radio', { name: 'Otra dirección…' }))
  await userEvent.type(screen.getByLabelText('Correo'), 'hija@otra.co')
  await press()
  expect(await screen.findByText(REASON_NEEDED)).toBeDefined()
  expect(screen.getByLabelText('Correo')).toHaveProperty('value', 'hija@otra.co')
  await userEvent.type(screen.getByLabelText('Por qué se envía a esa dirección'), 'Lo pidió la paciente')
  await press()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(send.mock.calls[1]).toMatchObject([{ email: 'hija@otra.co', motivo: 'Lo pidió la paciente' }])
})

it('keeps its key through a lost answer, and takes another for another sending', async () => {
  const send = vi.fn<(sending: Sending) => Promise<void>>().mockRejectedValue(new PortFailure({}))
  open(['maria@correo.co', 'mama@correo.co'], send)
  await press()
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  await press()
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  await userEvent.click(screen.getByRole('radio', { name: 'mama@correo.co' }))
  await press()
  await waitFor(() => expect(send).toHaveBeenCalledTimes(3))
  const [one, two, three] = send.mock.calls.map(([{ key }]) => key)
  expect(two).toBe(one)
  expect(three).not.toBe(one)
})
