import { BlueprintProvider } from '@blueprintjs/core'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LOCKED_OUT } from '@cauce/domain/session/lockout'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import { PortFailure } from '@cauce/machines/failure'
import { makeStore } from '../../store/store.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { UNCONFIRMED, useConfirmed } from './confirm-session.tsx'

const { blocked } = vi.hoisted(() => ({ blocked: vi.fn<() => void>() }))
vi.mock('../../actors/session.ts', () => ({ userBlocked: blocked }))

afterEach(() => {
  blocked.mockClear()
  cleanup()
  vi.unstubAllGlobals()
})

const REFUSED = { status: 403, data: { error: 'Escriba de nuevo su contraseña', codigo: UNCONFIRMED } }

const Try = ({ action }: { readonly action: () => Promise<string> }) => {
  const { run, dialog } = useConfirmed()
  const [ended, setEnded] = useState('')
  const go = async (): Promise<void> => {
    try {
      const result = await run(action)
      setEnded(result.cancelled ? 'cancelada' : result.answer)
    } catch {
      setEnded('falló')
    }
  }
  return (
    <>
      <button type="button" onClick={() => void go()}>
        Activar
      </button>
      <output>{ended}</output>
      {dialog}
    </>
  )
}

const open = async (action: () => Promise<string>) => {
  render(
    <Provider store={makeStore()}>
      <BlueprintProvider>
        <Try action={action} />
      </BlueprintProvider>
    </Provider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Activar' }))
}

const ended = (text: string): Promise<unknown> => screen.findByText(text)
/** Wants the password the first time. */
const delicate = (refusal: unknown = REFUSED) =>
  vi.fn<() => Promise<string>>().mockRejectedValueOnce(refusal).mockResolvedValue('hecha')

describe('what asks for the password again', () => {
  it('does not ask where the server does not', async () => {
    await open(() => Promise.resolve('hecha'))
    await ended('hecha')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('asks once, and does what was asked', async () => {
    const server = fakeServer({ '/auth/confirmar': { json: { mensaje: 'Confirmado' } } })
    const action = delicate()
    await open(action)
    const field = await screen.findByLabelText('Contraseña')
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(screen.getByText('Para cambiar esto, escriba de nuevo su contraseña.')).toBeDefined()
    await userEvent.type(field, 'Cauce.2026*{Enter}')
    await ended('hecha')
    expect(action).toHaveBeenCalledTimes(2)
    expect(server.calls.map(({ path }) => path)).toEqual(['/api/auth/confirmar'])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('hears the same of a machine’s port', async () => {
    await open(delicate(new PortFailure({ status: 403, codigo: UNCONFIRMED })))
    expect(await screen.findByRole('dialog', { name: 'Confirme que es usted' })).toBeDefined()
  })

  it('says at the field that the password is wrong, and keeps what was typed', async () => {
    fakeServer({
      '/auth/confirmar': {
        status: 422,
        json: { error: 'Revise los datos', codigo: 'datos.no_validos', errores: { password: ['No es su contraseña'] } },
      },
    })
    const action = delicate()
    await open(action)
    const field = await screen.findByLabelText('Contraseña')
    await userEvent.type(field, 'otra')
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar y continuar' }))
    expect(await screen.findByLabelText('Contraseña', { selector: '[aria-invalid]' })).toBe(field)
    expect(screen.getByText('No es su contraseña')).toBeDefined()
    expect(screen.getByDisplayValue('otra')).toBe(field)
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(action).toHaveBeenCalledOnce()
  })

  it('too many failures end the session', async () => {
    fakeServer({
      '/auth/confirmar': { status: 423, json: { error: 'Usuario bloqueado', codigo: 'usuario.bloqueado' } },
    })
    await open(delicate())
    await userEvent.type(await screen.findByLabelText('Contraseña'), 'otra{Enter}')
    await waitFor(() => expect(blocked).toHaveBeenCalledOnce())
    expect(screen.getByText(LOCKED_OUT)).toBeDefined()
  })

  it('does not send an empty one', async () => {
    const server = fakeServer({})
    await open(delicate())
    await screen.findByLabelText('Contraseña')
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar y continuar' }))
    expect(await screen.findByText(REQUIRED_FIELD)).toBeDefined()
    expect(server.calls).toEqual([])
  })

  it.each(['{Escape}', 'Cancelar'])('left with %s, nothing was done', async (way) => {
    const action = delicate()
    await open(action)
    await screen.findByRole('dialog')
    if (way === '{Escape}') await userEvent.keyboard(way)
    else await userEvent.click(screen.getAllByRole('button', { name: way })[1] ?? document.body)
    await ended('cancelada')
    expect(action).toHaveBeenCalledOnce()
  })

  it('any other failure is the caller’s', async () => {
    await open(() => Promise.reject(new PortFailure({ status: 409, codigo: 'otro' })))
    await ended('falló')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
