import { Action } from '@cauce/ui/action/action'
import type { Guide } from '@cauce/machines/walks/guide'
import type { Run } from './run.ts'

export interface GuidePanelProps {
  readonly guide: Guide
  /** The steps of the guide, as the simulator names them; fewer where one of them does not fit. */
  readonly codes: readonly string[]
  readonly run: Run
  readonly onTake: (step: string) => void
  readonly onBackTo: (count: number) => void
}

/** A frequent question that is followed step by step. Who leaves the way may come back to it. */
export const GuidePanel = ({ guide, codes, run, onTake, onBackTo }: GuidePanelProps) => {
  const done = run.steps.length
  const away = run.steps.findIndex((step, at) => step !== codes[at])
  const next = codes[done]
  return (
    <section className="sim-guide" aria-label="Recorrido guiado">
      <h3>{guide.question}</h3>
      {away === -1 ? (
        <>
          <output aria-live="polite">
            {next === undefined ? guide.ends : `Paso ${done + 1} de ${codes.length}: ${guide.steps[done]?.says ?? ''}`}
          </output>
          {next === undefined ? null : (
            <Action
              kind="filled"
              onClick={() => {
                onTake(next)
              }}
            >
              Seguir
            </Action>
          )}
        </>
      ) : (
        <>
          <output aria-live="polite">Lo que eligió no es parte del recorrido.</output>
          <Action
            onClick={() => {
              onBackTo(away)
            }}
          >
            Volver al recorrido
          </Action>
        </>
      )}
    </section>
  )
}
