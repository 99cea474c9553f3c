import { describe, expect, it } from 'vitest'
import { chainDays } from './chain.ts'
import type { Leave } from './leave-span.ts'
import { checkSimultaneity, simultaneityText, simultaneityToExplain } from './simultaneity.ts'

const leave = (radicado: string, fecha_inicio: string, fecha_final: string, change: Partial<Leave> = {}) => ({
  radicado,
  fecha_inicio,
  fecha_final,
  contingencia: 'Enf. Comun',
  prorroga: 'No' as const,
  estado_id: 1,
  cie10: { codigo: 'M545' },
  ...change,
})
const BACK = leave('2026-000001', '2026-11-01', '2026-11-15')
/** Fifteen days of another illness, six of them with the back. */
const MOOD = leave('2026-000002', '2026-11-10', '2026-11-24', { cie10: { codigo: 'F320' } })
const WORK = leave('2026-000003', '2026-11-10', '2026-11-24', {
  contingencia: 'Accidente de trabajo',
  cie10: { codigo: 'S525' },
})
const LICENCE = leave('2026-000004', '2026-11-05', '2026-11-18', {
  contingencia: 'Licencia Paternidad',
  cie10: { codigo: 'Z348' },
})
const ASKED = 'Qué hecho distinto certifica: se cruza con otra, del 01 nov 2026 al 15 nov 2026, con M545'

describe('what is asked', () => {
  it('asks which other event it is, with words', () => {
    expect(simultaneityToExplain(MOOD, [BACK])).toBe(ASKED)
    for (const motivo_simultanea of [null, '', 'aaaaaaaaaaaa', 'otra']) {
      expect(checkSimultaneity({ ...MOOD, motivo_simultanea }, [BACK])).toEqual({
        motivo_simultanea: [`${ASKED}. Escriba el motivo con palabras: mínimo 10 letras`],
      })
    }
    expect(checkSimultaneity({ ...MOOD, motivo_simultanea: 'Episodio depresivo nuevo' }, [BACK])).toEqual({})
  })

  it('asks nothing where it crosses none, and nothing of what cannot be registered', () => {
    expect(simultaneityToExplain({ ...MOOD, fecha_inicio: '2026-11-16' }, [BACK])).toBeNull()
    expect(simultaneityToExplain(MOOD, [BACK, { ...BACK, cie10: { codigo: 'F321' } }])).toBeNull()
  })
})

describe('what is recognised', () => {
  it('two of one origin are one, from the first day to the last', () => {
    expect(simultaneityText(MOOD, [BACK])).toBe(
      'Simultánea con 2026-000001 (M545, del 01 nov 2026 al 15 nov 2026): se reconocen como una sola, del 01 nov 2026 al 24 nov 2026, 24 días',
    )
    expect(chainDays<Leave>(MOOD, [BACK])).toEqual({ antes: 9, total: 24 })
    expect(simultaneityText(BACK, [MOOD])).toContain('se reconocen como una sola, del 01 nov 2026 al 24 nov 2026')
  })

  it('of two origins one is paid, the better, and each keeps its own count', () => {
    expect(simultaneityText(WORK, [BACK])).toBe(
      'Simultánea con 2026-000001 (M545, del 01 nov 2026 al 15 nov 2026), de otro origen: esos días se paga una sola, la mejor',
    )
    expect(chainDays<Leave>(WORK, [BACK])).toEqual({ antes: 0, total: 15 })
  })

  it('a licence covers its days, and the leave is paid for those that it does not', () => {
    expect(simultaneityText(BACK, [LICENCE])).toBe(
      'Simultánea con la licencia 2026-000004 (Z348, del 05 nov 2026 al 18 nov 2026): esos días se paga solo la licencia; fuera de ella se reconocen 4 días',
    )
    expect(simultaneityText({ ...BACK, fecha_inicio: '2026-11-06' }, [LICENCE])).toContain(
      'no queda ningún día fuera de ella',
    )
    expect(simultaneityText(LICENCE, [BACK])).toBe(
      'Simultánea con 2026-000001 (M545, del 01 nov 2026 al 15 nov 2026): esos días se paga solo esta licencia',
    )
  })

  it('several at once are told one after the other', () => {
    const told = simultaneityText(MOOD, [BACK, WORK, LICENCE])
    expect(told?.split('. ').map((part) => part.split(/: | \(/u)[0])).toEqual([
      'Simultánea con 2026-000001',
      'Simultánea con la licencia 2026-000004',
      'Simultánea con 2026-000003',
    ])
    expect(simultaneityText(MOOD, [])).toBeNull()
  })
})
