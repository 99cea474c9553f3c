/** Where an entry of the timeline is read whole. */
import type { TimelineEntry, TimelineKind } from '@cauce/domain/clinical-record/timeline-entry'
import {
  HISTORY_CONSENTS_PERMISSION,
  HISTORY_LEAVES_PERMISSION,
  HISTORY_ORDERS_PERMISSION,
} from '@cauce/contract/historico'
import { HISTORY_PERMISSION } from '@cauce/domain/session/permission-keys'
import { AFFILIATE } from './chosen-affiliate.ts'

/** The consultation that is open, in the address. */
export const CONSULTATION = 'consulta'

interface Place {
  readonly path: string
  readonly permission: string
  readonly verb: string
}

const PLACES: Readonly<Record<TimelineKind, Place>> = {
  visita: { path: '/historico/consultas', permission: HISTORY_PERMISSION, verb: 'Leer' },
  orden: { path: '/historico/ordenes', permission: HISTORY_ORDERS_PERMISSION, verb: 'Ver' },
  incapacidad: { path: '/historico/incapacidades', permission: HISTORY_LEAVES_PERMISSION, verb: 'Ver' },
  consentimiento: { path: '/historico/consentimientos', permission: HISTORY_CONSENTS_PERMISSION, verb: 'Ver' },
}

/**
 * Address, permission and verb: a visit is opened over the timeline, which stays behind it; anything else is shown in its list,
 * narrowed to its days.
 * @param here the address of the timeline
 */
export const entryPlace = ({ clase, id, fecha, hasta }: TimelineEntry, here: URLSearchParams) => {
  const { path, permission, verb } = PLACES[clase]
  const query = new URLSearchParams(clase === 'visita' ? here : { [AFFILIATE]: here.get(AFFILIATE) ?? '' })
  if (clase === 'visita') query.set(CONSULTATION, String(id))
  else {
    query.set('desde', fecha)
    query.set('hasta', hasta ?? fecha)
  }
  return { to: `${path}?${query.toString()}`, permission, verb }
}
