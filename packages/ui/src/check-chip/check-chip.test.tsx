import type { CheckAnswer, LedgerEntry, Severity } from '@cauce/domain/medication/check'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CheckChip } from './check-chip.tsx'

afterEach(cleanup)

const entry = (respuesta: CheckAnswer, severidad?: Severity): LedgerEntry => ({
  comprobacion: 'interacciones',
  origen: 'profesional',
  respuesta,
  por_que: null,
  hora: '2026-11-21T12:26:00.000Z',
  conocimiento: null,
  motivo: null,
  operador: null,
  hallazgos:
    severidad === undefined
      ? []
      : [
          {
            comprobacion: 'interacciones',
            clave: 'x',
            alerta_detalle_id: 1,
            severidad,
            titulo: 'Sangrado',
            detalle: null,
            conducta: null,
            medicamentos: [],
            bloquea: false,
            fuente: null,
          },
        ],
})

const FIVE = [
  entry('limpia'),
  entry('encontrada', 'informativa'),
  entry('encontrada', 'moderada'),
  entry('encontrada', 'mayor'),
  entry('no_verificada'),
]

const drawn = (one: LedgerEntry) => {
  const { container, unmount } = render(<CheckChip entry={one} />)
  const look = {
    shape: container.querySelector('svg')?.innerHTML ?? '',
    words: container.textContent,
    tone: container.querySelector('.ca-check')?.className,
  }
  unmount()
  return look
}

describe('CheckChip', () => {
  it('has a word and a tone of its own for each answer, and four shapes', () => {
    const looks = FIVE.map(drawn)
    expect(new Set(looks.map(({ words }) => words)).size).toBe(5)
    expect(new Set(looks.map(({ tone }) => tone)).size).toBe(5)
    expect(new Set(looks.map(({ shape }) => shape)).size).toBe(4)
  })

  it('a check that was not made is a dashed ring and says so', () => {
    const { shape, words } = drawn(entry('no_verificada'))
    expect(words).toBe('Interacciones: no verificado')
    expect(shape).toContain('stroke-dasharray')
  })

  it('opens what it says where there is something to open', async () => {
    const open = vi.fn<() => void>()
    render(<CheckChip entry={entry('no_verificada')} onClick={open} />)
    await userEvent.click(screen.getByRole('button', { name: 'Interacciones: no verificado' }))
    expect(open).toHaveBeenCalledOnce()
  })
})
