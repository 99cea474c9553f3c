import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TopBar } from '../top-bar/top-bar.tsx'
import { MenuTree, type MenuTreeProps } from './menu-tree.tsx'

afterEach(cleanup)

const tree: MenuTreeProps = {
  items: [
    { key: 'inicio', label: 'Inicio', href: '/inicio' },
    {
      key: 'consulta',
      label: 'Consulta',
      children: [{ key: 'panel', label: 'Panel médico', href: '/panelMedico/atencion' }],
    },
    { key: 'agenda', label: 'Agenda', children: [{ key: 'mia', label: 'Mi agenda', href: '/agenda' }] },
  ],
  current: '/panelMedico/atencion',
  onGo: () => {},
  collapsed: false,
  onCollapse: () => {},
  drawerOpen: false,
  onDrawerClose: () => {},
}

describe('MenuTree', () => {
  it('opens the group of the page that is open, and marks the page', () => {
    render(<MenuTree {...tree} />)
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Panel médico')
    expect(screen.getByRole('button', { name: 'Consulta', expanded: true })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Mi agenda' })).toBeNull()
  })

  it('goes to a page without loading the site again, and leaves Ctrl+click to the browser', async () => {
    const [go, shut] = [vi.fn<(href: string) => void>(), vi.fn<() => void>()]
    render(<MenuTree {...tree} onGo={go} onDrawerClose={shut} drawerOpen />)
    await userEvent.click(screen.getByRole('button', { name: 'Agenda' }))
    fireEvent.click(screen.getByRole('link', { name: 'Mi agenda' }), { ctrlKey: true })
    expect(go).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('link', { name: 'Mi agenda' }))
    expect(go).toHaveBeenCalledExactlyOnceWith('/agenda')
    expect(shut).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    expect(shut).toHaveBeenCalledTimes(2)
  })

  it('marks quietly what is not there yet', () => {
    render(<MenuTree {...tree} items={[{ key: 'k', label: 'Kardex', href: '/farmacia/kardex', note: 'pronto' }]} />)
    expect(screen.getByRole('link', { name: 'Kardex pronto' })).toBeDefined()
  })

  it('its name leads home', async () => {
    const go = vi.fn<(href: string) => void>()
    render(<MenuTree {...tree} onGo={go} />)
    await userEvent.click(screen.getByRole('link', { name: /ir al inicio/u }))
    expect(go).toHaveBeenCalledExactlyOnceWith('/')
  })

  it('collapsed shows icons alone, and a group opens the menu again', async () => {
    const collapse = vi.fn<(collapsed: boolean) => void>()
    render(<MenuTree {...tree} collapsed onCollapse={collapse} />)
    expect(screen.queryByRole('link', { name: 'Panel médico' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Agenda' }))
    expect(collapse).toHaveBeenCalledExactlyOnceWith(false)
  })
})

describe('TopBar', () => {
  const out = vi.fn<() => void>()
  const user = {
    name: 'Laura Restrepo Mejía',
    detail: 'CC · Medicina general',
    shortName: 'Laura Restrepo',
    items: [
      { key: 'perfil', label: 'Mi perfil', onClick: () => {} },
      { key: 'salir', label: 'Cerrar sesión', onClick: out },
    ],
  }

  it('says where one is and who is signed in', () => {
    render(<TopBar trail={['Consulta', 'Panel médico']} user={user} greeting="¡Bienvenido!" />)
    expect(screen.getByRole('listitem', { current: 'page' }).textContent).toBe('Panel médico')
    expect(screen.getByRole('button', { name: /¡Bienvenido! Laura Restrepo Mejía/u })).toBeDefined()
  })

  it('its menu is used with the keyboard', async () => {
    render(<TopBar trail={['Inicio']} user={user} />)
    const button = screen.getByRole('button', { name: /Laura/u })
    await userEvent.click(button)
    expect(document.activeElement?.textContent).toBe('Mi perfil')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(out).toHaveBeenCalledOnce()
    expect(screen.queryByRole('menu')).toBeNull()
    await userEvent.click(button)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(button)
    await userEvent.click(button)
    await userEvent.click(document.body)
    expect(screen.queryByRole('menu')).toBeNull()
  })
})

const Phone = ({ open }: { readonly open: boolean }) => (
  <>
    <button type="button">Abrir el menú</button>
    <MenuTree {...tree} drawerOpen={open} />
    <button type="button">en la página</button>
  </>
)

describe('the drawer of a phone', () => {
  it('takes the keyboard when it opens and gives it back when it closes', () => {
    const { rerender } = render(<Phone open={false} />)
    const opener = screen.getByRole('button', { name: 'Abrir el menú' })
    opener.focus()
    rerender(<Phone open />)
    expect(document.activeElement).toBe(screen.getByRole('navigation', { name: 'Menú' }))
    rerender(<Phone open={false} />)
    expect(document.activeElement).toBe(opener)
  })

  it('leaves the keyboard to the page that took it', () => {
    const { rerender } = render(<Phone open={false} />)
    screen.getByRole('button', { name: 'Abrir el menú' }).focus()
    rerender(<Phone open />)
    const page = screen.getByRole('button', { name: 'en la página' })
    page.focus()
    rerender(<Phone open={false} />)
    expect(document.activeElement).toBe(page)
  })
})
