import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { RoutingCell } from './routing-cell.tsx'

afterEach(cleanup)

describe('RoutingCell', () => {
  it('shows the site and why it was chosen', () => {
    const { container } = render(
      <RoutingCell site="Sede Laureles" reason="Automático: IPS primaria del afiliado" automatic />,
    )
    expect(container.textContent).toBe('Sede LaurelesAutomático: IPS primaria del afiliado')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('a line without a site says so and why, and offers one', async () => {
    const change = vi.fn<() => void>()
    render(<RoutingCell site={null} reason="Ninguna sede contratada en Medellín" automatic={false} onChange={change} />)
    expect(screen.getByText('ORDEN SIN DIRECCIONAMIENTO')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Direccionar' }))
    expect(change).toHaveBeenCalledOnce()
  })

  it('a change that is not allowed gives its reason instead of the offer', () => {
    render(
      <RoutingCell
        site="Sede Laureles"
        reason="Automático"
        automatic
        onChange={() => {}}
        blocked="No se cambia a mano"
      />,
    )
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText(/No se cambia a mano/u)).toBeDefined()
  })
})
