import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { CycleCalendarKey, CycleCalendar, type CalendarDay } from './cycle-calendar.tsx'
import { monthsBetween } from './month-grid.tsx'

const day = (date: string, cycle: number, first: boolean): CalendarDay => ({
  date,
  cycle,
  first,
  doses: [
    ...(first ? [{ nombre: 'Rituximab', dosis: '656,3 mg', kind: 'infusion' as const }] : []),
    { nombre: 'Prednisona', dosis: '100,0 mg', kind: 'oral' },
  ],
})

afterEach(cleanup)

describe('the months of a calendar', () => {
  it('are all those between the first day and the last, over the end of a year', () => {
    expect(monthsBetween('2026-12-31', '2027-03-01').map(({ title }) => title)).toEqual([
      'Diciembre 2026',
      'Enero 2027',
      'Febrero 2027',
      'Marzo 2027',
    ])
  })

  it('start on Monday and have their own days', () => {
    const [december, january, february] = monthsBetween('2027-12-05', '2028-02-01')
    expect([december?.before, december?.days.length]).toEqual([2, 31])
    expect([january?.before, january?.days[0]]).toEqual([5, '2028-01-01'])
    expect(february?.days.at(-1)).toBe('2028-02-29')
  })
})

describe('the calendar of the cycles', () => {
  it('marks the first day of each cycle with its number', () => {
    render(<CycleCalendar title="Calendario" days={[day('2026-12-01', 1, true), day('2026-12-02', 1, false)]} />)
    expect(screen.getByText('C1')).toBeDefined()
    expect(screen.queryByText('C2')).toBeNull()
  })

  it('says the same in a table: cycle, day, drugs and doses', () => {
    render(<CycleCalendar title="Calendario" days={[day('2026-12-01', 1, true), day('2026-12-22', 2, true)]} />)
    const table = screen.getByRole('table', { name: 'Calendario, día por día', hidden: true })
    const rows = within(table).getAllByRole('row', { hidden: true })
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'CicloDíaMedicamentos y dosis',
      '101 dic 2026Rituximab 656,3 mg · Prednisona 100,0 mg',
      '222 dic 2026Rituximab 656,3 mg · Prednisona 100,0 mg',
    ])
  })

  it('tells the days that somebody has to come to a closed house, and the nearest open one', () => {
    render(<CycleCalendar title="Calendario" days={[day('2026-12-08', 1, true), day('2026-12-13', 1, false)]} />)
    const told = screen.getByRole('region', { name: 'Días que caen en domingo o festivo' })
    expect(told.textContent).toContain('Una aplicación cae en domingo o festivo. Nada se mueve solo')
    // What is swallowed at home may be swallowed on a Sunday.
    expect(
      within(told)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Ciclo 1: 08 dic 2026 (festivo, Inmaculada Concepción). El día abierto más cercano es el 09 dic 2026.'])
    expect(screen.getByText('(festivo, Inmaculada Concepción)')).toBeDefined()
  })

  it('says what was given already, and no longer asks to move it', () => {
    const days = [{ ...day('2026-12-08', 1, true), applied: true }, day('2026-12-29', 2, true)]
    render(<CycleCalendar title="Calendario" days={days} />)
    expect(screen.queryByRole('region')).toBeNull()
    const table = screen.getByRole('table', { name: 'Calendario, día por día', hidden: true })
    const told = within(table)
      .getAllByRole('row', { hidden: true })
      .map(({ textContent }) => (textContent ?? '').includes('aplicado'))
    expect(told).toEqual([false, true, false])
    render(<CycleCalendarKey applied />)
    expect(screen.getByText('aplicado')).toBeDefined()
  })

  it('says nothing of closed days where every day is open', () => {
    render(<CycleCalendar title="Calendario" days={[day('2026-12-01', 1, true)]} />)
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('draws nothing where nothing is given', () => {
    const { container } = render(<CycleCalendar title="Calendario" days={[]} />)
    expect(container.childElementCount).toBe(0)
  })
})
