import { SmallTickIcon } from '@blueprintjs/icons'
import { ToneShape, type Tone } from '../status-chip/status-chip.tsx'
import './step-strip.css'

/** How a step that is behind ended, where that is more than being done. */
export interface StepEnd {
  readonly tone: Tone
  /** In words, for readers: "no verificado". */
  readonly word: string
}

export interface StepStripProps {
  /** What the steps belong to, for readers. */
  readonly label: string
  readonly steps: readonly string[]
  /** Index of the step one is at. */
  readonly current: number
  /** How each step behind ended; left out, or undefined for a step: done. */
  readonly ends?: readonly (StepEnd | undefined)[]
  /** What the step one is at asks for. */
  readonly tone?: 'info' | 'bad'
}

const DONE: StepEnd = { tone: 'ok', word: 'hecho' }

const EndMark = ({ tone }: { readonly tone: Tone }) =>
  tone === 'ok' ? <SmallTickIcon size={16} /> : <ToneShape tone={tone} />

/** The steps of a flow, numbered, with the one that is under way and how the ones behind ended. */
export const StepStrip = ({ label, steps, current, ends, tone = 'info' }: StepStripProps) => (
  <ol className={`ca-steps ca-steps-${tone}`} aria-label={label}>
    {steps.map((step, index) => {
      const end = index < current ? (ends?.[index] ?? DONE) : null
      return (
        <li
          key={step}
          className="ca-step"
          aria-current={index === current ? 'step' : undefined}
          data-done={end === null ? undefined : ''}
          data-tone={end?.tone}
        >
          <span className="ca-step-number">
            {ends === undefined || end === null ? index + 1 : <EndMark tone={end.tone} />}
          </span>
          {step}
          {end === null ? null : <span className="ca-hidden">, {end.word}</span>}
        </li>
      )
    })}
  </ol>
)
