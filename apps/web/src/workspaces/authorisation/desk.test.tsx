import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import type * as sessionActor from '../../actors/session.ts'
import { makeStore } from '../../store/store.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { consultationOf } from '../testing/consultation.ts'
import { Desk } from './desk.tsx'

type Session = typeof sessionActor
const auditor = vi.hoisted(() => ({ id: 7, permissions: ['autorizacion.auditoria'] }))
vi.mock('../../actors/session.ts', async (original) => ({
  ...(await original<Session>()),
  useUser: () => auditor,
}))

const ROW = {
  id: 5,
  estado: 'tomada',
  version: 2,
  orden_id: 40_166,
  codigo: '883230',
  servicio: 'Resonancia de columna lumbosacra simple',
  cantidad: 1,
  cantidad_autorizada: null,
  clase: 'no_prioritaria',
  clase_por_que: 'no tiene 60 años ni menos de 5, gestación ni discapacidad',
  afiliado: { id: 7, nombre: 'RENTERÍA ASPRILLA, Wilmar', documento: 'CC 11805422', edad: 45 },
  sede: 'Centro de Imágenes Prado',
  recibida_at: '2026-11-20T15:12:00.000Z',
  vence_at: '2026-11-26T05:00:00.000Z',
  tomada_por: { id: 7, nombre: 'Beatriz Correa' },
  numero: null,
  vigente_hasta: null,
  puede: [
    { evento: 'soltar', por_que_no: null },
    { evento: 'devolver', por_que_no: null },
    { evento: 'proponer_negacion', por_que_no: null },
    { evento: 'aprobar', por_que_no: null },
  ],
}
const DETAIL = {
  ...ROW,
  paciente: consultationOf().afiliado,
  observacion: 'Dolor lumbar de tres semanas',
  pedida_por: 'Laura Restrepo Mejía',
  registro: 'RM 05-2014-1187',
  diagnosticos: ['M545 Lumbago no especificado'],
  plazo: null,
  derechos: 'Activo desde 01/01/2026',
  mismo_servicio: [],
  vigentes: [],
  otras: [],
  negacion: null,
  pasos: [],
}
const LIST = {
  data: [ROW],
  total: 1,
  pagina: 1,
  por_pagina: 20,
  cuentas: { por_decidir: 1, segundo_concepto: 0, devueltas: 0, decididas: 0 },
}
const REPLIES = {
  '/autorizaciones/listar': { json: LIST },
  '/autorizaciones/siguiente': { json: { mensaje: 'Usted la está decidiendo', id: 5, version: 2, estado: 'tomada' } },
  '/autorizaciones/evidencia/5': { json: DETAIL },
  '/autorizaciones/mover': { json: { mensaje: 'Aprobada', id: 5, version: 3, estado: 'aprobada' } },
} as const

const open = () => {
  const server = fakeServer(REPLIES)
  const router = createMemoryRouter([{ path: '/', element: <Desk cola="servicios" /> }])
  render(
    <Provider store={makeStore()}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return { server, user: userEvent.setup() }
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('dice lo que espera, y con S trae el siguiente con su evidencia', async () => {
  const { user } = open()
  await screen.findByText('Elija un caso, o pida el siguiente')
  expect(await screen.findByText('RENTERÍA ASPRILLA, Wilmar')).toBeDefined()
  await user.keyboard('s')
  expect(await screen.findByText('«Dolor lumbar de tres semanas»')).toBeDefined()
  expect(screen.getByText('Activo desde 01/01/2026')).toBeDefined()
})

it('con A y Ctrl Enter se aprueba, dice antes qué va a pasar y pide el siguiente', async () => {
  const { server, user } = open()
  await user.click(await screen.findByText('RENTERÍA ASPRILLA, Wilmar'))
  await screen.findByText('Qué se pide')
  await user.keyboard('a')
  expect(await screen.findByText(/^Aprueba 1 de 1: Resonancia/u)).toBeDefined()
  const empty = { error: 'No hay nada por decidir en esta cola.', codigo: 'recurso.no_encontrado' }
  server.answer('/autorizaciones/siguiente', { status: 404, json: empty })
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText('Elija un caso, o pida el siguiente')
  expect(server.calls.find(({ path }) => path.includes('/autorizaciones/mover'))?.body).toMatchObject({
    evento: 'aprobar',
    id: 5,
    version: 2,
  })
})

it('el formato de negación incompleto no se envía', async () => {
  const { user } = open()
  await user.click(await screen.findByText('RENTERÍA ASPRILLA, Wilmar'))
  await screen.findByText('Qué se pide')
  await user.keyboard('n')
  await user.click(await screen.findByRole('button', { name: /^Proponer negación/u }))
  expect((await screen.findAllByText(/Campo requerido/u)).length).toBeGreaterThan(0)
})
