import { WarningSignIcon } from '@blueprintjs/icons'
import type { Affiliate } from '@cauce/domain/affiliate/affiliate'
import { allergySummary } from '@cauce/domain/affiliate/allergies'
import { ageLabel, documentLabel, listName, sexLabel } from '@cauce/domain/affiliate/display-name'
import { departmentName, municipalityName, primaryProviderName } from '@cauce/domain/affiliate/header-defaults'
import { measuresText, NOT_MEASURED } from '@cauce/domain/affiliate/measures-words'
import { weeksInWords, type Gestation } from '@cauce/domain/antecedents/gestation'
import { formatDate } from '@cauce/domain/calendar/bogota'
import type { Measures } from '@cauce/domain/consultation/consultation'
import { Action } from '../action/action.tsx'
import './affiliate-band.css'

export interface AffiliateBandProps {
  readonly affiliate: Affiliate
  readonly measures?: Measures | null
  /** The pregnancy that is known to go on. */
  readonly gestation?: Gestation | null
  /** Only who it is, the entity and the allergies: for dialogs with little height. */
  readonly brief?: boolean
  /** What is done about the allergies from here; left out, they are only read. */
  readonly onAllergies?: () => void
}

interface FactProps {
  readonly name: string
  readonly value: string
}

const Fact = ({ name, value }: FactProps) => (
  <div className="ca-band-fact">
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

/**
 * Who it is, on top of every clinical screen and dialog. Allergies stand in words and are never cut off: asked and none,
 * never asked, and known are three different things. @fuente spec 2 §2
 */
export const AffiliateBand = ({ affiliate, measures, gestation, brief = false, onAllergies }: AffiliateBandProps) => {
  const allergies = allergySummary(affiliate.alergias)
  return (
    <section
      className={`ca-band${brief ? ' ca-band-brief' : ''}`}
      aria-label={brief ? 'Afiliado y sus alergias' : 'Afiliado'}
    >
      <div className="ca-band-who">
        <p className="ca-band-name">{listName(affiliate)}</p>
        <p className="ca-band-line">
          {sexLabel(affiliate.sexo)} · {ageLabel(affiliate.edad_cumplida)} ·{' '}
          {documentLabel(affiliate.tipo_documento.codigo, affiliate.numero_documento)}
        </p>
      </div>
      <dl className="ca-band-facts">
        <Fact name="Entidad" value={affiliate.entidad.nombre} />
        {brief ? null : (
          <>
            <Fact name="Municipio" value={`${municipalityName(affiliate)}, ${departmentName(affiliate)}`} />
            <Fact name="IPS primaria" value={primaryProviderName(affiliate)} />
            <Fact
              name={measures ? `Peso · talla · SC · ${formatDate(measures.fecha)}` : 'Peso · talla · SC'}
              value={measures ? measuresText(measures) : NOT_MEASURED}
            />
          </>
        )}
        {gestation === undefined || gestation === null ? null : (
          <Fact name="Embarazo" value={`${weeksInWords(gestation)} · parto ${formatDate(gestation.fecha_parto)}`} />
        )}
      </dl>
      <div className={`ca-band-allergies ca-band-allergies-${allergies.kind}`}>
        {allergies.kind === 'known' ? <WarningSignIcon size={16} /> : null}
        <div>
          <p className="ca-band-allergies-title" data-of={listName(affiliate).split(',')[0]}>
            Alergias
          </p>
          <p>{allergies.text}</p>
        </div>
        {onAllergies === undefined ? null : (
          <Action small keys="A" hasPopup="dialog" onClick={onAllergies}>
            {allergies.kind === 'unknown' ? 'Preguntar' : 'Ver y anotar'}
          </Action>
        )}
      </div>
    </section>
  )
}
