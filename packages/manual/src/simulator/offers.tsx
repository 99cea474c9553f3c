import { Action } from '@cauce/ui/action/action'
import { PASS_STEP } from './run.ts'
import type { Answer, Call } from './answers.ts'
import type { EventOffer, Situation } from './situation.ts'
import { durationText } from './summary.ts'

interface Taking {
  readonly onTake: (step: string) => void
}

const Answers = ({ answers, onTake }: Taking & { readonly answers: readonly Answer[] }) =>
  answers.map(({ step, ending, text }) => (
    <Action
      key={step}
      kind={ending === 'done' ? 'outlined' : 'danger'}
      onClick={() => {
        onTake(step)
      }}
    >
      {text}
    </Action>
  ))

const Calls = ({ calls, onTake }: Taking & { readonly calls: readonly Call[] }) => (
  <ul className="sim-calls" aria-label="Lo que se espera">
    {calls.map(({ id, words, answers }) => {
      const rare = answers.filter((answer) => answer.rare)
      return (
        <li key={id}>
          <strong>Se espera: {words}</strong>
          {answers.length === 0 ? <span className="ca-second">Aquí nadie la responde.</span> : null}
          <Answers answers={answers.filter((answer) => !answer.rare)} onTake={onTake} />
          {rare.length === 0 ? null : (
            <details className="sim-refused">
              <summary>Casos raros ({rare.length})</summary>
              <Answers answers={rare} onTake={onTake} />
            </details>
          )}
        </li>
      )
    })}
  </ul>
)

const Events = ({ events, onTake }: Taking & { readonly events: readonly EventOffer[] }) => (
  <ul className="sim-events" aria-label="Lo que puede pasar">
    {events.map(({ step, words, detail, refused }) => (
      <li key={step}>
        <Action
          reason={refused}
          onClick={() => {
            onTake(step)
          }}
        >
          {words}
        </Action>
        {detail === '' ? null : <span className="ca-second">{detail}</span>}
      </li>
    ))}
  </ul>
)

/** What may happen now: answers to what is awaited, time, and what a person or another part does. */
export const Offers = ({ situation, onTake }: Taking & { readonly situation: Situation }) => {
  const { calls, events, untilNext, ended, broken } = situation
  if (ended) return <p>Aquí termina. Vuelva atrás o empiece de nuevo.</p>
  if (broken) return <p>La máquina se rompió. Vuelva atrás o empiece de nuevo.</p>
  const possible = events.filter(({ refused }) => refused === null)
  const allowed = possible.filter(({ rare }) => !rare)
  const rare = possible.filter((event) => event.rare)
  const refused = events.filter((event) => event.refused !== null)
  return (
    <>
      {calls.length === 0 ? null : <Calls calls={calls} onTake={onTake} />}
      {untilNext === null ? null : (
        <Action
          onClick={() => {
            onTake(PASS_STEP)
          }}
        >
          Pasa el tiempo ({durationText(untilNext)})
        </Action>
      )}
      {allowed.length === 0 ? null : <Events events={allowed} onTake={onTake} />}
      {rare.length === 0 ? null : (
        <details className="sim-refused">
          <summary>Casos raros ({rare.length})</summary>
          <Events events={rare} onTake={onTake} />
        </details>
      )}
      {refused.length === 0 ? null : (
        <details className="sim-refused">
          <summary>Ahora no se puede ({refused.length})</summary>
          <Events events={refused} onTake={onTake} />
        </details>
      )}
    </>
  )
}
