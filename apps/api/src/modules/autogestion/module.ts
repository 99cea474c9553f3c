/** The calls of the module `autogestion`. */
import { autogestion } from '@cauce/contract/autogestion'
import { defineModule } from '../../kit/module.ts'
import { changeSite, otherSites } from './change-site.ts'
import { orderPassports } from './passports.ts'

export const module = defineModule(autogestion, {
  ordenes: (_, ctx) => orderPassports(ctx),
  sedes: ({ body }, ctx) => otherSites(ctx, body),
  cambiarSede: ({ body }, ctx) => changeSite(ctx, body),
})
