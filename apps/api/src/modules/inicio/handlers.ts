/** The calls of the module `inicio`. */
import type { inicio } from '@cauce/contract/inicio'
import type { Handlers } from '../../http/handle.ts'
import { searchPatients } from './patients.ts'
import { pending, topicPage } from './service.ts'

export const handlers: Handlers<typeof inicio> = {
  pendientes: (_, ctx) => pending(ctx),
  pacientes: ({ body }, ctx) => searchPatients(ctx, body),
  asunto: ({ body }, ctx) => topicPage(ctx, body),
}
