/** What the module `certificados` gives to the server. */
import { certificados } from '@cauce/contract/certificados'
import { defineModule } from '../../kit/module.ts'
import { certificatesToday, ownCertificate, printCertificate, printOwnCertificate } from './service.ts'

export const module = defineModule(
  certificados,
  {
    mio: (_, ctx) => ownCertificate(ctx),
    descargarMio: (_, ctx) => printOwnCertificate(ctx),
    generar: ({ body }, ctx) => printCertificate(ctx, body.afiliado_id),
  },
  { lettersToday: certificatesToday },
)
