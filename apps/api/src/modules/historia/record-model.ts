/** A finalised record as it is printed. */
import * as Schema from 'effect/Schema'
import type { Affiliate } from '@cauce/domain/affiliate/affiliate'
import { completedYears } from '@cauce/domain/affiliate/completed-years'
import { bogotaDate, formatDateTime } from '@cauce/domain/calendar/bogota'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { noteHeading } from '@cauce/domain/clinical-record/clarifying-note'
import { derivedFigures, type FigurePerson } from '@cauce/domain/clinical-record/derived-figures'
import { DIAGNOSIS_TYPES } from '@cauce/domain/clinical-record/diagnoses'
import { recordFieldName } from '@cauce/domain/clinical-record/field-names'
import { MEASURE_NAMES, measureInWords, measureOf } from '@cauce/domain/clinical-record/measures'
import {
  ClinicalRecord,
  RECORD_SECTIONS,
  type RecordDiagnosis,
  type RecordSection,
} from '@cauce/domain/clinical-record/record'
import { GROWTH_NAMES, GROWTH_SOURCE, growthFigures } from '@cauce/domain/growth/growth-figures'
import { RISK_NAMES, RISK_QUESTIONS, riskInWords } from '@cauce/domain/clinical-record/risk-questions'
import type { PrintedDiagnosis, PrintedRecord, PrintedText } from '../../pdf/record-model.ts'
import { fullName } from '../consultas/affiliate-queries.ts'
import type { PrintableConsultation, PrintableNote } from './print-queries.ts'

const decodeRecord = Schema.decodeUnknownSync(ClinicalRecord)

const BEFORE_EXAM = ['motivo', 'enfermedad_actual', 'antecedentes', 'revision_sistemas'] as const
const EXAM = ['examen_fisico'] as const
const PLAN = ['plan', 'recomendaciones'] as const

const texts = (record: ClinicalRecord, sections: readonly RecordSection[]): PrintedText[] =>
  sections
    .map((name) => ({ titulo: RECORD_SECTIONS[name].nombre, texto: record[name] }))
    .filter(({ texto }) => texto.trim() !== '')

const diagnosisOf = ({ codigo, nombre, principal, tipo }: RecordDiagnosis): PrintedDiagnosis => ({
  codigo,
  nombre,
  clase: [principal ? 'Principal' : 'Relacionado', ...(tipo === null ? [] : [DIAGNOSIS_TYPES[tipo]])].join(' · '),
})

const byPrincipal = (one: RecordDiagnosis, other: RecordDiagnosis): number =>
  Number(other.principal) - Number(one.principal)

/** Who wrote, by name; by address where the account has none. */
export const authorOf = (row: Pick<PrintableNote, 'o_nombre' | 'o_apellido' | 'email'>): string =>
  fullName(row.o_nombre, row.o_apellido) || row.email

const noteOf = (note: PrintableNote): PrintedText => ({
  titulo: noteHeading({ texto: note.texto, autor: authorOf(note), created_at: note.created_at.toISOString() }),
  texto: note.texto,
})

/** What was finalised; null while the record is open. */
export const finalisedOf = (consultation: PrintableConsultation): ClinicalRecord | null =>
  consultation.finalizada_at === null ? null : decodeRecord(consultation.datos)

/** How a minor grows, by what the record measured. */
const growthOnPaper = (
  { medidas }: ClinicalRecord,
  { fecha_nacimiento, sexo }: Pick<Affiliate, 'fecha_nacimiento' | 'sexo'>,
  fecha: CalendarDate,
) =>
  growthFigures({ nacimiento: fecha_nacimiento, sexo }, { ...medidas, fecha }).map(({ indicador, texto }) => ({
    nombre: GROWTH_NAMES[indicador],
    texto: `Z ${texto.split(': Z ')[1] ?? texto}`,
    fuente: GROWTH_SOURCE,
  }))

/** The record with its notes, its figures worked out for the age of that day; null while it is open. */
export const printedRecord = (
  consultation: PrintableConsultation,
  affiliate: Pick<Affiliate, 'fecha_nacimiento' | 'sexo'>,
  notes: readonly PrintableNote[],
  /** What was known of the person that day beside the record. */
  known: Pick<FigurePerson, 'gestante' | 'diabetes'>,
): PrintedRecord | null => {
  const record = finalisedOf(consultation)
  const { finalizada_at, huella, fecha_hora } = consultation
  if (record === null || finalizada_at === null) return null
  const day = bogotaDate(fecha_hora.getTime())
  const edad = completedYears(affiliate.fecha_nacimiento, day)
  return {
    antes: texts(record, BEFORE_EXAM),
    examen: texts(record, EXAM),
    medidas: MEASURE_NAMES.filter((name) => measureOf(record.medidas, name) !== null).map((name) => ({
      nombre: recordFieldName(name),
      valor: measureInWords(name, record.medidas[name]),
    })),
    riesgo: RISK_NAMES.flatMap((name) => {
      const valor = riskInWords(name, record.riesgo)
      return valor === null ? [] : [{ nombre: RISK_QUESTIONS[name].nombre, valor }]
    }),
    cifras: [
      ...derivedFigures(record, { edad, sexo: affiliate.sexo, ...known }).flatMap(({ nombre, texto, nota, fuente }) =>
        texto === null ? [] : [{ nombre, texto: nota === null ? texto : `${texto}. ${nota}`, fuente }],
      ),
      ...growthOnPaper(record, affiliate, day),
    ],
    diagnosticos: record.diagnosticos.toSorted(byPrincipal).map(diagnosisOf),
    plan: texts(record, PLAN),
    notas: notes.filter(({ consulta_id }) => consulta_id === consultation.id).map(noteOf),
    finalizada: `Finalizada el ${formatDateTime(finalizada_at.getTime())} por ${authorOf(consultation)}`,
    huella: huella ?? '',
  }
}
