import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Leave } from '@cauce/domain/sick-leave/leave-span'
import { leaveTimeline } from '@cauce/domain/sick-leave/timeline'
import { LeaveStrip, leavesInWords, wordsThatFit } from './leave-strip.tsx'

const leave = (fecha_inicio: string, fecha_final: string, over: Partial<Leave> = {}): Leave => ({
  fecha_inicio,
  fecha_final,
  contingencia: 'Enf. Comun',
  prorroga: 'Si',
  estado_id: 1,
  cie10: { codigo: 'M545' },
  ...over,
})
const BEFORE = [leave('2026-10-05', '2026-10-18', { prorroga: 'No' }), leave('2026-10-19', '2026-11-02')]
const TODAY = '2026-11-21'
const at = (codigo: string): Leave => leave('2026-10-05', '2026-10-18', { prorroga: 'No', cie10: { codigo } })

afterEach(cleanup)

describe('LeaveStrip', () => {
  it('draws each leave and the new one, and says the same in words', () => {
    const timeline = leaveTimeline(BEFORE, leave('2026-11-03', '2026-11-17'), TODAY)
    render(<LeaveStrip title="Incapacidades de María" timeline={timeline} />)
    const drawing = screen.getByRole('img', { name: 'Incapacidades de María' })
    expect(drawing.querySelectorAll('.ca-leaves-bar')).toHaveLength(3)
    expect(drawing.querySelectorAll('.ca-leaves-nueva')).toHaveLength(1)
    expect(drawing.querySelector('desc')?.textContent).toBe(
      'Del 05 oct 2026 al 18 oct 2026, 14 días, M545, en la cadena. ' +
        'Del 19 oct 2026 al 02 nov 2026, 15 días, M545, en la cadena. ' +
        'Del 03 nov 2026 al 17 nov 2026, 15 días, M545, nueva. ' +
        'Cadena por prórroga: 29 + 15 = 44 días.',
    )
  })

  it('marks a new one that crosses another', () => {
    const timeline = leaveTimeline(BEFORE, leave('2026-11-01', '2026-11-05'), TODAY)
    const { container } = render(<LeaveStrip title="Incapacidades" timeline={timeline} crossing />)
    expect(container.querySelectorAll('.ca-leaves-cruzada')).toHaveLength(1)
    expect(container.querySelectorAll('.ca-leaves-nueva')).toHaveLength(0)
  })

  it('is taller where three share a day, so that none covers another', () => {
    const heights = [[at('M545')], [at('M545'), at('S525'), at('F320')]].map((leaves) => {
      const { container, unmount } = render(<LeaveStrip title="x" timeline={leaveTimeline(leaves, null, TODAY)} />)
      const tops = [...container.querySelectorAll('.ca-leaves-bar')].map((bar) => bar.getAttribute('y'))
      expect(new Set(tops).size).toBe(leaves.length)
      const height = Number(container.querySelector('.ca-leaves-drawing')?.getAttribute('height'))
      unmount()
      return height
    })
    expect(heights[1]).toBeGreaterThan(heights[0] ?? 0)
  })

  it('says that there is none', () => {
    expect(leavesInWords(leaveTimeline([], null, TODAY))).toBe('Sin incapacidades en estos meses.')
  })

  it.each([
    [120, 'M54 · 14 d'],
    [60, '14 d'],
    [20, ''],
  ])('with %i px a bar says "%s"', (width, words) => {
    expect(wordsThatFit({ etiqueta: 'M54 · 14 d' }, width)).toBe(words)
  })

  it('the words of a short new leave stand beside it', () => {
    const timeline = leaveTimeline(BEFORE, leave('2026-11-03', '2026-11-05'), TODAY)
    const { container } = render(<LeaveStrip title="Incapacidades" timeline={timeline} />)
    expect(container.querySelector('.ca-leaves-nueva')?.textContent).not.toContain('· nueva')
    expect(screen.getByText('3 d · nueva')).toBeDefined()
  })
})
