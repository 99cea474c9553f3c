/** What stands on the screen while it is typed: of the right kind, though it may be too long or still wrong. */
import * as Schema from 'effect/Schema'
import type { DraftFields } from './draft-merge.ts'
import { EMPTY_COMPONENTS, type RecordComponent, type RecordComponents } from './record-components.ts'
import { RecordDiagnosis, RecordMeasures, RecordRisk } from './record.ts'

const text = Schema.String

const Typed = Schema.Struct({
  anamnesis: Schema.Struct({ motivo: text, enfermedad_actual: text }),
  antecedentes: Schema.Struct({ antecedentes: text, revision_sistemas: text }),
  examen: Schema.Struct({ examen_fisico: text }),
  medidas: RecordMeasures,
  riesgo: RecordRisk,
  diagnosticos: Schema.Struct({ diagnosticos: Schema.Array(RecordDiagnosis) }),
  plan: Schema.Struct({ plan: text, recomendaciones: text }),
})
const isTyped = Schema.is(Typed)

/** The components with those of `data` that can be shown; one of another shape counts as empty, and stays as it was kept. */
export const typedComponents = (data: Readonly<Record<RecordComponent, DraftFields>>): RecordComponents => {
  const whole: unknown = data
  if (isTyped(whole)) return whole
  let shown = EMPTY_COMPONENTS
  for (const [name, fields] of Object.entries(data)) {
    const next: unknown = { ...shown, [name]: fields }
    if (isTyped(next)) shown = next
  }
  return shown
}
