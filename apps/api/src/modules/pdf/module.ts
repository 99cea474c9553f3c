/** Calls of the documents: made, previewed, opened, verified. */
import { pdf } from '@cauce/contract/pdf'
import { defineModule } from '../../kit/module.ts'
import { fileType, storedFile } from '../adjuntos/service.ts'
import { verify } from '../verificar/service.ts'
import { previewConsent } from './preview.ts'
import { makePdf } from './service.ts'

export const module = defineModule(pdf, {
  generar: ({ body }, ctx) => makePdf(ctx, body),
  vistaPrevia: ({ body }, ctx) => previewConsent(ctx, body),
  getType: ({ body }, ctx) => fileType(ctx, body.ruta),
  get: ({ body }, ctx) => storedFile(ctx, body.ruta),
  verificar: ({ params }, ctx) => verify(ctx, params.codigo),
})
