import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { TIME_UNITS } from '@cauce/domain/medication/time-unit'
import { addedDrugProblem, EMPTY_ADDED_DRUG, lineOfAddedDrug, withArticle } from '@cauce/domain/oncology/added-drug'
import { applicationDays, appliesInCycle } from '@cauce/domain/oncology/cycles'
import { checkHeader } from '@cauce/domain/oncology/header'
import { numbersInWords } from '@cauce/domain/oncology/line-words'
import { today } from '../../support/arbitraries/calendar.ts'
import { property } from '../../support/property.ts'

const drug = withArticle(EMPTY_ADDED_DRUG, {
  id: 1,
  codesumi: {
    id: 1,
    codigo: 'H02AB02',
    nombre: 'Dexametasona 4 mg tableta',
    principio_activo: 'Dexametasona',
    concentracion: '4 mg',
    forma_farmaceutica: 'Tableta',
    unidad_presentacion: 'Tableta',
    via: 'Oral',
    vias_administracion: ['Oral'],
  },
  atc: 'H02AB02',
  requiere_autorizacion: 0,
  controlado: 0,
  desabastecido: 0,
  frecuencia_especial: null,
  activa: null,
})
const tiempo = fc.constantFrom(...TIME_UNITS)
const frecuencia = fc.integer({ min: 1, max: 72 })
const duracion = fc.integer({ min: 1, max: 31 })
const cycles = fc.integer({ min: 1, max: 24 })
const order = (day: string, ciclo_total: number, frecuencia_repeticion: number) => ({
  fecha_inicio: day,
  ciclo: 1,
  ciclo_total,
  frecuencia_repeticion,
})

describe('un medicamento agregado a un esquema', () => {
  property('que requiere autorización no se añade, diga lo que diga', [frecuencia, duracion, today], (...given) => {
    const [every, days, day] = given
    const asked = { ...drug, dosis: 1, frecuencia: every, duracion: days }
    const audited = { ...asked, articulo: asked.articulo && { ...asked.articulo, requiere_autorizacion: 1 } }
    expect(addedDrugProblem({ requiere_autorizacion: 1 })).not.toBeNull()
    expect(lineOfAddedDrug(asked, order(day, 6, 31))).not.toBeNull()
    expect(lineOfAddedDrug(audited, order(day, 6, 31))).toBeNull()
  })

  property('se toma desde el primer día, dentro de sus días', [tiempo, frecuencia, duracion, today], (...given) => {
    const [unit, every, days, day] = given
    const line = lineOfAddedDrug(
      { ...drug, dosis: 1, tiempo: unit, frecuencia: every, duracion: days },
      order(day, 6, 31),
    )
    const taken = applicationDays(line?.dias_aplicacion ?? '')
    expect(taken[0]).toBe(1)
    expect(taken.every((each) => each <= days)).toBe(true)
    expect(line?.cantidad_aplicaciones).toBeGreaterThanOrEqual(taken.length)
  })

  property(
    'se da en los ciclos que empiezan dentro de sus meses, y siempre en el primero',
    [fc.integer({ min: 1, max: 6 }), cycles, fc.integer({ min: 1, max: 60 }), today],
    (meses, total, every, day) => {
      const line = lineOfAddedDrug(
        { ...drug, dosis: 1, frecuencia: 1, tiempo: 'Días', duracion: 1, meses },
        order(day, total, every),
      )
      for (let ciclo = 1; ciclo <= total; ciclo += 1) {
        const begins = addDays(day, (ciclo - 1) * every)
        expect(appliesInCycle(line?.ciclos_aplica, ciclo)).toBe(begins < addDays(day, meses * 30))
      }
    },
  )
})

property('los ciclos que se pueden ordenar van de 1 a 60', [fc.integer({ min: -3, max: 70 })], (ciclo) => {
  const header = { ciclo, ciclo_total: 6, frecuencia_repeticion: 21, fecha_inicio: '2026-12-01' }
  expect(Object.keys(checkHeader(header)).length === 0).toBe(ciclo > 0 && ciclo < 61)
})

property(
  'los días en palabras son los mismos días',
  [fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1 })],
  (days) => {
    const text = days.join(',')
    expect(applicationDays(numbersInWords(text).replaceAll(' a ', '-').replaceAll(', ', ','))).toEqual(
      applicationDays(text),
    )
  },
)
