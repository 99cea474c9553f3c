/** Whom each licence belongs to: the sex, the age and the diagnoses that it asks for, and how a professional says otherwise. */
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { isContingency } from './contingency.ts'
import { inForce, type LegalRecord, type LegalRecords } from './law.ts'
import { category } from './related-diagnosis.ts'
import { LICENCE_EXCEPTIONS, type Contingency, type LicenceException } from './sick-leave.ts'
import { isOfSubstance, REASON_TOO_POOR } from '../text/substance.ts'

interface Holder extends LegalRecord {
  /** As a sentence names it. */
  readonly nombre: string
  readonly sexo: 'F' | 'M'
  /** Completed years, both ends included; adjustable. */
  readonly edad: readonly [desde: number, hasta: number]
  /** First and last category of each stretch of the CIE-10, and how a person calls them; null where any diagnosis goes. */
  readonly diagnosticos: { readonly nombre: string; readonly tramos: readonly (readonly [string, string])[] } | null
  readonly excepciones: readonly LicenceException[]
}

const FERTILE = [10, 60] as const
const IN_FORCE = '2023-12-12'

const loss = (nombre: string, fuente: string, diagnosticos: Holder['diagnosticos']): LegalRecords<Holder> => [
  { vigente_desde: IN_FORCE, fuente, nombre, sexo: 'F', edad: FERTILE, diagnosticos, excepciones: ['identidad'] },
]

const HOLDERS: Readonly<Partial<Record<Contingency, LegalRecords<Holder>>>> = {
  'licencia maternidad': [
    {
      vigente_desde: IN_FORCE,
      fuente: 'Ley 2114 de 2021, art. 2; Decreto 2126 de 2023, art. 2.2.3.2.1 a 2.2.3.2.5',
      nombre: 'La licencia de maternidad',
      sexo: 'F',
      edad: FERTILE,
      diagnosticos: {
        nombre: 'de embarazo, parto o puerperio',
        tramos: [
          ['O09', 'O99'],
          ['Z32', 'Z39'],
        ],
      },
      excepciones: LICENCE_EXCEPTIONS,
    },
  ],
  // Its proof is the civil registry of birth: the norm asks for no diagnosis.
  'Licencia Paternidad': [
    {
      vigente_desde: IN_FORCE,
      fuente: 'Ley 2114 de 2021, art. 2; Decreto 2126 de 2023, art. 2.2.3.2.8',
      nombre: 'La licencia de paternidad',
      sexo: 'M',
      edad: [12, 120],
      diagnosticos: null,
      excepciones: LICENCE_EXCEPTIONS,
    },
  ],
  'Licencia por aborto espontáneo': loss(
    'La licencia por aborto espontáneo',
    'CST art. 237; Decreto 2126 de 2023, art. 2.2.3.2.15',
    {
      nombre: 'de pérdida de la gestación',
      tramos: [
        ['O00', 'O03'],
        ['O05', 'O06'],
        ['O08', 'O08'],
        ['O36', 'O36'],
      ],
    },
  ),
  'Interrupción voluntaria del embarazo': loss(
    'La licencia por interrupción voluntaria del embarazo',
    'Decreto 2126 de 2023, art. 2.2.3.2.16',
    {
      nombre: 'de interrupción de la gestación',
      tramos: [
        ['O04', 'O08'],
        ['O35', 'O35'],
        ['Z30', 'Z30'],
        ['Z64', 'Z64'],
      ],
    },
  ),
  'Parto prematuro no viable': loss(
    'La licencia por parto prematuro no viable',
    'CST art. 237; Decreto 2126 de 2023, art. 2.2.3.2.15',
    {
      nombre: 'de parto prematuro o de muerte fetal',
      tramos: [
        ['O03', 'O03'],
        ['O36', 'O36'],
        ['O42', 'O42'],
        ['O60', 'O84'],
        ['P07', 'P07'],
        ['P95', 'P95'],
        ['Z37', 'Z37'],
      ],
    },
  ),
}

/** How a person chooses each, and how the certificate prints it. */
export const EXCEPTION_LABEL: Readonly<Record<LicenceException, string>> = {
  identidad: 'La identidad registrada cambió o no es la de la gestación',
  adopcion: 'Adopción, o licencia extendida al padre o cuidador',
}

export const EXCEPTION_UNKNOWN = 'La afirmación no es una de la lista'
const SEX_WORDS: ReadonlyMap<string, string> = new Map([
  ['F', 'femenino'],
  ['M', 'masculino'],
])

/** What the rule reads of a leave and of its affiliate. */
export interface LicenceHolder {
  readonly contingencia: string | null
  /** As it is registered: F, M or another letter. */
  readonly sexo: string
  readonly edad: number
  /** The principal and the related one; empty while none is chosen. */
  readonly diagnosticos: readonly { readonly codigo: string }[]
}

const holderOf = (contingencia: string | null, today: CalendarDate): Holder | null => {
  const records = contingencia !== null && isContingency(contingencia) ? HOLDERS[contingencia] : undefined
  return records === undefined ? null : inForce(records, today)
}

interface Mismatch {
  readonly campo: 'contingencia' | 'diagnostico_id'
  readonly texto: string
  /** The assertions that answer it. */
  readonly excepciones: readonly LicenceException[]
}

const stretches = (tramos: readonly (readonly [string, string])[]): string =>
  tramos.map(([from, to]) => (from === to ? from : `${from} a ${to}`)).join(', ')

/** Everything in which the affiliate is not whom the licence belongs to. */
const mismatches = (asked: LicenceHolder, today: CalendarDate): readonly Mismatch[] => {
  const holder = holderOf(asked.contingencia, today)
  if (holder === null) return []
  const { nombre, edad, diagnosticos } = holder
  const adoption = holder.excepciones.filter((each) => each === 'adopcion')
  const found: Mismatch[] = []
  if (asked.sexo !== holder.sexo) {
    const texto = `${nombre} es de afiliados de sexo ${SEX_WORDS.get(holder.sexo) ?? ''} y este figura con sexo ${SEX_WORDS.get(asked.sexo) ?? asked.sexo}: si corresponde, afirme por qué`
    found.push({ campo: 'contingencia', texto, excepciones: holder.excepciones })
  }
  if (asked.edad < edad[0] || asked.edad > edad[1]) {
    const texto = `${nombre} se da de ${edad[0]} a ${edad[1]} años y el afiliado tiene ${asked.edad}`
    found.push({ campo: 'contingencia', texto, excepciones: adoption })
  }
  const fits = asked.diagnosticos.some((each) =>
    diagnosticos?.tramos.some(([from, to]) => category(each) >= from && category(each) <= to),
  )
  if (diagnosticos !== null && asked.diagnosticos.length > 0 && !fits) {
    const codes = asked.diagnosticos.map(({ codigo }) => codigo).join(' y ')
    const texto = `${nombre} pide un diagnóstico ${diagnosticos.nombre} (${stretches(diagnosticos.tramos)}), principal o relacionado: ${codes} no lo es`
    found.push({ campo: 'diagnostico_id', texto, excepciones: adoption })
  }
  return found
}

/** The assertions that would let the leave pass; empty where nothing has to be asserted, or nothing would help. */
export const exceptionsAsked = (asked: LicenceHolder, today: CalendarDate): readonly LicenceException[] => {
  const found = mismatches(asked, today)
  const [first, ...rest] = found.map(({ excepciones }) => excepciones)
  return (first ?? []).filter((each) => rest.every((others) => others.includes(each)))
}

export interface Assertion {
  readonly excepcion_licencia: string | null
  readonly motivo_excepcion: string | null
}

/**
 * Messages by field of a licence that is not the affiliate's; empty when it is, or the professional asserts why it is.
 * @fuente Ley 2114 de 2021; Decreto 2126 de 2023, cap. 2
 * @regla Una licencia que es de un sexo, de una edad o de un diagnóstico se niega a quien no los tiene; si su identidad cambió o es adopción, pasa con la afirmación y el motivo del profesional.
 */
export const checkLicenceHolder = (
  asked: LicenceHolder,
  { excepcion_licencia, motivo_excepcion }: Assertion,
  today: CalendarDate,
): Record<string, string[]> => {
  const found = mismatches(asked, today)
  if (found.length === 0) return {}
  if (excepcion_licencia !== null && excepcion_licencia !== '') {
    const known = LICENCE_EXCEPTIONS.find((each) => each === excepcion_licencia)
    if (known === undefined) return { excepcion_licencia: [EXCEPTION_UNKNOWN] }
    const left = found.filter(({ excepciones }) => !excepciones.includes(known))
    if (left.length === 0) return isOfSubstance(motivo_excepcion) ? {} : { motivo_excepcion: [REASON_TOO_POOR] }
    return byField(left)
  }
  return byField(found)
}

const byField = (found: readonly Mismatch[]): Record<string, string[]> => {
  const errores: Record<string, string[]> = {}
  for (const { campo, texto } of found) errores[campo] = [...(errores[campo] ?? []), texto]
  return errores
}
