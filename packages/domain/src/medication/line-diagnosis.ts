/** What a typed line is prescribed for. */
import type { Diagnosis } from './order-line.ts'

export interface LineDiagnosis {
  /** Null: there is none to propose. */
  readonly value: Diagnosis | null
  /** Nobody said it: it is shown as a question. */
  readonly asked: boolean
  /** The code that was written and the consultation does not have; null: it has it, or none was written. */
  readonly unknown: string | null
}

interface Known {
  /** `R51` of `dx R51`; empty while it is being typed, null where nothing was written. */
  readonly typed: string | null
  /** Chosen with the arrows or in the form. */
  readonly chosen: Diagnosis | null
  /** Of the consultation, in its order. */
  readonly ofRecord: readonly (Diagnosis & { readonly principal: boolean })[]
}

/** That code, or the only one that begins so. */
const coded = (code: string, ofRecord: Known['ofRecord']): Diagnosis | undefined => {
  const begin = ofRecord.filter(({ codigo }) => codigo.startsWith(code))
  return ofRecord.find(({ codigo }) => codigo === code) ?? (begin.length === 1 ? begin[0] : undefined)
}

const plain = ({ id, codigo, nombre }: Diagnosis): Diagnosis => ({ id, codigo, nombre })

/**
 * The diagnosis of the line: what was written, what was chosen, or the first of the consultation, as a question where it has others.
 * @regla Con más de un diagnóstico en la consulta, el de cada medicamento se pregunta: vale el que se escribe con «dx» o se escoge, y el principal solo se propone.
 */
export const lineDiagnosis = ({ typed, chosen, ofRecord }: Known): LineDiagnosis => {
  const written = typed === null || typed === '' ? undefined : coded(typed, ofRecord)
  if (written !== undefined) return { value: plain(written), asked: false, unknown: null }
  const unknown = typed === null || typed === '' ? null : typed
  if (chosen !== null) return { value: chosen, asked: unknown !== null, unknown }
  const proposed = ofRecord.find(({ principal }) => principal) ?? ofRecord[0]
  return {
    value: proposed === undefined ? null : plain(proposed),
    asked: proposed === undefined || ofRecord.length > 1 || unknown !== null,
    unknown,
  }
}

/** The one that stands before or after it in the consultation, all around. */
export const nextDiagnosis = ({ value }: LineDiagnosis, ofRecord: Known['ofRecord'], by: 1 | -1): Diagnosis | null => {
  const at = ofRecord.findIndex(({ id }) => id === value?.id)
  const next = ofRecord.at((at + by) % ofRecord.length)
  return next === undefined ? null : plain(next)
}
