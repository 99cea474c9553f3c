/** How scenarios ended the last time that they ran, counted. */
import type { ManualFeature, ManualScenario } from '@cauce/contract/manuales'

export type Outcome = 'paso' | 'antes' | 'fallo' | 'sin'

export const OUTCOMES = {
  paso: { tone: 'ok', label: 'Pasó' },
  antes: { tone: 'waiting', label: 'Pasó con una versión anterior' },
  fallo: { tone: 'bad', label: 'Falló' },
  sin: { tone: 'unknown', label: 'Sin correr' },
} as const

/** Green is of the code on which it ran: with another, it is not known whether it would pass. */
export const outcomeOf = ({ resultado, corrida }: ManualScenario): Outcome => {
  if (resultado === 'paso') return corrida?.vigente === false ? 'antes' : 'paso'
  return resultado ?? 'sin'
}

/** «Pasó con una versión anterior (2.0.2), el 22 nov 2026, 19:10». */
export const outcomeWords = (scenario: ManualScenario): string => {
  const { corrida } = scenario
  const outcome = outcomeOf(scenario)
  if (corrida === undefined) return OUTCOMES[outcome].label
  const version = corrida.version === '' || outcome === 'paso' ? '' : ` (${corrida.version})`
  return `${OUTCOMES[outcome].label}${version}, el ${corrida.cuando}`
}

/** One that fails, fails all of them; one that has not run leaves them open. */
export const worst = (all: readonly Outcome[]): Outcome => {
  if (all.includes('fallo')) return 'fallo'
  if (all.length === 0 || all.includes('sin')) return 'sin'
  return all.includes('antes') ? 'antes' : 'paso'
}

export const featureOutcome = ({ escenarios }: ManualFeature): Outcome => worst(escenarios.map(outcomeOf))

export type Counts = Readonly<Record<Outcome, number>>

/** How many scenarios ended in each way. */
export const countOutcomes = (features: readonly ManualFeature[]): Counts => {
  const all = features.flatMap(({ escenarios }) => escenarios.map(outcomeOf))
  const count = (outcome: Outcome): number => all.filter((one) => one === outcome).length
  return { paso: count('paso'), antes: count('antes'), fallo: count('fallo'), sin: count('sin') }
}

/** «12 pasaron · 1 falló · 3 sin correr», without what is none. */
export const countsText = ({ paso, antes, fallo, sin }: Counts): string =>
  [
    paso > 0 ? `${paso} ${paso === 1 ? 'pasó' : 'pasaron'}` : '',
    antes > 0 ? `${antes} ${antes === 1 ? 'pasó' : 'pasaron'} con una versión anterior` : '',
    fallo > 0 ? `${fallo} ${fallo === 1 ? 'falló' : 'fallaron'}` : '',
    sin > 0 ? `${sin} sin correr` : '',
  ]
    .filter(Boolean)
    .join(' · ')

/** What runs: each scenario or, of one with examples, each row. */
export const countCases = (features: readonly ManualFeature[]): number =>
  features.flatMap(({ escenarios }) => escenarios).reduce((sum, { filas }) => sum + (filas?.length ?? 1), 0)
