/** The chain of prórrogas to which a leave belongs. */
import { addDays } from '../calendar/calendar-date.ts'
import { coveredDays, upTo } from './accumulated-days.ts'
import { keepsChain } from './interruption.ts'
import { counts, kindOf, lastDay, spanOf, type Leave } from './leave-span.ts'
import { isSameDiagnosis } from './related-diagnosis.ts'

type Chain<L extends Leave> = readonly [L, ...L[]]

const endOf = (chain: Chain<Leave>): string => chain.map(lastDay).reduce((latest, day) => (day > latest ? day : latest))

/** The chain that a leave goes on with: of the same origin, not interrupted for long, of the same diagnosis or marked as prórroga. */
const chainFor = <L extends Leave>(leave: L, chains: readonly Chain<L>[]): Chain<L> | null => {
  const open = chains
    .filter(([first]) => kindOf(first) === kindOf(leave))
    .filter((chain) => keepsChain(endOf(chain), leave.fecha_inicio))
    .toSorted((one, other) => (endOf(one) > endOf(other) ? -1 : 1))
  const same = open.find((chain) => chain.some(({ cie10 }) => isSameDiagnosis(cie10, leave.cie10)))
  return same ?? (leave.prorroga === 'Si' ? (open[0] ?? null) : null)
}

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
 * @regla Una incapacidad sigue la cadena del mismo origen si la interrupción es de hasta 30 días y tiene el mismo diagnóstico o quedó marcada como prórroga; las anuladas se quitan y la cadena se vuelve a contar.
 */
export const chainsOf = <L extends Leave>(leaves: readonly L[]): readonly Chain<L>[] =>
  leaves
    .filter(counts)
    .toSorted(byStart)
    .reduce<readonly Chain<L>[]>((chains, leave) => {
      const chain = chainFor(leave, chains)
      if (chain === null) return [...chains, [leave]]
      return chains.map((other) => (other === chain ? [...other, leave] : other))
    }, [])

/** The chain of one leave of the list, itself counted; empty where it was annulled. */
export const chainOf = <L extends Leave>(leave: L, others: readonly L[]): readonly L[] =>
  chainsOf([...others.filter((other) => other !== leave), leave]).find((chain) => chain.includes(leave)) ?? []

export interface ChainDays {
  /** Days of the chain before the first day of the leave. */
  readonly antes: number
  /** Days of the chain up to the last day of the leave. */
  readonly total: number
}

/** The days of the chain that {@link chainOf} gave for a leave: the day n of each of its days is `antes` + 1 and on. */
export const daysInChain = (leave: Leave, chain: readonly Leave[]): ChainDays => {
  const spans = chain.map(spanOf)
  return {
    antes: coveredDays(upTo(spans, addDays(leave.fecha_inicio, -1))),
    total: coveredDays(upTo(spans, lastDay(leave))),
  }
}

/** The days of the chain of a leave. */
export const chainDays = <L extends Leave>(leave: L, others: readonly L[]): ChainDays =>
  daysInChain(leave, chainOf(leave, others))

/**
 * The days of the chain up to the end of each leave of an affiliate, all at once; 0 of one that was annulled.
 * @regla Los días acumulados de una incapacidad son los de su cadena hasta su último día.
 */
export const accumulatedDays = <L extends Leave>(leaves: readonly L[]): ((leave: L) => number) => {
  const totals = new Map(
    chainsOf(leaves).flatMap((chain) => {
      const spans = chain.map(spanOf)
      return chain.map((leave) => [leave, coveredDays(upTo(spans, lastDay(leave)))] as const)
    }),
  )
  return (leave) => totals.get(leave) ?? 0
}
