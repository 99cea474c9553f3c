import './toggle.css'

export interface ToggleProps {
  /** What it switches, for readers: "Laboratorio San Rafael". */
  readonly label: string
  readonly checked: boolean
  /** What it is now, in a word: "Activo", "Inactivo". */
  readonly word: string
  readonly onPress: () => void
  /** The change is being kept. */
  readonly busy?: boolean
}

/** A switch that says in a word what it is; its knob and its colour say it again. */
export const Toggle = ({ label, checked, word, onPress, busy = false }: ToggleProps) => (
  <button
    type="button"
    role="switch"
    className="ca-toggle"
    aria-checked={checked}
    aria-label={`${label}: ${word}`}
    aria-busy={busy || undefined}
    onClick={onPress}
  >
    <span className="ca-toggle-track" aria-hidden="true">
      <span className="ca-toggle-knob" />
    </span>
    <span>{word}</span>
  </button>
)
