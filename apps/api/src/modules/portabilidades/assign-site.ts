/** Whoever studies it assigns a site of where the person goes. */
import { PORTABILITY_LIFE } from '@cauce/domain/insurance/portability-life'
import type { Answer, Body } from '@cauce/contract/entry'
import type { portabilidades } from '@cauce/contract/portabilidades'
import { fail, invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { moveBySystem } from '../../kit/life/move.ts'
import { handOf, holdPerson, holdPortability } from './held.ts'
import { siteOf } from './queries.ts'
import { portabilityStore } from './store.ts'

type Call = (typeof portabilidades)['asignar']

export const SITE_ELSEWHERE = 'Esa sede no es del municipio de destino, o no está activa.'

/** @throws 404; 422 of a site of elsewhere; 409 where somebody moved it, or it is not studied by who asks */
export const assignPortabilitySite = (ctx: UserCtx, body: Body<Call>): Promise<Answer<Call>> =>
  idempotent(ctx, 'portabilidades.asignar', body, async (trx) => {
    const { id, version, rep_id } = body
    if (!(await holdPerson(trx, id))) throw notFound()
    const held = await holdPortability(trx, id)
    if (held === undefined) throw notFound()
    if (held.version !== version) throw fail(409, 'portabilidad.cambio', PORTABILITY_LIFE.changed)
    const site = await siteOf(trx, rep_id)
    if (site?.municipio_id !== held.municipio_destino_id) throw invalid({ rep_id: [SITE_ELSEWHERE] })
    await trx.updateTable('portabilidades').set({ rep_id }).where('id', '=', id).execute()
    const moved = await moveBySystem(trx, ctx, portabilityStore, {
      row: { ...held, rep_id },
      evento: 'asignar_sede',
      facts: handOf(held, ctx.user.id, ctx.today()),
      lleva: {},
    })
    if (moved === undefined) throw fail(409, 'portabilidad.transicion_no_permitida', PORTABILITY_LIFE.notAllowed)
    return moved
  })
