/** Which referrals the report counts, as the address says them. */
import type { referencias } from '@cauce/contract/referencias'
import type { Body } from '@cauce/contract/entry'
import { addDays, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { Period } from '@cauce/domain/history/period'
import { isRequestType } from '@cauce/domain/referral/annex'
import { isAnnexTypeId } from '@cauce/domain/referral/registration'
import { periodOf, type NamedPeriod } from '../../../workspaces/reports/period.ts'

export interface ReportView extends Period {
  readonly anexo: number | null
  readonly solicitud: string | null
}

const MONTH = 29
const QUARTER = 89
const WEEK = 6

/** The view that an address asks for: the last thirty days unless told; what it says wrongly is not said. */
export const reportView = (search: URLSearchParams, today: CalendarDate): ReportView => {
  const anexo = Number(search.get('anexo'))
  const solicitud = search.get('solicitud') ?? ''
  return {
    ...periodOf(search, { desde: addDays(today, -MONTH), hasta: today }),
    anexo: isAnnexTypeId(anexo) ? anexo : null,
    solicitud: isRequestType(solicitud) ? solicitud : null,
  }
}

/** The address of a view. */
export const reportAddress = ({ desde, hasta, anexo, solicitud }: ReportView): URLSearchParams =>
  new URLSearchParams({
    desde,
    hasta,
    ...(anexo === null ? {} : { anexo: String(anexo) }),
    ...(solicitud === null ? {} : { solicitud }),
  })

/** What the server is asked for. */
export const reportSearch = ({ desde, hasta, anexo, solicitud }: ReportView): Body<typeof referencias.reporte> => ({
  desde,
  hasta,
  ...(anexo === null ? {} : { tipo_anexo_id: anexo }),
  ...(solicitud === null ? {} : { tipo_solicitud: solicitud }),
})

/** Periods that are one press away. */
export const quickPeriods = (today: CalendarDate): readonly NamedPeriod[] => [
  { nombre: 'Siete días', period: { desde: addDays(today, -WEEK), hasta: today } },
  { nombre: 'Treinta días', period: { desde: addDays(today, -MONTH), hasta: today } },
  { nombre: 'Noventa días', period: { desde: addDays(today, -QUARTER), hasta: today } },
  { nombre: 'Este año', period: { desde: `${today.slice(0, 4)}-01-01`, hasta: today } },
]
