/** A scheme line as its table reads it. */
import { applicationDays } from './cycles.ts'
import { doseText, unitText } from './isc-dose.ts'
import type { Proposal } from './proposals.ts'
import type { DoseIndex } from './scheme.ts'

const INDEX_WORDS: Readonly<Record<DoseIndex, (unidad: string) => string>> = {
  ISC: (unidad) => `${unitText(unidad)} × ISC`,
  PESO: (unidad) => `${unidad} × peso`,
  AUC: () => 'AUC, por Calvert',
  FIJA: (unidad) => `${unidad}, fija`,
}

/** How the dose is meant: "mg/m² × ISC", "mg, fija". */
export const indexWords = (indice: DoseIndex, unidad: string): string => INDEX_WORDS[indice](unidad)

const runsOf = (numbers: readonly number[]): readonly (readonly [number, number])[] =>
  numbers.reduce<readonly (readonly [number, number])[]>((runs, next) => {
    const last = runs.at(-1)
    return last !== undefined && last[1] === next - 1
      ? [...runs.slice(0, -1), [last[0], next] as const]
      : [...runs, [next, next] as const]
  }, [])

/** Days or cycles as they are read: `1,2,3,4,5` is "1 a 5"; what cannot be read stays as it is. */
export const numbersInWords = (text: string): string => {
  const numbers = applicationDays(text)
  if (numbers.length === 0) return text
  return runsOf(numbers)
    .flatMap(([from, to]) => (to - from < 2 ? (from === to ? [`${from}`] : [`${from}`, `${to}`]) : [`${from} a ${to}`]))
    .join(', ')
}

/** What is proposed, before "usar": "Tope habitual 2 mg"; the others say their sum. */
export const proposalWords = ({ tipo, valor, unidad, texto }: Proposal): string =>
  tipo === 'tope' ? `Tope habitual ${doseText(valor)} ${unidad}` : texto

/** "1 esquema, 6 ciclos". */
export const schemeCount = (cycles: number): string => `1 esquema, ${cycles} ${cycles === 1 ? 'ciclo' : 'ciclos'}`
