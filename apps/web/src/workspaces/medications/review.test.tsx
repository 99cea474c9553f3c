import type { Finding } from '@cauce/domain/medication/check'
import { REVIEW_ERROR } from '@cauce/domain/medication/messages'
import { KNOWN_SINCE } from '@cauce/domain/medication/standing-review'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, expect, it, vi } from 'vitest'
import { makeStore } from '../../store/store.ts'
import type { LineLife } from '../orders/life-lines.ts'
import { LifeMoves } from '../orders/life-moves.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { ReviewNotice } from './review-notice.tsx'

const REVIEW = '/alertas/por-revisar'
const MOVE = '/ordenamiento/mover-linea/1'
const ALLERGY: Finding = {
  comprobacion: 'alergia',
  clave: 'alergia:1:5',
  alerta_detalle_id: null,
  severidad: 'contraindicada',
  titulo: 'El paciente es alérgico a Penicilinas',
  detalle: null,
  conducta: null,
  medicamentos: [],
  bloquea: false,
  fuente: 'Registro del afiliado',
}
const LINE = {
  linea_id: 9,
  orden_id: 40_219,
  codesumi_id: 5,
  medicamento: 'Amoxicilina 500 mg cápsula',
  fecha: '2026-11-20',
  quien: 'Laura Restrepo',
  hallazgos: [ALLERGY],
}
const SCHEME = {
  orden_id: 40_220,
  esquema: 'Doxorrubicina + Ciclofosfamida',
  fecha: '2026-11-21',
  quien: 'Andrés Villa',
  hallazgos: [{ ...ALLERGY, clave: 'alergia:2:ciclofosfamida', titulo: 'El paciente es alérgico a Ciclofosfamida' }],
}
const LIFE: LineLife = {
  id: 9,
  orden_id: 40_219,
  estado_id: 3,
  estado: 'Pendiente de auditoría',
  movimientos: [],
  siguientes: [
    {
      evento: 'aprobar',
      etiqueta: 'Aprobar',
      permiso: 'autorizacion.auditoria',
      a_estado_id: 4,
      quien: 'un auditor',
      personas: 1,
      puede: true,
      por_que_no: null,
    },
  ],
  acciones: [],
}

const open = (what: ReactNode, replies: Parameters<typeof fakeServer>[0]) => {
  const server = fakeServer(replies)
  render(<Provider store={makeStore()}>{what}</Provider>)
  return server
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('says which medicines are to be reviewed, by what and who ordered them', async () => {
  open(<ReviewNotice consultaId={1} />, { [REVIEW]: { json: { lineas: [LINE], esquemas: [SCHEME] } } })
  expect(await screen.findByText('Amoxicilina 500 mg cápsula')).toBeDefined()
  expect(screen.getAllByText('Contraindicada')).toHaveLength(2)
  expect(screen.getByText('El paciente es alérgico a Penicilinas')).toBeDefined()
  expect(screen.getByText(/Orden 40\s?219 del 20 nov 2026 · Laura Restrepo/u)).toBeDefined()
  expect(screen.getByText('Esquema Doxorrubicina + Ciclofosfamida')).toBeDefined()
  expect(screen.getByText(/Orden 40\s?220 del 21 nov 2026 · Andrés Villa/u)).toBeDefined()
})

it('says nothing where there is nothing, and says when it could not look', async () => {
  const user = userEvent.setup()
  const server = open(<ReviewNotice consultaId={1} />, { [REVIEW]: 'no answer' })
  expect(await screen.findByText(REVIEW_ERROR)).toBeDefined()
  server.answer(REVIEW, { json: { lineas: [], esquemas: [] } })
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  await waitFor(() => expect(screen.queryByText(REVIEW_ERROR)).toBeNull())
  expect(screen.queryByText('Por revisar')).toBeNull()
})

it('an approval waits for the reason of what was found', async () => {
  const user = userEvent.setup()
  const server = open(<LifeMoves life={LIFE} tipo={OrderType.medications} />, {
    [REVIEW]: { json: { lineas: [LINE], esquemas: [] } },
    [MOVE]: { json: { mensaje: 'Orden aprobada con éxito', estado_id: 4, estado: 'Autorizada' } },
  })
  await user.click(screen.getByRole('button', { name: 'Aprobar…' }))
  expect(await screen.findByText(KNOWN_SINCE)).toBeDefined()
  await user.type(screen.getByLabelText(/^Motivo para aprobar/u), 'Pertinente según la guía')
  const approve = screen.getByRole('button', { name: 'Aprobar la orden' })
  await user.click(approve)
  expect(server.calls.some(({ path }) => path.includes(MOVE))).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Otro motivo' }))
  await user.type(
    screen.getByLabelText(/^¿Por qué sigue\?/u),
    'Se habló con quien la formuló: la ha tolerado antes y se vigila',
  )
  await user.click(approve)
  await waitFor(() => expect(server.calls.filter(({ path }) => path.includes(MOVE))).toHaveLength(1))
})

it('a refusal of the server reads again what is known', async () => {
  const user = userEvent.setup()
  const server = open(<LifeMoves life={LIFE} tipo={OrderType.medications} />, {
    [REVIEW]: { json: { lineas: [], esquemas: [] } },
    [MOVE]: { status: 409, json: { error: KNOWN_SINCE, codigo: 'alertas.sin_responder' } },
  })
  await user.click(screen.getByRole('button', { name: 'Aprobar…' }))
  await user.type(screen.getByLabelText(/^Motivo para aprobar/u), 'Pertinente según la guía')
  server.answer(REVIEW, { json: { lineas: [LINE], esquemas: [] } })
  await user.click(screen.getByRole('button', { name: 'Aprobar la orden' }))
  expect(await screen.findByText('El paciente es alérgico a Penicilinas')).toBeDefined()
})
