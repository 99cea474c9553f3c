/** What was recorded of a patient, in words. */
import { formatDate } from '../calendar/bogota.ts'
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { capitalised, formatNumber } from '../text/format.ts'
import { CERTAINTY_NAMES, type AllergySeverity, type Certainty } from './allergy-entry.ts'
import { PATIENT_STATE_NAMES, RENAL_DEGREE_NAMES, type PatientStateKind, type RenalDegree } from './patient-state.ts'

interface AllergyFacts {
  readonly reaccion: string | null
  readonly severidad: AllergySeverity | null
  readonly certeza: Certainty | null
  readonly cuando: string | null
}

/** `Urticaria · moderada · probable · 2015`; empty where nothing else is known. */
export const allergyFacts = ({ reaccion, severidad, certeza, cuando }: AllergyFacts): string =>
  [
    reaccion === null ? null : capitalised(reaccion),
    severidad,
    certeza === null ? null : CERTAINTY_NAMES[certeza].toLocaleLowerCase('es-CO'),
    cuando,
  ]
    .filter((part) => part !== null)
    .join(' · ')

interface StateFacts {
  readonly tipo: PatientStateKind
  readonly presente: boolean
  readonly semanas: number | null
  readonly grado: RenalDegree | null
  readonly creatinina?: number | null
  readonly creatinina_fecha?: CalendarDate | null
}

const howItIs = ({ tipo, presente, semanas, grado }: StateFacts): string => {
  const name = PATIENT_STATE_NAMES[tipo]
  if (!presente) return `${name}: no`
  if (semanas !== null) return `${name}: ${semanas} ${semanas === 1 ? 'semana' : 'semanas'}`
  return grado === null ? `${name}: sí` : `${name}: ${RENAL_DEGREE_NAMES[grado]}`
}

const CREATININE_DECIMALS = 2

/** `Embarazo: 12 semanas`, `Lactancia: no`, `Función renal disminuida: no · creatinina 0,80 mg/dL del 12 nov 2026`. */
export const stateInWords = (facts: StateFacts): string => {
  const { creatinina = null, creatinina_fecha = null } = facts
  if (creatinina === null || creatinina_fecha === null) return howItIs(facts)
  return `${howItIs(facts)} · creatinina ${formatNumber(creatinina, CREATININE_DECIMALS)} mg/dL del ${formatDate(creatinina_fecha)}`
}
