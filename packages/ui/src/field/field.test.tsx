import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PasswordField } from '../password-field/password-field.tsx'
import { QuantityField } from '../quantity-field/quantity-field.tsx'
import { SelectField } from '../select-field/select-field.tsx'
import { TextAreaField } from '../text-area-field/text-area-field.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { errorText } from './field.tsx'

afterEach(cleanup)

const nothing = () => {}

const Held = () => {
  const [value, setValue] = useState<number | null>(1)
  return <QuantityField label="Cantidad" value={value} onChange={setValue} max={3} />
}

describe('fields', () => {
  it('an error takes the place of the hint and is told to readers', () => {
    const { rerender } = render(<TextField label="Correo" value="" onChange={nothing} hint="Le llega la orden" />)
    expect(screen.getByRole('textbox', { name: 'Correo', description: 'Le llega la orden' })).toBeDefined()
    rerender(
      <TextField
        label="Correo"
        value=""
        onChange={nothing}
        hint="Le llega la orden"
        error={['Debe ingresar un Email valido']}
      />,
    )
    const input = screen.getByRole('textbox', { name: 'Correo', description: 'Debe ingresar un Email valido' })
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByText('Le llega la orden')).toBeNull()
  })

  it('several messages of a server read as one; none is none', () => {
    expect(errorText(['Uno.', 'Dos.'])).toBe('Uno. Dos.')
    expect([errorText([]), errorText(''), errorText(null), errorText(undefined)]).toEqual([null, null, null, null])
  })

  it('Enter in a line of text does what the caller says', async () => {
    const enter = vi.fn<() => void>()
    render(<TextField label="Observación" value="" onChange={nothing} onEnter={enter} />)
    await userEvent.type(screen.getByRole('textbox', { name: 'Observación' }), '{Enter}')
    expect(enter).toHaveBeenCalledOnce()
  })

  it('a password can be looked at while typing', async () => {
    render(<PasswordField label="Contraseña" value="Cauce" onChange={nothing} />)
    expect(screen.getByLabelText('Contraseña').getAttribute('type')).toBe('password')
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar la contraseña' }))
    expect(screen.getByLabelText('Contraseña').getAttribute('type')).toBe('text')
    expect(screen.getByRole('button', { name: 'Ocultar la contraseña' })).toBeDefined()
  })

  it('a quantity takes digits only and moves with the arrow keys inside its limits', async () => {
    render(<Held />)
    const input = screen.getByRole('spinbutton', { name: 'Cantidad' })
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(input.getAttribute('aria-valuenow')).toBe('3')
    await userEvent.clear(input)
    expect(input.getAttribute('aria-valuenow')).toBeNull()
    await userEvent.type(input, '-1x2')
    expect(input.getAttribute('aria-valuenow')).toBe('12')
    await userEvent.keyboard('{ArrowDown}')
    expect(input.getAttribute('aria-valuenow')).toBe('3')
  })

  it('a list shows its placeholder until something is chosen', async () => {
    const choose = vi.fn<(value: string) => void>()
    render(
      <SelectField
        label="Sede"
        value=""
        placeholder="Elija una sede"
        options={[{ value: '7', label: 'Clínica del Norte' }]}
        onChange={choose}
        error="Es necesario seleccionar una sede."
      />,
    )
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Sede', description: 'Es necesario seleccionar una sede.' }),
      '7',
    )
    expect(choose).toHaveBeenCalledWith('7')
  })

  it('a text of several lines reports what is written', async () => {
    const write = vi.fn<(value: string) => void>()
    render(<TextAreaField label="Motivo" value="" onChange={write} />)
    await userEvent.type(screen.getByRole('textbox', { name: 'Motivo' }), 'x')
    expect(write).toHaveBeenCalledWith('x')
  })
})
