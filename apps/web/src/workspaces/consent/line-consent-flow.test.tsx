import type { ActiveProcedureLine } from '@cauce/domain/procedure/active-line'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeStore } from '../../store/store.ts'
import { COLONOSCOPY, consultationOf } from '../testing/consultation.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { LineConsentFlow } from './line-consent-flow.tsx'

class NoResize {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const LINE: ActiveProcedureLine = {
  id: 5,
  orden_id: 40231,
  cup: COLONOSCOPY,
  cantidad: 1,
  observacion: 'Descartar sangrado',
  rep_id: 3,
  rep: { id: 3, nombre: 'Clínica del Norte' },
  direccionamiento_id: null,
  direccionamieno_automatico: false,
  regla_direccionamiento: 'contrato_municipio',
  motivo_direccionamiento: 'Contrato vigente',
  fecha_vigencia: '2026-11-21',
  fecha_vencimiento: '2027-02-19',
  estado_id: 1,
  estado: { id: 1, nombre: 'Activa' },
  estado_desde: '2026-11-21T12:24:00.000Z',
  estado_motivo: null,
  consentimiento: 'por_firmar',
  consentimiento_documento: null,
  created_at: '2026-11-21T12:24:00.000Z',
}

const TEXT = {
  cup_id: COLONOSCOPY.id,
  cup_codigo: COLONOSCOPY.codigo,
  cup_nombre: COLONOSCOPY.nombre,
  descripcion: 'Se introduce un tubo delgado con cámara.',
  beneficios: 'Encontrar la causa del sangrado.',
  riesgos: 'Perforación (1 de cada 1.000).',
  alternativas: 'Colonografía por tomografía.',
  riesgo_no_aceptar: 'Una lesión puede crecer sin que se sepa.',
  informacion: '',
  recomendaciones: '',
  version: 3,
  vigente_desde: '2026-09-02',
  huella: '9f3a000000000000000000000000000000000000000000000000000000c41b',
  riesgo: 'mediano',
}

const open = (edad = 54) =>
  render(
    <Provider store={makeStore()}>
      <LineConsentFlow
        line={LINE}
        affiliate={consultationOf({ edad_cumplida: edad }).afiliado}
        userId={7}
        consultaId={1}
        onEnd={() => undefined}
      />
    </Provider>,
  )

const accept = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Autoriza: entregar al paciente' }))
  await screen.findByText('Se introduce un tubo delgado con cámara.')
}

const answer = (question: string | RegExp, name: string) =>
  within(screen.getByRole('radiogroup', { name: question })).getByRole('radio', { name })

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoResize)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  fakeServer({ '/consentimientos-informados/consultar': { json: TEXT } })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

describe('the consent of an ordered line', () => {
  it('shows the version of the text and the fingerprint to which the signature is bound', async () => {
    open()
    await accept(userEvent.setup())
    expect(screen.getByText('Orden 40 231 · texto versión 3, del 02 sep 2026')).toBeDefined()
    expect(screen.getByText(/huella 9f3a00…00c41b/u)).toBeDefined()
  })

  it('asks for what is missing beside each question and for a signature, and says how much in the foot', async () => {
    const user = userEvent.setup()
    open()
    await accept(user)
    await user.click(screen.getByRole('button', { name: 'Ver documento y guardar' }))
    expect(screen.getAllByText('Campo requerido, por favor, diligenciar para poder continuar')).toHaveLength(5)
    expect(screen.getByText('Es necesario firmar para guardar y autorizar el consentimiento informado.')).toBeDefined()
    expect(screen.getByText('Faltan 5 respuestas y la firma')).toBeDefined()
  })

  it('asks for the name of the professional only where the patient does not accept', async () => {
    const user = userEvent.setup()
    open()
    await accept(user)
    expect(screen.queryByRole('textbox', { name: 'Nombre del profesional' })).toBeNull()
    await user.click(answer('¿Acepta el procedimiento?', 'No'))
    expect(screen.getByRole('textbox', { name: 'Nombre del profesional' })).toBeDefined()
  })

  it('asks for document and name of the representative only where one signs', async () => {
    const user = userEvent.setup()
    open()
    await accept(user)
    expect(screen.queryByRole('textbox', { name: 'Documento del representante' })).toBeNull()
    await user.click(answer('Firma', 'Representante Legal'))
    expect(screen.getByRole('textbox', { name: 'Documento del representante' })).toBeDefined()
    expect(screen.getByRole('textbox', { name: 'Nombre del representante' })).toBeDefined()
  })

  it('lets only the representative sign for a child, whose assent is asked', async () => {
    open(9)
    await accept(userEvent.setup())
    expect(within(screen.getByRole('radiogroup', { name: 'Firma' })).getAllByRole('radio')).toHaveLength(1)
    expect(screen.getByRole('radiogroup', { name: '¿El menor está de acuerdo?' })).toBeDefined()
  })

  it('brings the answers back when it was left for later, from this tab and not from the computer', async () => {
    const user = userEvent.setup()
    const { unmount } = open()
    await accept(user)
    await user.click(answer('¿Acepta el procedimiento?', 'No'))
    await user.type(screen.getByRole('textbox', { name: 'Nombre del profesional' }), 'Laura Restrepo')
    await user.click(screen.getByRole('button', { name: 'Devolver al profesional' }))
    unmount()
    expect(window.localStorage).toHaveLength(0)
    open()
    await accept(user)
    expect(screen.getByRole('textbox', { name: 'Nombre del profesional' })).toHaveProperty('value', 'Laura Restrepo')
    expect(answer('¿Acepta el procedimiento?', 'No')).toHaveProperty('checked', true)
  })
})
