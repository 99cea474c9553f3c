import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import type { WholeRecord } from '../../actors/whole-record.ts'
import { WholeRecordAction, WholeRecordNote } from './whole-record-bar.tsx'

const nothing = (): void => undefined
const job = (change: Partial<WholeRecord>): WholeRecord => ({
  state: 'making',
  seconds: 8,
  stage: null,
  error: null,
  detail: null,
  ask: nothing,
  cancel: nothing,
  close: nothing,
  ...change,
})

const Bar = () => {
  const [state, setState] = useState<WholeRecord['state']>('making')
  const shown = job({ state, cancel: () => setState('idle') })
  return (
    <>
      <WholeRecordAction job={shown} />
      <WholeRecordNote job={shown} />
    </>
  )
}

afterEach(cleanup)

describe('la historia completa mientras se prepara', () => {
  it('antes de que el servidor diga algo, dice cuánto lleva y la barra no tiene cifra', () => {
    render(<WholeRecordNote job={job({})} />)
    expect(screen.getByText('Preparando la historia completa: 8 s')).toBeTruthy()
    expect(screen.getByRole('progressbar').hasAttribute('value')).toBe(false)
  })

  it('mientras se dibuja dice qué parte va, y se puede cancelar', () => {
    render(<WholeRecordNote job={job({ stage: { afiliado_id: 1, fase: 'dibujando', parte: 0.456 } })} />)
    expect(screen.getByText('Preparando la historia completa: 8 s, se dibujan las páginas, 45 %')).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('0.456')
    expect(screen.getByRole('button', { name: 'Cancelar la historia completa' })).toBeTruthy()
  })

  it('al cancelarla, el teclado queda en el botón que la pide', () => {
    render(<Bar />)
    const cancel = screen.getByRole('button', { name: 'Cancelar la historia completa' })
    cancel.focus()
    fireEvent.click(cancel)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Historia completa' }))
  })
})
