/** What an order does not answer of the checks that the server makes again when it takes it. @fuente spec 2 §4 */
import type { CheckResult } from './allergy.ts'
import { ANSWERED_CHECKS, type CheckKind, type SentCheck } from './check.ts'
import { CHECK_NAMES, NOT_CHECKED, isExplained, pendingChecks, unanswered } from './ledger.ts'

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

const asksReason = (check: CheckKind): boolean => ANSWERED_CHECKS.some((answered) => answered === check)

/** The words for a check that nobody could make. */
export const notMadeTitle = (comprobacion: CheckKind, por_que: string | null | undefined): string =>
  `${CHECK_NAMES[comprobacion]} sin verificar: ${por_que ?? NOT_CHECKED}`

const notMade = ({ comprobacion, por_que }: MadeCheck): Pending => ({
  comprobacion,
  titulo: notMadeTitle(comprobacion, por_que),
})

/**
 * What the line leaves without answer: findings of interaction, shortage or allergy without a reason, and checks that could not be
 * made (here or in front of the clinician) that nobody explained. Notices ask for nothing.
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
    .filter(({ comprobacion, respuesta }) => respuesta === 'encontrada' && asksReason(comprobacion))
    .flatMap(({ comprobacion, hallazgos }) =>
      unanswered(hallazgos, all)
        .filter(({ bloquea }) => !bloquea)
        .map(({ titulo }) => ({ comprobacion, titulo })),
    )
  const unmade = made.filter(
    ({ comprobacion, respuesta }) =>
      respuesta === 'no_verificada' &&
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
