/** Calls of the clinical record. */
import { historia } from '@cauce/contract/historia'
import { defineModule } from '../../kit/module.ts'
import { finaliseRecord } from './finalise.ts'
import { addNote } from './notes.ts'
import { openRecord } from './read-record.ts'
import { saveDraft } from './save-draft.ts'
import { deleteSnippet, ownSnippets, saveSnippet } from './snippets.ts'
import { tellDevices } from './tell-devices.ts'

export const module = defineModule(
  historia,
  {
    abrir: ({ params }, ctx) => openRecord(ctx, params.consulta),
    guardarBorrador: ({ params, body }, ctx) => saveDraft(ctx, params.consulta, body),
    finalizar: ({ params, body }, ctx) => finaliseRecord(ctx, params.consulta, body),
    anotar: ({ params, body }, ctx) => addNote(ctx, params.consulta, body),
    plantillas: (_, ctx) => ownSnippets(ctx),
    guardarPlantilla: ({ body }, ctx) => saveSnippet(ctx, body),
    eliminarPlantilla: ({ body }, ctx) => deleteSnippet(ctx, body.id),
  },
  { handlers: [tellDevices] },
)
