/** The affiliate's history at a glance: a lane for each kind over the months. Its text equivalent is the list of days. */
import { lanesInWords, type Lane, type LaneMark } from '@cauce/domain/history/history-lanes'
import type { MonthMark } from '@cauce/domain/sick-leave/timeline-window'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { MarkShape } from './mark-shape.tsx'
import { firstMark, nextMark } from './next-mark.ts'
import { useWidth } from './use-width.tsx'
import './history-lanes.css'

export interface HistoryLanesProps {
  /** What is drawn: "Línea de tiempo, 01 dic 2025 a 30 nov 2026". */
  readonly title: string
  /** The lanes where marks nearer than this part of the drawing are one. */
  readonly lanesFor: (gap: number) => readonly Lane[]
  readonly months: readonly MonthMark[]
  /** Where today is, from 0 to 1; null where it is not drawn. */
  readonly today: number | null
  readonly onOpen: (mark: LaneMark) => void
}

/** Side of a mark and its distance to the next, so that a finger hits the one it means. */
const MARK = 28
const USUAL_WIDTH = 900
const WHOLE = 100

const percent = (part: number): string => `${part * WHOLE}%`

const Months = ({ months, today }: Pick<HistoryLanesProps, 'months' | 'today'>) => (
  <div className="ca-lanes-months" aria-hidden="true">
    {months.map(({ primero, etiqueta, inicio }) => (
      <span key={primero} className="ca-lanes-month" style={{ left: percent(inicio) }}>
        {etiqueta}
      </span>
    ))}
    {today === null ? null : (
      <span className="ca-lanes-today" style={{ left: percent(today) }}>
        hoy
      </span>
    )}
  </div>
)

interface MarkProps {
  readonly mark: LaneMark
  readonly lane: Lane
  readonly reached: boolean
  readonly onReach: (mark: LaneMark) => void
  readonly onOpen: (mark: LaneMark) => void
}

const Mark = ({ mark, lane, reached, onReach, onOpen }: MarkProps) => {
  const { clave, inicio, ancho, nivel, etiqueta, texto, anulada } = mark
  const isStretch = ancho > 0
  return (
    <button
      type="button"
      data-mark={clave}
      className={`ca-lanes-mark ca-lanes-${lane.clase}${isStretch ? ' ca-lanes-stretch' : ''}${anulada ? ' ca-lanes-void' : ''}`}
      style={{
        left: percent(inicio),
        top: `${nivel * MARK}px`,
        ...(isStretch ? { width: `max(${MARK - 1}px, ${percent(ancho)})` } : {}),
      }}
      tabIndex={reached ? 0 : -1}
      onFocus={() => onReach(mark)}
      onMouseEnter={() => onReach(mark)}
      onClick={() => onOpen(mark)}
    >
      {isStretch ? null : <MarkShape clase={lane.clase} />}
      {etiqueta === '' ? null : (
        <span className="ca-lanes-count" aria-hidden="true">
          {etiqueta}
        </span>
      )}
      <span className="ca-hidden">{texto}</span>
    </button>
  )
}

/** One Tab stop; arrows go from mark to mark and Enter goes to its day. What the mark is stands in words under the drawing. */
export const HistoryLanes = ({ title, lanesFor, months, today, onOpen }: HistoryLanesProps) => {
  const id = useId()
  const drawing = useRef<HTMLDivElement>(null)
  const lanes = lanesFor(MARK / useWidth(drawing, USUAL_WIDTH))
  const [reachedKey, setReachedKey] = useState<string | null>(null)
  const marks = lanes.flatMap(({ marcas }) => marcas)
  const reached = marks.find(({ clave }) => clave === reachedKey) ?? null
  const stop = reached ?? firstMark(lanes)
  const go = (event: KeyboardEvent<HTMLElement>): void => {
    const from = stop
    const next = from === null ? null : nextMark(lanes, from, event.key)
    if (next === null) return
    event.preventDefault()
    const button = event.currentTarget.querySelector(`[data-mark="${next.clave}"]`)
    if (button instanceof HTMLElement) button.focus()
  }
  return (
    <figure className="ca-lanes" aria-labelledby={`${id}-titulo`}>
      <figcaption id={`${id}-titulo`} className="ca-hidden">
        {title}. {lanesInWords(lanes)}
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrows go from button to button, which take the focus */}
      <div className="ca-lanes-frame" onKeyDown={go}>
        <Months months={months} today={today} />
        {lanes.map((lane, index) => (
          <fieldset key={lane.clase} className="ca-lane" aria-label={lane.nombre}>
            <span className="ca-lane-name" aria-hidden="true">
              {lane.nombre}
            </span>
            <div
              ref={index === 0 ? drawing : undefined}
              className="ca-lane-row"
              style={{ height: `${lane.niveles * MARK}px` }}
            >
              {lane.marcas.map((mark) => (
                <Mark
                  key={mark.clave}
                  mark={mark}
                  lane={lane}
                  reached={mark === stop}
                  onReach={({ clave }) => setReachedKey(clave)}
                  onOpen={onOpen}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <p className="ca-lanes-said">{reached === null ? lanesInWords(lanes) : reached.texto}</p>
    </figure>
  )
}
