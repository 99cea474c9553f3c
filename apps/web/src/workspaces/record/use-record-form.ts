/** What the screen knows of the record that is being typed: what is missing, and the message of each field. */
import { checkLaboratory, LABORATORY_NAMES } from '@cauce/domain/clinical-record/laboratory-limits'
import { checkRecordMeasures, MEASURE_NAMES, measureOf, withIndex } from '@cauce/domain/clinical-record/measures'
import { NO_MEASURES, type ClinicalRecord, type RecordMeasures } from '@cauce/domain/clinical-record/record'
import { fromComponents } from '@cauce/domain/clinical-record/record-components'
import { missingToFinalise, type Missing } from '@cauce/domain/clinical-record/required-to-finalise'
import { useState } from 'react'
import type { RecordDraftState } from './record-draft-state.ts'

export type MeasureName = Exclude<keyof RecordMeasures, 'imc'>

export interface RecordForm {
  /** As it is on the screen, measures that cannot be included. */
  readonly record: ClinicalRecord
  readonly missing: readonly Missing[]
  /** Whether finalising was tried: from then on what is missing is told at each field. */
  readonly tried: boolean
  readonly markTried: () => void
  /** Message of a field, or null. */
  readonly errorOf: (campo: string) => string | null
  /** A number outside of its limits stays on the screen with its message and does not enter the draft. */
  readonly measure: (name: MeasureName, value: number | null) => void
  /** Several at once, all of them possible: those that were taken before. */
  readonly measures: (values: Readonly<Partial<Record<MeasureName, number>>>) => void
}

/** Measures that were typed wrong, as they stand on the screen. */
type WrongMeasures = Partial<Record<MeasureName, number>>

const cannotBe = (name: MeasureName, value: number | null): value is number =>
  value !== null && name in checkRecordMeasures({ ...NO_MEASURES, [name]: value })

const firstOf = (messages: readonly string[] | undefined): string | null => messages?.[0] ?? null

export const useRecordForm = (draft: RecordDraftState): RecordForm => {
  const [wrong, setWrong] = useState<WrongMeasures>({})
  const [tried, setTried] = useState(false)
  const { components, view, change, finaliseErrors } = draft
  const record = fromComponents({ ...components, medidas: withIndex({ ...components.medidas, ...wrong }) })
  const missing = missingToFinalise(record, view?.ordenes ?? [])
  const wrongNumbers = { ...checkRecordMeasures(record.medidas), ...checkLaboratory(record.riesgo) }
  const typed: readonly string[] = [
    ...MEASURE_NAMES.filter((name) => measureOf(record.medidas, name) !== null),
    ...LABORATORY_NAMES.filter((name) => record.riesgo[name] !== null),
  ]

  const measure = (name: MeasureName, value: number | null): void => {
    const isWrong = cannotBe(name, value)
    setWrong(({ [name]: _before, ...others }) => (isWrong ? { ...others, [name]: value } : others))
    const kept = isWrong ? null : value
    const medidas = withIndex({ ...components.medidas, [name]: kept })
    if (measureOf(medidas, name) !== measureOf(components.medidas, name) || medidas.imc !== components.medidas.imc)
      change('medidas', { [name]: kept, imc: medidas.imc })
  }

  return {
    record,
    missing,
    tried,
    markTried: () => setTried(true),
    errorOf: (campo) => {
      const own = missing.find((one) => one.campo === campo)?.mensaje ?? null
      // A number that cannot be is told at once; what is only missing, after the first try.
      if (typed.includes(campo) && campo in wrongNumbers) return firstOf(wrongNumbers[campo])
      return tried ? (own ?? firstOf(finaliseErrors[campo])) : firstOf(finaliseErrors[campo])
    },
    measure,
    measures: (values) => {
      setWrong({})
      const { imc } = withIndex({ ...components.medidas, ...values })
      change('medidas', { ...values, imc })
    },
  }
}
