/** What the module `portabilidades` gives to the server. */
import { portabilidades } from '@cauce/contract/portabilidades'
import { moveThing } from '../../kit/life/move.ts'
import { moveSeveral } from '../../kit/life/several.ts'
import { defineModule } from '../../kit/module.ts'
import { assignPortabilitySite } from './assign-site.ts'
import { daysOfPortabilities } from './days-timer.ts'
import { filePortability } from './file-portability.ts'
import { listPortabilities, portabilityPerson, portabilitySites, portabilityTowns, viewPortability } from './service.ts'
import { portabilityStore } from './store.ts'

export const module = defineModule(
  portabilidades,
  {
    persona: ({ params }, ctx) => portabilityPerson(ctx, params.id),
    municipios: ({ body }, ctx) => portabilityTowns(ctx, body),
    sedes: ({ body }, ctx) => portabilitySites(ctx, body),
    radicar: ({ body }, ctx) => filePortability(ctx, body),
    listar: ({ body }, ctx) => listPortabilities(ctx, body),
    ver: ({ params }, ctx) => viewPortability(ctx, params.id),
    asignar: ({ body }, ctx) => assignPortabilitySite(ctx, body),
    mover: ({ body }, ctx) => moveThing(ctx, portabilityStore, 'portabilidades.mover', body),
    moverVarias: ({ body }, ctx) => moveSeveral(ctx, portabilityStore, 'portabilidades.moverVarias', body),
  },
  { timers: [daysOfPortabilities] },
)
