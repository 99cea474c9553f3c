/** What Ctrl-K does with a patient. */
import { isStillAhead } from '../consultation/agenda.ts'
import { orderingAddress } from '../ordering/order-address.ts'
import type { OrderingOption } from '../ordering/order-type.ts'
import { REFERRAL_MENU, REFERRAL_PAGE, referralAddress } from '../referral/screens.ts'
import { normalizeSearch } from '../search/trigger.ts'
import { hasPermission } from '../session/permission.ts'
import { HISTORY_PERMISSION } from '../session/permission-keys.ts'
import { cataloguedAt } from './find-route.ts'

const AGENDA_PERMISSION = 'panelmedico.atenciones'
/** The consultations of the day, with the dialog of a patient without an appointment. */
export const WALK_IN_PARAM = 'prioritaria'
export const WALK_IN_ADDRESS = `/panelMedico/atencion?${WALK_IN_PARAM}=si`

interface ActSpec {
  readonly title: string
  /** With Alt, while the list is open. */
  readonly key: string
  /** Words with which it is asked for beside the name. */
  readonly words: string
  /** The page of the histories that it opens; null: it is done in the consultation. */
  readonly page: string | null
  /** What is ordered in the consultation; null: what the person ordered last. */
  readonly order?: OrderingOption
  /** Registers a referral with what the consultation says. */
  readonly refers?: true
  /** Opens a consultation of today for who has none. */
  readonly begins?: true
}

const ACTS = {
  ordenar: {
    title: 'Ordenar en la consulta',
    key: 'O',
    words: 'ordenar servicios esquema oncologia',
    page: null,
  },
  formular: {
    title: 'Formular medicamentos',
    key: 'F',
    words: 'formular medicamentos recetar',
    page: null,
    order: 'Medicamentos',
  },
  procedimientos: {
    title: 'Ordenar procedimientos',
    key: 'P',
    words: 'procedimientos examenes laboratorio',
    page: null,
    order: 'Procedimientos',
  },
  incapacitar: {
    title: 'Registrar incapacidad',
    key: 'N',
    words: 'incapacitar registrar incapacidad',
    page: null,
    order: 'Incapacidades',
  },
  remitir: {
    title: 'Remitir',
    key: 'M',
    words: 'remitir remision referencia',
    page: null,
    refers: true,
  },
  prioritaria: {
    title: 'Abrir consulta prioritaria',
    key: 'C',
    words: 'prioritaria atender',
    page: null,
    begins: true,
  },
  linea: {
    title: 'Línea de tiempo',
    key: 'L',
    words: 'linea tiempo historia historico consultas',
    page: '/historico/consultas',
  },
  ordenes: { title: 'Sus órdenes', key: 'R', words: 'ordenes recetas formulas', page: '/historico/ordenes' },
  incapacidades: {
    title: 'Sus incapacidades',
    key: 'I',
    words: 'incapacidades',
    page: '/historico/incapacidades',
  },
  entregas: {
    title: 'Sus entregas de medicamentos',
    key: 'E',
    words: 'entregar entregas farmacia',
    page: '/historico/medicamentosParciales',
  },
} as const satisfies Readonly<Record<string, ActSpec>>

export type PatientAct = keyof typeof ACTS
const isAct = (key: string): key is PatientAct => Object.hasOwn(ACTS, key)
const KEYS: readonly PatientAct[] = Object.keys(ACTS).filter(isAct)

/** Letters from which a word may be that of an act. */
const ACT_LETTERS = 4

export interface PatientQuestion {
  /** Name or document: what is searched. */
  readonly patient: string
  /** Acts that were asked for by their words; none: all of them are offered. */
  readonly acts: readonly PatientAct[]
}

/**
 * «gómez formular» is a patient and an act. The first word is always of the patient.
 * @regla En Ctrl-K se puede escribir el paciente y lo que se va a hacer con él; la primera palabra es siempre del paciente.
 */
export const patientQuestion = (text: string): PatientQuestion => {
  const [first = '', ...others] = normalizeSearch(text).split(' ')
  const actsOf = (word: string): readonly PatientAct[] =>
    word.length < ACT_LETTERS
      ? []
      : KEYS.filter((act) => ACTS[act].words.split(' ').some((known) => known.startsWith(word)))
  const asked = others.flatMap(actsOf)
  return {
    patient: [first, ...others.filter((word) => actsOf(word).length === 0)].join(' '),
    acts: KEYS.filter((act) => asked.includes(act)),
  }
}

/** Whether the person may open the page that registers referrals. */
const mayRefer = (user: { readonly permissions: readonly string[] }): boolean => {
  const opensWith = cataloguedAt(REFERRAL_PAGE)?.opensWith
  return opensWith !== undefined && [REFERRAL_MENU, opensWith].every((each) => hasPermission(user, each))
}

interface ActPatient {
  readonly id: number
  readonly consulta: {
    readonly id: number
    readonly estado_id: number
    readonly hoy: boolean
    readonly escribe: boolean
  } | null
}

export interface OfferedAct {
  readonly act: PatientAct
  readonly title: string
  /** `Alt O`. */
  readonly keys: string
  readonly address: string
}

/**
 * What may be done with the patient: in the consultation of today only who writes in it and while it is to be attended.
 * @regla Con un paciente se ofrece solo lo que se puede abrir; ordenar, solo en su consulta de hoy y a quien escribe en ella; sin ella, quien atiende le abre una prioritaria.
 */
export const patientActs = (
  user: { readonly permissions: readonly string[] },
  { id, consulta }: ActPatient,
  asked: readonly PatientAct[],
): readonly OfferedAct[] =>
  (asked.length === 0 ? KEYS : asked).flatMap((act) => {
    const { title, key, page, order, refers, begins }: ActSpec = ACTS[act]
    const offered = (address: string): readonly OfferedAct[] => [{ act, title, keys: `Alt ${key}`, address }]
    if (page !== null) {
      const opensWith = cataloguedAt(page)?.opensWith
      const may = opensWith !== undefined && [HISTORY_PERMISSION, opensWith].every((each) => hasPermission(user, each))
      return may ? offered(`${page}?afiliado=${id}`) : []
    }
    const attends = consulta !== null && consulta.hoy && consulta.escribe && isStillAhead(consulta.estado_id)
    if (begins === true) return !attends && hasPermission(user, AGENDA_PERMISSION) ? offered(WALK_IN_ADDRESS) : []
    if (refers === true && !mayRefer(user)) return []
    return attends
      ? offered(refers === true ? referralAddress(consulta.id) : orderingAddress(consulta.id, order ?? null))
      : []
  })
