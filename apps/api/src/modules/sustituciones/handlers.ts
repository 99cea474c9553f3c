/** The calls of the module `sustituciones`. */
import type { sustituciones } from '@cauce/contract/sustituciones'
import type { Handlers } from '../../http/handle.ts'
import { grant, revoke, search, searchProfessional } from './service.ts'

export const handlers: Handlers<typeof sustituciones> = {
  buscar: ({ body }, ctx) => search(ctx, body),
  buscarProfesional: ({ body }, ctx) => searchProfessional(ctx, body.texto),
  conceder: ({ body }, ctx) => grant(ctx, body),
  revocar: ({ params }, ctx) => revoke(ctx, params.id),
}
