/** Why this hour: the sum of a term, step by step, with its norm. */
import { dueInWords, LIGHTS, lightOf, timeInWords } from '@cauce/domain/kit/clock/light'
import { seenOf, type TermView } from '@cauce/domain/kit/clock/view'
import { Modal } from '@cauce/ui/modal/modal'
import './term.css'

interface TermReasonProps {
  readonly term: TermView
  readonly now: number
  readonly isOpen: boolean
  readonly onClose: () => void
}

export const TermReason = ({ term, now, isOpen, onClose }: TermReasonProps) => {
  const seen = seenOf(term)
  const light = LIGHTS[lightOf(seen, now)].palabra
  return (
    <Modal isOpen={isOpen} onClose={onClose} title="Por qué esta hora" note={term.nombre} size={480}>
      <p className="ter-due">
        <strong>{`Vence ${dueInWords(term.unidad, seen.vence)}`}</strong>
        <span className="ca-second">{[light, timeInWords(seen, now)].filter((part) => part !== '').join(' · ')}</span>
      </p>
      <ol className="ter-sum">
        {term.pasos.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="ca-second">{term.norma}</p>
    </Modal>
  )
}
