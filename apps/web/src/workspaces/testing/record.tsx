/** A record on the screen without what keeps it: its draft is held by the test. */
import type { RecordView } from '@cauce/contract/historia'
import type { Results } from '@cauce/contract/resultados'
import { EMPTY_COMPONENTS, type RecordComponents } from '@cauce/domain/clinical-record/record-components'
import type { Consultation } from '@cauce/domain/consultation/consultation'
import { act, render, screen, within, type RenderResult } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { vi } from 'vitest'
import { makeStore } from '../../store/store.ts'
import type { RecordDraftState } from '../record/record-draft-state.ts'
import { RecordWorkspace } from '../record/record-workspace.tsx'
import { consultationOf } from './consultation.ts'
import { fakeServer } from './fake-server.ts'

const OPEN: RecordView = {
  consulta_id: 1,
  estado: 'abierta',
  escribe: true,
  historia: null,
  finalizada: null,
  borradores: [],
  notas: [],
  anterior: null,
  ordenes: [],
}
/** Everything that is needed to finalise. */
export const COMPLETE: RecordComponents = {
  ...EMPTY_COMPONENTS,
  anamnesis: { motivo: 'Control', enfermedad_actual: 'Cifras altas en casa' },
  examen: { examen_fisico: 'Buen estado general' },
  diagnosticos: {
    diagnosticos: [{ id: 7, codigo: 'I10', nombre: 'Hipertensión esencial', principal: true, tipo: '02' }],
  },
  plan: { plan: 'Continuar losartán', recomendaciones: '' },
}
/** Of who was never measured. */
const NO_RESULTS: Results = { afiliado_id: 11, resultados: [], pendientes: [], medidas: [] }
const NOTHING = (): void => undefined
export const finalise = vi.fn<RecordDraftState['finalise']>()
const order = vi.fn<() => void>()
export const refresh = vi.fn<() => void>()
export const changed = vi.fn<RecordDraftState['change']>()

const stateOf = (view: RecordView, components: RecordComponents, change: RecordDraftState['change']) =>
  ({
    state: view.estado === 'finalizada' ? 'finalised' : 'open',
    error: null,
    view,
    components,
    change,
    status: { tone: 'ok', text: 'Guardado a las 07:24', detail: null, retries: false },
    conflicts: [],
    resolve: NOTHING,
    received: null,
    dismissReceived: NOTHING,
    leftOver: [],
    dismissLeftOver: NOTHING,
    finalise,
    finalising: false,
    finaliseInterrupted: false,
    cancelFinalise: NOTHING,
    finaliseErrors: {},
    finaliseError: null,
    retry: NOTHING,
    refresh,
  }) satisfies RecordDraftState

interface Shown {
  readonly view?: Partial<RecordView>
  readonly components?: RecordComponents
  readonly consultation?: Partial<Consultation>
  readonly draft?: Partial<RecordDraftState>
}

/** What is typed stays in the component: where it is kept is of another part. */
const Held = ({ view, components, consultation, draft }: Shown) => {
  const [typed, setTyped] = useState(components ?? EMPTY_COMPONENTS)
  const change: RecordDraftState['change'] = (name, fields) => {
    changed(name, fields)
    setTyped((now) => ({ ...now, [name]: { ...now[name], ...fields } }))
  }
  return (
    <RecordWorkspace
      consultation={{ ...consultationOf(), ...consultation }}
      draft={{ ...stateOf({ ...OPEN, ...view }, typed, change), ...draft }}
      onOrder={order}
    >
      <p>Datos de la consulta</p>
    </RecordWorkspace>
  )
}

interface Opened {
  readonly server: ReturnType<typeof fakeServer>
  readonly drawn: RenderResult
  readonly user: UserEvent
}

/** The parts are downloaded when they are first shown. */
const SLOW_MACHINE_MS = 30_000

/** Draws it and waits until it is whole. */
export const openRecord = async (shown: Shown = {}): Promise<Opened> => {
  const server = fakeServer({
    '/resultados/consulta/': { json: NO_RESULTS },
    '/ordenamiento/ordenes-activas/': { json: [] },
  })
  const drawn = render(
    <Provider store={makeStore()}>
      <Held {...shown} />
    </Provider>,
  )
  await screen.findByText('Datos de la consulta', undefined, { timeout: SLOW_MACHINE_MS })
  await act(() => Promise.resolve())
  return { server, drawn, user: userEvent.setup() }
}

export const field = (name: string) => screen.getByRole('textbox', { name })
export const valueOf = (name: string): string => {
  const control = field(name)
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control.value : ''
}
/** What the foot says that is missing. */
export const missing = () =>
  within(screen.getByRole('list', { name: 'Lo que falta para finalizar' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
/** A line of the index. */
export const partLine = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Secciones de la historia' })).getByRole('button', {
    name: new RegExp(`^${name}`, 'u'),
  })
