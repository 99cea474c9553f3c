import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { checkSickLeave } from '@cauce/domain/sick-leave/check-form'
import { thresholdsReached } from '@cauce/domain/sick-leave/thresholds'
import { leaveHistoryTimeline } from '@cauce/domain/sick-leave/timeline'
import type { SickLeaveForm } from '@cauce/domain/sick-leave/sick-leave'
import { today } from '../../support/arbitraries/calendar.ts'
import { anyLeaves } from '../../support/arbitraries/sick-leave.ts'
import { property } from '../../support/property.ts'

const good = (day: string): SickLeaveForm => ({
  afiliado_id: 1,
  consulta_id: 2,
  clase_incapacidad: 'Médica/Odontológica',
  contingencia: 'Enf. Comun',
  diagnostico_id: 3,
  fecha_inicio: day,
  dias: 15,
  prorroga: 'No',
  colegio_id: 3,
  entidad_territorial: 4,
  nombre_medico: 'Laura Restrepo Mejía',
  documento: '43887210',
  descripcion_incapacidad: 'Dolor lumbar que limita la marcha',
})

const FACTS = {
  ambulatoria: true,
  sexo: 'F',
  edad: 41,
  cie10: { codigo: 'M545' },
  cie10_relacionado: null,
  incapacidades: [],
}

/** Each thing that can be wrong, and the field that says it. */
const WRONG: Readonly<Record<string, Partial<SickLeaveForm>>> = {
  clase_incapacidad: { clase_incapacidad: 'Otra' },
  contingencia: { contingencia: 'Gripa' },
  dias: { dias: 31 },
  fecha_final: { fecha_final: '2020-01-01' },
  prorroga: { prorroga: 'Sí' },
  pcl: { pcl: 101 },
  procedimiento_calificacion: { procedimiento_calificacion: 'C' },
  descripcion_incapacidad: { descripcion_incapacidad: 'x'.repeat(2_001) },
  fecha_inicio: { fecha_inicio: '2026-02-30' },
  colegio_id: { colegio_id: null },
}

describe('checkSickLeave', () => {
  property('tantos campos como se dañaron, y solo esos', [today, fc.subarray(Object.keys(WRONG))], (day, spoilt) => {
    const form = spoilt.reduce((sum, field) => ({ ...sum, ...WRONG[field] }), good(day))
    const told = Object.keys(checkSickLeave(form, { ...FACTS, today: day }))
    // Without a beginning or with too many days there is no end to compare.
    const noEnd = spoilt.includes('fecha_inicio')
    expect(told.toSorted()).toEqual(spoilt.filter((field) => !(noEnd && field === 'fecha_final')).toSorted())
  })
})

const leave = (start: string, days: number) => ({
  fecha_inicio: start,
  fecha_final: addDays(start, days - 1),
  fecha_levantamiento: null,
  contingencia: 'Enf. Comun',
  prorroga: 'Si' as const,
  estado_id: 1,
  cie10: { codigo: 'M545' },
})

describe('thresholdsReached', () => {
  const START = '2026-01-05'

  property(
    'contando día por día, los umbrales cuyo día cae dentro de la incapacidad',
    [fc.integer({ min: 1, max: 560 }), fc.integer({ min: 1, max: 30 })],
    (before, days) => {
      const one = leave(addDays(START, before), days)
      const told = thresholdsReached(one, [leave(START, before)], 'contributivo')
      const within = Array.from({ length: days }, (_, place) => before + place + 1)
      expect(told.map(({ dia }) => dia)).toEqual(within.filter((day) => [90, 119, 149, 180, 540].includes(day)))
      for (const { dia, fecha } of told) expect(fecha).toBe(addDays(START, dia - 1))
    },
  )
})

describe('leaveHistoryTimeline', () => {
  property(
    'dice una suma exactamente cuando una incapacidad cuenta, y no dibuja nada fuera de la franja',
    [anyLeaves, today],
    (leaves, day) => {
      const { acumulado, barras } = leaveHistoryTimeline(leaves, day)
      expect(acumulado === null).toBe(leaves.every(({ estado_id }) => estado_id === 2))
      for (const { inicio, ancho } of barras) expect(inicio >= 0 && inicio + ancho <= 1 + 1e-9).toBe(true)
    },
  )
})
