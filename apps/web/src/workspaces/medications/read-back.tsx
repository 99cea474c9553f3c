/** The typed line read back in full, each value with where it came from. */
import { decimalInWords } from '@cauce/domain/medication/number-words'
import { draftQuantityInWords, type MedicationDraft } from '@cauce/domain/medication/draft'
import type { CompletedLine, LineOrigin } from '@cauce/domain/medication/line-entry'
import { measureOf } from '@cauce/domain/medication/dose-unit'
import { equivalentDose } from '@cauce/domain/medication/measured-dose'
import { monthsInWords } from '@cauce/domain/medication/months'
import type { RoutingProposal } from '@cauce/domain/ordering/routing'
import { unitWords } from '@cauce/domain/medication/unit-words'
import type { LineDiagnosis } from '@cauce/domain/medication/line-diagnosis'
import { Kbd } from '@cauce/ui/kbd/kbd'
import { emptyMedicationDraft } from '@cauce/domain/medication/draft'
import { draftOfEntry } from './draft-of-line.ts'

interface Chip {
  readonly label: string
  /** Null: nobody said it. */
  readonly value: string | null
  readonly origin: LineOrigin | null
}

const everyText = (line: CompletedLine): string | null => {
  if (line.frecuencia === null || line.tiempo === null) return null
  const { valor } = line.frecuencia
  if (line.tiempo.valor === 'Horas') return `cada ${decimalInWords(valor)} ${valor === 1 ? 'hora' : 'horas'}`
  return valor === 1 ? 'cada día' : `cada ${decimalInWords(valor)} días`
}

const daysText = (line: CompletedLine): string | null => {
  if (line.duracion === null) return null
  const { valor } = line.duracion
  const days = `${valor} ${valor === 1 ? 'día' : 'días'}`
  return line.meses.valor === 1 ? days : `${days} × ${monthsInWords(line.meses.valor)}`
}

/** The dose as it was understood, and in its other measure: `5 mL = 250 mg`. */
const doseText = ({ dosis, unidad_dosis, articulo: { codesumi } }: CompletedLine): string | null => {
  if (dosis === null) return null
  const medida = measureOf(unidad_dosis, codesumi)
  if (medida === null) return unitWords(dosis.valor, codesumi.unidad_presentacion)
  const also = equivalentDose(dosis.valor, medida)
  return `${unitWords(dosis.valor, medida.unidad)}${also === null ? '' : ` = ${also}`}`
}

const chipsOf = (line: CompletedLine): readonly Chip[] => {
  const { codesumi } = line.articulo
  return [
    { label: 'Medicamento', value: codesumi.nombre, origin: null },
    {
      label: 'Dosis',
      value: doseText(line),
      origin: line.dosis?.origen ?? null,
    },
    { label: 'Frecuencia', value: everyText(line), origin: line.frecuencia?.origen ?? null },
    { label: 'Duración', value: daysText(line), origin: line.duracion?.origen ?? null },
    { label: 'Vía', value: line.via?.valor ?? null, origin: line.via?.origen ?? null },
  ]
}

const ChipView = ({ label, value, origin }: Chip) => (
  <li className={`med-chip${value === null ? ' med-chip-asked' : ''}`}>
    <span className="med-chip-label">{label}</span> <span>{value ?? '¿?'}</span>{' '}
    {origin === null || origin === 'escrito' ? null : <span className="med-chip-origin">{origin}</span>}
  </li>
)

export interface ReadBackProps {
  readonly line: CompletedLine
  /** What the form holds once the line is completed; null: it is only being read. */
  readonly draft: MedicationDraft | null
  /** The site is being asked for. */
  readonly asking: boolean
  /** The site that is proposed for the drug; null: not known. */
  readonly routing: RoutingProposal | null
  /** What the line is prescribed for. */
  readonly diagnosis: LineDiagnosis
  /** The arrows choose another one. */
  readonly choosable: boolean
}

/** Where it is delivered: the proposed site as a question until the line is completed. */
const SiteChip = ({ draft, asking, routing }: ReadBackProps) => {
  if (draft === null && routing === null) return null
  const proposed = routing?.rep?.nombre ?? null
  const chosen = draft?.rep?.nombre ?? null
  const asked = chosen ?? (proposed === null ? '¿?' : `¿${proposed}?`)
  return (
    <li className={`med-chip${chosen === null && !asking ? ' med-chip-asked' : ''}`}>
      <span className="med-chip-label">Prestador</span>{' '}
      <span>{chosen === null && asking ? 'se está buscando…' : asked}</span>{' '}
      {routing === null ? null : <span className="med-chip-origin">{routing.motivo}</span>}
    </li>
  )
}

/** A question until somebody says it. */
const DiagnosisChip = ({ value, asked, choosable }: LineDiagnosis & Pick<ReadBackProps, 'choosable'>) => (
  <li className={`med-chip${asked ? ' med-chip-asked' : ''}`}>
    <span className="med-chip-label">Diagnóstico</span>{' '}
    <span>
      {value === null ? '¿?' : asked ? `¿${value.codigo}? ${value.nombre}` : `${value.codigo} ${value.nombre}`}
    </span>{' '}
    {choosable ? (
      <span className="med-chip-origin">
        <Kbd keys="Arriba Abajo" /> otro, o escriba dx y el código
      </span>
    ) : null}
  </li>
)

export const ReadBack = (props: ReadBackProps) => {
  const { line, draft, diagnosis, choosable } = props
  const quantity = draftQuantityInWords(draft ?? { ...emptyMedicationDraft(''), ...draftOfEntry(line) })
  return (
    <div className="med-read">
      <ul className="med-chips" aria-label="Lo que se entendió de la línea">
        {chipsOf(line).map((chip) => (
          <ChipView key={chip.label} {...chip} />
        ))}
        <SiteChip {...props} />
        <DiagnosisChip {...diagnosis} choosable={choosable} />
        {quantity === '' ? null : (
          <li className="med-chip">
            <span className="med-chip-label">Cantidad mensual</span> <strong>{quantity}</strong>
          </li>
        )}
      </ul>
      {diagnosis.unknown === null ? null : (
        <p className="med-warning">
          {diagnosis.unknown} no está en los diagnósticos de la consulta: escoja uno, o búsquelo en el formulario
        </p>
      )}
      {line.avisos.map((text) => (
        <p key={text} className="med-warning">
          {text}
        </p>
      ))}
    </div>
  )
}
