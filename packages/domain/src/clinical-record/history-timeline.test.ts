import { describe, expect, it } from 'vitest'
import { historyTimeline } from './history-timeline.ts'
import type { History } from './timeline-entry.ts'

const history: History = {
  visitas: [
    {
      id: 1,
      fecha_hora: '2026-11-21T12:24:00.000Z',
      tipo: 'Consulta de control',
      motivo: 'Control de presión',
      medico: 'Ana Ruiz',
    },
    { id: 2, fecha_hora: '2026-11-22T03:00:00.000Z', tipo: 'Urgencias', motivo: '', medico: 'Luis Gil' },
  ],
  ordenes: [
    {
      id: 8,
      created_at: '2026-11-21T12:40:00.000Z',
      tipo: 'Medicamentos',
      lineas: ['Losartán', 'AAS', 'ASA', 'B12', 'C'],
    },
  ],
  incapacidades: [
    {
      id: 4,
      fecha_inicio: '2026-11-21',
      fecha_final: '2026-11-23',
      dias: 3,
      diagnostico: 'J069 Infección aguda',
      estado: 'Activo',
    },
    { id: 3, fecha_inicio: '2026-02-28', fecha_final: '2026-02-28', dias: 1, diagnostico: 'A09X', estado: 'Anulado' },
  ],
  consentimientos: [{ id: 9, created_at: '2026-11-21T12:40:30.000Z', procedimiento: 'Endoscopia', acepta: false }],
}

describe('historyTimeline', () => {
  it('joins everything by day in Bogotá, the newest first', () => {
    expect(
      historyTimeline(history).map(({ dia, entradas }) => [
        dia,
        entradas.map(({ hora, titulo, detalle }) => [hora, titulo, detalle].join(' | ')),
      ]),
    ).toEqual([
      [
        '21 nov 2026',
        [
          '22:00 | Urgencias | Luis Gil',
          '07:40 | Orden de medicamentos | Losartán, AAS, ASA y 2 más',
          '07:40 | Consentimiento rechazado | Endoscopia',
          '07:24 | Consulta de control | Control de presión · Ana Ruiz',
          ' | Incapacidad de 3 días | J069 Infección aguda · hasta el 23 nov 2026 · Activo',
        ],
      ],
      ['28 feb 2026', [' | Incapacidad de 1 día | A09X · hasta el 28 feb 2026 · Anulado']],
    ])
  })

  it('says until when a leave of several days lasts', () => {
    const leaves = historyTimeline(history, ['incapacidad']).flatMap(({ entradas }) => entradas)
    expect(leaves.map(({ id, hasta }) => [id, hasta])).toEqual([
      [4, '2026-11-23'],
      [3, null],
    ])
  })

  it('two leaves of one day are read with the newest first, however they came', () => {
    const leaves = [history.incapacidades[0], history.incapacidades[0]].flatMap((leave, at) =>
      leave === undefined ? [] : [{ ...leave, id: at + 4 }],
    )
    for (const incapacidades of [leaves, leaves.toReversed()]) {
      const ids = historyTimeline({ ...history, incapacidades }, ['incapacidad']).flatMap(({ entradas }) => entradas)
      expect(ids.map(({ id }) => id)).toEqual([5, 4])
    }
  })

  it('shows only the kinds that are asked for', () => {
    const kinds = historyTimeline(history, ['orden', 'consentimiento']).flatMap(({ entradas }) => entradas)
    expect(kinds.map(({ clase }) => clase)).toEqual(['orden', 'consentimiento'])
    expect(historyTimeline(history, [])).toEqual([])
  })

  it('is empty of whom nothing is known', () => {
    expect(historyTimeline({ visitas: [], ordenes: [], incapacidades: [], consentimientos: [] })).toEqual([])
  })
})
