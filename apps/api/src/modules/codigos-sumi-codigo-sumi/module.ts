/** What the module `codigosSumiCodigoSumi` gives to the server. */
import { codigosSumiCodigoSumi } from '@cauce/contract/codigos-sumi-codigo-sumi'
import { defineModule } from '../../kit/module.ts'
import { list, see } from './service.ts'

export const module = defineModule(codigosSumiCodigoSumi, {
  lista: ({ query }, ctx) => list(ctx, query),
  ver: ({ params }, ctx) => see(ctx, params.id),
})
