/** Calls of the allergies and the states of a patient. */
import { antecedentes } from '@cauce/contract/antecedentes'
import { defineModule } from '../../kit/module.ts'
import { ofAffiliate, ofConsultation, searchAllergen } from './read.ts'
import { answerAllergies, recordAllergy } from './record-allergy.ts'
import { answerOutside, recordOutside } from './record-outside.ts'
import { searchOutside } from './search-outside.ts'
import { close, recordState } from './record-state.ts'

export const module = defineModule(antecedentes, {
  leer: ({ params }, ctx) => ofConsultation(ctx, params.consulta),
  leerAfiliado: ({ params }, ctx) => ofAffiliate(ctx, params.id),
  buscarAlergeno: ({ body }, ctx) => searchAllergen(ctx, body.texto),
  anotarAlergia: ({ body }, ctx) => recordAllergy(ctx, body),
  responderAlergias: ({ body }, ctx) => answerAllergies(ctx, body),
  anotarEstado: ({ body }, ctx) => recordState(ctx, body),
  buscarToma: ({ body }, ctx) => searchOutside(ctx, body.texto),
  anotarToma: ({ body }, ctx) => recordOutside(ctx, body),
  negarTomas: ({ body }, ctx) => answerOutside(ctx, body),
  cerrar: ({ body }, ctx) => close(ctx, body),
})
