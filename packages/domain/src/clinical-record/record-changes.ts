/** What changed between two versions of a record, in words. */
import { DIAGNOSIS_TYPES } from './diagnoses.ts'
import { recordFieldName } from './field-names.ts'
import { MEASURE_NAMES, measureInWords } from './measures.ts'
import { SECTION_NAMES, type ClinicalRecord, type RecordDiagnosis, type RecordMeasures } from './record.ts'

export interface RecordChange {
  /** Field of the wire; of a measure, its own. */
  readonly campo: string
  readonly texto: string
}

/** Characters that are quoted of a long text: whole ones, never half of one. */
const BEGINNING = 80

/** A text in one line between quotes, cut where it is long. */
const quoted = (text: string): string => {
  const line = text.trim().replaceAll(/\s+/gu, ' ')
  const head = Array.from(line).slice(0, BEGINNING).join('')
  return head === line ? `«${line}»` : `«${head.trim()}…»`
}

const textChange = (nombre: string, before: string, after: string): string => {
  if (before.trim() === '') return `${nombre}: se escribió ${quoted(after)}`
  if (after.trim() === '') return `${nombre}: se borró ${quoted(before)}`
  const [was, is] = [quoted(before), quoted(after)]
  // What differs comes after the cut, or is only blanks.
  if (was === is) return `${nombre}: cambió el texto`
  return `${nombre}: de ${was} a ${is}`
}

const measureChanges = (before: RecordMeasures, after: RecordMeasures): readonly RecordChange[] =>
  MEASURE_NAMES.filter((name) => before[name] !== after[name]).map((campo) => ({
    campo,
    texto: `${recordFieldName(campo)}: de ${measureInWords(campo, before[campo])} a ${measureInWords(campo, after[campo])}`,
  }))

const rank = ({ principal }: RecordDiagnosis): string => (principal ? 'principal' : 'relacionado')
const typeOf = ({ tipo }: RecordDiagnosis): string =>
  tipo === null ? 'sin tipo' : DIAGNOSIS_TYPES[tipo].toLocaleLowerCase('es-CO')

const diagnosisChange = (before: RecordDiagnosis | undefined, after: RecordDiagnosis): readonly string[] => {
  const name = `${after.codigo} ${after.nombre}`
  if (before === undefined) return [`Diagnóstico agregado: ${name} (${rank(after)}, ${typeOf(after)})`]
  return [
    ...(before.principal === after.principal ? [] : [`${name}: de ${rank(before)} a ${rank(after)}`]),
    ...(before.tipo === after.tipo ? [] : [`${name}: de ${typeOf(before)} a ${typeOf(after)}`]),
  ]
}

const diagnosisChanges = (
  before: readonly RecordDiagnosis[],
  after: readonly RecordDiagnosis[],
): readonly RecordChange[] => {
  const removed = before
    .filter(({ id }) => !after.some((row) => row.id === id))
    .map(({ codigo, nombre }) => `Diagnóstico retirado: ${codigo} ${nombre}`)
  const others = after.flatMap((row) =>
    diagnosisChange(
      before.find(({ id }) => id === row.id),
      row,
    ),
  )
  return [...removed, ...others].map((texto) => ({ campo: 'diagnosticos', texto }))
}

/**
 * The changes from one version to the next, in the order of the screen; empty when both say the same.
 * @regla Entre dos versiones de la historia se dice, campo por campo, cómo era y cómo quedó.
 */
export const recordChanges = (before: ClinicalRecord, after: ClinicalRecord): readonly RecordChange[] => [
  ...SECTION_NAMES.filter((name) => before[name] !== after[name]).map((campo) => ({
    campo,
    texto: textChange(recordFieldName(campo), before[campo], after[campo]),
  })),
  ...measureChanges(before.medidas, after.medidas),
  ...diagnosisChanges(before.diagnosticos, after.diagnosticos),
]
