/** From when another primary site attends a person. */
import * as fc from 'fast-check'
import { isBusinessDay } from '@cauce/domain/calendar/business-days'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { siteChoiceDay } from '@cauce/domain/insurance/site-choice'
import { addMonths } from '@cauce/domain/kit/clock/count'
import { property } from '../../support/property.ts'

const day = fc.integer({ min: 0, max: 2000 }).map((days) => addDays('2024-01-01', days))

property(
  'en el magisterio rige el primero del mes siguiente, y solo tres meses después del último',
  [day, day],
  (ultima, pedida) => {
    const answer = siteChoiceDay({ regimen: 'magisterio', ultima, pedida })
    if (pedida < addMonths(ultima, 3)) return 'error' in answer
    return (
      'desde' in answer && answer.desde.endsWith('-01') && answer.desde > pedida && answer.desde <= addDays(pedida, 31)
    )
  },
)

property(
  'quien nunca cambió puede cambiar',
  [day],
  (pedida) => 'desde' in siteChoiceDay({ regimen: 'magisterio', ultima: null, pedida }),
)

property('en los demás regímenes rige el siguiente día hábil', [day, fc.option(day)], (pedida, ultima) => {
  const answer = siteChoiceDay({ regimen: 'contributivo', ultima, pedida })
  return 'desde' in answer && answer.desde > pedida && isBusinessDay(answer.desde) && answer.desde <= addDays(pedida, 8)
})
