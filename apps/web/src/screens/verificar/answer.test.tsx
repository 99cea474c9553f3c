import { cleanup, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeStore } from '../../store/store.ts'
import { fakeServer } from '../../workspaces/testing/fake-server.ts'
import { Verify } from '../verificar.tsx'

const open = (estado: string | null, hoy: string | null = null) => {
  fakeServer({
    '/verificar/ABCD': {
      json: {
        autentico: estado !== null,
        clase: estado === null ? null : 'Certificado de incapacidad',
        fecha: estado === null ? null : '2026-11-21T12:20:00.000Z',
        estado,
        emisor: estado === null ? null : 'EPS Demo Contributivo',
        hoy,
      },
    },
  })
  const router = createMemoryRouter([{ path: '/verificar/:codigo?', element: <Verify /> }], {
    initialEntries: ['/verificar/ABCD'],
  })
  return render(
    <Provider store={makeStore()}>
      <RouterProvider router={router} />
    </Provider>,
  )
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('lo que se lee de un documento', () => {
  it('vigente: es auténtico y nada más que hacer', async () => {
    open('vigente')
    expect(await screen.findByText('Documento auténtico')).toBeTruthy()
    expect(screen.getByText('Vigente')).toBeTruthy()
    expect(screen.getByText('Certificado de incapacidad')).toBeTruthy()
    expect(screen.queryByText(/Ya no vale/u)).toBeNull()
  })

  it('anulado: es auténtico, y ya no vale', async () => {
    open('anulado')
    expect(await screen.findByText('Documento auténtico')).toBeTruthy()
    expect(screen.getByText('Anulado')).toBeTruthy()
    expect(screen.getByText(/Ya no vale: lo que ordenaba o certificaba se anuló/u)).toBeTruthy()
  })

  it('levantado: terminó antes, y se pide el actual', async () => {
    open('levantado')
    expect(await screen.findByText(/pida el certificado actual/u)).toBeTruthy()
  })

  it('de lo que decía lo de ese día, dice lo de hoy', async () => {
    open('vigente', 'Retirado desde el 01 nov 2026')
    expect(await screen.findByText('Retirado desde el 01 nov 2026')).toBeTruthy()
  })

  it('un código que no es: no es auténtico', async () => {
    open(null)
    expect(await screen.findByText('No es auténtico')).toBeTruthy()
  })
})
