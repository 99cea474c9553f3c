import { render } from '@testing-library/react'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import {
  checked,
  historyRow,
  noCreatinine,
  old,
  rchop,
  rituximab,
  vincristine,
} from '@cauce/machines/testing/scheme-samples'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { makeStore } from '../../store/store.ts'
import { OncologyWorkspace } from '../oncology/oncology-workspace.tsx'
import { consultationOf } from './consultation.ts'
import { fakeServer } from './fake-server.ts'

const Held = () => {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  return (
    <>
      <OncologyWorkspace consultation={consultationOf()} userId={7} footSlot={slot} onPending={() => undefined} />
      <div ref={setSlot} />
    </>
  )
}

/** The workspace as the shell holds it: with its foot elsewhere. */
export const openOncology = () =>
  render(
    <Provider store={makeStore()}>
      <Held />
    </Provider>,
  )

/** Bogotá's day, on which the samples are measured and applied. */
export const today = bogotaDate(Date.now())
const measured = { ...old, fecha: today }
/** What the record answers of who is measured so, or has never been. */
export const record = (medidas: typeof old | null) => ({
  json: { isc: medidas?.isc ?? null, medidas, creatinina: noCreatinine },
})

/** A server on which a scheme can be chosen, ordered, seen and ended. */
export const serveOncology = () =>
  fakeServer({
    '/ordenamiento/ordenes-activas/1/3': { json: [] },
    '/historia/registro/1': record(measured),
    '/historia/medidas/1': { json: { isc: 1.75, medidas: measured, mensaje: 'Medidas registradas con éxito' } },
    '/esquema/listar': { json: [rchop] },
    '/codesumis/codesumiEsquema': { json: [rituximab, vincristine] },
    '/ordenamiento/topes-esquema/1': { json: { dado: [], anadidos: [] } },
    '/alertas/comprobar-esquema': { json: checked(['Rituximab', 'Vincristina']) },
    '/ordenamiento/generarOrdenamiento/1/3': {
      json: { original: { 0: { id: 40_300 }, mensaje: 'Orden creada con exito', type: 'success' } },
    },
    '/ordenamiento/cancelarEsquema': { json: { mensaje: 'Esquema cancelado con exito', orden_id: 40_300 } },
    '/ordenamiento/consultaEsquemaPaciente/': { json: [historyRow(1, 1), historyRow(2, 2)] },
    '/ordenamiento/suspenderEsquema/': { json: { mensaje: 'Esquema suspendido con exito', suspendidas: 1 } },
  })
