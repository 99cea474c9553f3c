/** Calls of the referral of patients. */
import { referencias } from '@cauce/contract/referencias'
import { defineModule } from '../../kit/module.ts'
import { chosenAffiliate, searchAffiliates } from '../historico/affiliates.ts'
import { referralStaff } from './access.ts'
import { answerTimes } from './answer-times.ts'
import { createConsultation } from './create-consultation.ts'
import { listReferrals, searchSites } from './list.ts'
import { openReferral } from './referral-view.ts'
import { moveReferral, moveReferrals, referralHands } from './move-referral.ts'
import { registerReferral } from './register.ts'
import { exportReport, report } from './reports.ts'
import { closeReferral, updatePanel } from './save-panel.ts'
import { timeline } from './timeline.ts'
import { askReferralUpload } from './uploads.ts'

export const module = defineModule(referencias, {
  registrar: async ({ body }, ctx) => registerReferral(referralStaff(ctx), body),
  buscarAfiliado: async ({ body }, ctx) => searchAffiliates(referralStaff(ctx), body, 'referencia.buscar_afiliado'),
  afiliado: async ({ params }, ctx) => chosenAffiliate(referralStaff(ctx), params.id, 'referencia.afiliado'),
  plazos: async (_, ctx) => answerTimes(referralStaff(ctx)),
  subir: async ({ body }, ctx) => askReferralUpload(referralStaff(ctx), body),
  listar: async ({ body }, ctx) => listReferrals(referralStaff(ctx), body),
  detalle: async ({ params }, ctx) => openReferral(referralStaff(ctx), params.id),
  lineaDeTiempo: async ({ params }, ctx) => timeline(referralStaff(ctx), params.id),
  actualizar: async ({ params, body }, ctx) => updatePanel(referralStaff(ctx), params.id, body),
  finalizar: async ({ params, body }, ctx) => closeReferral(referralStaff(ctx), params.id, body),
  crearConsulta: async ({ body }, ctx) => createConsultation(referralStaff(ctx), body.id),
  mover: ({ body }, ctx) => moveReferral(referralStaff(ctx), body),
  moverVarias: ({ body }, ctx) => moveReferrals(referralStaff(ctx), body),
  gestores: (_, ctx) => referralHands(referralStaff(ctx)),
  buscarRep: async ({ params }, ctx) => searchSites(referralStaff(ctx), params.texto),
  reporte: async ({ body }, ctx) => report(referralStaff(ctx), body),
  exportar: async ({ body }, ctx) => exportReport(referralStaff(ctx), body),
})
