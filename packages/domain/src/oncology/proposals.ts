/**
 * What stands beside the formulated dose and is taken with one key: by weight, by Calvert, the usual cap. Nothing is put in place by
 * itself.
 */
import { estimateRenalFunction } from '../clinical-record/renal-function.ts'
import { formatNumber } from '../text/format.ts'
import { asSeen, roundDecimal } from '../text/round.ts'
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { calvertDose, calvertWarning, MAX_ESTIMATED_GFR } from './calvert.ts'
import { PROPOSED_MINIMUM } from './creatinine.ts'
import {
  DOSE_DECIMALS,
  doseInWords,
  doseText,
  formulatedDose,
  formulatedUnit,
  surfaceDose,
  surfaceSum,
  unitText,
  type ProposalKind,
} from './isc-dose.ts'
import type { DoseIndex } from './scheme.ts'

/** What is known of the patient; null: not known. */
export interface DosePatient {
  /** m². */
  readonly isc: number | null
  /** kg. */
  readonly peso: number | null
  /** cm. */
  readonly talla: number | null
  readonly edad: number
  readonly sexo: string
  /** mg/dL, of the record and of these days. */
  readonly creatinina: number | null
  /** Day of its sample. */
  readonly creatinina_fecha?: CalendarDate | null
  /** mg/dL under which it counts as this; null: as it was measured, and what is usual is proposed beside it. */
  readonly creatinina_minima?: number | null
}

export interface DosedLine {
  readonly dosis: number
  readonly unidad_medida: string
  readonly indice_dosis: DoseIndex
  /** Usual cap per dose. */
  readonly dosis_maxima?: number | null | undefined
}

export interface Proposal {
  readonly tipo: ProposalKind
  readonly valor: number
  readonly unidad: string
  /** The sum in words: what it was worked out from. */
  readonly texto: string
  readonly aviso: string | null
  /** mg/dL that an AUC dose was worked out from. */
  readonly creatinina: number | null
}

const byWeight = (line: DosedLine, { peso }: DosePatient): readonly Proposal[] => {
  if (line.indice_dosis !== 'PESO' || peso === null) return []
  const valor = roundDecimal(asSeen(line.dosis * peso), DOSE_DECIMALS)
  const unidad = formulatedUnit(line.unidad_medida, 'PESO', 'peso')
  const texto = `${doseText(line.dosis)} ${line.unidad_medida} × ${formatNumber(peso, 1)} kg = ${formatNumber(valor, 1)} ${unidad}`
  return [{ tipo: 'peso', valor, unidad, texto, aviso: null, creatinina: null }]
}

/** By Calvert with the creatinine that counts at least as `minima`. */
const byCalvert = (
  line: DosedLine,
  patient: DosePatient,
  { tipo, minima }: { readonly tipo: 'auc' | 'auc_minima'; readonly minima: number | null },
): readonly Proposal[] => {
  const { peso, talla, creatinina, creatinina_fecha: fecha = null } = patient
  if (peso === null || talla === null || creatinina === null) return []
  const renal = estimateRenalFunction({ ...patient, peso, talla, creatinina, fecha, minima })
  if (renal === null) return []
  const valor = calvertDose(line.dosis, renal.tfg)
  const taken = Math.min(renal.tfg, MAX_ESTIMATED_GFR)
  const capped = taken === renal.tfg ? '' : `, limitada a ${MAX_ESTIMATED_GFR}`
  return [
    {
      tipo,
      valor,
      unidad: formulatedUnit(line.unidad_medida, 'AUC', tipo),
      texto: `AUC ${doseText(line.dosis)} × (${doseText(taken)} + 25) = ${doseText(valor)} mg · ${renal.texto}${capped}`,
      aviso: calvertWarning(line.dosis, renal.tfg),
      creatinina,
    },
  ]
}

/**
 * The dose with the creatinine as it was measured, and beside it, where no least one is in force, what it would be with the usual
 * least.
 * @regla La creatinina cuenta como se midió; la mínima solo cuenta si el ajuste la pone, y si no, la dosis con 0,7 mg/dL se propone al lado de la medida.
 */
const byCurve = (line: DosedLine, patient: DosePatient): readonly Proposal[] => {
  if (line.indice_dosis !== 'AUC') return []
  const { creatinina_minima: minima = null } = patient
  const measured = byCalvert(line, patient, { tipo: 'auc', minima })
  const raised = minima === null ? byCalvert(line, patient, { tipo: 'auc_minima', minima: PROPOSED_MINIMUM }) : []
  return [...measured, ...raised.filter(({ valor }) => valor !== measured[0]?.valor)]
}

/** The dose in milligrams (or units) that the cap is compared with; null while it cannot be worked out. */
const doseToCap = (line: DosedLine, patient: DosePatient, worked: Proposal | undefined): number | null => {
  if (line.indice_dosis === 'PESO' || line.indice_dosis === 'AUC') return worked?.valor ?? null
  return formulatedDose(line.dosis, line.indice_dosis, patient.isc)
}

const byCap = (line: DosedLine, patient: DosePatient, worked: Proposal | undefined): readonly Proposal[] => {
  const cap = line.dosis_maxima ?? null
  const dose = doseToCap(line, patient, worked)
  if (cap === null || dose === null || dose <= cap) return []
  const unidad = formulatedUnit(line.unidad_medida, line.indice_dosis, 'tope')
  const sum = worked?.texto ?? doseInWords(line, patient.isc) ?? `${doseText(dose)} ${unitText(unidad)}`
  const texto = `Tope habitual por dosis ${doseText(cap)} ${unidad} (${sum})`
  const creatinina = worked?.creatinina ?? null
  return [{ tipo: 'tope', valor: cap, unidad, texto, aviso: worked?.aviso ?? null, creatinina }]
}

/**
 * Proposals of a line for a patient, in the order in which they are shown.
 * @regla Por peso, por AUC y por encima del tope habitual se propone la dosis al lado; nunca se pone sola.
 */
export const proposalsFor = (line: DosedLine, patient: DosePatient): readonly Proposal[] => {
  const worked = [...byWeight(line, patient), ...byCurve(line, patient)]
  return [...worked, ...byCap(line, patient, worked[0])]
}

/** The proposal of a newer surface for a line whose dose was worked out with another; null when the dose does not change. */
export const surfaceProposal = (line: DosedLine, current: number, isc: number): Proposal | null => {
  const valor = surfaceDose(line.dosis, isc)
  if (line.indice_dosis !== 'ISC' || valor === current) return null
  const unidad = formulatedUnit(line.unidad_medida, 'ISC')
  return { tipo: 'isc', valor, unidad, texto: surfaceSum(line, isc), aviso: null, creatinina: null }
}
