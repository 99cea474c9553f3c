import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LaterField } from './later-field.tsx'

const settled = vi.fn<(text: string) => void>()

const Held = () => {
  const [value, setValue] = useState('')
  return (
    <>
      <LaterField
        label="Buscar"
        value={value}
        maxLength={100}
        onSettle={(text) => {
          settled(text)
          setValue(text)
        }}
      />
      <button type="button" onClick={() => setValue('')}>
        Quitar los filtros
      </button>
    </>
  )
}

const field = () => screen.getByRole('textbox', { name: 'Buscar' })
const type = (text: string): void => void fireEvent.change(field(), { target: { value: text } })
const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  settled.mockClear()
  vi.useRealTimers()
})

it('asks once, when the person stops typing', () => {
  render(<Held />)
  for (const text of ['r', 're', 'res']) {
    type(text)
    wait(299)
  }
  expect(settled.mock.calls).toEqual([])
  wait(1)
  expect(settled.mock.calls).toEqual([['res']])
  wait(1_000)
  expect(settled).toHaveBeenCalledTimes(1)
})

it('Enter does not wait, and nothing is asked twice', () => {
  render(<Held />)
  type('restrepo')
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(settled.mock.calls).toEqual([['restrepo']])
  wait(1_000)
  expect(settled).toHaveBeenCalledTimes(1)
})

it('what was typed and taken back is not asked for, and the list may empty it', () => {
  render(<Held />)
  type('r')
  type('')
  wait(1_000)
  expect(settled.mock.calls).toEqual([])
  type('restrepo')
  wait(300)
  fireEvent.click(screen.getByRole('button', { name: 'Quitar los filtros' }))
  expect(field()).toHaveProperty('value', '')
  wait(1_000)
  expect(settled.mock.calls).toEqual([['restrepo']])
})
