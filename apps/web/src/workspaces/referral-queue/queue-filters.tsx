/** What narrows a queue of referrals. */
import type { referralQueue } from '@cauce/contract/referencias'
import { isCalendarDate } from '@cauce/domain/calendar/calendar-date'
import { checkPeriod } from '@cauce/domain/history/period'
import { Action } from '@cauce/ui/action/action'
import { ChipsFilter } from '@cauce/ui/chips-filter/chips-filter'
import { DateField } from '@cauce/ui/date-field/date-field'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { useState } from 'react'
import { LaterField } from '../../kit/list/later-field.tsx'
import type { ListChips } from '../../kit/list/list-page.tsx'
import type { ListState } from '../../kit/list/use-list.ts'
import { KindFilters } from './kind-filters.tsx'

type Queue = typeof referralQueue
const MANAGERS = [
  { value: '', label: 'Cualquiera' },
  { value: 'mias', label: 'Yo' },
]

/** What is wrong with the days that are asked for, or null: the server would refuse them. */
export const periodError = ({ said }: ListState<Queue>): string | null => {
  const [desde, hasta] = [said('desde'), said('hasta')]
  return isCalendarDate(desde) && isCalendarDate(hasta) ? checkPeriod({ desde, hasta }) : null
}

const moreWords = (open: boolean, used: number): string =>
  open ? 'Menos filtros' : used === 0 ? 'Más filtros' : `Más filtros (${used} en uso)`

interface QueueFiltersProps {
  readonly list: ListState<Queue>
  readonly chips: ListChips<Queue> | undefined
}

/** On a phone the text stays in sight, and the others come when they are asked for. */
export const QueueFilters = ({ list, chips }: QueueFiltersProps) => {
  const [open, setOpen] = useState(false)
  const { said, filter } = list
  const used = (['anexo', 'solicitud', 'gestiona', 'desde', 'hasta'] as const).filter((name) => said(name) !== '')
  const [desde, hasta] = [said('desde'), said('hasta')]
  return (
    <>
      <search className={`col-filters${open ? ' col-filters-open' : ''}`}>
        <LaterField
          label="Buscar en la lista"
          placeholder="Nombre, documento o código"
          search
          value={said('texto')}
          maxLength={list.list.filters.texto.max}
          onSettle={(texto) => filter('texto', texto)}
        />
        <span className="col-more">
          <Action kind="quiet" expanded={open} onClick={() => setOpen(!open)}>
            {moreWords(open, used.length)}
          </Action>
        </span>
        <KindFilters
          view={{ anexo: said('anexo') === '' ? null : Number(said('anexo')), solicitud: said('solicitud') || null }}
          onChange={(change) =>
            list.choose(
              'anexo' in change
                ? { anexo: change.anexo === null ? null : String(change.anexo) }
                : { solicitud: change.solicitud ?? null },
            )
          }
        />
        <SelectField
          label="Gestiona"
          options={MANAGERS}
          value={said('gestiona')}
          onChange={(value) => filter('gestiona', value)}
        />
        <DateField
          label="Desde"
          value={desde}
          {...(hasta === '' ? {} : { max: hasta })}
          onChange={(day) => filter('desde', day)}
        />
        <DateField
          label="Hasta"
          value={hasta}
          error={periodError(list)}
          {...(desde === '' ? {} : { min: desde })}
          onChange={(day) => filter('hasta', day)}
        />
      </search>
      {chips === undefined ? null : (
        <ChipsFilter
          label={chips.label}
          value={said(chips.filter)}
          onChange={(value) => filter(chips.filter, value)}
          options={chips.options}
        />
      )}
    </>
  )
}
