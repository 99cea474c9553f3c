import { describe, expect, it } from 'vitest'
import type { MedicationHistoryRow } from './order-line.ts'
import {
  isInCourse,
  planReprescription,
  quantityToday,
  REPEATED_DRUG,
  replacementReasonError,
  replacementsOf,
  WITHDRAWN_DRUG,
} from './represcription.ts'

const TODAY = '2026-11-21'

const row = (change: Partial<MedicationHistoryRow> = {}): MedicationHistoryRow => ({
  id: 1,
  orden_id: 100,
  codesumi: {
    id: 9,
    codigo: 'L50',
    nombre: 'Losartán 50 mg tableta',
    principio_activo: 'losartán',
    concentracion: '50 mg',
    forma_farmaceutica: 'tableta',
    unidad_presentacion: 'Tableta',
    via: 'Oral',
    vias_administracion: ['Oral'],
  },
  via: 'Oral',
  dosis: 1,
  unidad_dosis: null,
  frecuencia: 12,
  unidad_tiempo: 'Horas',
  duracion: 30,
  meses: 1,
  cantidad_medico: 58,
  formula: '1 cada 12 h durante 30 días = 58 tabletas',
  observacion: 'Con las comidas',
  diagnostico: { id: 7, codigo: 'I10X', nombre: 'Hipertensión esencial' },
  rep: null,
  estado_id: 49,
  estado: { id: 49, nombre: 'Prestada' },
  medico: 'Laura Restrepo',
  fecha_vigencia: '2026-09-12',
  created_at: '2026-09-12T14:00:00.000Z',
  sigue_activa: false,
  cambios: [],
  ...change,
})

describe('the plan of a re-prescription', () => {
  it('leaves an order that ended as it is and replaces the one that goes on', () => {
    const [ended, going] = planReprescription(
      [row(), row({ id: 2, codesumi: { ...row().codesumi, id: 10 }, sigue_activa: true })],
      [],
      TODAY,
    )
    expect([ended?.reemplaza, going?.reemplaza]).toEqual([null, { id: 2, orden_id: 100 }])
  })

  it('replaces another order in course of the same drug, and none that ended', () => {
    const other = { id: 77, orden_id: 300, codesumi: row().codesumi, estado_id: 1, fin_tratamiento: '2026-11-21' }
    expect(planReprescription([row()], [other], TODAY)[0]?.reemplaza).toEqual({ id: 77, orden_id: 300 })
    expect(planReprescription([row()], [{ ...other, fin_tratamiento: '2026-11-20' }], TODAY)[0]?.reemplaza).toBeNull()
    expect(planReprescription([row()], [{ ...other, estado_id: 2 }], TODAY)[0]?.reemplaza).toBeNull()
  })

  it('prescribes a drug once, from its newest order, and no drug that was withdrawn', () => {
    const withdrawn = row({
      id: 4,
      codesumi: { ...row().codesumi, id: 11 },
      cambios: [{ tipo: 'retirado', texto: 'Retirado del catálogo', severidad: 'grave' }],
    })
    const plan = planReprescription(
      [row(), row({ id: 3, created_at: '2026-10-12T14:00:00.000Z' }), withdrawn],
      [],
      TODAY,
    )
    expect(plan.map(({ omitida }) => omitida)).toEqual([REPEATED_DRUG, null, WITHDRAWN_DRUG])
  })

  it('replaces an older order of the list that goes on by the newest of the same drug, and once', () => {
    const older = row({ id: 5, orden_id: 101, sigue_activa: true })
    const newer = row({ id: 6, created_at: '2026-10-12T14:00:00.000Z' })
    expect(planReprescription([older, newer], [], TODAY)).toEqual([
      { row: older, omitida: REPEATED_DRUG, reemplaza: null },
      { row: newer, omitida: null, reemplaza: { id: 5, orden_id: 101 } },
    ])
  })

  it('carries no reason to what is left out', () => {
    const left = { row: row(), omitida: REPEATED_DRUG, reemplaza: { id: 5, orden_id: 101 } }
    expect(replacementsOf([left], 'Continúa')).toEqual(new Map())
  })

  it('carries the reason to every order that is replaced, and to no other', () => {
    const plan = planReprescription(
      [row(), row({ id: 2, codesumi: { ...row().codesumi, id: 10 }, sigue_activa: true })],
      [],
      TODAY,
    )
    expect([...replacementsOf(plan, ' Continúa ')]).toEqual([[2, { orden_articulos_id: 2, motivo: 'Continúa' }]])
  })
})

describe('what a line of before becomes', () => {
  it('has its quantity worked out again', () => {
    expect(quantityToday(row())).toBe(60)
  })

  it('is in course on its last day and not on the next', () => {
    expect(isInCourse({ estado_id: 3, fin_tratamiento: TODAY }, TODAY)).toBe(true)
    expect(isInCourse({ estado_id: 49, fin_tratamiento: TODAY }, TODAY)).toBe(false)
    expect(isInCourse({ estado_id: 1, fin_tratamiento: '2026-11-20' }, TODAY)).toBe(false)
  })

  it('asks for the reason of a replacement', () => {
    expect(replacementReasonError('  ')).toBe('Es necesario colocar un motivo.')
    expect(replacementReasonError('x'.repeat(501))).toBe('Máximo 500 caracteres')
    expect(replacementReasonError('Continúa igual'.padEnd(500, 'x'))).toBeNull()
    expect(replacementReasonError('Continúa igual')).toBeNull()
    expect(replacementReasonError('.')).toBe('Escriba el motivo con palabras: mínimo 10 letras')
  })
})
