/** The calls of the module `inicio`. */
import { inicio } from '@cauce/contract/inicio'
import { defineModule } from '../../kit/module.ts'
import { openWalkIn } from './walk-in.ts'
import { searchPatients } from './patients.ts'
import { pending, topicPage } from './service.ts'

export const module = defineModule(inicio, {
  prioritaria: ({ body }, ctx) => openWalkIn(ctx, body),
  pendientes: (_, ctx) => pending(ctx),
  pacientes: ({ body }, ctx) => searchPatients(ctx, body),
  asunto: ({ body }, ctx) => topicPage(ctx, body),
})
