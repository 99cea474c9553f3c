import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeStore } from '../../store/store.ts'
import { consultationOf } from '../testing/consultation.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { CONTEXT, leaveContext } from '../testing/sick-leave.ts'
import { useState } from 'react'
import userEvent from '@testing-library/user-event'
import { ORDERING_WORD } from '@cauce/domain/ordering/order-address'
import { OrderingDialog } from './ordering-dialog.tsx'

vi.mock('../../actors/session.ts', () => ({ useUser: () => ({ id: 7, permissions: ['blog.vista'] }) }))

const OPTIONS = ['Medicamentos', 'Procedimientos', 'Oncología', 'Otros Servicios', 'Incapacidades'] as const

/** With an address that is the one that the screen keeps. */
const shown = vi.fn<(word: string) => void>()
const Opened = ({ onClose, asked: first = '' }: { readonly onClose: () => void; readonly asked?: string }) => {
  const [asked, setAsked] = useState(first)
  return (
    <OrderingDialog
      consultaId={1}
      asked={asked}
      onShow={(option) => {
        shown(ORDERING_WORD[option])
        setAsked(ORDERING_WORD[option])
      }}
      onClose={onClose}
    />
  )
}

const open = (consultation: object, asked = '', onClose = () => undefined) => {
  const server = fakeServer({
    '/consultas/consulta/1': { json: consultation },
    '/ordenamiento/ordenes-activas/1/2': { json: [] },
  })
  render(
    <Provider store={makeStore()}>
      <Opened asked={asked} onClose={onClose} />
    </Provider>,
  )
  return server
}

const offered = () =>
  OPTIONS.filter((name) => screen.queryByRole('button', { name: new RegExp(`^${name}`, 'u') }) !== null)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  shown.mockClear()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

describe('the ordering dialog', () => {
  it('offers everything to a contributor in an ordinary consultation', async () => {
    open(consultationOf())
    await screen.findByRole('combobox', { name: 'Procedimiento' })
    expect(offered()).toEqual(OPTIONS)
    expect(screen.queryByText(/BENEFICIARIO/u)).toBeNull()
  })

  it('offers only procedures to a contributor in consultation type 87', async () => {
    open(consultationOf({}, 87))
    await screen.findByRole('combobox', { name: 'Procedimiento' })
    expect(offered()).toEqual(['Procedimientos'])
  })

  it.each([1, 3, 6])('warns that affiliate type %i has no right to sick leave and does not offer it', async (tipo) => {
    open(consultationOf({ tipo_afiliado_id: tipo }))
    expect(
      await screen.findByText('El afiliado es BENEFICIARIO por lo tanto no tiene derecho a INCAPACIDADES'),
    ).toBeDefined()
    expect(offered()).toEqual(OPTIONS.slice(0, 4))
  })

  it('offers nothing for somebody who has died, and says why in its place and in a toast', async () => {
    open(consultationOf({ tipo_afiliado_id: 4 }))
    expect(await screen.findByText('No se ofrece ningún tipo de ordenamiento.', { exact: false })).toBeDefined()
    expect(offered()).toEqual([])
    await waitFor(() => expect(screen.getAllByText('Este paciente está fallecido.')).toHaveLength(2))
  })

  it('says where the affiliate has no municipality, department or provider', async () => {
    open(consultationOf({ municipio_atencion: null, departamento_atencion: null, ips: null }))
    expect(await screen.findByText('Sin Municipio, Sin Departamento')).toBeDefined()
    expect(screen.getByText('Sin IPS Asignada')).toBeDefined()
  })

  it('shows the server message when the consultation does not load, and loads it again', async () => {
    const server = fakeServer({
      '/consultas/consulta/1': { status: 403, json: { error: 'La consulta es de otro profesional', codigo: 'ajena' } },
      '/ordenamiento/ordenes-activas/1/2': { json: [] },
    })
    render(
      <Provider store={makeStore()}>
        <Opened onClose={() => undefined} />
      </Provider>,
    )
    expect(await screen.findByText('La consulta es de otro profesional')).toBeDefined()
    server.answer('/consultas/consulta/1', { json: consultationOf() })
    screen.getByRole('button', { name: /intentar|reintentar/iu }).click()
    expect(await screen.findByText('GÓMEZ CASTAÑO, María Elena')).toBeDefined()
  })

  it('has a message of its own for an answer that nobody understands', async () => {
    fakeServer({ '/consultas/consulta/1': { status: 502, json: '<html>' } })
    render(
      <Provider store={makeStore()}>
        <Opened onClose={() => undefined} />
      </Provider>,
    )
    expect(await screen.findByText('Ocurrió un error al cargar la consulta.')).toBeDefined()
  })

  it('opens the workspace of the kind that is chosen', async () => {
    const server = open(consultationOf())
    const leaves = await screen.findByRole('button', { name: /^Incapacidades/u })
    server.answer(CONTEXT, { json: leaveContext() })
    leaves.click()
    expect(await screen.findByRole('region', { name: 'Nueva incapacidad' })).toBeDefined()
  })

  it('opens the kind that the address says, and the address says the one that is chosen', async () => {
    const server = open(consultationOf(), 'incapacidades')
    server.answer(CONTEXT, { json: leaveContext() })
    expect(await screen.findByRole('region', { name: 'Nueva incapacidad' })).toBeDefined()
    expect(shown).not.toHaveBeenCalled()
    await userEvent.keyboard('{Alt>}2{/Alt}')
    expect(await screen.findByRole('combobox', { name: 'Procedimiento' })).toBeDefined()
    expect(shown).toHaveBeenCalledExactlyOnceWith('procedimientos')
  })

  it('mends an address of what is not offered', async () => {
    open(consultationOf({}, 87), 'incapacidades')
    await screen.findByRole('combobox', { name: 'Procedimiento' })
    expect(shown).toHaveBeenCalledExactlyOnceWith('procedimientos')
  })
})
