/** The calls of the module `sustituciones`. */
import { sustituciones } from '@cauce/contract/sustituciones'
import { defineModule } from '../../kit/module.ts'
import { grant, revoke, search, searchProfessional } from './service.ts'

export const module = defineModule(sustituciones, {
  buscar: ({ body }, ctx) => search(ctx, body),
  buscarProfesional: ({ body }, ctx) => searchProfessional(ctx, body.texto),
  conceder: ({ body }, ctx) => grant(ctx, body),
  revocar: ({ params }, ctx) => revoke(ctx, params.id),
})
