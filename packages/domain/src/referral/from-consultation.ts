/** A referral that starts from a consultation: what was written there is not written again. */
import { recordFieldName } from '../clinical-record/field-names.ts'
import { MEASURE_NAMES, measureInWords } from '../clinical-record/measures.ts'
import type { ClinicalRecord } from '../clinical-record/record.ts'
import type { Diagnosis } from '../medication/order-line.ts'
import { AnnexType } from './annex.ts'
import { MAX_REFERRAL_TEXT } from './referral.ts'
import type { RegistrationDraft } from './registration.ts'

interface Written {
  readonly record: ClinicalRecord
  /** Of the consultation, where its record has none. */
  readonly diagnosticos: readonly (Diagnosis & { readonly principal: boolean })[]
  /** Where the consultation is. */
  readonly rep: { readonly id: number; readonly nombre: string } | null
}

const SECTIONS = ['motivo', 'enfermedad_actual', 'antecedentes', 'examen_fisico', 'plan'] as const

const measured = ({ medidas }: ClinicalRecord): string =>
  MEASURE_NAMES.filter((name) => (medidas[name] ?? null) !== null)
    .map((name) => `${recordFieldName(name)} ${measureInWords(name, medidas[name])}`)
    .join(', ')

/** The summary in the order of the record, with the measures before the exam; what is empty is left out. */
const summary = (record: ClinicalRecord): string => {
  const parts = SECTIONS.flatMap((name): readonly (readonly [string, string])[] => {
    const own = [recordFieldName(name), record[name].trim()] as const
    return name === 'examen_fisico' ? [['Medidas', measured(record)], own] : [own]
  })
  return parts
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}: ${text}`)
    .join('\n')
    .slice(0, MAX_REFERRAL_TEXT)
}

/**
 * What the registration starts with.
 * @regla Una remisión que sale de una consulta trae el afiliado, los diagnósticos con el principal primero, la sede, las medidas y lo escrito en la historia.
 */
export const referralOf = (
  { record, diagnosticos, rep }: Written,
  afiliado: RegistrationDraft['afiliado'],
): Partial<RegistrationDraft> => {
  const list = record.diagnosticos.length > 0 ? record.diagnosticos : diagnosticos
  return {
    afiliado,
    tipoAnexo: AnnexType.referral,
    institucion: rep === null ? null : { id: rep.id, nombre: rep.nombre, municipio: '' },
    diagnosticos: list
      .toSorted((one, other) => Number(other.principal) - Number(one.principal))
      .map(({ id, codigo, nombre }) => ({ id, codigo, nombre })),
    descripcion: summary(record),
  }
}
