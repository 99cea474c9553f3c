import { cleanup, render, screen, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import type { OrderPassport } from '@cauce/contract/autogestion'
import { makeStore } from '../../store/store.ts'
import { fakeServer } from '../../workspaces/testing/fake-server.ts'
import OrdenesAutogestion from './ordenesAutogestion.tsx'

afterEach(cleanup)

const ORDER: OrderPassport = {
  tipo_orden_id: 2,
  id: 8,
  orden_id: 39_977,
  servicio: 'Mamografía bilateral',
  cantidad: 1,
  ordena: 'Laura Restrepo Mejía',
  fecha: '2026-11-20T15:00:00.000Z',
  paso: 2,
  detenida: false,
  frase: 'Vaya a Centro de Imágenes Prado, Carrera 50 # 60-12, Medellín, a más tardar el 20 feb 2027.',
  destaca: ['Centro de Imágenes Prado', 'a más tardar el 20 feb 2027'],
  pide: true,
  numero: '2026000000011',
  sede: {
    nombre: 'Centro de Imágenes Prado',
    direccion: 'Carrera 50 # 60-12',
    municipio: 'Medellín',
    telefono: '(604) 555 12 34',
  },
  hasta: '2027-02-20',
}

type Reply = Parameters<typeof fakeServer>[0][string]

const open = (reply: Reply) => {
  fakeServer({ '/autogestion/ordenes': reply })
  const router = createMemoryRouter([{ path: '/', element: <OrdenesAutogestion /> }])
  render(
    <Provider store={makeStore()}>
      <RouterProvider router={router} />
    </Provider>,
  )
}

it('de cada orden dice una frase, con el sitio y el día marcados, y cómo llegar', async () => {
  open({ json: [ORDER] })
  const card = await screen.findByRole('article', { name: 'Mamografía bilateral' })
  expect(within(card).getByText('a más tardar el 20 feb 2027').tagName).toBe('STRONG')
  expect(within(card).getByRole('link', { name: 'Llamar a Centro de Imágenes Prado' }).getAttribute('href')).toBe(
    'tel:6045551234',
  )
  expect(
    within(card).getByRole('link', { name: 'Cómo llegar a Centro de Imágenes Prado' }).getAttribute('href'),
  ).toContain('Medell%C3%ADn')
  expect(within(card).getByRole('listitem', { current: 'step' }).textContent).toBe('3Sede')
  expect(screen.getByText('1 necesita algo de usted')).not.toBeNull()
})

it('lo que se detuvo no manda a ninguna parte', async () => {
  open({
    json: [{ ...ORDER, paso: 1, detenida: true, frase: 'No se autorizó.', destaca: [], sede: null, numero: null }],
  })
  const card = await screen.findByRole('article', { name: 'Mamografía bilateral' })
  expect(within(card).queryByRole('link')).toBeNull()
})

it('sin órdenes lo dice, y si no se pudo leer, también', async () => {
  open({ json: [] })
  expect(await screen.findByText('No tiene órdenes pendientes.')).not.toBeNull()
  cleanup()
  open({ status: 503, json: { codigo: 'servidor.ocupado', error: 'No se pudo leer' } })
  expect(await screen.findByText('No se pudo leer')).not.toBeNull()
})
