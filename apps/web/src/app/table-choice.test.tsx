import { DataTable } from '@cauce/ui/data-table/data-table'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePreferencesOf } from '../store/preferences.ts'
import { useTableChoice } from './table-choice.tsx'

interface Row {
  readonly id: number
  readonly nombre: string
  readonly cargo: string
}
const COLUMNS = [
  { key: 'nombre', title: 'Nombre', cell: (row: Row) => row.nombre },
  { key: 'cargo', title: 'Cargo', cell: (row: Row) => row.cargo },
  { key: 'abrir', title: '', label: 'Abrir', cell: () => 'Abrir' },
]
const SIZES = [8, 16]
const FIXED = ['nombre']
const keeps = () => false

const List = () => {
  const { columns, size, setSize, chooser } = useTableChoice('prueba.lista', COLUMNS, { sizes: SIZES, fixed: FIXED })
  return (
    <>
      {chooser}
      <DataTable
        caption="Personas"
        columns={columns}
        rows={[{ id: 1, nombre: 'Ana', cargo: 'Médica' }]}
        rowKey={(row) => row.id}
        pager={{ page: 1, size, total: 1, onPage: () => undefined, sizes: SIZES, onSize: setSize }}
      />
    </>
  )
}
const Shell = ({ userId }: { readonly userId: number }) => (usePreferencesOf(userId, keeps) ? <List /> : null)
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const rows = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Filas por página' }).value

beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('sin red'))))
afterEach(() => {
  cleanup()
  window.localStorage.clear()
  vi.unstubAllGlobals()
})

it('remembers for each person which columns they left out and how many rows they want', async () => {
  const person = userEvent.setup()
  render(<Shell userId={1} />)
  expect([headers(), rows()]).toEqual([['Nombre', 'Cargo', 'Abrir'], '8'])
  await person.click(screen.getByRole('button', { name: 'Columnas' }))
  expect(screen.queryByRole('checkbox', { name: 'Nombre' })).toBeNull()
  await person.click(screen.getByRole('checkbox', { name: 'Cargo' }))
  await person.selectOptions(screen.getByRole('combobox', { name: 'Filas por página' }), '16')
  cleanup()
  render(<Shell userId={2} />)
  expect([headers(), rows()]).toEqual([['Nombre', 'Cargo', 'Abrir'], '8'])
  cleanup()
  render(<Shell userId={1} />)
  expect([headers(), rows()]).toEqual([['Nombre', 'Abrir'], '16'])
})
