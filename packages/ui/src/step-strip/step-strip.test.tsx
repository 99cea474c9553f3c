import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { StepStrip } from './step-strip.tsx'

afterEach(cleanup)

it('says which step is under way and which are done', () => {
  render(<StepStrip label="Activar la aplicación" steps={['Clave', 'Código', 'Códigos']} current={1} />)
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toBe('2Código')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1Clave, hecho',
    '2Código',
    '3Códigos',
  ])
})

it('says how each step behind ended: one that was not made is no green one', () => {
  const { container } = render(
    <StepStrip
      label="Comprobaciones"
      steps={['Interacciones', 'Desabastecimiento', 'Alergia']}
      current={2}
      ends={[{ tone: 'unknown', word: 'no verificado' }]}
    />,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Interacciones, no verificado',
    'Desabastecimiento, hecho',
    '3Alergia',
  ])
  expect([...container.querySelectorAll('[data-tone]')].map((step) => step.getAttribute('data-tone'))).toEqual([
    'unknown',
    'ok',
  ])
})
