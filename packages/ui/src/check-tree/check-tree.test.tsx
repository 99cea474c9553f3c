import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type CheckGroup, CheckTree } from './check-tree.tsx'

afterEach(cleanup)

const groups: readonly CheckGroup[] = [
  {
    id: 'farmacia',
    title: 'Farmacia',
    note: '1 de 3',
    items: [
      { id: 'kardex', title: 'Kardex', note: 'farmacia.kardex' },
      { id: 'bodegas', title: 'Bodegas', mark: { tone: 'ok', label: 'Se da' } },
      { id: 'vademecum', title: 'Vademécum', locked: 'Usted no lo tiene' },
    ],
  },
  { id: 'turno', title: 'Turno', note: '0 de 1', items: [{ id: 'tablero', title: 'Tablero' }] },
]

const told = vi.fn<(ids: readonly string[], checked: boolean) => void>()

const changed = (before: ReadonlySet<string>, ids: readonly string[], on: boolean): ReadonlySet<string> =>
  on ? new Set([...before, ...ids]) : new Set([...before].filter((id) => !ids.includes(id)))

const Kept = ({ first = ['kardex'] }: { readonly first?: readonly string[] }) => {
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set(first))
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  return (
    <CheckTree
      label="Permisos"
      groups={groups}
      checked={checked}
      onCheck={(ids, on) => {
        told(ids, on)
        setChecked((before) => changed(before, ids, on))
      }}
      open={open}
      onOpen={(id, on) => setOpen((before) => changed(before, [id], on))}
    />
  )
}

const node = (name: RegExp | string) => screen.getByRole('treeitem', { name })

describe('CheckTree', () => {
  it('is a tree: groups say whether all, some or none of theirs are ticked', async () => {
    render(<Kept />)
    expect(screen.getByRole('tree', { name: 'Permisos' })).toBeDefined()
    expect(node(/^Farmacia\s?1 de 3$/u).getAttribute('aria-checked')).toBe('mixed')
    expect(node(/^Turno/u).getAttribute('aria-checked')).toBe('false')
    expect(screen.queryByRole('treeitem', { name: /Kardex/u })).toBeNull()
    await userEvent.click(screen.getByText('Farmacia'))
    expect(node(/Kardex/u).getAttribute('aria-checked')).toBe('true')
    expect(node(/Vademécum/u).getAttribute('aria-disabled')).toBe('true')
  })

  it('is walked and ticked with the keyboard alone', async () => {
    told.mockReset()
    render(<Kept />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown} ')
    await waitFor(() => expect(document.activeElement).toBe(node(/Bodegas/u)))
    expect(told).toHaveBeenLastCalledWith(['bodegas'], true)
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(document.activeElement).toBe(node(/Turno/u)))
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{ArrowDown} {Enter}')
    await waitFor(() => expect(document.activeElement).toBe(node(/Vademécum/u)))
    expect(told).toHaveBeenCalledOnce()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(document.activeElement).toBe(node(/Farmacia/u)))
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.queryByRole('treeitem', { name: /Kardex/u })).toBeNull()
  })

  it('a group with something missing is completed first, and leaves alone what is locked', async () => {
    told.mockReset()
    render(<Kept />)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(told).toHaveBeenLastCalledWith(['kardex', 'bodegas'], true)
    await userEvent.keyboard(' ')
    expect(told).toHaveBeenLastCalledWith(['kardex', 'bodegas'], false)
  })

  it('takes one stop of the tabulator, where the person was', async () => {
    render(<Kept />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(document.activeElement).toBe(node(/Turno/u)))
    expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  })
})
