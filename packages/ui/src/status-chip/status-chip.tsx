import { useId } from 'react'
import './status-chip.css'

/** What a state asks of the reader: fine, wait, stopped, for information, not verified, out of use. */
export type Tone = 'ok' | 'waiting' | 'bad' | 'info' | 'unknown' | 'off'

export interface StatusChipProps {
  readonly tone: Tone
  /** The state in a word or two. */
  readonly label: string
  /** With it the chip is a button that explains the state. */
  readonly onClick?: () => void
  readonly expanded?: boolean
  /** What the button does, for readers. */
  readonly describe?: string
}

/** The shape of a kind of state, in the colour of the text around it. */
export const ToneShape = ({ tone }: { readonly tone: Tone }) => (
  <svg className="ca-chip-shape" width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
    {tone === 'waiting' ? (
      <path d="M5 0 10 5 5 10 0 5z" fill="currentColor" />
    ) : tone === 'bad' ? (
      <path d="M1 1h8v8H1z" fill="currentColor" />
    ) : tone === 'unknown' ? (
      <circle cx="5" cy="5" r="4" fill="none" stroke="currentColor" strokeWidth="1.6" strokeDasharray="2.2 1.6" />
    ) : tone === 'off' ? (
      <circle cx="5" cy="5" r="3.6" fill="none" stroke="currentColor" strokeWidth="2" />
    ) : (
      <circle cx="5" cy="5" r="4" fill="currentColor" />
    )}
  </svg>
)

/** A state as a shape, a word and a colour, so that a printed black and white page keeps its meaning. */
export const StatusChip = ({ tone, label, onClick, expanded, describe }: StatusChipProps) => {
  const describeId = useId()
  const content = (
    <>
      <ToneShape tone={tone} />
      <span>{label}</span>
    </>
  )
  if (onClick === undefined) return <span className={`ca-chip ca-chip-${tone}`}>{content}</span>
  return (
    <button
      type="button"
      className={`ca-chip ca-chip-button ca-chip-${tone}`}
      aria-haspopup="dialog"
      aria-expanded={expanded}
      aria-describedby={describe === undefined ? undefined : describeId}
      onClick={onClick}
    >
      {content}
      {describe === undefined ? null : (
        <span id={describeId} hidden>
          {describe}
        </span>
      )}
    </button>
  )
}
