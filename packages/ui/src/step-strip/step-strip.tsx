import './step-strip.css'

export interface StepStripProps {
  /** What the steps belong to, for readers. */
  readonly label: string
  readonly steps: readonly string[]
  /** Index of the step one is at. */
  readonly current: number
}

/** The steps of a flow, numbered, with the one that is under way and the ones that are done. */
export const StepStrip = ({ label, steps, current }: StepStripProps) => (
  <ol className="ca-steps" aria-label={label}>
    {steps.map((step, index) => (
      <li
        key={step}
        className="ca-step"
        aria-current={index === current ? 'step' : undefined}
        data-done={index < current ? '' : undefined}
      >
        <span className="ca-step-number">{index + 1}</span>
        {step}
        {index < current ? <span className="ca-hidden">, hecho</span> : null}
      </li>
    ))}
  </ol>
)
