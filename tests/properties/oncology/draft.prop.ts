import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { checkSchemeDraft } from '@cauce/domain/oncology/draft'
import type { SchemeLine, SchemeOrder } from '@cauce/domain/oncology/scheme'
import { mistakenUnit, withDose } from '@cauce/domain/oncology/scheme-line'
import { surfaceWarning } from '@cauce/domain/oncology/surface-words'
import { today } from '../../support/arbitraries/calendar.ts'
import { property } from '../../support/property.ts'

const index = fc.constantFrom('ISC' as const, 'PESO' as const, 'AUC' as const, 'FIJA' as const)
/** Tenths, so that sums are exact. */
const tenths = fc.integer({ min: 1, max: 5_000 })
const line: fc.Arbitrary<SchemeLine> = fc
  .record({
    indice_dosis: index,
    dosis: tenths,
    dosis_formulada: tenths,
    dias_aplicacion: fc.constantFrom('1', '1,8', '1-5', 'x', '40'),
    observaciones: fc.constantFrom('', ' ', 'Por la función renal'),
  })
  .map((each) => ({
    ...each,
    esquema_linea_id: 1,
    nombre: 'Oxaliplatino',
    dosis: each.dosis / 10,
    dosis_formulada: each.dosis_formulada / 10,
    unidad_medida: 'mg/m2',
    via: 'Intravenosa',
    cantidad_aplicaciones: 1,
  }))

const order = (lines: readonly SchemeLine[], day: string, change: Partial<SchemeOrder> = {}): SchemeOrder => ({
  esquema_id: 1,
  codeSumiEsquemaSeleccionado: [...lines],
  frecuencia_repeticion: 21,
  nombre_esquema: 'FOLFOX',
  biografia: '',
  ciclo: 1,
  ciclo_total: 6,
  fecha_inicio: day,
  ...change,
})

describe('checkSchemeDraft', () => {
  property(
    'una dosis que alguien cambió se explica, y sus días se pueden leer y caen en el ciclo',
    [line, today],
    (drug, day) => {
      const { errores, mensaje } = checkSchemeDraft(order([drug], day), { isc: 1, today: day })
      const readable = ['1', '1,8', '1-5'].includes(drug.dias_aplicacion)
      expect(errores['codeSumiEsquemaSeleccionado.0.dias_aplicacion'] === undefined).toBe(readable)
      const relative = drug.indice_dosis === 'PESO' || drug.indice_dosis === 'AUC'
      const milligrams = relative && drug.dosis_formulada > drug.dosis * 3
      const changed = drug.dosis_formulada !== drug.dosis && !milligrams
      const told = errores['codeSumiEsquemaSeleccionado.0.observaciones'] !== undefined
      expect(told).toBe(changed && drug.observaciones.trim() === '')
      expect(mensaje === null).toBe(Object.keys(errores).length === 0)
    },
  )

  property(
    'sin medicamento, pasado su último ciclo o antes de hoy no se ordena',
    [today, fc.nat(3), fc.integer({ min: -2, max: 2 })],
    (day, ciclo, shift) => {
      const empty = checkSchemeDraft(order([], day), { isc: 1, today: day }).errores
      expect(Object.keys(empty)).toContain('codeSumiEsquemaSeleccionado')
      const moved = order([], addDays(day, shift), { ciclo: ciclo + 1, ciclo_total: 2 })
      const { errores } = checkSchemeDraft(moved, { isc: 1, today: day })
      expect([errores['ciclo'] !== undefined, errores['fecha_inicio'] !== undefined]).toEqual([
        ciclo + 1 > 2,
        shift < 0,
      ])
    },
  )
})

describe('withDose', () => {
  property(
    'otra dosis: por superficie el producto en décimas, si no la dosis; no queda ninguna propuesta',
    [line, tenths, fc.integer({ min: 10, max: 250 })],
    (drug, dose, isc) => {
      const changed = withDose(drug, dose / 10, isc / 100)
      const product = Math.floor((dose * isc + 50) / 100) / 10
      expect(changed.dosis_formulada).toBe(drug.indice_dosis === 'ISC' ? product : dose / 10)
      expect([changed.dosis, changed.propuesta]).toEqual([dose / 10, null])
    },
  )
})

describe('mistakenUnit', () => {
  property(
    'tres veces la dosis por peso o por AUC todavía lo es; un poco más está en miligramos',
    [line, fc.constantFrom(2.9, 3, 3.1)],
    (drug, times) => {
      const typed = { ...drug, dosis: 10, dosis_formulada: 10 * times }
      const relative = drug.indice_dosis === 'PESO' || drug.indice_dosis === 'AUC'
      expect(mistakenUnit(typed) !== null).toBe(relative && times > 3)
    },
  )
})

describe('surfaceWarning', () => {
  property(
    'después de treinta días se pide de nuevo, con sus días',
    [today, fc.nat(60), fc.boolean()],
    (day, age, needed) => {
      const surface = { isc: 1.75, peso: 68, talla: 162, fecha: addDays(day, -age), formula: 'Mosteller' } as const
      const warning = surfaceWarning(surface, day, needed)
      expect(warning !== null).toBe(needed && age >= 31)
      if (warning !== null) expect(warning).toContain(`${age} días`)
      expect(surfaceWarning(null, day, needed) !== null).toBe(needed)
    },
  )
})
