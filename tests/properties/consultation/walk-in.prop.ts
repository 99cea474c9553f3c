import * as fc from 'fast-check'
import { expect } from 'vitest'
import { ConsultationStatus } from '@cauce/domain/consultation/consultation-status'
import { walkInDoubts, walkInProblems } from '@cauce/domain/consultation/walk-in'
import { property } from '../../support/property.ts'

const attends = fc.constantFrom('si', 'urgencias', 'no')
const visits = fc.array(
  fc.record({
    fecha_hora: fc.constant('2026-11-27T12:20:00.000Z'),
    medico: fc.constant('Laura Restrepo'),
    estado_id: fc.constantFrom(...Object.values(ConsultationStatus)),
    estado: fc.constant('En sala'),
  }),
  { maxLength: 4 },
)

property(
  'se pregunta exactamente por el derecho que falta y por cada consulta de ese día que no se perdió',
  [attends, visits],
  (atiende, sameDay) => {
    const counted = sameDay.filter(({ estado_id }) => estado_id !== ConsultationStatus.missed).length
    expect(walkInDoubts({ atiende, motivo: 'Activo' }, sameDay)).toHaveLength(counted + (atiende === 'si' ? 0 : 1))
  },
)

property(
  'a quien falleció no se le abre, y a los demás solo les falta el motivo',
  [
    fc.integer({ min: 1, max: 6 }),
    fc.integer({ min: 1, max: 6 }),
    fc.constantFrom('Tos', 'Dolor de cabeza', '', ' . '),
  ],
  (tipo_afiliado_id, estado_id, motivo) => {
    const derechos = {
      atiende: 'si',
      motivo: '',
      estado_id,
      desde: null,
      hasta: null,
      municipio: null,
      sede: null,
      portabilidad: false,
      razones: [],
    } as const
    const problems = walkInProblems({ motivo, tipo_afiliado_id, derechos })
    expect('afiliado_id' in problems).toBe(tipo_afiliado_id === 4 || estado_id === 4)
    expect('motivo' in problems).toBe(!motivo.includes('o'))
  },
)
