/** Who it is, on top of every history screen. */
import { WarningSignIcon } from '@blueprintjs/icons'
import { allergySummary } from '@cauce/domain/affiliate/allergies'
import { ageLabel, documentLabel, sexLabel } from '@cauce/domain/affiliate/display-name'
import type { HistoryAffiliate } from '@cauce/domain/history/rows'
import type { ReactNode } from 'react'
import { DeceasedNote } from '../../kit/affiliate/deceased-note.tsx'
import './history.css'

const NO_SITE = 'Sin IPS asignada'

interface FactProps {
  readonly name: string
  readonly value: string
}

const Fact = ({ name, value }: FactProps) => (
  <div className="his-fact">
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

const Allergies = ({ affiliate }: { readonly affiliate: HistoryAffiliate }) => {
  const { kind, text } = allergySummary(affiliate.alergias)
  return (
    <div className={`his-allergies his-allergies-${kind}`}>
      {kind === 'known' ? <WarningSignIcon size={16} /> : null}
      <div>
        <p className="his-allergies-title">Alergias</p>
        <p>{text}</p>
      </div>
    </div>
  )
}

export interface AffiliateHeadProps {
  readonly affiliate: HistoryAffiliate
  /** What can be done with the whole of it, at the right. */
  readonly acts?: ReactNode
}

export const AffiliateHead = ({ affiliate, acts }: AffiliateHeadProps) => (
  <section className="his-head" aria-label="Afiliado">
    <div className="his-who">
      <h2 className="his-name">{affiliate.nombre_completo}</h2>
      <p className="ca-second">
        {sexLabel(affiliate.sexo)} · {ageLabel(affiliate.edad_cumplida)} ·{' '}
        {documentLabel(affiliate.tipo_documento_codigo, affiliate.numero_documento)}
      </p>
      <DeceasedNote tipoAfiliadoId={affiliate.tipo_afiliado.id} />
    </div>
    <dl className="his-facts">
      <Fact name="Entidad" value={affiliate.entidad.nombre} />
      <Fact name="Tipo de afiliado" value={affiliate.tipo_afiliado.nombre} />
      <Fact name="IPS primaria" value={affiliate.ips?.nombre ?? NO_SITE} />
    </dl>
    <Allergies affiliate={affiliate} />
    {acts === undefined ? null : <div className="his-head-acts">{acts}</div>}
  </section>
)
