/** Clinical records, their measures and who they are of. */
import * as fc from 'fast-check'
import {
  NO_MEASURES,
  type ClinicalRecord,
  type RecordDiagnosis,
  type RecordMeasures,
  type RecordRisk,
} from '@cauce/domain/clinical-record/record'
import { anyText, blank, sentence } from './text.ts'

/** A number with at most one decimal, near the limits and far from them. */
const tenths = (min: number, max: number): fc.Arbitrary<number> =>
  fc.oneof(
    fc.integer({ min: min * 10, max: max * 10 }).map((whole) => whole / 10),
    fc.constantFrom(min, max, min - 0.1, max + 0.1),
  )

export const sex: fc.Arbitrary<'F' | 'M'> = fc.constantFrom('F', 'M')
export const adultAge: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: 18, max: 110 }),
  fc.constantFrom(18, 44, 45, 54, 55, 64, 65),
)
/** mmHg, weighted towards the limits of the classes. */
export const systolic: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: 40, max: 300 }),
  fc.constantFrom(119, 120, 129, 130, 139, 140, 159, 160, 179, 180, 181),
)
export const diastolic: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: 20, max: 200 }),
  fc.constantFrom(69, 70, 79, 80, 84, 85, 89, 90, 99, 100, 109, 110, 120, 121),
)

const orNull = <Value>(some: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> => fc.option(some, { nil: null, freq: 4 })

/** Measures as they may be typed: possible, past the limits, or missing. The index is not typed. */
export const typedMeasures: fc.Arbitrary<RecordMeasures> = fc.record({
  peso: orNull(tenths(0, 360)),
  talla: orNull(tenths(20, 260)),
  imc: fc.constant(null),
  perimetro_abdominal: orNull(tenths(10, 260)),
  presion_sistolica: orNull(systolic),
  presion_diastolica: orNull(diastolic),
  frecuencia_cardiaca: orNull(fc.integer({ min: 10, max: 320 })),
  temperatura: orNull(tenths(20, 50)),
  saturacion_oxigeno: orNull(fc.integer({ min: 20, max: 110 })),
  dolor: orNull(fc.integer({ min: -1, max: 12 })),
})

const NAMES = ['Hipertensión esencial', 'Diabetes tipo 2', 'Gastritis', 'Cefalea', 'Lumbago', 'Asma'] as const

const diagnosisOf = (id: number): fc.Arbitrary<RecordDiagnosis> =>
  fc.record({
    id: fc.constant(id),
    codigo: fc.constant(`Z00${id}`),
    nombre: fc.constant(NAMES[id] ?? 'Otro'),
    principal: fc.boolean(),
    tipo: fc.constantFrom('01', '02', '03', null),
  })

/** Up to six diagnoses, in any order, none of them twice. */
export const diagnosisList: fc.Arbitrary<readonly RecordDiagnosis[]> = fc
  .shuffledSubarray(NAMES.map((_, id) => id))
  .chain((ids) => fc.tuple(...ids.map(diagnosisOf)))

const yesNo = orNull(fc.boolean())

/** What may have been answered for the risk scores. */
const riskAnswers: fc.Arbitrary<RecordRisk> = fc.record({
  actividad_diaria: yesNo,
  fruta_diaria: yesNo,
  antihipertensivos: yesNo,
  glucosa_alta: yesNo,
  familiar: fc.constantFrom('no', 'segundo', 'primero', null),
  fuma: yesNo,
  diabetes: yesNo,
  enfermedad_cardiovascular: yesNo,
  colesterol_total: orNull(tenths(40, 1010)),
  hdl: orNull(tenths(4, 210)),
})

const sectionText = fc.oneof({ weight: 3, arbitrary: sentence }, blank, anyText)

/** A record in the middle of its writing. */
export const clinicalRecord: fc.Arbitrary<ClinicalRecord> = fc.record({
  motivo: sectionText,
  enfermedad_actual: sectionText,
  antecedentes: sectionText,
  revision_sistemas: sectionText,
  examen_fisico: sectionText,
  medidas: typedMeasures,
  riesgo: riskAnswers,
  diagnosticos: diagnosisList,
  plan: sectionText,
  recomendaciones: sectionText,
})

/** A record that lacks nothing: its texts written, its measures possible, one principal diagnosis of known type. */
export const completeRecord: fc.Arbitrary<ClinicalRecord> = fc
  .record({
    record: clinicalRecord,
    motivo: sentence,
    enfermedad_actual: sentence,
    examen_fisico: sentence,
    plan: sentence,
    diagnosis: diagnosisOf(0),
    tipo: fc.constantFrom('01', '02', '03'),
  })
  .map(({ record, diagnosis, tipo, ...texts }) => ({
    ...record,
    ...texts,
    medidas: { ...NO_MEASURES, peso: 70, presion_sistolica: 120, presion_diastolica: 80 },
    riesgo: { ...record.riesgo, colesterol_total: 200, hdl: 50 },
    diagnosticos: [{ ...diagnosis, principal: true, tipo }],
  }))

const json = fc.oneof(fc.constantFrom('', 'Tos', 'Tos seca', 70, 71, null, true), fc.array(fc.nat(2), { maxLength: 2 }))

/** Data of a draft: few fields and few values, so that two of them often meet. */
export const draftFields: fc.Arbitrary<Readonly<Record<string, unknown>>> = fc.dictionary(
  fc.constantFrom('motivo', 'plan', 'peso', 'talla', '__proto__', 'toString'),
  json,
)
