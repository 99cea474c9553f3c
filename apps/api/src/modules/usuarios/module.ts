/** The calls of the module `usuarios`. */
import { usuarios } from '@cauce/contract/usuarios'
import { defineModule } from '../../kit/module.ts'
import * as acts from './access-acts.ts'
import { assignRoles } from './assign-roles.ts'
import { createAffiliateUser, createOperator } from './create-user.ts'
import { userDetail } from './detail.ts'
import { editAffiliateUser, editOperator } from './edit-user.ts'
import { userHistory } from './history.ts'
import { cancelLoad, loadBatch } from './loads/batch.ts'
import { loadLines, rejectedFile, templateFile } from './loads/lines.ts'
import { recentLoads } from './loads/load-queries.ts'
import { loadSummary, reviewLoad } from './loads/review.ts'
import { options, searchAffiliate, searchSites, searchUsers } from './search.ts'

export const module = defineModule(usuarios, {
  buscar: ({ body }, ctx) => searchUsers(ctx, body),
  opciones: (_input, ctx) => options(ctx),
  buscarSedes: ({ body }, ctx) => searchSites(ctx, body.texto),
  buscarAfiliado: ({ body }, ctx) => searchAffiliate(ctx, body),
  usuario: ({ params }, ctx) => userDetail(ctx, params.id),
  historial: ({ params, query }, ctx) => userHistory(ctx, params.id, query),
  crearOperador: ({ body }, ctx) => createOperator(ctx, body),
  crearAfiliado: ({ body }, ctx) => createAffiliateUser(ctx, body),
  actualizarOperador: ({ params, body }, ctx) => editOperator(ctx, params.id, body),
  actualizarAfiliado: ({ params, body }, ctx) => editAffiliateUser(ctx, params.id, body),
  asignarRoles: ({ params, body }, ctx) => assignRoles(ctx, params.id, body),
  inactivar: ({ params, body }, ctx) => acts.deactivateUser(ctx, params.id, body.motivo),
  reactivar: ({ params }, ctx) => acts.reactivateUser(ctx, params.id),
  desbloquear: ({ params }, ctx) => acts.unlockUser(ctx, params.id),
  restablecerSegundoFactor: ({ params }, ctx) => acts.resetSecondFactor(ctx, params.id),
  enviarEnlace: ({ params }, ctx) => acts.sendPasswordLink(ctx, params.id),
  cerrarSesiones: ({ params }, ctx) => acts.endSessionsOf(ctx, params.id),
  plantillaCarga: async () => templateFile(),
  cargas: (_input, ctx) => recentLoads(ctx.db),
  revisarCarga: ({ body }, ctx) => reviewLoad(ctx, body),
  carga: ({ params }, ctx) => loadSummary(ctx, params.id),
  lineasCarga: ({ params, query }, ctx) => loadLines(ctx, params.id, query),
  cargarLote: ({ params }, ctx) => loadBatch(ctx, params.id),
  cancelarCarga: ({ params }, ctx) => cancelLoad(ctx, params.id),
  rechazosCarga: ({ params }, ctx) => rejectedFile(ctx, params.id),
})
