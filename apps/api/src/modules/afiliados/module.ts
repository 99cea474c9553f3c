/** What the module `afiliados` gives to the server. */
import { afiliados } from '@cauce/contract/afiliados'
import { defineModule } from '../../kit/module.ts'
import { askRights } from './ask-rights.ts'
import { viewInsured } from './person.ts'
import { searchInsured } from './search.ts'
import { todayOfAffiliates } from './today-timer.ts'

export const module = defineModule(
  afiliados,
  {
    buscar: ({ body }, ctx) => searchInsured(ctx, body),
    buscarDerechos: ({ body }, ctx) => searchInsured(ctx, body),
    ver: ({ params }, ctx) => viewInsured(ctx, params.id),
    derechos: ({ body }, ctx) => askRights(ctx, body),
  },
  { timers: [todayOfAffiliates] },
)
