import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { BarChart } from './bar-chart.tsx'

afterEach(cleanup)

const bars = [
  { label: 'oct 2026', value: 0 },
  { label: 'nov 2026', value: 1200 },
]

describe('BarChart', () => {
  it('is a table with a name, headers and every figure', () => {
    render(
      <BarChart
        caption="Consultas por mes"
        of="Mes"
        counts="Consultas"
        bars={bars}
        layout="columns"
        format={(value) => value.toLocaleString('es-CO')}
      />,
    )
    const table = screen.getByRole('table', { name: 'Consultas por mes' })
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows.map(({ textContent }) => textContent)).toEqual(['oct 20260', 'nov 20261.200'])
    expect(within(table).getByRole('rowheader', { name: 'nov 2026' })).toBeDefined()
  })

  it('the longest bar is the most, and nothing is divided by zero', () => {
    const { container, rerender } = render(<BarChart caption="x" of="Mes" counts="n" bars={bars} layout="rows" />)
    const lengths = () =>
      [...container.querySelectorAll<HTMLElement>('tbody tr')].map((row) => row.style.getPropertyValue('--bar'))
    expect(lengths()).toEqual(['0', '1'])
    rerender(<BarChart caption="x" of="Mes" counts="n" bars={bars.slice(0, 1)} layout="rows" />)
    expect(lengths()).toEqual(['0'])
  })
})
