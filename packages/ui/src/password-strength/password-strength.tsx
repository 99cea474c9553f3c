import { StatusChip, type Tone } from '../status-chip/status-chip.tsx'
import './password-strength.css'

export interface RequirementRow {
  readonly what: string
  readonly met: boolean
}

export interface PasswordStrengthProps {
  /** What the list is of: "Debe tener". */
  readonly title: string
  readonly requirements: readonly RequirementRow[]
  /** How hard it is to guess, in a word; null while nothing is written. */
  readonly strength: { readonly word: string; readonly tone: Tone } | null
}

const Mark = ({ met }: { readonly met: boolean }) => (
  <svg className="ca-strength-mark" width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
    {met ? (
      <>
        <circle cx="7" cy="7" r="7" fill="currentColor" />
        <path d="M3.6 7.3 6 9.6l4.4-4.8" fill="none" className="ca-strength-tick" strokeWidth="1.8" />
      </>
    ) : (
      <circle cx="7" cy="7" r="6" fill="none" stroke="currentColor" strokeWidth="1.5" />
    )}
  </svg>
)

/** What a password needs, ticked off while it is written, and how hard it is to guess: each with a word and a shape. */
export const PasswordStrength = ({ title, requirements, strength }: PasswordStrengthProps) => (
  <div className="ca-strength">
    <div className="ca-strength-head">
      <span className="ca-second">{title}</span>
      <output className="ca-strength-word">
        {strength === null ? null : <StatusChip tone={strength.tone} label={`Seguridad: ${strength.word}`} />}
      </output>
    </div>
    <ul className="ca-strength-list" aria-label={title}>
      {requirements.map(({ what, met }) => (
        <li key={what} className={met ? 'ca-strength-met' : undefined}>
          <Mark met={met} />
          <span>{what}</span>
          <span className="ca-strength-state">{met ? 'cumple' : 'falta'}</span>
        </li>
      ))}
    </ul>
  </div>
)
