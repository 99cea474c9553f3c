import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PasswordStrength } from './password-strength.tsx'

afterEach(cleanup)

const TITLE = 'La contraseña nueva debe tener'

it('says of each requirement in a word whether it is met, and draws it with its own shape', () => {
  render(
    <PasswordStrength
      title={TITLE}
      requirements={[
        { what: 'un dígito', met: true },
        { what: 'una letra mayúscula', met: false },
      ]}
      strength={{ word: 'débil', tone: 'bad' }}
    />,
  )
  const rows = within(screen.getByRole('list', { name: TITLE })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['un dígitocumple', 'una letra mayúsculafalta'])
  expect(new Set(rows.map((row) => row.querySelector('svg')?.innerHTML)).size).toBe(2)
  expect(screen.getByRole('status').textContent).toBe('Seguridad: débil')
})

it('says nothing of a password that is not written yet', () => {
  render(<PasswordStrength title={TITLE} requirements={[]} strength={null} />)
  expect(screen.getByRole('status').textContent).toBe('')
})
