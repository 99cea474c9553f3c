import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EMERGENCY_REPORT_WARNING } from '@cauce/domain/referral/emergency-report'
import { REFERRAL_CLOSED, REFERRAL_UPDATED } from '@cauce/domain/referral/outcome'
import { REFERRAL_ERRORS, REFERRAL_WORDING } from '@cauce/domain/referral/required-fields'
import { INSTITUTIONS_FAILED, REFERRAL_NOT_SAVED, REFERRAL_SAVED_ONCE } from '@cauce/domain/referral/screen-messages'
import type { Referral, ReferralEvent } from '@cauce/domain/referral/referral'
import { acceptedPanel } from '@cauce/machines/testing/referral-samples'
import type * as sessionActor from '../../actors/session.ts'
import { baseApi } from '../../store/base-api.ts'
import { makeStore } from '../../store/store.ts'
import type * as channelHook from '../chat/use-channel.ts'
import {
  CLOSE,
  DETAIL,
  followedReferral,
  pendingReferral,
  REGISTERED,
  serveReferral,
  SITES,
  TAKEN_EVENT,
  TIMELINE,
  UPDATE,
} from '../testing/referral.ts'
import { ReferralView } from './referral-view.tsx'

type Session = typeof sessionActor
type Channel = typeof channelHook

const MANAGER = { id: 7, permissions: ['referencia.menu', 'referencia.seguimiento.todo', 'blog.vista'] }
const session = { user: MANAGER }
const chat = { send: vi.fn<(text: string) => string | null>(() => null) }
const nothing = () => undefined
// The toaster has timers of its own, which the clock of a test takes away with what waited in them.
const said = vi.hoisted(() => vi.fn<(toast: { readonly message: string }) => void>())

vi.mock('@cauce/ui/toaster/toaster', () => ({ showToast: said }))
vi.mock('../../actors/session.ts', async (original) => ({
  ...(await original<Session>()),
  useUser: () => session.user,
}))
vi.mock('../chat/use-channel.ts', async (original) => ({
  ...(await original<Channel>()),
  useChannel: () => ({
    status: 'open',
    isOffline: false,
    error: null,
    messages: [],
    outgoing: [],
    hasOlder: false,
    older: 'idle',
    typing: [],
    present: [1, 2, 3],
    read: {},
    loadOlder: nothing,
    send: chat.send,
    retry: nothing,
    discard: nothing,
    reload: nothing,
    seen: nothing,
    received: nothing,
    tellTyping: nothing,
  }),
}))

const open = async (referral: Referral, events: readonly ReferralEvent[] = [REGISTERED]) => {
  const server = serveReferral(referral, events)
  const store = makeStore()
  render(
    <Provider store={store}>
      <ReferralView id={referral.id} onClose={nothing} />
    </Provider>,
  )
  await screen.findByRole('region', { name: 'Gestión' })
  const changed = (now: Referral, what: readonly ReferralEvent[]): void => {
    server.answer(DETAIL, { json: now })
    server.answer(TIMELINE, { json: { data: what, ahora: '2026-11-21T11:49:00.000Z' } })
    store.dispatch(baseApi.util.invalidateTags(['Referencias']))
  }
  return { server, changed, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) }) }
}

const panel = () => within(screen.getByRole('region', { name: 'Gestión' }))
const field = (name: string) => panel().getByLabelText(name)
const press = (name: RegExp) => panel().getByRole('button', { name })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T11:49:00.000Z'), shouldAdvanceTime: true })
})
afterEach(() => {
  cleanup()
  said.mockClear()
  session.user = MANAGER
  vi.unstubAllGlobals()
  vi.useRealTimers()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

describe('the three columns of a referral', () => {
  it('tell who, what has happened and how long it takes', async () => {
    await open(pendingReferral())
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Referencia 20 418 · Remisión Mayor complejidad')
    expect(screen.getByText('O141 Preeclampsia severa')).toBeDefined()
    expect(await screen.findByText('por Hospital San Roque')).toBeDefined()
    expect(screen.getByText('En línea: 3')).toBeDefined()
    expect(panel().getByText('0:47')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Anexo 9' })).toBeDefined()
  })

  it('without the permission the panel is only read', async () => {
    session.user = { id: 8, permissions: ['referencia.menu', 'blog.vista'] }
    await open(followedReferral())
    expect(panel().queryAllByRole('button')).toEqual([])
    expect(panel().getByText('CR-2026-20418')).toBeDefined()
  })

  it('who signs no order is told what is missing, and is not offered one', async () => {
    const no_ordena = 'Su usuario no tiene registro profesional: no puede ordenar procedimientos.'
    await open(followedReferral({ no_ordena }))
    expect(panel().getByRole('note').textContent).toBe(no_ordena)
    expect(panel().queryByRole('button', { name: /^Ordenar/u })).toBeNull()
    expect(press(/^Finalizar/u)).toBeDefined()
  })

  it('one that is not followed yet says nothing of orders', async () => {
    await open(pendingReferral({ no_ordena: 'Su usuario no tiene registro profesional.' }))
    expect(panel().queryByRole('note')).toBeNull()
  })

  it('one that nobody reaches is told as none', async () => {
    const server = serveReferral(pendingReferral())
    server.answer(DETAIL, { status: 404, json: { error: 'No existe', codigo: 'no_encontrado' } })
    render(
      <Provider store={makeStore()}>
        <ReferralView id={20_418} onClose={nothing} />
      </Provider>,
    )
    expect(await screen.findByText('No existe una referencia con ese número')).toBeDefined()
  })
})

describe('the panel', () => {
  it('Gestionar takes it with the code that it proposes', async () => {
    const { server, user } = await open(pendingReferral())
    expect(field('Código de remisión')).toHaveProperty('value', 'CR-2026-20418')
    server.answer(UPDATE, {
      json: { mensaje: REFERRAL_UPDATED, referencia: followedReferral({ gestor: { id: 7, nombre: 'Laura' } }) },
    })
    await user.click(press(/^Gestionar/u))
    await waitFor(() => expect(said).toHaveBeenCalledWith({ message: REFERRAL_UPDATED, tone: 'success' }))
    expect(press(/^Actualizar/u)).toBeDefined()
    expect(press(/^Finalizar/u)).toBeDefined()
    expect(press(/^Ordenar/u)).toBeDefined()
  })

  it('tells what is missing at each field, and sends nothing', async () => {
    const { server, user } = await open(followedReferral())
    await user.click(press(/^Actualizar/u))
    await waitFor(() => expect(said).toHaveBeenCalledWith({ message: REFERRAL_ERRORS, tone: 'error' }))
    for (const name of ['fecha_aceptacion', 'hora_aceptacion', 'nombre_acepta', 'cargo'] as const)
      expect(await panel().findByText(REFERRAL_WORDING[name])).toBeDefined()
    expect(server.calls.filter(({ path }) => path.includes(UPDATE))).toEqual([])
  })

  it('looks for institutions at exactly four characters', async () => {
    const { server, user } = await open(followedReferral())
    const search = panel().getByRole('combobox', { name: 'Institución que acepta' })
    await user.type(search, 'clí')
    vi.advanceTimersByTime(1_000)
    expect(server.calls.filter(({ path }) => path.includes(SITES))).toEqual([])
    await user.type(search, 'n')
    await user.click(await screen.findByRole('option', { name: /Clínica del Prado/u }))
    expect(search).toHaveProperty('value', 'Clínica del Prado, Medellín')
  })

  it('says that the institutions could not be loaded', async () => {
    const { server, user } = await open(followedReferral())
    server.answer(SITES, 'no answer')
    await user.type(panel().getByRole('combobox', { name: 'Institución que acepta' }), 'clín')
    expect(await screen.findByText(INSTITUTIONS_FAILED)).toBeDefined()
  })

  it('joins what the server says into the same fields', async () => {
    const { server, user } = await open(pendingReferral())
    const errores = { codigo_remision: ['El código de remisión ya es de otra remisión'] }
    server.answer(UPDATE, { status: 422, json: { error: REFERRAL_ERRORS, codigo: 'validacion', errores } })
    await user.click(press(/^Gestionar/u))
    expect(await panel().findByText('El código de remisión ya es de otra remisión')).toBeDefined()
    expect(field('Código de remisión').getAttribute('aria-invalid')).toBe('true')
  })

  it('a lost answer may be asked for again', async () => {
    const { server, user } = await open(pendingReferral())
    server.answer(UPDATE, 'no answer')
    await user.click(press(/^Gestionar/u))
    const asked = within(await screen.findByRole('alertdialog'))
    expect(asked.getByText(REFERRAL_NOT_SAVED)).toBeDefined()
    expect(asked.getByText(REFERRAL_SAVED_ONCE)).toBeDefined()
    server.answer(UPDATE, { json: { mensaje: REFERRAL_UPDATED, referencia: followedReferral() } })
    await user.click(asked.getByRole('button', { name: 'Intentar de nuevo' }))
    await waitFor(() => expect(press(/^Actualizar/u)).toBeDefined())
  })

  it('the type that closes warns first, and is given back', async () => {
    const { user } = await open(pendingReferral())
    await user.selectOptions(field('Tipo de anexo'), '1')
    const warning = within(await screen.findByRole('alertdialog'))
    expect(warning.getByText(EMERGENCY_REPORT_WARNING)).toBeDefined()
    await user.click(warning.getByRole('button', { name: 'Dejar el tipo como estaba' }))
    expect(field('Tipo de anexo')).toHaveProperty('value', '3')
  })

  it('closing asks for an observation', async () => {
    const accepted = followedReferral(acceptedPanel)
    const { server, user } = await open(accepted)
    server.answer(CLOSE, {
      json: { mensaje: REFERRAL_CLOSED, referencia: { ...accepted, version: 3, estado: 'Cerrado' } },
    })
    await user.click(press(/^Finalizar/u))
    const asked = within(await screen.findByRole('dialog'))
    await user.click(asked.getByRole('button', { name: /^Finalizar la referencia/u }))
    expect(asked.getByLabelText('Observación de la finalización').getAttribute('aria-invalid')).toBe('true')
    await user.type(asked.getByLabelText('Observación de la finalización'), 'Llegó estable')
    await user.click(asked.getByRole('button', { name: /^Finalizar la referencia/u }))
    expect(await panel().findByText('Cerrado')).toBeDefined()
    expect(panel().queryByRole('button', { name: /^Actualizar/u })).toBeNull()
  })
})

describe('while another person changes it', () => {
  it('what was typed stays, and it is told who changed what', async () => {
    const { user, changed } = await open(pendingReferral())
    await user.clear(field('Código de remisión'))
    await user.type(field('Código de remisión'), 'MIO-1')
    changed(followedReferral({ codigo_remision: 'SUYO-2' }), [REGISTERED, TAKEN_EVENT])
    expect(await panel().findByText(/^Andrés Loaiza la tomó a las 06:09/u)).toBeDefined()
    expect(field('Código de remisión')).toHaveProperty('value', 'MIO-1')
    expect(panel().getByText('Otra persona guardó: SUYO-2')).toBeDefined()
    await user.click(press(/^Usar lo guardado/u))
    expect(field('Código de remisión')).toHaveProperty('value', 'SUYO-2')
  })

  it('a message is written from the same screen', async () => {
    const { user } = await open(pendingReferral())
    await user.type(screen.getByLabelText('Mensaje'), 'Buenos días{Enter}')
    expect(chat.send).toHaveBeenCalledWith('Buenos días')
  })
})
