import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { matchParts } from './match-parts.tsx'
import { SearchBox, type SearchBoxProps } from './search-box.tsx'

afterEach(cleanup)

interface Cup {
  readonly id: number
  readonly codigo: string
  readonly nombre: string
}

const cups: readonly Cup[] = [
  { id: 1, codigo: '452301', nombre: 'Colonoscopia total' },
  { id: 2, codigo: '452302', nombre: 'Colonoscopía con biopsia' },
]

const Held = (props: Partial<SearchBoxProps<Cup>>) => {
  const [text, setText] = useState(props.value ?? '')
  return (
    <SearchBox
      label="Procedimiento"
      rows={cups}
      rowKey={({ id }) => id}
      rowTitle={({ nombre }) => nombre}
      rowSecond={({ codigo }) => codigo}
      onPick={() => {}}
      state={text === '' ? 'idle' : 'results'}
      {...props}
      value={text}
      onChange={setText}
    />
  )
}

const input = () => screen.getByRole('combobox', { name: 'Procedimiento' })

describe('SearchBox', () => {
  it('is picked from with the keyboard alone', async () => {
    const pick = vi.fn<(cup: Cup) => void>()
    render(<Held onPick={pick} />)
    await userEvent.type(input(), 'colo')
    expect(screen.getAllByRole('option')).toHaveLength(2)
    const first = screen.getByRole('option', { selected: true })
    expect(input().getAttribute('aria-activedescendant')).toBe(first.id)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(pick).toHaveBeenCalledExactlyOnceWith(cups[1])
    expect(input().getAttribute('aria-expanded')).toBe('false')
    await waitFor(() => expect(document.activeElement).toBe(input()))
  })

  it('goes round at the ends', async () => {
    const pick = vi.fn<(cup: Cup) => void>()
    render(<Held onPick={pick} />)
    await userEvent.type(input(), 'colo{ArrowUp}{Enter}')
    expect(pick).toHaveBeenCalledExactlyOnceWith(cups[1])
  })

  it('is picked from with the mouse', async () => {
    const pick = vi.fn<(cup: Cup) => void>()
    render(<Held onPick={pick} />)
    await userEvent.type(input(), 'colo')
    await userEvent.click(screen.getByRole('option', { name: /Colonoscopia total/u }))
    expect(pick).toHaveBeenCalledExactlyOnceWith(cups[0])
  })

  it('Esc closes the results and nothing else', async () => {
    const outer = vi.fn<() => void>()
    render(
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for the dialog around
      <div onKeyDown={outer}>
        <Held />
      </div>,
    )
    await userEvent.type(input(), 'colo')
    outer.mockClear()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryAllByRole('option')).toHaveLength(0)
    expect(outer).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(outer).toHaveBeenCalledOnce()
  })

  it('below its threshold Enter is the caller’s', async () => {
    const enter = vi.fn<() => void>()
    render(<Held state="idle" onEnter={enter} />)
    await userEvent.type(input(), 'col{Enter}')
    expect(enter).toHaveBeenCalledOnce()
    expect(input().getAttribute('aria-expanded')).toBe('false')
  })

  it('says that it searches, that nothing matches, that it failed and how to try again', async () => {
    const retry = vi.fn<() => void>()
    const { rerender } = render(<Held value="colo" state="loading" focusFirst />)
    expect(screen.getByRole('status').textContent).toBe('Buscando…')
    rerender(<Held value="colo" state="results" rows={[]} />)
    expect(screen.getByRole('status').textContent).toBe('Nada coincide con «colo».')
    rerender(<Held value="colo" state="failed" failure="El servicio no respondió." onRetry={retry} />)
    expect(screen.getByRole('status').textContent).toContain('El servicio no respondió.')
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  it('says when there is more than what is shown', () => {
    render(<Held value="colo" state="results" truncated focusFirst />)
    expect(screen.getByText(/Hay más resultados/u)).toBeDefined()
  })

  it('a slash anywhere brings the cursor here, and is a slash where somebody types', async () => {
    render(
      <>
        <Held slash />
        <textarea aria-label="Observación" />
      </>,
    )
    await userEvent.keyboard('/')
    await waitFor(() => expect(document.activeElement).toBe(input()))
    const other = screen.getByRole('textbox', { name: 'Observación' })
    await userEvent.type(other, '1/2')
    await waitFor(() => expect(document.activeElement).toBe(other))
    expect(input().getAttribute('value')).toBe('')
  })

  it('empties with its button and keeps the cursor', async () => {
    render(<Held value="colo" />)
    await userEvent.click(screen.getByRole('button', { name: 'Borrar la búsqueda' }))
    expect(input().getAttribute('value')).toBe('')
    await waitFor(() => expect(document.activeElement).toBe(input()))
  })
})

describe('matchParts', () => {
  it('finds the words whatever their accents and case, and loses no letter', () => {
    const parts = matchParts('Colonoscopía con biopsia', 'COLONOSCOPIA BIO')
    expect(parts.map(({ text }) => text).join('')).toBe('Colonoscopía con biopsia')
    expect(parts.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['Colonoscopía', 'bio'])
  })

  it('without a match is one part', () => {
    expect(matchParts('Hemograma IV', 'zz')).toEqual([{ text: 'Hemograma IV', hit: false }])
    expect(matchParts('Hemograma IV', '  ')).toEqual([{ text: 'Hemograma IV', hit: false }])
  })
})
