/** The timeline of an affiliate: what was done for them, drawn over the months and told by day. */
import { formatDate } from '@cauce/domain/calendar/bogota'
import { historyTimeline } from '@cauce/domain/clinical-record/history-timeline'
import { entriesOf, TIMELINE_KINDS, type TimelineEntry } from '@cauce/domain/clinical-record/timeline-entry'
import { historyLanes } from '@cauce/domain/history/history-lanes'
import { monthMarks, periodInWords, windowOf } from '@cauce/domain/history/history-period'
import { shareOf } from '@cauce/domain/sick-leave/timeline-window'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { ChipsFilter } from '@cauce/ui/chips-filter/chips-filter'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { HistoryLanes } from '@cauce/ui/history-lanes/history-lanes'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { today } from '../../app/today.ts'
import { failureText } from '../../store/call.ts'
import { useLineaDeTiempoQuery } from '../../store/historico-api.ts'
import { entryId, HistoryDays } from './history-days.tsx'
import { TimelineBar } from './timeline-bar.tsx'
import { timelineAddress, timelineView, type TimelineView } from './timeline-view.ts'
import './timeline.css'

type Timeline = NonNullable<ReturnType<typeof useLineaDeTiempoQuery>['currentData']>

const EVERYTHING = ''
const BEFORE = 'Antes sí hay registros.'
const NOTHING_BEFORE = 'Antes tampoco hay registros.'

/** The entry of a mark that was pressed is brought into sight and takes the cursor. */
const useReached = () => {
  const [reached, setReached] = useState<{ readonly entry: TimelineEntry } | null>(null)
  useEffect(() => {
    if (reached === null) return
    const row = document.getElementById(entryId(reached.entry))
    row?.scrollIntoView?.({ block: 'center' })
    row?.focus({ preventScroll: true })
  }, [reached])
  return { entry: reached?.entry ?? null, reach: (entry: TimelineEntry): void => setReached({ entry }) }
}

interface DrawnProps {
  readonly timeline: Timeline
  readonly view: TimelineView
  readonly onChange: (change: Partial<TimelineView>) => void
}

const Drawn = ({ timeline, view, onChange }: DrawnProps) => {
  const reached = useReached()
  const span = windowOf(view.meses, view.fin ?? today())
  const entries = entriesOf(timeline)
  const days = historyTimeline(timeline, view.clase === null ? undefined : [view.clase])
  const now = today()
  const title = `Línea de tiempo, ${periodInWords(span)}`
  return (
    <>
      <Card title="De un vistazo" note={<span className="his-keys">Flechas para recorrerla, Enter va al día</span>}>
        <HistoryLanes
          title={title}
          lanesFor={(gap) => historyLanes(entries, span, gap)}
          months={monthMarks(span)}
          today={shareOf({ desde: now, hasta: now }, span)?.inicio ?? null}
          onOpen={({ entradas }) => {
            const newest = entradas.at(-1)
            if (newest === undefined) return
            if (view.clase !== null && view.clase !== newest.clase) onChange({ clase: null })
            reached.reach(newest)
          }}
        />
        {timeline.desde > span.desde ? (
          <p className="ca-second">
            Hay demasiado para este periodo: se muestra desde el {formatDate(timeline.desde)}. Acórtelo para ver lo
            anterior.
          </p>
        ) : null}
      </Card>
      <ChipsFilter
        label="Qué se muestra por día"
        value={view.clase ?? EVERYTHING}
        onChange={(clase) => onChange({ clase: clase === EVERYTHING ? null : clase })}
        options={[
          { value: EVERYTHING, label: 'Todo', count: entries.length },
          ...Object.entries(TIMELINE_KINDS).map(([value, label]) => ({
            value,
            label,
            count: entries.filter(({ clase }) => clase === value).length,
          })),
        ]}
      />
      <Card>
        {days.length === 0 ? (
          <EmptyState
            title={entries.length === 0 ? 'Nada en este periodo' : 'Nada de esta clase en este periodo'}
            text={entries.length > 0 ? undefined : timeline.hay_mas ? BEFORE : NOTHING_BEFORE}
            action={
              view.clase !== null && entries.length > 0 ? (
                <Action onClick={() => onChange({ clase: null })}>Ver todo</Action>
              ) : undefined
            }
          />
        ) : (
          <HistoryDays days={days} reach={reached.entry} />
        )}
      </Card>
    </>
  )
}

export const AffiliateTimeline = ({ afiliadoId }: { readonly afiliadoId: number }) => {
  const [search, setSearch] = useSearchParams()
  const view = timelineView(search, today())
  const { desde, hasta } = windowOf(view.meses, view.fin ?? today())
  const { currentData, error, refetch } = useLineaDeTiempoQuery(
    { body: { afiliado_id: afiliadoId, desde, hasta } },
    { refetchOnMountOrArgChange: true },
  )
  const change = (next: Partial<TimelineView>): void =>
    setSearch(timelineAddress({ ...view, ...next }, search), { replace: true })
  return (
    <>
      <TimelineBar view={view} onChange={change} />
      {currentData !== undefined ? (
        <Drawn timeline={currentData} view={view} onChange={change} />
      ) : (
        <Card>
          {error === undefined ? (
            <output aria-label="Cargando la línea de tiempo">
              <Skeleton lines={4} height="26px" />
            </output>
          ) : (
            <FailedState title={failureText(error)} onRetry={() => void refetch()} />
          )}
        </Card>
      )}
    </>
  )
}
