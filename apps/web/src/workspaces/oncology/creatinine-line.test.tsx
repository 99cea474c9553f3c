import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { NO_SCHEME_CREATININE } from '@cauce/domain/oncology/creatinine'
import { creatinineOf, noCreatinine } from '@cauce/machines/testing/scheme-samples'
import { CreatinineLine } from './creatinine-line.tsx'

afterEach(cleanup)

it('says which creatinine serves, with its day', () => {
  render(<CreatinineLine creatinina={creatinineOf(0.9)} locked={false} onAgain={() => undefined} />)
  expect(screen.getByText(/^Creatinina 0,90 mg\/dL del /u)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

it('says why none does, and reads it again when asked', async () => {
  const again = vi.fn<() => void>()
  const { rerender } = render(<CreatinineLine creatinina={noCreatinine} locked={false} onAgain={again} />)
  expect(screen.getByText(NO_SCHEME_CREATININE)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Leerla de nuevo' }))
  expect(again).toHaveBeenCalledTimes(1)
  rerender(<CreatinineLine creatinina={noCreatinine} locked onAgain={again} />)
  expect(screen.getByRole('button', { name: 'Leerla de nuevo' })).toHaveProperty('disabled', true)
})
