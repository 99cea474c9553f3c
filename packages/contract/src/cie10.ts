/** The search of diagnoses, for who needs nothing else of the medications. @fuente spec 2 §7 */
import * as Schema from 'effect/Schema'
import { Diagnosis } from '@cauce/domain/medication/order-line'
import { requiredText } from '@cauce/domain/text/field'
import { entry } from './entry.ts'
import { ORDERING_PERMISSION } from './ordenamiento.ts'

export const cie10 = entry({
  method: 'POST',
  path: '/cie10/listarFiltro',
  kind: 'read',
  access: { permission: ORDERING_PERMISSION },
  summary: 'Diagnósticos de la CIE-10 por código o nombre.',
  body: Schema.Struct({ valor: requiredText(100) }),
  answer: Schema.Array(Diagnosis),
})
