import type { ManualScenario, ManualStep } from '@cauce/contract/manuales'
import { useEffect, useRef } from 'react'
import { bringIntoSight } from '../context.tsx'
import { outcomeOf, OUTCOMES, outcomeWords } from '../results.ts'
import { OutcomeChip } from './outcome-chip.tsx'
import { PlainTable } from './plain-table.tsx'
import { Tags } from './tags.tsx'

/** Steps as they are written: the word that opens each stands out. */
export const Steps = ({ steps }: { readonly steps: readonly ManualStep[] }) => (
  <ol className="man-steps">
    {steps.map(({ palabra, texto, tabla, parrafo }, at) => (
      <li key={at}>
        <strong>{palabra.trim()}</strong> {texto}
        {tabla === null ? null : (
          <PlainTable label={`Tabla de «${texto}»`} rows={tabla} pairs={tabla[0]?.length === 2} />
        )}
        {parrafo === null ? null : <pre>{parrafo}</pre>}
      </li>
    ))}
  </ol>
)

/** The rows of the examples, each with how it ended where any has run. */
const examplesOf = ({ ejemplos, filas = [] }: ManualScenario): readonly (readonly string[])[] =>
  filas.every((one) => one === null)
    ? ejemplos
    : ejemplos.map((row, at) => [...row, at === 0 ? 'resultado' : OUTCOMES[filas[at - 1] ?? 'sin'].label])

export interface ScenarioProps {
  readonly scenario: ManualScenario
  /** The address leads to it. */
  readonly isWanted: boolean
}

/** A scenario, with its examples. */
export const Scenario = ({ scenario, isWanted }: ScenarioProps) => {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isWanted && place.current !== null) bringIntoSight(place.current)
  }, [isWanted])
  return (
    <article ref={place} className={isWanted ? 'man-scenario man-wanted' : 'man-scenario'}>
      <header>
        <h3>{scenario.nombre}</h3>
        <OutcomeChip outcome={outcomeOf(scenario)} words={outcomeWords(scenario)} />
      </header>
      <Tags tags={scenario.etiquetas} />
      <Steps steps={scenario.pasos} />
      {scenario.ejemplos.length === 0 ? null : (
        <>
          <p className="man-label">Ejemplos</p>
          <PlainTable label={`Ejemplos de «${scenario.nombre}»`} rows={examplesOf(scenario)} />
        </>
      )}
    </article>
  )
}
