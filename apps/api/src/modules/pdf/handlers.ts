/** Calls of the documents: made, previewed, opened, verified. */
import type { pdf } from '@cauce/contract/pdf'
import type { Handlers } from '../../http/handle.ts'
import { fileType, storedFile } from '../adjuntos/service.ts'
import { verify } from '../verificar/service.ts'
import { previewConsent } from './preview.ts'
import { makePdf } from './service.ts'

export const handlers = {
  generar: ({ body }, ctx) => makePdf(ctx, body),
  vistaPrevia: ({ body }, ctx) => previewConsent(ctx, body),
  getType: ({ body }, ctx) => fileType(ctx, body.ruta),
  get: ({ body }, ctx) => storedFile(ctx, body.ruta),
  verificar: ({ params }, ctx) => verify(ctx, params.codigo),
} satisfies Handlers<typeof pdf>
