import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { emptyForm } from '@cauce/domain/kit/master/master'
import { aseguradores } from '@cauce/domain/masters/admin/aseguradores'
import { especialidades } from '@cauce/domain/masters/admin/especialidades'
import { RecordForm } from './record-form.tsx'

afterEach(cleanup)

const change = vi.fn<(name: string, value: string) => void>()
const shared = {
  wordsOf: () => undefined,
  errores: {},
  marks: {},
  onChange: change,
  formRef: createRef<HTMLFormElement>(),
  onSubmit: () => {},
}

describe('a form drawn from its declaration', () => {
  it('has a control for each field, by its kind, in the order of the declaration', () => {
    render(<RecordForm {...shared} of={aseguradores} values={emptyForm(aseguradores)} />)
    expect(screen.getAllByRole('textbox')).toHaveLength(6)
    expect(screen.getByRole('combobox', { name: 'Régimen' })).toBeDefined()
    expect(screen.getByText('El de la Superintendencia de Salud')).toBeDefined()
  })

  it('works out the digit of a NIT and says how', () => {
    render(<RecordForm {...shared} of={aseguradores} values={{ ...emptyForm(aseguradores), nit: '901448216' }} />)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Verificación' }).value).toBe('6')
    expect(screen.getByText(/cada cifra por su peso suma 753/u)).toBeDefined()
  })

  it('says what is wrong in the place of the help, and whose what stands there is before it', () => {
    const values = emptyForm(aseguradores)
    const { rerender } = render(
      <RecordForm {...shared} of={aseguradores} values={values} errores={{ codigo: ['Ya existe'] }} />,
    )
    expect(screen.getByRole('textbox', { name: 'Código', description: 'Ya existe' })).toBeDefined()
    expect(screen.queryByText('El de la Superintendencia de Salud')).toBeNull()
    rerender(<RecordForm {...shared} of={aseguradores} values={values} marks={{ codigo: 'Suyo, sin guardar' }} />)
    expect(screen.getByText('Suyo, sin guardar · El de la Superintendencia de Salud')).toBeDefined()
  })

  it('a flag is yes or no, in a word', async () => {
    render(<RecordForm {...shared} of={especialidades} values={emptyForm(especialidades)} />)
    await userEvent.click(screen.getByRole('switch', { name: 'Reservada: No' }))
    expect(change).toHaveBeenLastCalledWith('reservada', 'si', undefined)
  })
})
