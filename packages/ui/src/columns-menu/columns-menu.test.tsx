import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { ColumnsMenu } from './columns-menu.tsx'

const ALL = ['Hora', 'Motivo', 'Estado']

const List = () => {
  const [shown, setShown] = useState<readonly string[]>(ALL)
  return (
    <>
      <ColumnsMenu
        options={ALL.map((title) => ({
          key: title,
          title,
          shown: shown.includes(title),
          locked: shown.length === 1 && shown.includes(title),
        }))}
        onChange={(key, on) => setShown(ALL.filter((title) => (title === key ? on : shown.includes(title))))}
        onReset={() => setShown(ALL)}
      />
      <button type="button">después</button>
    </>
  )
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

afterEach(cleanup)

describe('the columns of a list', () => {
  it('are chosen with the keyboard alone', async () => {
    const person = userEvent.setup()
    render(<List />)
    await person.tab()
    await person.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(box('Hora')))
    await person.keyboard(' {ArrowDown}{ArrowDown} ')
    expect(ALL.map((name) => box(name).checked)).toEqual([false, true, false])
    expect(screen.getByRole('button', { name: 'Columnas (1 de 3)' }).getAttribute('aria-expanded')).toBe('true')
  })

  it('keep at least one', async () => {
    const person = userEvent.setup()
    render(<List />)
    await person.click(screen.getByRole('button', { name: 'Columnas' }))
    await person.click(box('Hora'))
    await person.click(box('Motivo'))
    expect(box('Estado').disabled).toBe(true)
    await person.click(screen.getByRole('button', { name: 'Ver todas' }))
    expect(ALL.every((name) => box(name).checked)).toBe(true)
  })

  it('close with Esc, which gives the focus back, and when the focus or the pointer leaves', async () => {
    const person = userEvent.setup()
    render(<List />)
    const button = screen.getByRole('button', { name: 'Columnas' })
    await person.click(button)
    await person.keyboard('{Escape}')
    expect(screen.queryByRole('checkbox')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(button))
    await person.click(button)
    await person.click(screen.getByRole('button', { name: 'después' }))
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})
