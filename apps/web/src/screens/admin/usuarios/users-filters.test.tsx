import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UsersFilters } from './users-filters.tsx'
import { usersView, type UsersView } from './users-view.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('looks for users when the person stops typing, as every list does', () => {
  const changed = vi.fn<(change: Partial<UsersView>) => void>()
  const view = usersView(new URLSearchParams(), null)
  render(<UsersFilters view={view} options={null} onChange={changed} />)
  for (const value of ['r', 're', 'res', 'rest'])
    fireEvent.change(screen.getByLabelText('Buscar'), { target: { value } })
  act(() => void vi.advanceTimersByTime(299))
  expect(changed.mock.calls).toEqual([])
  act(() => void vi.advanceTimersByTime(1))
  expect(changed.mock.calls).toEqual([[{ texto: 'rest' }]])
})
