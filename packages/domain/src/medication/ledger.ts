/**
 * The ledger of a line: which checks were made, what they answered, and which of them still wait for a written reason.
 * @fuente spec 2 §4
 */
import { CHECKS, MOST_SENT_CHECKS, type CheckKind, type Finding, type LedgerEntry, type SentCheck } from './check.ts'
import { isReasonEnough, reasonError, worstOf } from './reason.ts'
import { WITHOUT_DETAIL } from './shown-finding.ts'

/** Name of each check as a person reads it. */
export const CHECK_NAMES: Readonly<Record<CheckKind, string>> = {
  interacciones: 'Interacciones',
  desabastecimiento: 'Desabastecimiento',
  alergia: 'Alergia',
  alergia_cruzada: 'Alergia cruzada',
  duplicidad: 'Duplicidad terapéutica',
  dosis: 'Dosis habitual',
  embarazo: 'Embarazo y lactancia',
  renal: 'Función renal',
  adulto_mayor: 'Adulto mayor',
  condicion: 'G6PD y trasplante',
  indicacion: 'Indicación',
}

/** Why a check could not be made, where nobody said it. */
export const NOT_CHECKED = 'No se pudo comprobar'

/** The last entry of each check, which is the one that counts; the earlier ones stay in the ledger. */
export const latestByCheck = <Entry extends { readonly comprobacion: CheckKind }>(
  entries: readonly Entry[],
): ReadonlyMap<CheckKind, Entry> => new Map(entries.map((entry) => [entry.comprobacion, entry]))

interface Answered {
  readonly comprobacion: CheckKind
  readonly respuesta: string
  readonly motivo?: string | null
}

/**
 * Checks that could not be made and that nobody explained: they stop the order.
 * @regla Una comprobación sin hacer no se vuelve limpia con el tiempo: se explica o se repite.
 */
export const pendingChecks = <Entry extends Answered>(entries: readonly Entry[]): readonly Entry[] =>
  [...latestByCheck(entries).values()].filter(
    ({ respuesta, motivo }) => respuesta === 'no_verificada' && !isReasonEnough(motivo),
  )

/**
 * What the reason of an entry lacks: for what could not be made, whole or in part, and for the gravest of what was found. Null: nothing.
 * @regla Lo que se encontró en una línea espera el motivo que pide su gravedad, aunque se haya dejado para después.
 */
export const entryLacks = ({
  respuesta,
  por_que,
  hallazgos,
  motivo,
}: Omit<LedgerEntry, 'comprobacion'>): string | null => {
  const unmade = respuesta === 'no_verificada' || (respuesta === 'encontrada' && por_que !== null)
  const found = respuesta === 'encontrada' ? reasonError(worstOf(hallazgos), motivo) : null
  return found ?? (unmade ? reasonError('moderada', motivo) : null)
}

/** The last entries of a line that still wait for a reason: they stop the order. */
export const pendingEntries = (entries: readonly LedgerEntry[]): readonly LedgerEntry[] =>
  [...latestByCheck(entries).values()].filter((entry) => entryLacks(entry) !== null)

/** Said of a line whose dose has no row: nothing was compared, and it is not a clean answer. */
export const DOSE_NOT_COMPARED =
  'Dosis habitual: no se comparó. El catálogo no tiene un rango que sirva para este medicamento y este paciente'

/**
 * The sentence of a line whose dose was not compared, or null.
 * @regla Una dosis sin rango con que compararla se dice en palabras; nunca parece comprobada.
 */
export const doseNotCompared = (entries: readonly { readonly comprobacion: CheckKind }[]): string | null =>
  entries.length > 0 && entries.every(({ comprobacion }) => comprobacion !== 'dosis') ? DOSE_NOT_COMPARED : null

/** The entries in the order in which checks are made; those of one check keep theirs. */
export const inCheckOrder = <Entry extends { readonly comprobacion: CheckKind }>(
  entries: readonly Entry[],
): readonly Entry[] => CHECKS.flatMap((check) => entries.filter(({ comprobacion }) => comprobacion === check))

const sentCheck = (entry: LedgerEntry): SentCheck => ({
  comprobacion: entry.comprobacion,
  respuesta: entry.respuesta,
  por_que: entry.por_que,
  hora: entry.hora,
  claves: entry.hallazgos.map(({ clave }) => clave).filter((clave) => !clave.startsWith(WITHOUT_DETAIL)),
  motivo: entry.motivo,
})

/** What goes first where not everything fits: what counts now, what was not made, what answers something, the rest. */
const PLACES: readonly ((entry: LedgerEntry) => boolean)[] = [
  ({ respuesta }) => respuesta === 'no_verificada',
  ({ respuesta }) => respuesta === 'encontrada',
  () => true,
]

const placeOf = (entry: LedgerEntry): number => PLACES.findIndex((belongs) => belongs(entry))

const whatFits = (entries: readonly LedgerEntry[]): readonly LedgerEntry[] => {
  if (entries.length <= MOST_SENT_CHECKS) return entries
  const last = new Set(latestByCheck(entries).values())
  const newest = entries.filter((entry) => !last.has(entry)).toReversed()
  const others = newest.toSorted((one, other) => placeOf(one) - placeOf(other))
  const kept = new Set([...last, ...others].slice(0, MOST_SENT_CHECKS))
  return entries.filter((entry) => kept.has(entry))
}

/**
 * What the browser sends of the checks that the clinician walked through, oldest first; those of the server are the server's to
 * write.
 * @regla Si no caben todas las comprobaciones de una línea, viajan la última de cada una y las que no se hicieron; primero las
 * más recientes.
 */
export const toSentChecks = (entries: readonly LedgerEntry[]): SentCheck[] =>
  whatFits(entries.filter(({ origen }) => origen === 'profesional')).map(sentCheck)

const answers = ({ clave, severidad }: Finding, { respuesta, motivo, claves }: SentCheck): boolean =>
  respuesta === 'encontrada' && (claves ?? []).includes(clave) && reasonError(severidad, motivo) === null

/**
 * Findings that ask for a reason and have none that is enough for how grave they are.
 * @param checks of any line of the order: one reason may answer the same pair in two lines
 * @regla Un hallazgo se responde por su clave, con un motivo a la altura de su gravedad, en cualquiera de las líneas de la orden.
 */
export const unanswered = (findings: readonly Finding[], checks: readonly SentCheck[]): readonly Finding[] =>
  findings.filter(
    (finding) => reasonError(finding.severidad, null) !== null && !checks.some((check) => answers(finding, check)),
  )

/** What the last reason that was given to a finding lacks; null: none was given. */
export const reasonLacks = ({ clave, severidad }: Finding, checks: readonly SentCheck[]): string | null => {
  const given = checks.findLast(
    ({ respuesta, motivo, claves }) =>
      respuesta === 'encontrada' && (claves ?? []).includes(clave) && (motivo ?? '').trim() !== '',
  )
  return given === undefined ? null : reasonError(severidad, given.motivo)
}

/**
 * Whether the clinician wrote why the line goes on although this check could not be made.
 * @regla Explicar otra comprobación no explica esta.
 */
export const isExplained = (comprobacion: CheckKind, checks: readonly SentCheck[]): boolean => {
  const last = latestByCheck(checks).get(comprobacion)
  return last !== undefined && last.respuesta !== 'limpia' && isReasonEnough(last.motivo)
}
