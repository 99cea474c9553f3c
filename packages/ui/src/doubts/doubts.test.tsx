import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Doubts } from './doubts.tsx'

afterEach(cleanup)

it('says each doubt, and is confirmed by one act that can be taken back', async () => {
  const confirm = vi.fn<(confirmed: boolean) => void>()
  const show = (confirmed: boolean) => (
    <Doubts
      label="Medidas poco usuales"
      doubts={['Un peso de 6,2 kg es poco usual a los 49 años']}
      confirmation="Leí otra vez las medidas y son correctas"
      confirmed={confirmed}
      onConfirm={confirm}
    />
  )
  const view = render(show(false))
  expect(screen.getByRole('region', { name: 'Medidas poco usuales' }).textContent).toContain('6,2 kg')
  await userEvent.click(screen.getByRole('checkbox'))
  view.rerender(show(true))
  await userEvent.click(screen.getByRole('checkbox'))
  expect(confirm.mock.calls).toEqual([[true], [false]])
})

it('says what is missing', () => {
  render(
    <Doubts
      label="Medidas"
      doubts={['Duda']}
      confirmation="Leí"
      confirmed={false}
      onConfirm={vi.fn()}
      error="Confirme"
    />,
  )
  expect(screen.getByRole('alert').textContent).toBe('Confirme')
  expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true')
})
