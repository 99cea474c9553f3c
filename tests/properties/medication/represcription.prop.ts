import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import type { MedicationHistoryRow } from '@cauce/domain/medication/order-line'
import { monthlyQuantity } from '@cauce/domain/medication/monthly-quantity'
import { isInCourse, planReprescription, quantityToday, replacementsOf } from '@cauce/domain/medication/represcription'
import { statusId } from '../../support/arbitraries/ordering.ts'
import { property } from '../../support/property.ts'

const TODAY = '2026-11-21'
const day = fc.integer({ min: -40, max: 40 }).map((shift) => addDays(TODAY, shift))
const codesumi = fc.integer({ min: 1, max: 4 }).map((id) => ({
  id,
  codigo: `C${id}`,
  nombre: `Medicamento ${id}`,
  principio_activo: `principio ${id}`,
  concentracion: null,
  forma_farmaceutica: null,
  unidad_presentacion: 'Tableta',
  via: null,
  vias_administracion: [],
}))
const change = fc.record({
  tipo: fc.constantFrom('alergia', 'desabastecimiento', 'dosis', 'diagnostico', 'retirado', 'autorizacion'),
  texto: fc.constant('Cambió'),
  severidad: fc.constantFrom('grave', 'aviso'),
})
const row: fc.Arbitrary<MedicationHistoryRow> = fc.record({
  id: fc.integer({ min: 1, max: 10_000 }),
  orden_id: fc.integer({ min: 1, max: 50 }),
  codesumi,
  via: fc.constant('Oral'),
  dosis: fc.constantFrom(0.5, 1, 2.5),
  unidad_dosis: fc.constant(null),
  frecuencia: fc.constantFrom(6, 8, 12, 24),
  unidad_tiempo: fc.constantFrom('Horas', 'Días'),
  duracion: fc.integer({ min: 1, max: 31 }),
  meses: fc.integer({ min: 1, max: 6 }),
  cantidad_medico: fc.integer({ min: 0, max: 400 }),
  formula: fc.constant(''),
  observacion: fc.constant('Control'),
  diagnostico: fc.constant({ id: 1, codigo: 'I10X', nombre: 'Hipertensión' }),
  rep: fc.constant(null),
  estado_id: statusId,
  estado: fc.constant({ id: 1, nombre: 'Activa' }),
  medico: fc.constant('Laura Restrepo'),
  fecha_vigencia: fc.constant(TODAY),
  created_at: day.map((date) => `${date}T14:00:00.000Z`),
  sigue_activa: fc.boolean(),
  cambios: fc.array(change, { maxLength: 2 }),
})
const moreOrdered = (one: MedicationHistoryRow): MedicationHistoryRow => ({ ...one, cantidad_medico: 1 })
const chosen = fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 8 })
const line = fc.record({
  id: fc.integer({ min: 20_000, max: 30_000 }),
  orden_id: fc.integer({ min: 1, max: 50 }),
  codesumi,
  estado_id: statusId,
  fin_tratamiento: day,
})
const active = fc.array(line, { maxLength: 6 })

describe('planReprescription', () => {
  property('dice algo de cada línea escogida, en su orden', [chosen, active], (rows, lines) => {
    expect(planReprescription(rows, lines, TODAY).map(({ row: { id } }) => id)).toEqual(rows.map(({ id }) => id))
  })

  property('formula cada medicamento una vez, salvo que se haya retirado', [chosen, active], (rows, lines) => {
    const kept = planReprescription(rows, lines, TODAY).filter(({ omitida }) => omitida === null)
    const drugs = kept.map(({ row: { codesumi: drug } }) => drug.id)
    expect(new Set(drugs).size).toBe(drugs.length)
    expect(kept.some(({ row: { cambios } }) => cambios.some(({ tipo }) => tipo === 'retirado'))).toBe(false)
  })

  property('no deja por fuera nada que sea lo más nuevo de su medicamento y siga en el catálogo', [chosen], (rows) => {
    const isLast = (one: MedicationHistoryRow) =>
      rows.every(
        (other) =>
          other.codesumi.id !== one.codesumi.id ||
          other.created_at < one.created_at ||
          (other.created_at === one.created_at && other.id <= one.id),
      )
    for (const { row: one, omitida } of planReprescription(rows, [], TODAY)) {
      const withdrawn = one.cambios.some(({ tipo }) => tipo === 'retirado')
      expect(omitida === null).toBe(isLast(one) && !withdrawn)
    }
  })

  property('reemplaza solo lo que sigue en curso, del mismo medicamento', [chosen, active], (rows, lines) => {
    for (const { row: one, reemplaza } of planReprescription(rows, lines, TODAY)) {
      if (reemplaza === null) continue
      const among = rows.find(({ id }) => id === reemplaza.id)
      const other = lines.find(({ id }) => id === reemplaza.id)
      const drug = among?.codesumi ?? other?.codesumi
      expect(drug?.id).toBe(one.codesumi.id)
      expect(among?.sigue_activa ?? (other !== undefined && isInCourse(other, TODAY))).toBe(true)
    }
  })

  property('nunca toma dos veces el lugar de la misma orden', [chosen, active], (rows, lines) => {
    const ids = [...replacementsOf(planReprescription(rows, lines, TODAY), 'Continúa').values()].map(
      ({ orden_articulos_id }) => orden_articulos_id,
    )
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('quantityToday', () => {
  property('es la cantidad mensual, se haya ordenado entonces lo que se haya ordenado', [row], (one) => {
    const { dosis, frecuencia, duracion, unidad_tiempo } = one
    expect(quantityToday(one)).toBe(monthlyQuantity({ dosis, frecuencia, duracion, tiempo: unidad_tiempo }))
    expect(quantityToday(moreOrdered(one))).toBe(quantityToday(one))
  })
})
