/** The containers of a measured dose: what is needed, what one holds, how many are delivered, drawn to scale. @fuente UI, imágenes 23 y 23b */
import {
  drawnContainers,
  measuredInUnits,
  pictureInWords,
  type DrawnContainer,
} from '@cauce/domain/medication/container-picture'
import { containersFor, type ContainerSum, type MeasuredPosology } from '@cauce/domain/medication/containers'
import type { Contents } from '@cauce/domain/medication/contents'
import type { DoseRanges } from '@cauce/domain/medication/dose-ranges'
import { draftPosology, type MedicationDraft } from '@cauce/domain/medication/draft'
import { lesserDose, lesserInWords } from '@cauce/domain/medication/lesser-dose'
import { unitWords } from '@cauce/domain/medication/unit-words'
import { Action } from '@cauce/ui/action/action'
import { useEffect } from 'react'
import './container-account.css'

const PROPOSAL_KEY = 'p'

interface Account {
  readonly sum: ContainerSum
  readonly dosis: number
  readonly dias: number
  readonly unidad: string
  readonly envase: string
  readonly contenido: Contents
  readonly posology: MeasuredPosology
}

/** Null while a figure is missing, or where nobody can tell what one container holds. */
const accountOf = (draft: MedicationDraft): Account | null => {
  const { dosis, frecuencia, tiempo, duracion, medida, unidad } = draftPosology(draft)
  if (medida === null || medida === undefined || dosis === null || frecuencia === null) return null
  if (tiempo === '' || duracion === null || duracion <= 0 || frecuencia <= 0 || dosis <= 0) return null
  const posology = { dosis, unidad_dosis: medida.unidad, frecuencia, tiempo, duracion }
  const sum = containersFor(posology, medida.contenido)
  if (sum === null) return null
  return { sum, dosis, dias: duracion, unidad: medida.unidad, envase: unidad, contenido: medida.contenido, posology }
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

/** The proposal is taken with its button or with Alt P, wherever the cursor is; nothing changes by itself. */
const Proposal = ({
  text,
  verb,
  onTake,
}: {
  readonly text: string
  readonly verb: string
  readonly onTake: () => void
}) => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.key.toLocaleLowerCase('es-CO') !== PROPOSAL_KEY)
        return
      event.preventDefault()
      onTake()
    }
    globalThis.addEventListener('keydown', onKeyDown)
    return () => globalThis.removeEventListener('keydown', onKeyDown)
  }, [onTake])
  return (
    <div className="med-account-proposal">
      <span>{text}, y sigue en su rango. Se comprueba al añadirla</span>
      <Action small keys="Alt P" onClick={onTake}>
        {verb}
      </Action>
    </div>
  )
}

export interface ContainerAccountProps {
  readonly draft: MedicationDraft
  /** Null: not known yet, and nothing is proposed. */
  readonly ranges: DoseRanges | null
  readonly onLesser: (dosis: number) => void
}

export const ContainerAccount = ({ draft, ranges, onLesser }: ContainerAccountProps) => {
  const account = accountOf(draft)
  if (account === null) return null
  const { sum, dias, unidad, envase, posology, contenido } = account
  const drawn = drawnContainers(sum, dias)
  const lesser = lesserDose(posology, contenido, ranges)
  return (
    <section className="med-account" aria-label="La cuenta de los envases">
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
      {lesser === null ? null : (
        <Proposal
          text={lesserInWords(lesser, unidad, envase)}
          verb={`Usar ${unitWords(lesser.dosis, unidad)}`}
          onTake={() => onLesser(lesser.dosis)}
        />
      )}
    </section>
  )
}
