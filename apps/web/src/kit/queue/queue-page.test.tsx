import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defineQueue } from '@cauce/contract/kit/queue'
import type { MovedLine } from '@cauce/contract/kit/several'
import { lifeWords } from '@cauce/domain/kit/life/life'
import { assignee } from '@cauce/domain/kit/queue/assignee'
import type * as Session from '../../actors/session.ts'
import { lifeMoved } from '../../store/life-hints.ts'
import { makeStore } from '../../store/store.ts'
import { useList } from '../list/use-list.ts'
import { QueuePage } from './queue-page.tsx'
import type { AskedHands } from './use-hands.ts'
import { useSteady } from './use-steady.ts'

vi.mock('../../actors/session.ts', async (original) => ({
  ...(await original<typeof Session>()),
  useUser: () => ({ id: 1 }),
}))

const WORDS = lifeWords({
  name: 'papel',
  code: 'papel',
  permission: 'papel',
  states: { libre: { palabra: 'Libre', tono: 'ok' } },
  fields: { para: assignee },
  moves: {
    tomar: { etiqueta: 'Tomar', hecho: 'Suyo' },
    soltar: { etiqueta: 'Soltar', hecho: 'De nadie' },
    asignar: { etiqueta: 'Asignar', hecho: 'De otra persona', carries: ['para'] },
  },
  take: 'tomar',
  release: 'soltar',
  assign: 'asignar',
  notAllowed: 'No',
  changed: 'Otra persona lo movió.',
})
type Asked = AskedHands<keyof typeof WORDS.moves>

interface Paper {
  readonly id: number
  readonly version: number
  readonly estado: string
  readonly quien: string | null
  readonly puede: readonly { readonly evento: string; readonly por_que_no: string | null }[]
}
const QUEUE = defineQueue({ groups: { libres: ['libre'], todos: ['libre', 'cerrado'] }, usual: 'libres', row: 'papel' })
const refetch = vi.fn<() => void>()
const open = vi.fn<(row: Paper) => void>()
const send = vi.fn<(asked: Asked, key: string) => Promise<{ data: { lineas: readonly MovedLine[] } }>>()

const PEOPLE = { currentData: [{ id: 9, nombre: 'Ana' }], refetch }

const Screen = ({ data }: { readonly data: readonly Paper[] }) => {
  const list = useList(QUEUE.list, 'papeles', { usual: { cuales: QUEUE.usual } })
  const page = { data, total: data.length }
  const query = { data: page, currentData: page, isFetching: false, refetch }
  const steady = useSteady<Paper, typeof page>(query, JSON.stringify(list.page))
  return (
    <QueuePage
      words={WORDS}
      list={list}
      title="Papeles"
      columns={() => [
        { key: 'id', title: 'Papel', cell: ({ id }) => `Papel ${id}` },
        { key: 'quien', title: 'Quién', cell: ({ quien }) => quien ?? '' },
      ]}
      fixed={['id']}
      query={query}
      steady={steady}
      none={{ title: 'Nada' }}
      noneFound={{ title: 'Nada' }}
      onOpen={open}
      send={send}
      nameOf={({ id }) => `Papel ${id}`}
      holderOf={({ quien }) => (quien === null ? null : { id: 9, nombre: quien })}
      people={PEOPLE}
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
    .map(({ textContent }) => textContent.replace(/^Marcar Papel \d/u, ''))

const may = (...events: readonly string[]) => events.map((evento) => ({ evento, por_que_no: null }))
const paper = (id: number, quien: string | null = null): Paper => ({
  id,
  version: 1,
  estado: 'libre',
  quien,
  puede: quien === null ? may('tomar', 'asignar') : may('asignar'),
})
const free = (...ids: readonly number[]): readonly Paper[] => ids.map((id) => paper(id))
const line = (id: number, hecho = true): MovedLine => ({ id, hecho, texto: hecho ? 'Suyo' : 'Lo tiene Ana' })

beforeEach(() => {
  send.mockImplementation(({ cosas }) => Promise.resolve({ data: { lineas: cosas.map(({ id }) => line(id)) } }))
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

it('lo nuevo espera, lo que otra persona tomó se queda con su nombre, y al pedirlo se ve como está', async () => {
  const { rerender } = render(shown(free(1, 2)))
  rerender(shown([paper(3), paper(2, 'Ana')]))
  expect(papers()).toEqual(['Papel 1', 'Papel 2Ana'])
  const dimmed = screen.getAllByRole('row').filter(({ className }) => className.includes('ca-table-dimmed'))
  expect(dimmed).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar 1 nueva' }))
  expect(papers()).toEqual(['Papel 3', 'Papel 2Ana'])
})

it('T toma la que está elegida si nadie la tiene y sigue con ella, y S abre la siguiente', async () => {
  render(shown([paper(1, 'Ana'), ...free(2, 3)]))
  await userEvent.keyboard('t')
  expect(send).not.toHaveBeenCalled()
  await userEvent.keyboard('s')
  expect(open).toHaveBeenLastCalledWith(paper(2))
  await userEvent.keyboard('t')
  expect(send.mock.lastCall?.[0]).toEqual({ cosas: [{ id: 2, version: 1 }], evento: 'tomar' })
  await waitFor(() => expect(open).toHaveBeenCalledTimes(2))
  await userEvent.keyboard('s')
  expect(open).toHaveBeenLastCalledWith(paper(3))
})

it('de varias que se toman a la vez dice cuál no y por qué, y esa queda marcada', async () => {
  send.mockResolvedValue({ data: { lineas: [line(1), line(2, false)] } })
  render(shown(free(1, 2, 3)))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Marcar Papel 1' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Marcar Papel 2' }))
  expect(screen.getByText('2 marcadas')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Tomar' }))
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('Papel 2')).toBeDefined()
  expect(alert.getByText(/Lo tiene Ana/u)).toBeDefined()
  expect(screen.getByText('1 marcada')).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Marcar Papel 1' }).checked).toBe(false)
  expect(open).not.toHaveBeenCalled()
})

it('X marca, y A las asigna a quien se elige', async () => {
  render(shown(free(1, 2)))
  await userEvent.keyboard('x')
  await userEvent.keyboard('a')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.selectOptions(dialog.getByLabelText('Para quién'), 'Ana')
  await userEvent.click(dialog.getByRole('button', { name: /^Asignar/u }))
  await waitFor(() =>
    expect(send.mock.lastCall?.[0]).toEqual({ cosas: [{ id: 1, version: 1 }], evento: 'asignar', para: '9' }),
  )
})

it('pregunta otra vez cuando algo de su vida se movió, y no por otra', () => {
  render(shown(free(1)))
  act(() => lifeMoved({ vida: 'otra' }))
  expect(refetch).not.toHaveBeenCalled()
  act(() => lifeMoved({ vida: 'papel' }))
  expect(refetch).toHaveBeenCalledTimes(1)
})
