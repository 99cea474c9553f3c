import { addDays } from '@cauce/domain/calendar/calendar-date'
import { bogotaDate, formatDate } from '@cauce/domain/calendar/bogota'
import { UNREADABLE_DATE } from '@cauce/domain/calendar/written-date'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DateField, type DateFieldProps } from './date-field.tsx'

afterEach(cleanup)

const today = bogotaDate(Date.now())

const show = (props: Partial<DateFieldProps> = {}) => {
  const given = vi.fn<(value: string) => void>()
  const kept = vi.fn<(value: string) => void>()
  const Form = () => {
    const [value, setValue] = useState(props.value ?? '')
    return (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions -- a form that hears its keys
      <form
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.ctrlKey) kept(value)
        }}
      >
        <DateField
          label="Vigente desde"
          {...props}
          value={value}
          onChange={(next) => {
            given(next)
            setValue(next)
          }}
        />
        <button type="button">Guardar</button>
      </form>
    )
  }
  render(<Form />)
  return { given, kept, input: screen.getByLabelText<HTMLInputElement>('Vigente desde') }
}

describe('DateField', () => {
  it('reads as every date of the product, and a whole date counts as soon as it is written', async () => {
    const { given, input } = show({ value: '2026-11-21' })
    expect(input.value).toBe('21 nov 2026')
    expect(input.inputMode).toBe('numeric')
    await userEvent.click(input)
    await userEvent.keyboard('22/11/2026')
    expect(given.mock.calls).toEqual([['2026-11-22']])
    await userEvent.tab()
    expect(input.value).toBe('22 nov 2026')
  })

  it('figures alone are enough, as the keyboard of a phone has no bar', async () => {
    const { given, input } = show()
    await userEvent.type(input, '05012027')
    expect(given.mock.calls).toEqual([['2027-01-05']])
  })

  it('says what it understands of a short date, and takes it when the field is left', async () => {
    const { given, input } = show()
    await userEvent.type(input, '+15')
    expect(screen.getByText(`= ${formatDate(addDays(today, 15))}`)).toBeDefined()
    expect(given).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
    expect(given.mock.calls).toEqual([[addDays(today, 15)]])
    expect(input.value).toBe(formatDate(addDays(today, 15)))
  })

  it('a key that keeps the form finds the day in its place', async () => {
    const { kept, input } = show({ value: '2026-01-01' })
    await userEvent.click(input)
    await userEvent.keyboard('hoy{Control>}{Enter}{/Control}')
    expect(kept.mock.calls).toEqual([[today]])
  })

  it('what is no day is said at the field, keeps nothing and stays to be mended', async () => {
    const { given, kept, input } = show({ value: '2026-01-01' })
    await userEvent.click(input)
    await userEvent.keyboard('31/02/2026{Control>}{Enter}{/Control}')
    expect(kept).not.toHaveBeenCalled()
    expect(given.mock.calls).toEqual([['']])
    expect(screen.getByText(UNREADABLE_DATE)).toBeDefined()
    expect(input.getAttribute('aria-invalid')).toBe('true')
    await userEvent.tab()
    expect(input.value).toBe('31/02/2026')
  })

  it('where the day may be left out, the form gets what is no day and can refuse it', async () => {
    const { given, input } = show({ keepsUnread: true })
    await userEvent.type(input, '31 feb')
    await userEvent.tab()
    expect(given.mock.calls).toEqual([['31 feb']])
  })

  it('emptied is empty, and out of its limits is said', async () => {
    const { given, input } = show({ value: '2026-11-21', min: '2026-11-20', max: '2026-11-25' })
    await userEvent.clear(input)
    expect(given.mock.calls).toEqual([['']])
    await userEvent.type(input, '26/11/2026')
    expect(screen.getByText('Hasta el 25 nov 2026')).toBeDefined()
    await userEvent.clear(input)
    await userEvent.type(input, '19/11/2026')
    expect(screen.getByText('Desde el 20 nov 2026')).toBeDefined()
  })

  it('the calendar opens with the arrow, moves by day, week and month, and gives the focus back', async () => {
    const { given, input } = show({ value: '2026-11-21' })
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('21 nov 2026')
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowLeft}{ArrowUp}{ArrowRight}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('22 nov 2026')
    await userEvent.keyboard('{PageDown}{PageUp}{PageDown}')
    expect(screen.getByRole('dialog', { name: 'Calendario: Diciembre 2026' })).toBeDefined()
    await userEvent.keyboard('{Enter}')
    expect(given.mock.calls).toEqual([['2026-12-22']])
    expect(document.activeElement).toBe(input)
    await userEvent.keyboard('{ArrowDown}{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(input)
  })

  it('the calendar opens with its button, and offers no day out of the limits', async () => {
    const { given } = show({ value: '2026-11-21', min: '2026-11-20', max: '2026-11-25' })
    await userEvent.click(screen.getByRole('button', { name: 'Abrir el calendario' }))
    expect(screen.getByRole('button', { name: '26 nov 2026' }).hasAttribute('disabled')).toBe(true)
    await userEvent.keyboard('{PageDown}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('25 nov 2026')
    await userEvent.click(document.body)
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Abrir el calendario' }))
    await userEvent.click(screen.getByRole('button', { name: 'Abrir el calendario' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Abrir el calendario' }))
    await userEvent.click(screen.getByRole('button', { name: '24 nov 2026' }))
    expect(given.mock.calls).toEqual([['2026-11-24']])
  })
})
