import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Segmented } from './segmented.tsx'

afterEach(cleanup)

const options = [
  { value: 'SI', label: 'SI' },
  { value: 'NO', label: 'NO' },
] as const

const Held = ({ error }: { readonly error?: string }) => {
  const [value, setValue] = useState<'SI' | 'NO' | ''>('')
  return (
    <Segmented
      label="¿Lo entendió?"
      options={options}
      value={value}
      onChange={setValue}
      error={value === '' ? error : null}
    />
  )
}

describe('Segmented', () => {
  it('starts unanswered', () => {
    render(<Held />)
    expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(2)
  })

  it('is answered with the mouse and with the keyboard', async () => {
    render(<Held />)
    await userEvent.click(screen.getByRole('radio', { name: 'NO' }))
    expect(screen.getByRole('radio', { name: 'NO', checked: true })).toBeDefined()
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.getByRole('radio', { name: 'SI', checked: true })).toBeDefined()
  })

  it('an unanswered question shows its message until it is answered', async () => {
    render(<Held error="Campo requerido, por favor, diligenciar para poder continuar" />)
    const group = screen.getByRole('radiogroup', {
      name: '¿Lo entendió?',
      description: 'Campo requerido, por favor, diligenciar para poder continuar',
    })
    expect(group.getAttribute('aria-invalid')).toBe('true')
    await userEvent.click(screen.getByRole('radio', { name: 'SI' }))
    expect(screen.queryByText(/Campo requerido/u)).toBeNull()
  })
})
