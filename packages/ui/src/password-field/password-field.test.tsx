import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { PasswordField } from './password-field.tsx'

afterEach(cleanup)

const NO_PASTE = 'Aquí no se puede pegar: escriba la contraseña.'

const Held = ({ typedOnly }: { readonly typedOnly?: string }) => {
  const [value, setValue] = useState('')
  return (
    <PasswordField
      label="Contraseña"
      value={value}
      onChange={setValue}
      {...(typedOnly === undefined ? {} : { typedOnly })}
    />
  )
}

const field = (): HTMLInputElement => screen.getByLabelText('Contraseña')

describe('a password that has to be typed', () => {
  it('takes no paste and says so, until something is typed', async () => {
    render(<Held typedOnly={NO_PASTE} />)
    await userEvent.click(field())
    await userEvent.paste('Rio7*Casa+Luz')
    expect(field().value).toBe('')
    expect(screen.getByRole('status').textContent).toBe(NO_PASTE)
    await userEvent.type(field(), 'R')
    expect(field().value).toBe('R')
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('takes nothing that is dropped, nor any other way in that is not the keys', () => {
    render(<Held typedOnly={NO_PASTE} />)
    expect(fireEvent.drop(field())).toBe(false)
    for (const inputType of ['insertFromPaste', 'insertFromDrop', 'insertFromYank']) {
      const event = new InputEvent('beforeinput', { inputType, cancelable: true, bubbles: true })
      expect(fireEvent(field(), event)).toBe(false)
    }
    const typed = new InputEvent('beforeinput', { inputType: 'insertText', cancelable: true, bubbles: true })
    expect(fireEvent(field(), typed)).toBe(true)
  })

  it('lets a password manager write it', () => {
    render(<Held typedOnly={NO_PASTE} />)
    fireEvent.input(field(), { target: { value: 'Rio7*Casa+Luz' } })
    expect(field().value).toBe('Rio7*Casa+Luz')
  })
})

it('any other password may be pasted', async () => {
  render(<Held />)
  await userEvent.click(field())
  await userEvent.paste('Cauce.2026*')
  expect(field().value).toBe('Cauce.2026*')
  expect(screen.queryByRole('status')).toBeNull()
})
