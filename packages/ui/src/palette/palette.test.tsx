import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Palette, type PaletteGroup } from './palette.tsx'

afterEach(cleanup)

const go = vi.fn<(key: string) => void>()
const star = vi.fn<(key: string) => void>()
const close = vi.fn<() => void>()
afterEach(() => {
  for (const spy of [go, star, close]) spy.mockClear()
})

const row = (key: string, title: string) => ({
  key,
  title,
  second: `Farmacia › ${key}`,
  onPick: () => {
    go(key)
  },
  star: {
    on: key === 'kardex',
    onPress: () => {
      star(key)
    },
  },
})
const GROUPS: readonly PaletteGroup[] = [
  { key: 'recent', title: 'Recientes', rows: [row('kardex', 'Kardex')] },
  { key: 'pages', title: 'Pantallas', rows: [row('bodegas', 'Bodegas')] },
  {
    key: 'locked',
    title: 'Sin permiso para usted',
    rows: [{ key: 'roles', title: 'Roles y permisos', second: 'Pide el permiso «admin.roles»' }],
  },
]

const Example = ({ groups = GROUPS }: { readonly groups?: readonly PaletteGroup[] }) => {
  const [text, setText] = useState('')
  return (
    <Palette
      label="Ir a una pantalla"
      text={text}
      onText={setText}
      groups={groups}
      emptyText="Ninguna"
      onClose={close}
    />
  )
}
const active = () => screen.getAllByRole('row', { selected: true }).map(({ textContent }) => textContent)

describe('Palette', () => {
  it('has the cursor in its field, and the first place chosen', async () => {
    render(<Example />)
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Ir a una pantalla' })),
    )
    expect(active()[0]).toContain('Kardex')
  })

  it('the arrows go round its groups and Enter goes', async () => {
    render(<Example />)
    await userEvent.keyboard('{ArrowDown}')
    expect(active()[0]).toContain('Bodegas')
    await userEvent.keyboard('{Enter}')
    expect(go).toHaveBeenCalledExactlyOnceWith('bodegas')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(active()[0]).toContain('Roles y permisos')
  })

  it('what is locked says why and does not go', async () => {
    render(<Example />)
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await userEvent.click(screen.getByText('Roles y permisos'))
    expect(go).not.toHaveBeenCalled()
    expect(screen.getByText('Pide el permiso «admin.roles»')).toBeDefined()
    expect(screen.getByRole('row', { name: /Roles/u }).getAttribute('aria-disabled')).toBe('true')
  })

  it('Tab reaches the star of the chosen place, which does not go there', async () => {
    render(<Example />)
    expect(screen.getByRole('button', { name: 'Favorita: Kardex', pressed: true })).toBeDefined()
    const button = screen.getByRole('button', { name: 'Favorita: Bodegas', pressed: false })
    await userEvent.keyboard('{ArrowDown}')
    expect(button.tabIndex).toBe(0)
    await userEvent.click(button)
    expect(star).toHaveBeenCalledExactlyOnceWith('bodegas')
    expect(go).not.toHaveBeenCalled()
  })

  it('Esc closes', async () => {
    render(<Example />)
    await userEvent.keyboard('{Escape}')
    expect(close).toHaveBeenCalledOnce()
  })

  it('says when there is nothing', () => {
    render(<Example groups={[]} />)
    expect(screen.getByText('Ninguna')).toBeDefined()
  })
})

const Late = ({ groups }: { readonly groups: readonly PaletteGroup[] }) => (
  <Palette label="Ir" text="kar" onText={() => undefined} groups={groups} emptyText="Ninguna" onClose={close} />
)

describe('rows that arrive later, and rows with keys of their own', () => {
  const pages: PaletteGroup = { key: 'pages', title: 'Pantallas', rows: [row('kardex', 'Kardex')] }
  const late: PaletteGroup = {
    key: 'patients',
    title: 'Pacientes',
    rows: [{ ...row('karla', 'Karla'), keys: 'Alt O' }],
  }

  it('do not take the selection from the row that had it', async () => {
    const { rerender } = render(<Late groups={[pages]} />)
    rerender(<Late groups={[late, pages]} />)
    await userEvent.keyboard('{Enter}')
    expect(go).toHaveBeenCalledExactlyOnceWith('kardex')
  })

  it('are selected where nothing was', async () => {
    const { rerender } = render(<Late groups={[]} />)
    rerender(<Late groups={[late, pages]} />)
    await userEvent.keyboard('{Enter}')
    expect(go).toHaveBeenCalledExactlyOnceWith('karla')
  })

  it('are picked by their keys', async () => {
    render(<Late groups={[pages, late]} />)
    await userEvent.keyboard('{Alt>}o{/Alt}')
    expect(go).toHaveBeenCalledExactlyOnceWith('karla')
  })
})
