/** What has happened to a thing, oldest first. */
import type { LifeStep } from '@cauce/contract/kit/life'
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import type { AnyWords } from '@cauce/domain/kit/life/life'
import { valueWords } from '@cauce/domain/kit/master/words'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import './life.css'

interface LifeStepsProps {
  readonly words: AnyWords
  readonly steps: readonly LifeStep[]
  readonly label: string
}

export const LifeSteps = ({ words, steps, label }: LifeStepsProps) => (
  <ol className="lif-steps" aria-label={label}>
    {steps.map(({ evento, a_estado, operador, lleva, created_at }) => (
      <li key={created_at + evento}>
        <span>
          <strong>{words.states[a_estado]?.palabra ?? a_estado}</strong>
          {operador === null ? null : ` · ${operador}`}
          {Object.entries(lleva).map(([name, text]) => {
            const field = words.fields[name]
            return (
              <span key={name} className="lif-said ca-second">
                {field === undefined ? text : valueWords(field, text)}
              </span>
            )
          })}
        </span>
        <span className="ca-second">{formatDateTime(created_at)}</span>
      </li>
    ))}
  </ol>
)

/** The state in which a thing is. */
export const LifeChip = ({ words, estado }: { readonly words: AnyWords; readonly estado: string }) => {
  const state = words.states[estado]
  return <StatusChip tone={state?.tono ?? 'unknown'} label={state?.palabra ?? estado} />
}
