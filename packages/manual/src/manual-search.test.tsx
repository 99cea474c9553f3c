/** What is offered while the manual comes in parts. */
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { FrameProvider } from './context.tsx'
import { ManualSearch } from './manual-search.tsx'
import { arrived, type ManualSource } from './source.tsx'

const rule = {
  id: 'sick-leave/end-date',
  regla: 'La fecha final es la fecha de inicio más los días menos uno.',
  funcion: 'endDate',
  fuente: '',
  mensajes: [],
  nombra: [],
  archivo: 'packages/domain/src/sick-leave/end-date.ts',
  propiedades: [],
  caracteristicas: [],
}
afterEach(cleanup)

const ready = <Row,>(data: readonly Row[]) => ({ state: 'ready', data }) as const
const WHOLE: ManualSource = {
  caracteristicas: ready([]),
  reglas: ready([rule]),
  maquinas: ready([]),
  llamadas: ready([]),
  paginas: ready([]),
}

const shown = (source: ManualSource, went: string[]) => (
  <FrameProvider
    value={{
      source,
      data: arrived(source),
      hrefOf: (place) => place,
      go: (place) => went.push(place),
      hasMoved: false,
      onTitle: undefined,
    }}
  >
    <ManualSearch />
  </FrameProvider>
)

it('offers nothing until all of it is there, so that the first answer is the one that is pressed', async () => {
  const went: string[] = []
  const { rerender } = render(shown({ ...WHOLE, paginas: { state: 'loading' } }, went))
  await userEvent.type(screen.getByRole('combobox', { name: 'Buscar en el manual' }), 'fecha final')
  expect(await screen.findByText('El manual está llegando: un momento.')).toBeDefined()
  expect(screen.queryByRole('option')).toBeNull()
  rerender(shown(WHOLE, went))
  await userEvent.click(await screen.findByRole('option'))
  expect(went).toHaveLength(1)
})

it('searches what came where a part of it failed', async () => {
  const failed = { state: 'failed', text: 'No hay respuesta del servidor.', retry: () => {} } as const
  render(shown({ ...WHOLE, paginas: failed }, []))
  await userEvent.type(screen.getByRole('combobox', { name: 'Buscar en el manual' }), 'fecha final')
  expect(await screen.findByRole('option')).toBeDefined()
})
