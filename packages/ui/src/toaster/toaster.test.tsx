import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showToast, TOAST_MS } from './toaster.tsx'

it('says each message in passing, for three seconds', async () => {
  await showToast({ message: 'Orden generada con éxito' })
  await showToast({ message: 'Este paciente está fallecido.', tone: 'error' })
  expect(await screen.findByText('Orden generada con éxito')).toBeDefined()
  expect(await screen.findByText('Este paciente está fallecido.')).toBeDefined()
  expect(TOAST_MS).toBe(3000)
})
