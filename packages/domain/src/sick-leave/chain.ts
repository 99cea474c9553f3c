/** The chain of prórrogas to which a leave belongs. */
import { addDays } from '../calendar/calendar-date.ts'
import { coveredDays, upTo } from './accumulated-days.ts'
import { keepsChain } from './interruption.ts'
import { counts, kindOf, lastDay, spanOf, type Leave } from './leave-span.ts'
import { shareADay } from './overlap.ts'
import { isSameDiagnosis, isSameLetter, sharesIllness } from './related-diagnosis.ts'

type Chain<L extends Leave> = readonly [L, ...L[]]

const endOf = (chain: Chain<Leave>): string => chain.map(lastDay).reduce((latest, day) => (day > latest ? day : latest))

/** What decides which chain a leave goes on with. */
export type NewLeave = Pick<
  Leave,
  'fecha_inicio' | 'cie10' | 'cie10_relacionado' | 'contingencia' | 'ultima_incapacidad_id'
>

/** How near an illness is to that of a chain; the nearest wins. */
export const AFFINITY = { same: 0, named: 1, related: 2, letter: 3, none: 4 } as const

/** What joins a leave to a chain. */
export const affinity = (leave: NewLeave, chain: readonly Leave[]): number => {
  if (chain.some(({ cie10 }) => isSameDiagnosis(cie10, leave.cie10))) return AFFINITY.same
  const named = leave.ultima_incapacidad_id ?? null
  if (named !== null && chain.some(({ id }) => id === named)) return AFFINITY.named
  if (chain.some((other) => sharesIllness(other, leave))) return AFFINITY.related
  return chain.some(({ cie10 }) => isSameLetter(cie10, leave.cie10)) ? AFFINITY.letter : AFFINITY.none
}

/**
 * The chains of the same origin that a leave could still go on with, the nearest illness first and then the one that ended last.
 * @fuente Decreto 2126 de 2023, art. 2.2.3.3.2 par. 1
 * @regla La prórroga sigue la cadena del mismo diagnóstico; si no la hay, la que nombró el médico; si no, la del diagnóstico relacionado; solo al final, la última que terminó.
 */
export const openChains = <L extends Leave>(leave: NewLeave, chains: readonly Chain<L>[]): readonly Chain<L>[] =>
  chains
    .filter(([first]) => kindOf(first) === kindOf(leave))
    .filter((chain) => keepsChain(endOf(chain), leave.fecha_inicio))
    .toSorted((one, other) => affinity(leave, one) - affinity(leave, other) || (endOf(one) > endOf(other) ? -1 : 1))

const byStart = (one: Leave, other: Leave): number =>
  one.fecha_inicio === other.fecha_inicio
    ? lastDay(one) < lastDay(other)
      ? -1
      : 1
    : one.fecha_inicio < other.fecha_inicio
      ? -1
      : 1

/**
 * Every chain of an affiliate, each in the order of its days; a leave alone is a chain of one.
 * @fuente Decreto 2126 de 2023, art. 2.2.3.3.2 par. 1
 * @regla Una incapacidad sigue una cadena del mismo origen, con una interrupción de hasta 30 días, exactamente cuando quedó como prórroga, que es lo que dice el certificado; las anuladas se quitan y la cadena se vuelve a contar.
 */
export const chainsOf = <L extends Leave>(leaves: readonly L[]): readonly Chain<L>[] =>
  leaves
    .filter(counts)
    .toSorted(byStart)
    .reduce<readonly Chain<L>[]>((chains, leave) => {
      // What the certificate says is what is counted: a leave that is no prórroga begins its own.
      const chain = leave.prorroga === 'Si' ? (openChains(leave, chains)[0] ?? null) : null
      if (chain === null) return [...chains, [leave]]
      return chains.map((other) => (other === chain ? [...other, leave] : other))
    }, [])

const areSimultaneous = ([first, ...one]: Chain<Leave>, other: Chain<Leave>): boolean =>
  kindOf(first) === kindOf(other[0]) && [first, ...one].some((leave) => other.some((their) => shareADay(leave, their)))

/**
 * What is recognised as one: each chain with those of its origin that share a day with it, or with one of those.
 * @fuente Decreto 2126 de 2023, art. 2.2.3.3.7
 * @regla Dos cadenas del mismo origen que comparten un día se reconocen como una sola: sus días se acumulan juntos.
 */
export const recognisedChains = <L extends Leave>(leaves: readonly L[]): readonly Chain<L>[] =>
  chainsOf(leaves).reduce<readonly Chain<L>[]>((united, chain) => {
    const joined = united.filter((other) => areSimultaneous(chain, other))
    const [first, ...rest] = joined
    if (first === undefined) return [...united, chain]
    const [earliest, ...more] = first
    return united
      .filter((other) => !rest.includes(other))
      .map((other) => (other === first ? [earliest, ...more, ...rest.flat(), ...chain] : other))
  }, [])

/** The chain of one leave of the list, itself counted; empty where it was annulled. */
export const chainOf = <L extends Leave>(leave: L, others: readonly L[]): readonly L[] =>
  chainsOf([...others.filter((other) => other !== leave), leave]).find((chain) => chain.includes(leave)) ?? []

/** The chain of one leave with those that are recognised as one with it; empty where it was annulled. */
export const recognisedWith = <L extends Leave>(leave: L, others: readonly L[]): readonly L[] =>
  recognisedChains([...others.filter((other) => other !== leave), leave]).find((chain) => chain.includes(leave)) ?? []

export interface ChainDays {
  /** Days of the chain before the first day of the leave. */
  readonly antes: number
  /** Days of the chain up to the last day of the leave. */
  readonly total: number
}

/** The days of the chain that {@link recognisedWith} gave for a leave: the day n of each of its days is `antes` + 1 and on. */
export const daysInChain = (leave: Leave, chain: readonly Leave[]): ChainDays => {
  const spans = chain.map(spanOf)
  return {
    antes: coveredDays(upTo(spans, addDays(leave.fecha_inicio, -1))),
    total: coveredDays(upTo(spans, lastDay(leave))),
  }
}

/** The days of the chain of a leave. */
export const chainDays = <L extends Leave>(leave: L, others: readonly L[]): ChainDays =>
  daysInChain(leave, recognisedWith(leave, others))

/**
 * The days of the chain up to the end of each leave of an affiliate, all at once; 0 of one that was annulled.
 * @regla Los días acumulados de una incapacidad son los de su cadena hasta su último día.
 */
export const accumulatedDays = <L extends Leave>(leaves: readonly L[]): ((leave: L) => number) => {
  const totals = new Map(
    recognisedChains(leaves).flatMap((chain) => {
      const spans = chain.map(spanOf)
      return chain.map((leave) => [leave, coveredDays(upTo(spans, lastDay(leave)))] as const)
    }),
  )
  return (leave) => totals.get(leave) ?? 0
}
