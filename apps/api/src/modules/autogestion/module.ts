/** The calls of the module `autogestion`. */
import { autogestion } from '@cauce/contract/autogestion'
import { defineModule } from '../../kit/module.ts'
import { orderPassports } from './passports.ts'

export const module = defineModule(autogestion, {
  ordenes: (_, ctx) => orderPassports(ctx),
})
