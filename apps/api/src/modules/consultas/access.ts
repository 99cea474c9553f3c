/** Whose consultation it is: the professional's own, or anybody's for who may see all of them. */
import { sql, type RawBuilder } from 'kysely'
import { hasPermission } from '@cauce/domain/session/permission'
import { fail, type ApiFailure } from '../../http/failure.ts'
import type { SessionUser, UserCtx } from '../../http/handle.ts'

const SEE_ALL = 'consultas.todas'
const OTHERS_CONSULTATION = 'La consulta es de otro profesional.'

export const seesAll = (user: SessionUser): boolean => hasPermission(user, SEE_ALL)

/** SQL condition over `consultas as c`: the consultation may be reached by the person of the request. */
export const isReachable = ({ user }: UserCtx): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref('c.medico_user_id')} = ${user.id} or ${seesAll(user)}::boolean)`

/** 403 `consulta.ajena`. */
export const othersConsultation = (): ApiFailure => fail(403, 'consulta.ajena', OTHERS_CONSULTATION)
