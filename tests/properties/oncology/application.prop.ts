import * as fc from 'fast-check'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { checkApplication } from '@cauce/domain/oncology/application'
import { property } from '../../support/property.ts'

const TODAY = '2026-11-23'
const days = fc.integer({ min: -400, max: 400 })

property('un ciclo se aplica entre el día de la orden y hoy, los dos contados', [days, days], (given, ago) => {
  const ordered = addDays(TODAY, -Math.abs(ago))
  const said = checkApplication(addDays(TODAY, given), { ordered, today: TODAY })
  const may = given <= 0 && given >= -Math.abs(ago)
  return may ? Object.keys(said).length === 0 : said['fecha']?.length === 1
})
