/** Files that become rows: the calls of every load, and the job that reads them. */
import { cargas } from '@cauce/contract/cargas'
import { loadLines, rejectedFile } from '../../kit/load/lines.ts'
import { loadJob } from '../../kit/load/run-load.ts'
import { applyLoad, askLoad, cancelLoad, listLoads, type Loads, reviewLoad, viewLoad } from '../../kit/load/service.ts'
import { defineModule } from '../../kit/module.ts'
import { LOADERS } from './loaders.ts'

const job = loadJob(LOADERS)
const loads: Loads = { loaders: LOADERS, job }

export const module = defineModule(
  cargas,
  {
    lista: ({ query }, ctx) => listLoads(loads, ctx, query.carga),
    pedir: ({ body }, ctx) => askLoad(loads, ctx, body),
    revisar: ({ params }, ctx) => reviewLoad(loads, ctx, params.id),
    ver: ({ params }, ctx) => viewLoad(loads, ctx, params.id),
    lineas: ({ params, query }, ctx) => loadLines(loads, ctx, params.id, query),
    aplicar: ({ params, body }, ctx) => applyLoad(loads, ctx, params.id, body),
    cancelar: ({ params }, ctx) => cancelLoad(loads, ctx, params.id),
    rechazos: ({ params }, ctx) => rejectedFile(loads, ctx, params.id),
  },
  { jobs: [job] },
)
