/** What only the server knows of the limits of a draft: what was given before, and what an added presentation holds. */
import type { Answer, Body } from '@cauce/contract/entry'
import type { esquemas } from '@cauce/contract/esquemas'
import { auditRead } from '../../audit/audit.ts'
import type { UserCtx } from '../../http/handle.ts'
import { reachConsultation } from '../consultas/access.ts'
import { addedDrugs, componentsOf } from './catalogue-queries.ts'
import { ceilingsOf, givenBefore } from './ceiling-queries.ts'

type Asked = (typeof esquemas)['topes']

/** For the affiliate of the consultation. Fails with 404, 403. */
export const knownLimits = async (
  ctx: UserCtx,
  consultaId: number,
  { anadidos }: Body<Asked>,
): Promise<Answer<Asked>> => {
  const { afiliado_id } = await reachConsultation(ctx, consultaId)
  const added = (await addedDrugs(ctx.db, [...new Set(anadidos)])).map((drug) => ({
    ...drug,
    principios: [...new Set(componentsOf(drug).filter((name) => name !== ''))],
  }))
  auditRead(ctx, { accion: 'esquema.leer', recurso: 'consulta', recurso_id: consultaId, afiliado_id })
  const limits = await Promise.all(added.map(({ principios }) => ceilingsOf(ctx.db, principios)))
  return {
    dado: await givenBefore(ctx.db, afiliado_id),
    anadidos: added.map((drug, place) => ({
      codesumi_id: drug.id,
      principios: drug.principios,
      presentacion: {
        concentracion: drug.concentracion,
        unidad_presentacion: drug.unidad_presentacion,
        base_dosis: drug.base_dosis,
      },
      topes: limits[place] ?? [],
    })),
  }
}
