/**
 * What the answer of a check means for the line that asked. An answer to another question is no answer: the check was not made.
 * @fuente spec 2 §7
 */
import { ALLERGIES_NOT_ASKED } from './allergy.ts'
import { WITHOUT_DETAIL } from './shown-finding.ts'
import { NO_RANGE } from './usual-dose.ts'
import type { CheckAnswer, CheckKind, Finding, Knowledge } from './check.ts'

/** Parts of the wire's answers that are read here. */
export interface InteractionAnswer {
  readonly resultado: boolean
  readonly interacciones: readonly { readonly hallazgo: Finding }[]
  readonly revisados: readonly number[]
  /** Why not all of them could be looked at; null or left out: they were. */
  readonly por_que?: string | null
  readonly conocimiento: Knowledge
}
export interface ShortageAnswer {
  readonly tipo_alerta: string | null
  readonly hallazgo: Finding | null
  readonly medicamento_id: number
  readonly conocimiento: Knowledge
}
export interface AllergyAnswer {
  readonly alergico: boolean | null
  readonly por_que: string | null
  readonly codesumi_id: number
  readonly conocimiento: Knowledge
}
export interface AllergyDetail {
  readonly hallazgos: readonly Finding[]
  readonly conocimiento: Knowledge
}
export interface NoticeAnswer {
  readonly hallazgos: readonly Finding[]
  readonly rango_conocido: boolean
  /** Why the range that the catalogue has does not serve; null or left out: it has none. */
  readonly por_que_sin_rango?: string | null
  /** Why the dose could not be compared and is to be explained (a minor, a limit of oncology); null or left out: it could, or nothing is asked. */
  readonly dosis_sin_verificar?: string | null
  /** Why crossed allergies could not be looked for; null or left out: they were. */
  readonly cruzada_sin_verificar?: string | null
  /** Null or left out: the record does not say that the patient is pregnant or nursing. */
  readonly embarazo?: { readonly por_que: string | null } | null
  /** Null or left out: the knowledge adjusts nothing of the drug by the renal function, or the patient is a child. */
  readonly renal?: { readonly por_que: string | null } | null
  /** Null or left out: the knowledge says nothing of the drug at that age. */
  readonly adulto_mayor?: { readonly por_que: string | null } | null
  /** Null or left out: of the drug nothing depends on G6PD or on a transplant that is known or demanded. */
  readonly condicion?: { readonly por_que: string | null } | null
  readonly codesumi_id: number
  readonly conocimiento: Knowledge
}

/** What a check answered, before anybody says anything about it. */
export interface CheckOutcome {
  readonly comprobacion: CheckKind
  readonly respuesta: CheckAnswer
  readonly por_que: string | null
  readonly hallazgos: readonly Finding[]
  readonly conocimiento: Knowledge | null
}

/** Checks of the notices, in the order in which they are kept. */
export const NOTICE_CHECKS = [
  'alergia_cruzada',
  'duplicidad',
  'dosis',
  'embarazo',
  'renal',
  'adulto_mayor',
  'condicion',
] as const satisfies readonly CheckKind[]
type NoticeCheck = (typeof NOTICE_CHECKS)[number]

const made = (comprobacion: CheckKind, hallazgos: readonly Finding[], conocimiento: Knowledge): CheckOutcome => ({
  comprobacion,
  respuesta: hallazgos.length === 0 ? 'limpia' : 'encontrada',
  por_que: null,
  hallazgos,
  conocimiento,
})

/** A check that was not made, and why. */
export const notMade = (comprobacion: CheckKind, por_que: string): CheckOutcome => ({
  comprobacion,
  respuesta: 'no_verificada',
  por_que,
  hallazgos: [],
  conocimiento: null,
})

/** Every drug of the order that the finding names was asked about. */
const isAbout = ({ medicamentos }: Finding, asked: ReadonlySet<number>): boolean =>
  medicamentos.every(({ codesumi_id, origen }) => origen === 'activo' || codesumi_id === null || asked.has(codesumi_id))

/**
 * The interactions of a set of drugs, or null where the answer is to another question.
 * @param asked the whole set, the line included; the answer may have checked the drugs that are being taken besides
 * @regla Solo responde quien revisó todos los medicamentos por los que se preguntó, o dice por qué no pudo: entonces lo que encontró
 * vale y el resto queda sin verificar.
 */
export const readInteractions = (
  asked: readonly number[],
  answers: readonly InteractionAnswer[],
): CheckOutcome | null => {
  const [answer] = answers
  if (answer === undefined || answers.length > 1) return null
  const { resultado, interacciones, revisados, conocimiento, por_que = null } = answer
  const findings = interacciones.map(({ hallazgo }) => hallazgo)
  const set = new Set(asked)
  const isWhole = asked.every((id) => revisados.includes(id))
  const isSound = findings.every((found) => found.comprobacion === 'interacciones' && isAbout(found, set))
  // Says that there are some and shows none: whatever it is, it is not a clean answer.
  if (!isSound || (resultado && findings.length === 0)) return null
  if (isWhole) return made('interacciones', findings, conocimiento)
  if (por_que === null) return null
  return findings.length === 0
    ? notMade('interacciones', por_que)
    : { ...made('interacciones', findings, conocimiento), por_que }
}

/** The shortage of a drug, or null where the answer is to another question. */
export const readShortage = (asked: number, answer: ShortageAnswer): CheckOutcome | null => {
  const { tipo_alerta, hallazgo, medicamento_id, conocimiento } = answer
  const isSound = hallazgo === null || hallazgo.comprobacion === 'desabastecimiento'
  if (medicamento_id !== asked || !isSound || (tipo_alerta === null) !== (hallazgo === null)) return null
  return made('desabastecimiento', hallazgo === null ? [] : [hallazgo], conocimiento)
}

/**
 * The allergy of an affiliate to a drug, or null where the answer is to another question. That there is one comes as a refusal
 * (400); an answer that says so is not one that the wire has.
 * @regla Si nadie le ha preguntado al afiliado por sus alergias, la alergia no está verificada.
 */
export const readAllergy = (asked: number, answer: AllergyAnswer): CheckOutcome | null => {
  const { alergico, por_que, codesumi_id, conocimiento } = answer
  if (codesumi_id !== asked || alergico === true) return null
  return alergico === null ? notMade('alergia', por_que ?? ALLERGIES_NOT_ASKED) : made('alergia', [], conocimiento)
}

/** The findings behind the refusal of an allergy, or null where there are none that serve. */
export const readAllergyDetail = ({ hallazgos, conocimiento }: AllergyDetail): CheckOutcome | null =>
  hallazgos.length > 0 && hallazgos.every(({ comprobacion }) => comprobacion === 'alergia')
    ? made('alergia', hallazgos, conocimiento)
    : null

/** An allergy that is known and whose details did not come: the sentence of the refusal is all there is. */
export const allergyWithoutDetail = (codesumi_id: number, nombre: string, sentence: string): CheckOutcome => ({
  comprobacion: 'alergia',
  respuesta: 'encontrada',
  por_que: null,
  hallazgos: [
    {
      comprobacion: 'alergia',
      clave: `${WITHOUT_DETAIL}${codesumi_id}`,
      alerta_detalle_id: null,
      severidad: 'contraindicada',
      titulo: sentence,
      detalle: null,
      conducta: null,
      medicamentos: [{ codesumi_id, nombre, principio: nombre, origen: 'por_ordenar' }],
      bloquea: false,
      fuente: null,
    },
  ],
  conocimiento: null,
})

/** Checks that stand unverified in the ledger. */
type Open = ReadonlySet<CheckKind>

/** A notice that could not be looked for is told once: where its gap is told already there is no row of its own. */
const gapOf = (check: NoticeCheck, answer: NoticeAnswer, open: Open): string | null => {
  if (check === 'dosis') {
    const asked = answer.dosis_sin_verificar ?? null
    if (asked !== null || answer.rango_conocido) return asked
    return open.has('dosis') ? (answer.por_que_sin_rango ?? NO_RANGE) : 'told'
  }
  if (check === 'embarazo' || check === 'renal' || check === 'adulto_mayor' || check === 'condicion')
    return (answer[check] ?? { por_que: 'told' }).por_que
  if (check !== 'alergia_cruzada') return null
  const why = answer.cruzada_sin_verificar ?? null
  return why !== null && open.has('alergia') && !open.has('alergia_cruzada') ? 'told' : why
}

/**
 * The notices of a line, one outcome for each check that could be made, or null where the answer is to another question.
 * @param open an allergy that was not verified tells of the crossed ones too
 * @regla Donde no hay con qué comparar (sin rango habitual, sin alergias conocidas) un aviso que no salió no queda como limpio.
 */
export const readNotices = (asked: number, answer: NoticeAnswer, open: Open): readonly CheckOutcome[] | null => {
  const { hallazgos, codesumi_id, conocimiento } = answer
  const kinds: readonly CheckKind[] = NOTICE_CHECKS
  if (codesumi_id !== asked || hallazgos.some(({ comprobacion }) => !kinds.includes(comprobacion))) return null
  return NOTICE_CHECKS.flatMap((check) => {
    const found = hallazgos.filter(({ comprobacion }) => comprobacion === check)
    const part = check === 'dosis' ? (answer.dosis_sin_verificar ?? null) : null
    if (found.length > 0 && part !== null) return [{ ...made(check, found, conocimiento), por_que: part }]
    const gap = found.length > 0 ? null : gapOf(check, answer, open)
    if (gap === 'told') return []
    return gap === null ? [made(check, found, conocimiento)] : [notMade(check, gap)]
  })
}

/** Findings of a line: those that name its drug, and those of other lines that nobody answered yet. */
export const findingsOfLine = (
  findings: readonly Finding[],
  codesumiId: number,
  answered: ReadonlySet<string>,
): readonly Finding[] =>
  findings.filter(
    ({ clave, medicamentos }) =>
      !answered.has(clave) || medicamentos.some(({ codesumi_id }) => codesumi_id === codesumiId),
  )
