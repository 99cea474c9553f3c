/** What has happened, one thing under another along a line, with the hour on the left. Its text is its own equivalent. */
import type { ReactNode } from 'react'
import './spine.css'

/** `now`: the last that happened. `pending`: what is waited for. */
export type SpineTone = 'done' | 'now' | 'pending'

export interface SpineItem {
  readonly id: string
  /** `06:02`, or `—` where there is no hour. */
  readonly hora: string
  /** The instant behind the hour, ISO 8601. */
  readonly at: string | null
  /** Day of the item, said where it differs from the one above; empty: none. */
  readonly dia: string
  readonly tono: SpineTone
  /** In bold, and what follows it. */
  readonly titulo: string
  readonly resto: string
  /** Second line. */
  readonly detalle: string
  /** What somebody said: `own`, `others`; left out, it is a thing that happened. */
  readonly burbuja?: 'own' | 'others'
  /** Below the text: the files of a message. */
  readonly children?: ReactNode
}

export interface SpineProps {
  readonly items: readonly SpineItem[]
  /** What it is of, for readers. */
  readonly label: string
  /** The day of today, as the items say theirs. */
  readonly hoy: string
}

const Words = ({ item: { titulo, resto, burbuja, children } }: { readonly item: SpineItem }) =>
  burbuja === undefined ? (
    <>
      <p>
        {titulo === '' ? null : <strong>{titulo}</strong>}
        {titulo !== '' && resto !== '' ? ' ' : null}
        {resto}
      </p>
      {children}
    </>
  ) : (
    <div className={`ca-spine-bubble ca-spine-${burbuja}`}>
      {resto === '' ? null : <p>{resto}</p>}
      {children}
    </div>
  )

const Item = ({ item, day }: { readonly item: SpineItem; readonly day: string }) => (
  <>
    {day === '' ? null : (
      <li className="ca-spine-day">
        <span>{day}</span>
      </li>
    )}
    <li className={`ca-spine-item ca-spine-${item.tono}`}>
      {item.at === null ? (
        <span className="ca-spine-hour" aria-hidden="true">
          {item.hora}
        </span>
      ) : (
        <time className="ca-spine-hour" dateTime={item.at}>
          {item.hora}
        </time>
      )}
      <span className="ca-spine-dot" aria-hidden="true" />
      <div className="ca-spine-body">
        {item.tono === 'pending' ? <span className="ca-hidden">Pendiente:</span> : null}
        <Words item={item} />
        {item.detalle === '' ? null : <p className="ca-spine-detail">{item.detalle}</p>}
      </div>
    </li>
  </>
)

/** Today is not said while everything is of today. */
const dayAt = (items: readonly SpineItem[], index: number, hoy: string): string => {
  const isToday = items.every(({ dia }) => dia === '' || dia === hoy)
  const { dia } = items[index] ?? { dia: '' }
  const before = items.slice(0, index).findLast((item) => item.dia !== '')?.dia
  return isToday || dia === '' || dia === before ? '' : dia
}

export const Spine = ({ items, label, hoy }: SpineProps) => (
  <ol className="ca-spine" aria-label={label}>
    {items.map((item, index) => (
      <Item key={item.id} item={item} day={dayAt(items, index, hoy)} />
    ))}
  </ol>
)
