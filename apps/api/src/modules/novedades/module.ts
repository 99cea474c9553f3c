/** What the module `novedades` gives to the server. */
import { novedades } from '@cauce/contract/novedades'
import { moveThing } from '../../kit/life/move.ts'
import { moveSeveral } from '../../kit/life/several.ts'
import { defineModule } from '../../kit/module.ts'
import { changeStore } from './change-store.ts'
import { fileChange, previewChange } from './file-change.ts'
import { askPaper } from './papers.ts'
import { changeOptions, changePlaces, changesOfPerson, listChanges, viewChange } from './service.ts'

export const module = defineModule(novedades, {
  opciones: (_, ctx) => changeOptions(ctx),
  destinos: ({ body }, ctx) => changePlaces(ctx, body),
  previsualizar: ({ body }, ctx) => previewChange(ctx, body),
  subir: ({ body }, ctx) => askPaper(ctx, body),
  radicar: ({ body }, ctx) => fileChange(ctx, body),
  listar: ({ body }, ctx) => listChanges(ctx, body),
  ver: ({ params }, ctx) => viewChange(ctx, params.id),
  deAfiliado: ({ params }, ctx) => changesOfPerson(ctx, params.id),
  mover: ({ body }, ctx) => moveThing(ctx, changeStore, 'novedades.mover', body),
  moverVarias: ({ body }, ctx) => moveSeveral(ctx, changeStore, 'novedades.moverVarias', body),
})
