import { BlueprintProvider } from '@blueprintjs/core'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  AFFILIATE_UPDATE_FAILED,
  DATA_UPDATED,
  INVALID_RECOVERY_EMAIL,
  OPERATOR_UPDATE_FAILED,
  REQUIRED_RECOVERY,
  UPDATE_YOUR_DATA,
} from '@cauce/domain/session/recovery-data'
import * as session from '../../actors/session.ts'
import { makeStore } from '../../store/store.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { LAURA, MARIA } from '../testing/people.ts'
import { MandatoryUpdate } from './mandatory-update.tsx'
import { RecoveryCard } from './recovery-card.tsx'

const AFFILIATE_CALL = '/actualizacion/actualizar-datos-2fa/11'
const OPERATOR_CALL = '/actualizacion/actualizacion-datos-recuperacion/4'
const saved = { json: { mensaje: DATA_UPDATED } }
const broken = { status: 500, json: { error: 'Se cayó', codigo: 'x' } }

vi.mock('../../actors/session.ts', async (original) => ({
  ...(await original<typeof session>()),
  refreshUser: vi.fn<() => void>(),
  signOut: vi.fn<() => void>(),
}))

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

const show = (part: ReactNode) =>
  render(
    <Provider store={makeStore()}>
      <BlueprintProvider>{part}</BlueprintProvider>
    </Provider>,
  )

const phone = () => screen.getByLabelText('Celular principal')
const mail = () => screen.getByLabelText('Correo de recuperación')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('the card of the profile', () => {
  it('has the title, the values that are kept, and saves what is changed', async () => {
    const server = fakeServer({ [OPERATOR_CALL]: saved })
    show(<RecoveryCard user={LAURA} />)
    const card = within(screen.getByRole('region', { name: 'Actualizacion Datos Personales' }))
    expect(card.getByDisplayValue('laura@correo.co')).toBe(mail())
    await userEvent.clear(phone())
    await userEvent.type(phone(), '3105550199')
    await press('Guardar los datos')
    expect(await card.findByText(DATA_UPDATED)).toBeDefined()
    expect(session.refreshUser).toHaveBeenCalledOnce()
    expect(server.calls.map(({ path }) => path)).toEqual([`/api${OPERATOR_CALL}`])
  })

  it('says what is wrong at its field, and the focus goes there', async () => {
    const server = fakeServer({})
    show(<RecoveryCard user={LAURA} />)
    await userEvent.clear(phone())
    await userEvent.type(mail(), ' mal')
    await press('Guardar los datos')
    expect(screen.getByText(REQUIRED_RECOVERY)).toBeDefined()
    expect(screen.getByText(INVALID_RECOVERY_EMAIL)).toBeDefined()
    expect(screen.queryByText(UPDATE_YOUR_DATA)).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(phone()))
    expect(server.calls).toEqual([])
  })

  it('has a sentence of its own when it fails, and keeps what was typed', async () => {
    fakeServer({ [OPERATOR_CALL]: broken })
    show(<RecoveryCard user={LAURA} />)
    await press('Guardar los datos')
    expect(await screen.findByText(OPERATOR_UPDATE_FAILED)).toBeDefined()
    expect(screen.getByText('Se cayó')).toBeDefined()
    expect(phone()).toHaveProperty('value', '3005550102')
  })

  it('asks for the password where the server wants it', async () => {
    const server = fakeServer({
      [OPERATOR_CALL]: { status: 403, json: { error: 'Confirme', codigo: 'sesion.confirmar' } },
      '/auth/confirmar': { json: { mensaje: 'Contraseña confirmada' } },
    })
    show(<RecoveryCard user={LAURA} />)
    await press('Guardar los datos')
    await userEvent.type(await screen.findByLabelText('Contraseña'), 'Cauce.2026*')
    server.answer(OPERATOR_CALL, saved)
    await press('Confirmar y continuar')
    await waitFor(() => expect(session.refreshUser).toHaveBeenCalledOnce())
  })

  it('is not there for who has no record', () => {
    show(<RecoveryCard user={{ ...LAURA, operador: null }} />)
    expect(screen.queryByRole('region')).toBeNull()
  })
})

describe('the mandatory update', () => {
  it('is not there while the data are complete and recent', () => {
    const { datosAfiliado } = MARIA
    if (datosAfiliado === null) throw new Error('María is an affiliate')
    const recent = { ...datosAfiliado, celular1: '3005550101', datos_actualizados_at: new Date().toISOString() }
    show(<MandatoryUpdate user={{ ...MARIA, datosAfiliado: recent }} />)
    show(<MandatoryUpdate user={LAURA} />)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is not left with Esc, says what to do, and closes by its own event once the data are saved', async () => {
    fakeServer({ [AFFILIATE_CALL]: saved })
    show(<MandatoryUpdate user={{ ...MARIA, id: 21 }} />)
    await screen.findByRole('dialog', { name: 'Actualizacion Datos Personales' })
    await userEvent.keyboard('{Escape}')
    await press('Guardar y continuar')
    expect(screen.getByText(UPDATE_YOUR_DATA)).toBeDefined()
    expect(screen.getByText(REQUIRED_RECOVERY)).toBeDefined()
    await userEvent.type(phone(), '3005550101')
    await press('Guardar y continuar')
    expect(await screen.findByText(DATA_UPDATED)).toBeDefined()
    expect(session.refreshUser).toHaveBeenCalledOnce()
    await press('Continuar')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('may be left for later only when the server keeps failing', async () => {
    fakeServer({ [AFFILIATE_CALL]: broken })
    show(<MandatoryUpdate user={{ ...MARIA, id: 22 }} />)
    await screen.findByRole('dialog')
    await userEvent.type(phone(), '3005550101')
    await press('Guardar y continuar')
    expect(await screen.findByText(AFFILIATE_UPDATE_FAILED)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Continuar por ahora' })).toBeNull()
    await press('Guardar y continuar')
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar por ahora' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    show(<MandatoryUpdate user={{ ...MARIA, id: 22 }} />)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('can be left by signing out', async () => {
    show(<MandatoryUpdate user={{ ...MARIA, id: 23 }} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar sesión' }))
    expect(session.signOut).toHaveBeenCalledOnce()
  })
})
