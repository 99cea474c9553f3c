import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { HOURS_PER_DAY } from '@cauce/domain/medication/time-unit'
import { checkedLine, intervalOf, keptLines } from '@cauce/domain/oncology/checked-line'
import type { SchemeLine } from '@cauce/domain/oncology/scheme'
import { applicationDays, cycleDates, datesOfDays } from '@cauce/domain/oncology/cycles'
import { property } from '../../support/property.ts'

const MOST_DAYS = 31
const lineOn = (days: readonly number[], takes: number): SchemeLine => ({
  esquema_linea_id: null,
  codesumi_id: 7,
  nombre: 'Metotrexato 2,5 mg tableta',
  dosis: 4,
  unidad_medida: 'Tableta',
  indice_dosis: 'FIJA',
  dosis_formulada: 4,
  via: 'Oral',
  dias_aplicacion: days.join(','),
  ciclos_aplica: null,
  cantidad_aplicaciones: takes,
  observaciones: '',
})
const days = fc.uniqueArray(fc.integer({ min: 1, max: MOST_DAYS }), { minLength: 1, maxLength: MOST_DAYS })
const course = fc.record({
  ciclo: fc.constant(1),
  ciclo_total: fc.integer({ min: 1, max: 12 }),
  frecuencia_repeticion: fc.integer({ min: MOST_DAYS, max: 60 }),
})
const times = fc.integer({ min: 1, max: HOURS_PER_DAY })

describe('una línea del esquema, como se comprueba', () => {
  property('se da tantas veces al día como dicen sus aplicaciones, y nunca menos', [days, times], (given, each) => {
    const { tomas_dia } = checkedLine(lineOn(given, given.length * each), {
      ciclo: 1,
      ciclo_total: 1,
      frecuencia_repeticion: 60,
    })
    expect(tomas_dia).toBe(each)
  })

  property(
    'cuenta desde el primer día del primer ciclo hasta el último del último',
    [days, course],
    (given, cycles) => {
      const { dias } = checkedLine(lineOn(given, given.length), cycles)
      const first = Math.min(...given)
      const last = Math.max(...given)
      expect(dias).toBe((cycles.ciclo_total - 1) * cycles.frecuencia_repeticion + last - first + 1)
    },
  )

  property('lo que se da dos días seguidos es de cada día', [days, course, times], (given, cycles, each) => {
    const line = checkedLine(lineOn(given, given.length * each), cycles)
    const { frecuencia, tiempo } = intervalOf(line)
    const together = given.some((day) => given.includes(day + 1))
    if (together) expect([frecuencia, tiempo]).toEqual([HOURS_PER_DAY / each, 'Horas'])
    const all = Array.from({ length: cycles.ciclo_total }, (_, cycle) =>
      given.map((day) => cycle * cycles.frecuencia_repeticion + day),
    )
      .flat()
      .toSorted((one, other) => one - other)
    const gaps = all.slice(1).map((day, place) => day - (all[place] ?? 0))
    if (each === 1 && gaps.length > 0 && Math.min(...gaps) > 1)
      expect([frecuencia, tiempo]).toEqual([Math.min(...gaps), 'Días'])
  })

  property(
    'ordenada y guardada por ciclos, se comprueba igual que al ordenarla',
    [days, course, times],
    (given, cycles, each) => {
      const line = lineOn(given, given.length * each)
      const kept = cycleDates('2026-11-23', cycles.frecuencia_repeticion, cycles.ciclo, cycles.ciclo_total).map(
        ({ fecha }) => ({
          posicion: 0,
          medicamento: line.nombre,
          anadido: 7,
          via: line.via,
          dosis: line.dosis,
          indice_dosis: line.indice_dosis,
          cantidad_aplicaciones: line.cantidad_aplicaciones,
          fechas: datesOfDays(fecha, applicationDays(line.dias_aplicacion)),
        }),
      )
      const other = { ...line, nombre: 'Otro' }
      expect(keptLines([...kept, ...kept.map((one) => ({ ...one, posicion: 1, medicamento: 'Otro' }))])).toEqual([
        checkedLine(line, cycles),
        checkedLine(other, cycles),
      ])
    },
  )
})
