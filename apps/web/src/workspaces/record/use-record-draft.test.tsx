import { EMPTY_COMPONENTS, RECORD_MODEL, RECORD_ROUTE } from '@cauce/domain/clinical-record/record-components'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { draftSavedElsewhere } from '../../store/record-hints.ts'
import { makeStore } from '../../store/store.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { useRecordDraft } from './use-record-draft.ts'

vi.mock('../../actors/session.ts', () => ({ useUser: () => ({ id: 7, operador: { nombre_completo: 'Ana Ruiz' } }) }))

const OPEN = '/historia/consulta/1'
const SAVE = '/historia/borrador/1'
const view = {
  consulta_id: 1,
  estado: 'abierta',
  escribe: true,
  historia: null,
  finalizada: null,
  borradores: [],
  notas: [],
  anterior: null,
}
const planAt = (version: number, plan: string) => ({
  ...view,
  borradores: [
    {
      modelo: RECORD_MODEL,
      ruta: RECORD_ROUTE,
      componente: 'plan',
      version,
      datos: { plan, recomendaciones: '' },
      equipo: 'Firefox en Mac',
      updated_at: '2026-11-21T12:24:00.000Z',
    },
  ],
})

const open = (reply: Parameters<typeof fakeServer>[0][string] = { json: view }) => {
  const server = fakeServer({
    [OPEN]: reply,
    [SAVE]: { json: { version: 1, updated_at: '2026-11-21T12:24:00.000Z' } },
  })
  const store = makeStore()
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result, unmount } = renderHook(() => useRecordDraft(1), { wrapper })
  const saves = () => server.calls.filter(({ path }) => path.includes(SAVE)).length
  return { server, store, result, unmount, saves }
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the record that a screen types', () => {
  it('is read, typed, shown by the store and sent in the pause', async () => {
    const { result, store, saves } = open()
    expect(result.current.state).toBe('loading')
    await waitFor(() => expect(result.current.state).toBe('open'))
    act(() => result.current.change('plan', { plan: 'Reposo' }))
    expect(result.current.components).toEqual({ ...EMPTY_COMPONENTS, plan: { plan: 'Reposo', recomendaciones: '' } })
    expect(store.getState().historiaClinica[1]?.[RECORD_MODEL]?.[RECORD_ROUTE]?.plan.plan).toBe('Reposo')
    expect(saves()).toBe(0)
    await waitFor(() => expect(result.current.status.text).toMatch(/^Guardado a las \d\d:\d\d$/u))
    expect(saves()).toBe(1)
  })

  it('is sent at once when the field is left, and forgotten by the store when the screen is', async () => {
    const { result, store, saves, unmount } = open()
    await waitFor(() => expect(result.current.state).toBe('open'))
    act(() => result.current.change('plan', { plan: 'Reposo' }))
    act(() => void document.dispatchEvent(new FocusEvent('focusout')))
    await waitFor(() => expect(saves()).toBe(1))
    act(() => result.current.change('plan', { plan: 'Reposo relativo' }))
    unmount()
    await waitFor(() => expect(saves()).toBe(2))
    expect(store.getState().historiaClinica).toEqual({})
  })

  it('asks for what another device announced, shows it and says so', async () => {
    const { result, server } = open()
    await waitFor(() => expect(result.current.state).toBe('open'))
    server.answer(OPEN, { json: planAt(1, 'Reposo') })
    act(() => draftSavedElsewhere({ consulta_id: 2, componente: 'plan', version: 9 }))
    act(() => draftSavedElsewhere({ consulta_id: 1, componente: 'plan' }))
    expect(server.calls).toHaveLength(1)
    act(() => draftSavedElsewhere({ consulta_id: 1, componente: 'plan', version: 1 }))
    await waitFor(() => expect(result.current.components.plan.plan).toBe('Reposo'))
    expect(result.current.received).toEqual({ campos: ['Plan'], equipo: 'Firefox en Mac' })
    act(() => result.current.dismissReceived())
    expect(result.current.received).toBeNull()
  })

  it('says that the server is away, keeps what is typed and sends it when asked', async () => {
    const { result, server, saves } = open()
    await waitFor(() => expect(result.current.state).toBe('open'))
    server.answer(SAVE, 'no answer')
    act(() => result.current.change('plan', { plan: 'Reposo' }))
    act(() => void document.dispatchEvent(new FocusEvent('focusout')))
    await waitFor(() => expect(result.current.status.retries).toBe(true))
    expect(result.current.components.plan.plan).toBe('Reposo')
    server.answer(SAVE, { json: { version: 1, updated_at: '2026-11-21T12:24:00.000Z' } })
    act(() => result.current.retry())
    await waitFor(() => expect(saves()).toBe(2))
    await waitFor(() => expect(result.current.status.tone).toBe('ok'))
  })

  it('that cannot be opened says why, and opens when it is tried again', async () => {
    const { result, server } = open({ status: 404, json: { error: 'La consulta no existe', codigo: 'no_encontrado' } })
    await waitFor(() => expect(result.current.state).toBe('failed'))
    expect(result.current.error).toBe('La consulta no existe')
    server.answer(OPEN, { json: view })
    act(() => result.current.retry())
    await waitFor(() => expect(result.current.state).toBe('open'))
  })
})
