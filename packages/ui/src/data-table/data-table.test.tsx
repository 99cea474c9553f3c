import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { type Column, DataTable } from './data-table.tsx'
import { Pager, pageNumbers } from './pager.tsx'

afterEach(cleanup)

interface Line {
  readonly id: number
  readonly nombre: string
  readonly cantidad: number
}

const lines: readonly Line[] = [
  { id: 1, nombre: 'Hemograma IV', cantidad: 10 },
  { id: 2, nombre: 'Ácido úrico', cantidad: 9 },
  { id: 3, nombre: 'Colonoscopia total', cantidad: 1 },
]

const columns: readonly Column<Line>[] = [
  {
    key: 'nombre',
    title: 'Descripción',
    card: 'title',
    cell: ({ nombre }) => nombre,
    sortValue: ({ nombre }) => nombre,
  },
  {
    key: 'cantidad',
    title: 'Cant.',
    label: 'Cantidad',
    align: 'right',
    card: 'labelled',
    cell: ({ cantidad }) => cantidad,
    sortValue: ({ cantidad }) => cantidad,
  },
  { key: 'quitar', title: '', label: 'Acciones', card: 'action', cell: () => <button type="button">Quitar</button> },
]

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)

describe('DataTable', () => {
  it('has a name, headers and rows; a column of actions has a header for readers', () => {
    render(<DataTable caption="Por ordenar" columns={columns} rows={lines} rowKey={({ id }) => id} />)
    expect(screen.getByRole('table', { name: 'Por ordenar' })).toBeDefined()
    expect(screen.getByRole('columnheader', { name: 'Acciones' })).toBeDefined()
    expect(names()).toEqual(['Hemograma IV', 'Ácido úrico', 'Colonoscopia total'])
  })

  it('moves with the arrow keys and opens with Enter, without stealing the keys of what is inside', async () => {
    const [select, open] = [vi.fn<(line: Line) => void>(), vi.fn<(line: Line) => void>()]
    render(
      <DataTable caption="x" columns={columns} rows={lines} rowKey={({ id }) => id} onSelect={select} onOpen={open} />,
    )
    const rows = screen.getAllByRole('row').slice(1)
    expect(rows.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
    rows[0]?.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(document.activeElement).toBe(rows[2]))
    await userEvent.keyboard('{Enter}')
    expect(open).toHaveBeenCalledExactlyOnceWith(lines[2])
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(document.activeElement).toBe(rows[0]))
    expect(select).toHaveBeenLastCalledWith(lines[0])
    open.mockClear()
    await userEvent.dblClick(within(rows[1] ?? document.body).getByRole('button', { name: 'Quitar' }))
    expect(open).not.toHaveBeenCalled()
  })

  it('opens with one press, and once, where what a row holds stands beside it', async () => {
    const open = vi.fn<(line: Line) => void>()
    render(<DataTable caption="x" columns={columns} rows={lines} rowKey={({ id }) => id} onOpen={open} opensOnClick />)
    await userEvent.click(screen.getByText('Ácido úrico'))
    expect(open).toHaveBeenCalledExactlyOnceWith(lines[1])
    await userEvent.click(screen.getAllByRole('button', { name: 'Quitar' })[1] ?? document.body)
    expect(open).toHaveBeenCalledOnce()
  })

  it('marks the selected row', () => {
    render(
      <DataTable
        caption="x"
        columns={columns}
        rows={lines}
        rowKey={({ id }) => id}
        selectedKey={2}
        onSelect={() => {}}
      />,
    )
    expect(screen.getAllByRole('row', { current: true }).map((row) => row.textContent)).toEqual(['Ácido úrico9Quitar'])
  })

  it('sorts words as Spanish does and numbers as numbers, and gives the first order back', async () => {
    render(<DataTable caption="x" columns={columns} rows={lines} rowKey={({ id }) => id} />)
    const byName = screen.getByRole('button', { name: 'Descripción' })
    await userEvent.click(byName)
    expect(names()).toEqual(['Ácido úrico', 'Colonoscopia total', 'Hemograma IV'])
    await userEvent.click(byName)
    expect(names()).toEqual(['Hemograma IV', 'Colonoscopia total', 'Ácido úrico'])
    expect(screen.getByRole('columnheader', { name: /Descripción/u }).getAttribute('aria-sort')).toBe('descending')
    await userEvent.click(byName)
    expect(names()).toEqual(['Hemograma IV', 'Ácido úrico', 'Colonoscopia total'])
    await userEvent.click(screen.getByRole('button', { name: 'Cant.' }))
    expect(names()).toEqual(['Colonoscopia total', 'Ácido úrico', 'Hemograma IV'])
  })

  it('empty, loading and failed say what it is and the one thing to do', async () => {
    const retry = vi.fn<() => void>()
    const shared = { caption: 'Órdenes activas', columns, rows: [], rowKey: ({ id }: Line) => id }
    const { rerender } = render(<DataTable {...shared} empty={<EmptyState title="Todavía no hay órdenes" />} />)
    expect(screen.getByText('Todavía no hay órdenes')).toBeDefined()
    rerender(<DataTable {...shared} state="loading" skeletonRows={4} />)
    expect(screen.getByRole('status').textContent).toBe('Cargando órdenes activas')
    expect(screen.getAllByRole('row')).toHaveLength(5)
    rerender(<DataTable {...shared} state="failed" failure="El servicio no respondió." onRetry={retry} />)
    expect(screen.getByRole('alert').textContent).toContain('El servicio no respondió.')
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  it('keeps its rows while newer ones are on their way', () => {
    render(<DataTable caption="x" columns={columns} rows={lines} rowKey={({ id }) => id} state="loading" />)
    expect(names()).toHaveLength(3)
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  })
})

describe('Pager', () => {
  it('says which rows these are, also on the last page and with none', () => {
    const { rerender } = render(<Pager page={1} size={8} total={24} onPage={() => {}} />)
    expect(screen.getByRole('status').textContent).toBe('1 a 8 de 24')
    rerender(<Pager page={2} size={5} total={7} onPage={() => {}} />)
    expect(screen.getByRole('status').textContent).toBe('6 a 7 de 7')
    rerender(<Pager page={1} size={5} total={0} onPage={() => {}} />)
    expect(screen.getByRole('status').textContent).toBe('0 a 0 de 0')
    rerender(<Pager page={1} size={25} total={10_000} more onPage={() => {}} />)
    expect(screen.getByRole('status').textContent).toBe('1 a 25 de más de 10 000')
  })

  it('goes to a page, and not beyond the ends', async () => {
    const go = vi.fn<(page: number) => void>()
    render(<Pager page={1} size={8} total={24} onPage={go} />)
    await userEvent.click(screen.getByRole('button', { name: 'Página anterior' }))
    await userEvent.click(screen.getByRole('button', { name: 'Página 3' }))
    await userEvent.click(screen.getByRole('button', { name: 'Página siguiente' }))
    expect(go.mock.calls).toEqual([[3], [2]])
  })

  it('offers other sizes when asked', async () => {
    const resize = vi.fn<(size: number) => void>()
    render(<Pager page={1} size={8} total={24} onPage={() => {}} sizes={[8, 16]} onSize={resize} />)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Filas por página' }), '16')
    expect(resize).toHaveBeenCalledWith(16)
  })

  it('leaves gaps between far pages', () => {
    expect(pageNumbers(1, 3)).toEqual([1, 2, 3])
    expect(pageNumbers(5, 9)).toEqual([1, 0, 4, 5, 6, 0, 9])
    expect(pageNumbers(1, 1)).toEqual([1])
  })
})
