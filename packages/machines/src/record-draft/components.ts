import { typedComponents } from '@cauce/domain/clinical-record/typed-components'
import type { RecordComponents } from '@cauce/domain/clinical-record/record-components'
import type { DraftParts } from './types.ts'

/** What stands on the screen, as the record's components. */
export const componentsOf = (parts: DraftParts): RecordComponents =>
  typedComponents({
    anamnesis: parts.anamnesis.datos,
    antecedentes: parts.antecedentes.datos,
    examen: parts.examen.datos,
    medidas: parts.medidas.datos,
    riesgo: parts.riesgo.datos,
    diagnosticos: parts.diagnosticos.datos,
    plan: parts.plan.datos,
  })
