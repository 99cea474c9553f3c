/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the drawing is inline so that it takes the theme; its text equivalent is its description */
import type { Timeline, TimelineBar } from '@cauce/domain/sick-leave/timeline'
import { useEffect, useId, useRef } from 'react'
import { useWidth } from '../history-lanes/use-width.tsx'
import './leave-strip.css'

export interface LeaveStripProps {
  /** What it draws: "Incapacidades de María Elena Gómez". */
  readonly title: string
  readonly timeline: Timeline
  /** The new one crosses another: it is drawn as what cannot be. */
  readonly crossing?: boolean
}

const HEIGHT = 112
const BAR = 26
const FIRST_ROW = 8
const ROW = 34
/** Rows that are always there: the earlier ones and the new one. */
const ROWS = 2
const SUM_BASE = 84
const MONTH_BASE = 105
const GRID_BOTTOM = 90
const WORD_INSET = 7
const LETTER = 7
/** What the strip measures at least, as its style says, and until it was measured. */
const LEAST_WIDTH = 640
const WORD_BASE = 18
const WHOLE = 100
/** A sum that begins after this part of the strip is written towards the left. */
const TOWARDS_LEFT = 0.5

/** How much lower what is under the rows stands where leaves share days. */
const lowered = (bars: readonly TimelineBar[]): number => ROW * Math.max(0, ...bars.map(({ fila }) => fila + 1 - ROWS))

const topOf = ({ fila }: TimelineBar): number => FIRST_ROW + ROW * fila

const percent = (part: number): string => `${part * WHOLE}%`

/** The longest form of its words that fits in the bar: `M54 · 14 d`, `14 d`, or none. */
export const wordsThatFit = ({ etiqueta }: Pick<TimelineBar, 'etiqueta'>, width: number): string => {
  const room = width - WORD_INSET - 2
  const days = etiqueta.split(' · ').find((part) => part.endsWith(' d')) ?? etiqueta
  return [etiqueta, days].find((words) => words.length * LETTER <= room) ?? ''
}

interface BarProps {
  readonly bar: TimelineBar
  readonly crossing: boolean
  /** Of the whole strip, in px. */
  readonly width: number
}

const Bar = ({ bar, crossing, width }: BarProps) => {
  const look = bar.tipo === 'nueva' && crossing ? 'cruzada' : bar.tipo
  return (
    // A drawing within the drawing cuts what does not fit.
    <svg
      className={`ca-leaves-bar ca-leaves-${look}`}
      x={percent(bar.inicio)}
      y={topOf(bar)}
      width={percent(bar.ancho)}
      height={BAR}
    >
      <title>{bar.texto}</title>
      <rect x="1" y="1" width="100%" height={BAR - 2} rx="4" />
      <text x={WORD_INSET} y={WORD_BASE}>
        {wordsThatFit(bar, bar.ancho * width)}
      </text>
    </svg>
  )
}

/** The words of the new one stand before it where they do not fit in it. */
const WordsBeside = ({ bar, width }: Omit<BarProps, 'crossing'>) =>
  bar.tipo !== 'nueva' || wordsThatFit(bar, bar.ancho * width) === bar.etiqueta ? null : (
    <text
      className="ca-leaves-month"
      x={percent(bar.inicio)}
      dx={-WORD_INSET}
      y={topOf(bar) + WORD_BASE}
      textAnchor="end"
    >
      {bar.etiqueta}
    </text>
  )

/** Under what it adds up: after the first bar of the chain, or before the end of the last where it begins late. */
const placeOfSum = (bars: readonly TimelineBar[]): { readonly x: string; readonly anchor: 'start' | 'end' } => {
  const chain = bars.filter(({ tipo }) => tipo !== 'otra')
  const start = Math.min(...chain.map(({ inicio }) => inicio))
  if (start < TOWARDS_LEFT) return { x: percent(start), anchor: 'start' }
  return { x: percent(Math.max(...chain.map(({ inicio, ancho }) => inicio + ancho))), anchor: 'end' }
}

const Sum = ({ timeline: { suma, barras } }: Pick<LeaveStripProps, 'timeline'>) => {
  if (suma === null) return null
  const { x, anchor } = placeOfSum(barras)
  return (
    <text className="ca-leaves-sum" x={x} y={SUM_BASE + lowered(barras)} textAnchor={anchor}>
      {suma}
    </text>
  )
}

/** The strip in words: each stretch, then the sum of the chain. */
export const leavesInWords = ({ barras, suma }: Timeline): string =>
  barras.length === 0
    ? 'Sin incapacidades en estos meses.'
    : [...barras.map(({ texto }) => texto), ...(suma === null ? [] : [suma])].map((line) => `${line}.`).join(' ')

/** The affiliate's leaves on the last months and the new one before it is saved. The same in words for readers. */
export const LeaveStrip = ({ title, timeline, crossing = false }: LeaveStripProps) => {
  const id = useId()
  const frame = useRef<HTMLElement>(null)
  const down = lowered(timeline.barras)
  const width = Math.max(LEAST_WIDTH, useWidth(frame, LEAST_WIDTH))
  // What is new is at the right: where the strip does not fit, that is what is seen first.
  useEffect(() => {
    if (frame.current !== null) frame.current.scrollLeft = frame.current.scrollWidth
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways on a phone, with the keyboard too
    <figure ref={frame} className="ca-leaves" tabIndex={0} aria-labelledby={`${id}-titulo`}>
      <svg
        className="ca-leaves-drawing"
        height={HEIGHT + down}
        role="img"
        aria-labelledby={`${id}-titulo`}
        aria-describedby={`${id}-palabras`}
      >
        <title id={`${id}-titulo`}>{title}</title>
        <desc id={`${id}-palabras`}>{leavesInWords(timeline)}</desc>
        {timeline.meses.map(({ primero, etiqueta, inicio }) => (
          <g key={primero}>
            <line className="ca-leaves-line" x1={percent(inicio)} x2={percent(inicio)} y1="0" y2={GRID_BOTTOM + down} />
            <text className="ca-leaves-month" x={percent(inicio)} y={MONTH_BASE + down}>
              {etiqueta}
            </text>
          </g>
        ))}
        <line className="ca-leaves-line" x1="100%" x2="100%" y1="0" y2={GRID_BOTTOM + down} />
        {timeline.barras.map((bar) => (
          <g key={`${bar.tipo} ${bar.texto}`}>
            <Bar bar={bar} crossing={crossing} width={width} />
            <WordsBeside bar={bar} width={width} />
          </g>
        ))}
        <Sum timeline={timeline} />
      </svg>
    </figure>
  )
}
