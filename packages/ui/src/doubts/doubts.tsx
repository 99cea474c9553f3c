/** What is hardly so, and the one act that lets it go on: to say that it was read again. */
import './doubts.css'

export interface DoubtsProps {
  /** What the doubts are about, for readers: `Medidas poco usuales`. */
  readonly label: string
  /** One sentence each. */
  readonly doubts: readonly string[]
  /** What is confirmed, in the first person: `Leí otra vez las medidas y son correctas`. */
  readonly confirmation: string
  readonly confirmed: boolean
  readonly onConfirm: (confirmed: boolean) => void
  readonly error?: string | undefined
  readonly disabled?: boolean
}

export const Doubts = (props: DoubtsProps) => {
  const { label, doubts, confirmation, confirmed, onConfirm, error, disabled = false } = props
  return (
    <section className="ca-doubts" aria-label={label}>
      <ul>
        {doubts.map((doubt) => (
          <li key={doubt}>{doubt}</li>
        ))}
      </ul>
      <label className="ca-doubts-confirm">
        <input
          type="checkbox"
          checked={confirmed}
          disabled={disabled}
          aria-invalid={error !== undefined}
          onChange={(event) => onConfirm(event.currentTarget.checked)}
        />
        {confirmation}
      </label>
      {error === undefined ? null : (
        <p className="ca-field-error" role="alert">
          {error}
        </p>
      )}
    </section>
  )
}
