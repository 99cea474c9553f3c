/** One finding: which drugs, how grave, what may happen, why, and what is usually done. @fuente ui 05, 06 */
import { LightbulbIcon, SwapHorizontalIcon } from '@blueprintjs/icons'
import type { Finding, FoundDrug } from '@cauce/domain/medication/check'
import { severityWord } from '@cauce/domain/medication/check-words'
import { SIGNATURE_NOTICE, needsSecondSignature } from '@cauce/domain/medication/second-signature'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { Fragment } from 'react'

/** Where the drug stands for the line that is being added. */
const placeOf = ({ origen, codesumi_id }: FoundDrug, addedId: number): string => {
  if (origen === 'activo') return 'Ya lo toma'
  return codesumi_id === addedId ? 'Se añade' : 'Ya seleccionado'
}

export const Pair = ({ drugs, addedId }: { readonly drugs: readonly FoundDrug[]; readonly addedId: number }) => {
  const isAdded = ({ origen, codesumi_id }: FoundDrug): number =>
    Number(origen === 'por_ordenar' && codesumi_id === addedId)
  return (
    <div className="alt-pair">
      {drugs
        .toSorted((one, other) => isAdded(one) - isAdded(other))
        .map((drug, index) => (
          <Fragment key={index}>
            {index === 0 ? null : <SwapHorizontalIcon className="alt-between" />}
            <div className="alt-drug">
              <span className="ca-second">{placeOf(drug, addedId)}</span>
              <strong>{drug.nombre}</strong>
            </div>
          </Fragment>
        ))}
    </div>
  )
}

export interface AlertFindingProps {
  readonly finding: Finding
  /** The drug of the line that is being added. */
  readonly addedId: number
  /** What the dialog says already: it is not said twice. */
  readonly said?: string
  /** It is read by who signs: that a signature will be asked is not said. */
  readonly signing?: boolean
}

export const AlertFinding = ({ finding, addedId, said, signing = false }: AlertFindingProps) => {
  const { severidad, conducta, medicamentos } = finding
  const [titulo, detalle] =
    finding.titulo === said && finding.detalle !== null ? [finding.detalle, null] : [finding.titulo, finding.detalle]
  const { tone, label } = severityWord(severidad)
  return (
    <section className="alt-finding">
      {medicamentos.length > 1 ? <Pair drugs={medicamentos} addedId={addedId} /> : null}
      <div className="alt-what">
        <StatusChip tone={tone} label={label} />
        <h3>{titulo}</h3>
      </div>
      {detalle === null ? null : <p className="alt-why">{detalle}</p>}
      {signing || needsSecondSignature([finding], null).length === 0 ? null : (
        <p className="alt-why">{SIGNATURE_NOTICE}</p>
      )}
      {conducta === null ? null : (
        <div className="alt-conduct">
          <LightbulbIcon />
          <p>
            <strong>Qué suele hacerse</strong>
            {conducta}
          </p>
        </div>
      )}
    </section>
  )
}
