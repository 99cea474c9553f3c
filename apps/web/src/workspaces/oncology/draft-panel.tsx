/** The scheme that is being arranged: its entry, its drugs and its calendar. @fuente ui 09 */
import { today } from '../../app/today.ts'
import { SCHEME_DRUGS_ERROR, schemeName } from '@cauce/domain/oncology/names'
import type { Scheme } from '@cauce/domain/oncology/scheme'
import { surfaceWarning } from '@cauce/domain/oncology/surface-words'
import { asksForSurface, orderProblems } from '@cauce/machines/scheme/rows'
import type { SchemeRow } from '@cauce/machines/scheme/types'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import type { RefObject } from 'react'
import { CalendarCard, draftDays } from './calendar-card.tsx'
import { DrugsCard } from './drugs-card.tsx'
import { LimitsCard } from './limits-card.tsx'
import { SchemeEntry } from './scheme-entry.tsx'
import { SurfaceBanner } from './surface-banner.tsx'
import type { DraftLimits } from './use-limits.ts'
import { type SchemeFlow } from './use-scheme.ts'

const LINES = 'codeSumiEsquemaSeleccionado'

export interface DraftPanelProps {
  readonly flow: SchemeFlow
  readonly limits: DraftLimits
  readonly onPick: (scheme: Scheme) => void
  readonly onAdd: () => void
  readonly onHistory: () => void
  readonly onClear: () => void
  readonly onRemove: (row: SchemeRow) => void
  readonly searchRef: RefObject<HTMLInputElement | null>
}

const Arranged = ({ flow, limits, onAdd, onRemove, onClear }: DraftPanelProps) => {
  const { snapshot, send, editable } = flow
  const { context } = snapshot
  const { rows, errores, scheme } = context
  const all = { ...limits.errores, ...errores, ...orderProblems(context).errores }
  const errorsOf = (row: SchemeRow) => {
    const prefix = `${LINES}.${rows.findIndex(({ key }) => key === row.key)}.`
    return Object.fromEntries(
      Object.entries(all).flatMap(([field, messages]) =>
        field.startsWith(prefix) ? [[field.slice(prefix.length), messages]] : [],
      ),
    )
  }
  return (
    <>
      <SurfaceBanner
        text={surfaceWarning(context.surface, context.hoy, asksForSurface(context))}
        locked={!editable}
        onMeasure={() => send({ type: 'measures.opened' })}
      />
      <DrugsCard
        context={context}
        errorsOf={errorsOf}
        locked={!editable}
        send={send}
        onRemove={onRemove}
        onAdd={onAdd}
        onAgain={flow.lookAgain}
        onClear={onClear}
      />
      <LimitsCard
        limits={limits}
        urgencia={context.urgencia ?? ''}
        error={all['urgencia_vital']}
        locked={!editable}
        onUrgency={(texto) => send({ type: 'urgency.written', texto })}
      />
      <CalendarCard name={scheme === null ? '' : schemeName(scheme)} days={draftDays(context)} />
    </>
  )
}

export const DraftPanel = (props: DraftPanelProps) => {
  const { flow, onPick, onHistory, searchRef } = props
  const { snapshot, send, editable } = flow
  const { context } = snapshot
  const loading = snapshot.matches('loading')
  const unloaded = snapshot.matches('unloaded')
  const problems = context.scheme === null || loading || unloaded ? {} : orderProblems(context).errores
  return (
    <>
      <SchemeEntry
        scheme={context.scheme}
        header={context.header}
        errors={{ ...context.errores, ...problems }}
        today={today()}
        locked={!(editable || unloaded || snapshot.matches('choosing'))}
        onPick={onPick}
        onHistory={onHistory}
        onChange={(header) => send({ type: 'header.changed', header })}
        searchRef={searchRef}
      />
      {loading ? (
        <output className="ca-card onc-waiting" aria-label="Cargando los medicamentos del esquema">
          <Skeleton lines={5} height="28px" />
        </output>
      ) : unloaded ? (
        <FailedState title={SCHEME_DRUGS_ERROR} text={context.error ?? ''} onRetry={() => send({ type: 'retry' })} />
      ) : context.scheme === null ? (
        <div className="ca-card">
          <EmptyState
            title="Escoja un esquema"
            text="Busque por sigla, nombre o tumor. Verá sus medicamentos con la dosis por superficie corporal y su calendario antes de ordenar."
          />
        </div>
      ) : (
        <Arranged {...props} />
      )}
    </>
  )
}
