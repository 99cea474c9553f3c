import * as fc from 'fast-check'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { growthFigures } from '@cauce/domain/growth/growth-figures'
import { property } from '../../support/property.ts'

const BIRTH = '2006-03-15'
const days = fc.integer({ min: 0, max: 12_000 })
const kg = fc.integer({ min: 20, max: 900 }).map((tenths) => tenths / 10)
const cm = fc.integer({ min: 400, max: 1900 }).map((tenths) => tenths / 10)

property(
  'solo un menor tiene puntajes, cada uno de lo que se midió',
  [days, kg, fc.option(cm, { nil: null }), fc.constantFrom('F', 'M', 'I')],
  (age, peso, talla, sexo) => {
    const fecha = addDays(BIRTH, age)
    const figures = growthFigures({ sexo, nacimiento: BIRTH }, { fecha, peso, talla })
    const names = figures.map(({ indicador }) => indicador)
    const minor = fecha < '2024-03-15' && sexo !== 'I'
    return (minor || names.length === 0) && (talla !== null || (!names.includes('talla') && !names.includes('imc')))
  },
)
