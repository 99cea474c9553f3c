import { addDays } from '@cauce/domain/calendar/calendar-date'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterEach, expect, it, vi } from 'vitest'
import { today } from '../../app/today.ts'
import { makeStore } from '../../store/store.ts'
import { consultationOf } from '../testing/consultation.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { activeMedication } from '../testing/prescribed.ts'
import { TakesNow } from './takes-now.tsx'

const ACTIVE = '/ordenamiento/ordenes-activas/1/1'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (json: unknown, status = 200) => {
  const server = fakeServer({ [ACTIVE]: { json, status } })
  render(
    <Provider store={makeStore()}>
      <TakesNow consultation={consultationOf()} />
    </Provider>,
  )
  return server
}

const until = (id: number, days: number) => activeMedication({ id, fin_tratamiento: addDays(today(), days) })

it('says what is taken today, what ends first on top and with a word that is seen', async () => {
  show([until(1, 60), until(2, 5), until(3, -1)])
  expect(await screen.findAllByText('Losartán 50 mg tableta')).toHaveLength(2)
  const [first, second] = screen.getAllByRole('listitem')
  expect(first?.textContent).toContain('Se le acaba el')
  expect(second?.textContent).toContain('Hasta el')
})

it('shows six and says how many there are', async () => {
  show(Array.from({ length: 8 }, (_, index) => until(index + 1, 40)))
  expect(await screen.findAllByRole('listitem')).toHaveLength(6)
  await userEvent.click(screen.getByRole('button', { name: 'Ver los 8' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(8)
})

it('says that nothing was ordered, and that it could not be read instead of nothing', async () => {
  show([])
  expect(await screen.findByText('Nada ordenado aquí')).toBeDefined()
  expect(await screen.findByText('No se pudo leer lo demás que toma')).toBeDefined()
  cleanup()
  const server = show({ error: 'El servicio no está disponible.', codigo: 'servidor.no_disponible' }, 503)
  const again = await screen.findByRole('button', { name: /intentar/iu })
  expect(screen.queryByText('Nada ordenado aquí')).toBeNull()
  server.answer(ACTIVE, { json: [until(1, 30)] })
  await userEvent.click(again)
  expect(await screen.findByText('Losartán 50 mg tableta')).toBeDefined()
})
