import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Finding } from '@cauce/domain/medication/check'
import { activeLine } from '@cauce/machines/testing/scheme-samples'
import { afterEach, expect, it, vi } from 'vitest'
import { openOncology, serveOncology, today } from '../testing/oncology.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

/** Known after the scheme was ordered. */
const sinceOrdered: Finding = {
  comprobacion: 'interacciones',
  clave: 'interaccion:1:1-2~sello',
  alerta_detalle_id: 1,
  severidad: 'mayor',
  titulo: 'Neutropenia prolongada',
  detalle: null,
  conducta: null,
  medicamentos: [],
  bloquea: false,
  fuente: null,
}
const WORDS = 'se vigila con hemograma cada semana'

it('a scheme is applied by cycles, on a day that it may have been, with what was known since answered', async () => {
  const user = userEvent.setup()
  const server = serveOncology()
  server.answer('/ordenamiento/ordenes-activas/1/3', { json: [activeLine] })
  server.answer('/alertas/por-revisar', {
    json: {
      lineas: [],
      esquemas: [
        {
          orden_id: activeLine.orden_id,
          esquema: 'R-CHOP21',
          fecha: today,
          quien: 'Julián',
          hallazgos: [sinceOrdered],
        },
      ],
    },
  })
  server.answer('/ordenamiento/aplicar-ciclo', {
    json: { mensaje: 'Aplicación registrada con éxito', orden_id: activeLine.orden_id, ciclo: 1, aplicadas: 1 },
  })
  const applied = () => server.calls.filter((call) => call.path.includes('aplicar-ciclo'))
  openOncology()
  await user.click(await screen.findByRole('button', { name: 'Registrar aplicación' }))
  const dialog = within(await screen.findByRole('dialog', { name: '¿Se aplicó el ciclo 1 de 6?' }))
  expect(dialog.getByText(activeLine.codesumi.nombre)).toBeDefined()
  expect(await dialog.findByText(sinceOrdered.titulo)).toBeDefined()
  const day = dialog.getByLabelText('Día de la aplicación')
  await user.clear(day)
  await user.type(day, '2020-01-01')
  await user.click(dialog.getByRole('button', { name: 'Registrar aplicación' }))
  expect(dialog.getByText(/la aplicación no puede ser anterior/u)).toBeDefined()
  await user.clear(day)
  await user.type(day, today)
  await user.click(dialog.getByRole('button', { name: 'Registrar aplicación' }))
  expect(applied()).toHaveLength(0)
  await user.click(dialog.getByRole('button', { name: 'El beneficio supera el riesgo en este paciente' }))
  await user.type(dialog.getByRole('textbox', { name: /^¿Por qué sigue?/u }), WORDS)
  await user.click(dialog.getByRole('button', { name: 'Registrar aplicación' }))
  expect(await screen.findByText('Aplicación registrada con éxito')).toBeDefined()
  expect(applied()).toHaveLength(1)
})
