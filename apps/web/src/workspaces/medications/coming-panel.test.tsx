import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeStore } from '../../store/store.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { COMING } from '../testing/medication-server.ts'
import { ComingPanel } from './coming-panel.tsx'

const PATH = '/ordenamiento/que-va-a-pasar/1/1'
let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer({
    [PATH]: { json: { lineas: [COMING, { ...COMING, codesumi_id: 82, estado_id: 3, requiere_autorizacion: true }] } },
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = () =>
  render(
    <Provider store={makeStore()}>
      <ComingPanel
        consultaId={1}
        lines={[]}
        names={
          new Map([
            [81, 'Warfarina 5 mg tableta'],
            [82, 'Ivabradina 5 mg tableta'],
          ])
        }
      />
    </Provider>,
  )

it('each line says where it goes, and the foot counts them', async () => {
  show()
  expect(await screen.findByText('1 va a la farmacia · 1 queda en auditoría')).toBeDefined()
  const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(first).toContain('Warfarina 5 mg tabletaVa a Farmacia Laureles')
  expect(second).toContain('Ivabradina 5 mg tabletaQueda pendiente de auditoría')
})

it('without an answer nothing is promised, and it is asked again', async () => {
  server.answer(PATH, 'no answer')
  show()
  expect(await screen.findByText(/^No se pudo saber qué va a pasar/u)).toBeDefined()
  server.answer(PATH, { json: { lineas: [COMING] } })
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  expect(await screen.findByText('1 va a la farmacia')).toBeDefined()
})
