/** How scenarios ended the last time that they ran, counted. */
import type { ManualFeature, ManualScenario } from '@cauce/contract/manuales'

export type Outcome = 'paso' | 'fallo' | 'sin'

export const OUTCOMES = {
  paso: { tone: 'ok', label: 'Pasó' },
  fallo: { tone: 'bad', label: 'Falló' },
  sin: { tone: 'unknown', label: 'Sin correr' },
} as const

export const outcomeOf = ({ resultado }: ManualScenario): Outcome => resultado ?? 'sin'

/** One that fails, fails all of them; one that has not run leaves them open. */
export const worst = (all: readonly Outcome[]): Outcome => {
  if (all.includes('fallo')) return 'fallo'
  return all.length === 0 || all.includes('sin') ? 'sin' : 'paso'
}

export const featureOutcome = ({ escenarios }: ManualFeature): Outcome => worst(escenarios.map(outcomeOf))

export type Counts = Readonly<Record<Outcome, number>>

/** How many scenarios ended in each way. */
export const countOutcomes = (features: readonly ManualFeature[]): Counts => {
  const all = features.flatMap(({ escenarios }) => escenarios.map(outcomeOf))
  const count = (outcome: Outcome): number => all.filter((one) => one === outcome).length
  return { paso: count('paso'), fallo: count('fallo'), sin: count('sin') }
}

/** «12 pasaron · 1 falló · 3 sin correr», without what is none. */
export const countsText = ({ paso, fallo, sin }: Counts): string =>
  [
    paso > 0 ? `${paso} ${paso === 1 ? 'pasó' : 'pasaron'}` : '',
    fallo > 0 ? `${fallo} ${fallo === 1 ? 'falló' : 'fallaron'}` : '',
    sin > 0 ? `${sin} sin correr` : '',
  ]
    .filter(Boolean)
    .join(' · ')
