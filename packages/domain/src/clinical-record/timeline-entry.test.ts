import { describe, expect, it } from 'vitest'
import { entriesOf, type History } from './timeline-entry.ts'

const NONE: History = { visitas: [], ordenes: [], incapacidades: [], consentimientos: [] }
const created_at = '2026-11-21T12:40:00.000Z'
const order = (...lineas: readonly string[]) => ({ id: 8, created_at, tipo: 'Medicamentos', lineas })

describe('lo que le pasó a un afiliado', () => {
  it.each([
    [['Losartán'], 'Losartán'],
    [['Losartán', 'ASA', 'Complejo B'], 'Losartán, ASA, Complejo B'],
    [['Losartán', 'ASA', 'Complejo B', 'Metformina'], 'Losartán, ASA, Complejo B y 1 más'],
  ])('una orden de %j se resume «%s»', (lineas, detalle) => {
    expect(entriesOf({ ...NONE, ordenes: [order(...lineas)] })).toMatchObject([{ detalle, anulada: false }])
  })

  it('una consulta sin motivo dice solo quién atendió', () => {
    const visita = { id: 1, fecha_hora: created_at, tipo: 'Control', motivo: ' ', medico: 'Ana Ruiz' }
    expect(entriesOf({ ...NONE, visitas: [visita] })).toEqual([
      {
        clase: 'visita',
        id: 1,
        fecha: '2026-11-21',
        hora: '07:40',
        hasta: null,
        anulada: false,
        titulo: 'Control',
        detalle: 'Ana Ruiz',
      },
    ])
  })

  it('un consentimiento se acepta o se rechaza', () => {
    const consentimientos = [true, false].map((acepta, id) => ({ id, created_at, procedimiento: 'Endoscopia', acepta }))
    expect(entriesOf({ ...NONE, consentimientos }).map(({ titulo, detalle }) => [titulo, detalle])).toEqual([
      ['Consentimiento aceptado', 'Endoscopia'],
      ['Consentimiento rechazado', 'Endoscopia'],
    ])
  })
})
