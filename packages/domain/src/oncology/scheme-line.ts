/** A drug line of a scheme while it is being ordered: from the catalogue, edited, with a proposal taken. @fuente spec 2 §3, §5 */
import { asSeen, roundDecimal } from '../text/round.ts'
import { applicationDays } from './cycles.ts'
import { doseInWords, doseText, formulatedDose, formulatedUnit } from './isc-dose.ts'
import { numbersInWords } from './line-words.ts'
import { proposalsFor, type DosePatient, type Proposal } from './proposals.ts'
import type { SchemeDrug, SchemeLine } from './scheme.ts'

/** The line of a catalogue drug; a dose by surface without a surface is the dose itself until the measures are taken. */
export const lineOfDrug = (drug: SchemeDrug, isc: number | null): SchemeLine => ({
  esquema_linea_id: drug.id,
  codesumi_id: drug.codesumi_id,
  nombre: drug.nombre,
  dosis: drug.dosis,
  unidad_medida: drug.unidad_medida,
  indice_dosis: drug.indice_dosis,
  dosis_formulada: formulatedDose(drug.dosis, drug.indice_dosis, isc) ?? drug.dosis,
  propuesta: null,
  via: drug.via,
  dias_aplicacion: drug.dias_aplicacion,
  fase: drug.fase,
  ciclos_aplica: drug.ciclos_aplica,
  cantidad_aplicaciones: drug.cantidad_aplicaciones,
  motivo_desviacion: null,
  observaciones: '',
})

/**
 * The line with another dose: the formulated one is worked out again and a taken proposal is dropped.
 * @fuente spec 2 §5
 * @regla Al editar la dosis se recalcula la dosis formulada.
 */
export const withDose = (line: SchemeLine, dosis: number, isc: number | null): SchemeLine => ({
  ...line,
  dosis,
  dosis_formulada: formulatedDose(dosis, line.indice_dosis, isc) ?? dosis,
  propuesta: null,
})

/**
 * The line with the formulated dose typed by hand. A taken proposal stays beside it: it says in which unit the dose is, and what
 * was proposed.
 */
export const withFormulatedDose = (line: SchemeLine, dosis_formulada: number): SchemeLine => ({
  ...line,
  dosis_formulada,
})

/** What a proposal was worked out from, as it travels and is kept. */
const kept = ({ tipo, valor, texto, creatinina }: Proposal): NonNullable<SchemeLine['propuesta']> => ({
  tipo,
  valor,
  texto,
  ...(creatinina === null ? {} : { creatinina }),
})

/** The line with a proposal taken. */
export const withProposal = (line: SchemeLine, proposal: Proposal): SchemeLine => ({
  ...line,
  dosis_formulada: proposal.valor,
  propuesta: kept(proposal),
})

/** What a line says of its formulated dose. */
type Dosed = Pick<SchemeLine, 'dosis' | 'unidad_medida' | 'indice_dosis' | 'dosis_formulada' | 'propuesta'>

const isRelative = ({ indice_dosis }: Dosed): boolean => indice_dosis === 'PESO' || indice_dosis === 'AUC'

/** Whether the formulated dose is neither what the rule gives nor a taken proposal; false while the rule gives nothing yet. */
export const isEditedByHand = (line: Dosed, isc: number | null): boolean => {
  const taken = line.propuesta?.valor ?? null
  if (taken !== null && isRelative(line)) return line.dosis_formulada !== taken
  const rule = formulatedDose(line.dosis, line.indice_dosis, isc)
  return rule !== null && line.dosis_formulada !== rule && line.dosis_formulada !== taken
}

/** Unit of the formulated dose of a line: that of the taken proposal, also after the number was changed by hand. */
export const lineUnit = (line: Dosed): string =>
  formulatedUnit(line.unidad_medida, line.indice_dosis, line.propuesta?.tipo ?? null)

/** How many times the dose for each kg, or the AUC, a number may be before it is taken for milligrams. */
const RELATIVE_LIMIT = 3

/**
 * What is said of a dose for each kg, or of an AUC, that was typed in milligrams; null when it was not.
 * @regla Una dosis por kilogramo o por AUC de más del triple no se acepta sin tomar antes la propuesta en miligramos.
 */
export const mistakenUnit = (line: Dosed): string | null =>
  isRelative(line) && (line.propuesta ?? null) === null && line.dosis_formulada > RELATIVE_LIMIT * line.dosis
    ? `La dosis formulada está en ${lineUnit(line)}: para escribirla en mg tome primero la propuesta`
    : null

/** The proposal that these measures give of the kind and with the figure of the taken one, in their own words; null: they give none such. */
export const provenProposal = (
  line: Dosed & { dosis_maxima?: number | null },
  patient: DosePatient,
): SchemeLine['propuesta'] => {
  const taken = line.propuesta ?? null
  if (taken === null) return null
  if (taken.tipo === 'isc') {
    const texto = doseInWords(line, patient.isc)
    const same = texto !== null && formulatedDose(line.dosis, line.indice_dosis, patient.isc) === taken.valor
    return same ? { tipo: 'isc', valor: taken.valor, texto } : null
  }
  const own = proposalsFor(line, patient).find(({ tipo, valor }) => tipo === taken.tipo && valor === taken.valor)
  return own === undefined ? null : kept(own)
}

/**
 * Whether the taken proposal is the one that these measures give. Without a proposal there is nothing to compare.
 * @regla La propuesta que se tomó se vuelve a calcular en el servidor, con la creatinina de la historia, y debe dar lo mismo.
 */
export const proposalHolds = (line: Dosed & { dosis_maxima?: number | null }, patient: DosePatient): boolean =>
  (line.propuesta ?? null) === null || provenProposal(line, patient) !== null

/** How a line is given, in words: "1 312,5 mg Intravenosa, días 1, 8". */
export const dosageInWords = (line: {
  readonly dosis_formulada: number
  readonly unidad_formulada: string
  readonly via: string
  readonly dias: string
}): string => {
  const many = applicationDays(line.dias).length > 1
  return `${doseText(roundDecimal(asSeen(line.dosis_formulada), 2))} ${line.unidad_formulada} ${line.via}, ${many ? 'días' : 'día'} ${numbersInWords(line.dias)}`
}
