/** Manuals and news. */
import { contenido } from '@cauce/contract/contenido'
import { defineModule } from '../../kit/module.ts'
import { askUpload, attach, detach, openAttachment } from './attachments.ts'
import * as service from './service.ts'

export const module = defineModule(contenido, {
  publicados: ({ query }, ctx) => service.publishedList(ctx, query),
  publicado: ({ params }, ctx) => service.wholeContent(ctx, params.id, 'reader'),
  leido: ({ params }, ctx) => service.readContent(ctx, params.id),
  archivo: ({ params }, ctx) => openAttachment(ctx, params.id),
  listar: ({ query }, ctx) => service.editorList(ctx, query),
  abrir: ({ params }, ctx) => service.wholeContent(ctx, params.id, 'editor'),
  crear: ({ body }, ctx) => service.createContent(ctx, body),
  guardar: ({ params, body }, ctx) => service.saveContent(ctx, params.id, body),
  mover: ({ params, body }, ctx) => service.moveContent(ctx, params.id, body),
  eliminar: ({ params }, ctx) => service.removeContent(ctx, params.id),
  subir: ({ params, body }, ctx) => askUpload(ctx, params.id, body),
  adjuntar: ({ params, body }, ctx) => attach(ctx, params.id, body.clave),
  quitarAdjunto: ({ params }, ctx) => detach(ctx, params.id),
})
