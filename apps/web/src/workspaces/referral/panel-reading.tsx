/** The panel of a referral for who may not change it, or once nothing changes any more. */
import { formatDate } from '@cauce/domain/calendar/bogota'
import { annexTypeName, requestName } from '@cauce/domain/referral/annex'
import { PANEL_FIELDS } from '@cauce/domain/referral/panel-fields'
import type { Referral } from '@cauce/domain/referral/referral'

const isField = (name: string): name is keyof typeof PANEL_FIELDS => Object.hasOwn(PANEL_FIELDS, name)

const site = ({ institucion_acepta: chosen }: Referral): string => {
  if (chosen === null) return ''
  return chosen.municipio === null ? chosen.nombre : `${chosen.nombre}, ${chosen.municipio}`
}

const valueOf = (referral: Referral, field: keyof typeof PANEL_FIELDS): string => {
  if (field === 'tipo_anexo_id') return annexTypeName(referral.tipo_anexo_id)
  if (field === 'tipo_solicitud') return requestName(referral.tipo_solicitud ?? '')
  if (field === 'institucion_acepta_rep_id') return site(referral)
  if (field === 'traslado_redondo') return referral.traslado_redondo ? 'Sí' : 'No'
  const value = referral[field] ?? ''
  return field.startsWith('hora_') ? value.slice(0, 5) : formatDate(value)
}

const WHOLE_ROW: readonly string[] = ['tipo_solicitud', 'institucion_acepta_rep_id']

/** A day stands beside its hour. */
const placeOf = (field: string): string => {
  if (WHOLE_ROW.includes(field)) return 'ref-fact ref-fact-row'
  return field.startsWith('fecha_') ? 'ref-fact ref-fact-first' : 'ref-fact'
}

export interface PanelReadingProps {
  readonly referral: Referral
  /** Why nothing may be changed here. */
  readonly why: string
}

export const PanelReading = ({ referral, why }: PanelReadingProps) => (
  <>
    <p className="ca-second ref-why">{why}</p>
    <dl className="ref-facts">
      {Object.keys(PANEL_FIELDS)
        .filter(isField)
        .map((field) => ({ field, value: valueOf(referral, field) }))
        .filter(({ value }) => value !== '')
        .map(({ field, value }) => (
          <div key={field} className={placeOf(field)}>
            <dt>{PANEL_FIELDS[field]}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  </>
)
