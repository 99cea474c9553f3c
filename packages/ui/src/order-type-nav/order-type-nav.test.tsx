import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ChipsFilter } from '../chips-filter/chips-filter.tsx'
import { OrderTypeNav } from './order-type-nav.tsx'

afterEach(cleanup)

describe('OrderTypeNav', () => {
  it('marks the open type, counts what waits and opens another', async () => {
    const choose = vi.fn<(value: string) => void>()
    render(
      <OrderTypeNav
        options={[
          { value: 'Medicamentos', label: 'Medicamentos', count: 0 },
          { value: 'Procedimientos', label: 'Procedimientos', count: 3 },
        ]}
        value="Procedimientos"
        onChange={choose}
      />,
    )
    expect(screen.getByRole('button', { current: true }).textContent).toBe('Procedimientos3')
    await userEvent.click(screen.getByRole('button', { name: 'Medicamentos' }))
    expect(choose).toHaveBeenCalledExactlyOnceWith('Medicamentos')
  })
})

describe('ChipsFilter', () => {
  it('has one pill pressed and says how many each has', async () => {
    const choose = vi.fn<(value: string) => void>()
    render(
      <ChipsFilter
        label="Estado"
        value="todas"
        onChange={choose}
        options={[
          { value: 'todas', label: 'Todas', count: 24 },
          { value: 'sala', label: 'En sala', count: 2 },
        ]}
      />,
    )
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('24 Todas')
    await userEvent.click(screen.getByRole('button', { name: '2 En sala' }))
    expect(choose).toHaveBeenCalledExactlyOnceWith('sala')
  })
})
