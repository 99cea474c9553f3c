/** The containers of a measured dose: what is needed, what one holds, how many are delivered, drawn to scale. @fuente UI, imágenes 23 y 23b */
import {
  drawnContainers,
  measuredInUnits,
  pictureInWords,
  type DrawnContainer,
} from '@cauce/domain/medication/container-picture'
import { containersFor, type ContainerSum } from '@cauce/domain/medication/containers'
import { draftPosology, type MedicationDraft } from '@cauce/domain/medication/draft'
import { unitWords } from '@cauce/domain/medication/unit-words'
import './container-account.css'

interface Account {
  readonly sum: ContainerSum
  readonly dosis: number
  readonly dias: number
  readonly unidad: string
  readonly envase: string
}

/** Null while a figure is missing, or where nobody can tell what one container holds. */
const accountOf = (draft: MedicationDraft): Account | null => {
  const { dosis, frecuencia, tiempo, duracion, medida, unidad } = draftPosology(draft)
  if (medida === null || medida === undefined || dosis === null || frecuencia === null) return null
  if (tiempo === '' || duracion === null || duracion <= 0 || frecuencia <= 0 || dosis <= 0) return null
  const posology = { dosis, unidad_dosis: medida.unidad, frecuencia, tiempo, duracion }
  const sum = containersFor(posology, medida.contenido)
  if (sum === null) return null
  return { sum, dosis, dias: duracion, unidad: medida.unidad, envase: unidad }
}

const Figure = ({ label, value, how }: { readonly label: string; readonly value: string; readonly how: string }) => (
  <div className="med-account-figure">
    <dt className="ca-label">{label}</dt>
    <dd>
      <strong>{value}</strong>
      <span className="ca-second">{how}</span>
    </dd>
  </div>
)

const Figures = ({ sum, dosis, unidad, envase }: Account) => {
  const { necesita, trae, envases, sobra, vence, por_toma, tomas } = sum
  const left = `${por_toma === null ? 'sobran' : 'de cada toma sobran'} ${measuredInUnits(sobra, unidad)}`
  const old = vence === null ? '' : ` · abierto sirve ${vence} días`
  return (
    <dl className="med-account-figures">
      <Figure
        label="Necesita al mes"
        value={measuredInUnits(necesita, unidad)}
        how={`${measuredInUnits(dosis, unidad)} × ${unitWords(tomas, 'toma')}`}
      />
      <Figure
        label={`Trae cada ${envase.toLocaleLowerCase('es-CO')}`}
        value={measuredInUnits(trae, unidad)}
        how={por_toma === null ? 'lo que sobra sirve para la toma siguiente' : 'lo que sobra no se guarda'}
      />
      <Figure label="Se entregan al mes" value={unitWords(envases, envase)} how={`${left}${old}`} />
    </dl>
  )
}

const Bar = ({ of: { numero, usa, sobra }, unidad }: { readonly of: DrawnContainer; readonly unidad: string }) => (
  <div className="med-account-bar">
    <span className="med-account-number">{numero}</span>
    <span className="med-account-track">
      <span className="med-account-used" style={{ inlineSize: `${(100 * usa) / (usa + sobra)}%` }} />
    </span>
    <span className="ca-second">{measuredInUnits(usa, unidad)}</span>
  </div>
)

export interface ContainerAccountProps {
  readonly draft: MedicationDraft
}

export const ContainerAccount = ({ draft }: ContainerAccountProps) => {
  const account = accountOf(draft)
  if (account === null) return null
  const { sum, dias, unidad, envase } = account
  const drawn = drawnContainers(sum, dias)
  return (
    <section className="med-whole med-account" aria-label="La cuenta de los envases">
      <Figures {...account} />
      {drawn.length === 0 ? null : (
        <figure className="med-account-picture">
          <figcaption className="ca-hidden">{pictureInWords(sum, dias, unidad, envase)}</figcaption>
          <div className="med-account-bars" aria-hidden>
            {drawn.map((each) => (
              <Bar key={each.numero} of={each} unidad={unidad} />
            ))}
          </div>
        </figure>
      )}
    </section>
  )
}
