/** What an order does not answer of the checks that the server makes again when it takes it. @fuente spec 2 §4 */
import type { CheckResult } from './allergy.ts'
import type { CheckKind, Finding, SentCheck } from './check.ts'
import { CHECK_NAMES, NOT_CHECKED, isExplained, pendingChecks, reasonLacks, unanswered } from './ledger.ts'

/** A check as it came out. */
export interface MadeCheck extends CheckResult {
  readonly comprobacion: CheckKind
}

export interface Pending {
  readonly comprobacion: CheckKind
  readonly titulo: string
}

/** A check whose gap is told by another one is explained there: crossed allergies are as unknown as the allergies. */
const EXPLAINED_WITH: Partial<Readonly<Record<CheckKind, CheckKind>>> = { alergia_cruzada: 'alergia' }

/** The words for a check that nobody could make. */
export const notMadeTitle = (comprobacion: CheckKind, por_que: string | null | undefined): string =>
  `${CHECK_NAMES[comprobacion]} sin verificar: ${por_que ?? NOT_CHECKED}`

const notMade = ({ comprobacion, por_que }: MadeCheck): Pending => ({
  comprobacion,
  titulo: notMadeTitle(comprobacion, por_que),
})

/** What was found, and what its reason lacks where one was given. */
const foundTitle = (finding: Finding, all: readonly SentCheck[]): string => {
  const lacks = reasonLacks(finding, all)
  return lacks === null ? finding.titulo : `${finding.titulo}. ${lacks}`
}

/**
 * What the line leaves without answer: findings whose gravity asks for a reason that nobody gave, whatever check they come from,
 * and checks that could not be made, whole or in part (here or in front of the clinician), that nobody explained.
 * @param own checks sent with the line
 * @param all checks sent with every line of the order: a pair is answered in any of its two lines
 * @regla Al generar la orden se comprueba todo otra vez: lo que no se respondió la detiene, también si la comprobación no se pudo hacer.
 */
export const pendingOf = (
  made: readonly MadeCheck[],
  own: readonly SentCheck[],
  all: readonly SentCheck[],
): readonly Pending[] => {
  const found = made
    .filter(({ respuesta }) => respuesta === 'encontrada')
    .flatMap(({ comprobacion, hallazgos }) =>
      unanswered(hallazgos, all)
        .filter(({ bloquea }) => !bloquea)
        .map((finding) => ({ comprobacion, titulo: foundTitle(finding, all) })),
    )
  const unmade = made.filter(
    ({ comprobacion, respuesta, por_que }) =>
      (respuesta === 'no_verificada' || (respuesta === 'encontrada' && por_que !== null)) &&
      !isExplained(comprobacion, own) &&
      !isExplained(EXPLAINED_WITH[comprobacion] ?? comprobacion, own),
  )
  const told = new Set(unmade.map(({ comprobacion }) => comprobacion))
  const unexplained = pendingChecks(own).filter(({ comprobacion }) => !told.has(comprobacion))
  return [
    ...found,
    ...unmade.map(notMade),
    ...unexplained.map(({ comprobacion, por_que }) => ({ comprobacion, titulo: notMadeTitle(comprobacion, por_que) })),
  ]
}
