/** Calls of the sick leaves. */
import { incapacidades } from '@cauce/contract/incapacidades'
import { defineModule } from '../../kit/module.ts'
import { lastFive } from './last-leaves.ts'
import { leaveContext } from './leave-context.ts'
import { annulLeave, liftLeave } from './move-leave.ts'
import { registerLeave } from './register-leave.ts'
import { affiliateSchool, findSchools, secretariats } from './schools.ts'

export const module = defineModule(incapacidades, {
  contexto: ({ params }, ctx) => leaveContext(ctx, params.consulta),
  colegioAfiliado: ({ params }, ctx) => affiliateSchool(ctx, params.colegioId),
  buscarColegio: ({ params }, ctx) => findSchools(ctx, params.texto),
  secretarias: (_, ctx) => secretariats(ctx),
  registrar: ({ body }, ctx) => registerLeave(ctx, body),
  ultimasCinco: ({ body }, ctx) => lastFive(ctx, body.afiliado_id),
  anular: ({ body }, ctx) => annulLeave(ctx, body),
  levantar: ({ body }, ctx) => liftLeave(ctx, body),
})
