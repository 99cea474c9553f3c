import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { defineQueue } from '@cauce/contract/kit/queue'
import { lifeMoved } from '../../store/life-hints.ts'
import { makeStore } from '../../store/store.ts'
import { useList } from '../list/use-list.ts'
import { QueuePage } from './queue-page.tsx'
import { useSteady } from './use-steady.ts'

afterEach(cleanup)

interface Paper {
  readonly id: number
  readonly quien: string | null
}
const QUEUE = defineQueue({ groups: { libres: ['libre'], todos: ['libre', 'cerrado'] }, usual: 'libres', row: 'papel' })
const refetch = vi.fn<() => void>()
const open = vi.fn<(row: Paper) => void>()
const take = vi.fn<(row: Paper) => void>()

const Screen = ({ data }: { readonly data: readonly Paper[] }) => {
  const list = useList(QUEUE.list, 'papeles', { usual: { cuales: QUEUE.usual } })
  const page = { data, total: data.length }
  const query = { data: page, currentData: page, isFetching: false, refetch }
  const steady = useSteady<Paper, typeof page>(query, JSON.stringify(list.page))
  return (
    <QueuePage
      vida="papel"
      list={list}
      title="Papeles"
      columns={[
        { key: 'id', title: 'Papel', cell: ({ id }) => `Papel ${id}` },
        { key: 'quien', title: 'Quién', cell: ({ quien }) => quien ?? '' },
      ]}
      fixed={['id']}
      query={query}
      steady={steady}
      none={{ title: 'Nada' }}
      noneFound={{ title: 'Nada' }}
      onOpen={open}
      onTake={take}
      isFree={({ quien }) => quien === null}
      isOthers={({ quien }) => quien !== null}
    />
  )
}
const shown = (data: readonly Paper[]) => (
  <Provider store={makeStore()}>
    <MemoryRouter>
      <Screen data={data} />
    </MemoryRouter>
  </Provider>
)
const papers = (): readonly (string | null)[] =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)

const free = (...ids: readonly number[]): readonly Paper[] => ids.map((id) => ({ id, quien: null }))

it('lo nuevo espera, lo que otra persona tomó se queda con su nombre, y al pedirlo se ve como está', async () => {
  const { rerender } = render(shown(free(1, 2)))
  rerender(
    shown([
      { id: 3, quien: null },
      { id: 2, quien: 'Ana' },
    ]),
  )
  expect(papers()).toEqual(['Papel 1', 'Papel 2Ana'])
  const dimmed = screen.getAllByRole('row').filter(({ className }) => className.includes('ca-table-dimmed'))
  expect(dimmed.map(({ textContent }) => textContent)).toEqual(['Papel 1', 'Papel 2Ana'])
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar 1 nueva' }))
  expect(papers()).toEqual(['Papel 3', 'Papel 2Ana'])
})

it('T toma la que está elegida si nadie la tiene, y S abre la siguiente', async () => {
  render(shown([{ id: 1, quien: 'Ana' }, ...free(2, 3)]))
  await userEvent.keyboard('t')
  expect(take).not.toHaveBeenCalled()
  await userEvent.keyboard('s')
  expect(open).toHaveBeenLastCalledWith({ id: 2, quien: null })
  await userEvent.keyboard('t')
  expect(take).toHaveBeenLastCalledWith({ id: 2, quien: null })
  await userEvent.keyboard('s')
  expect(open).toHaveBeenLastCalledWith({ id: 3, quien: null })
})

it('pregunta otra vez cuando algo de su vida se movió, y no por otra', () => {
  render(shown(free(1)))
  act(() => lifeMoved({ vida: 'otra' }))
  expect(refetch).not.toHaveBeenCalled()
  act(() => lifeMoved({ vida: 'papel' }))
  expect(refetch).toHaveBeenCalledTimes(1)
})
