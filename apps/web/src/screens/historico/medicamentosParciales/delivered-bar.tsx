/** How much of a medicine was handed over, drawn and in words. */
import { deliveredInWords } from '@cauce/domain/history/delivery-words'
import type { PartialRow } from './partial-row.ts'

export const DeliveredBar = ({ row }: { readonly row: PartialRow }) => (
  <span className="parc-bar">
    <span className="parc-words">{deliveredInWords(row)}</span>
    <progress
      className="parc-progress"
      aria-label={`Entregado de ${row.medicamento}`}
      max={row.cantidad_formulada}
      value={row.cantidad_entregada}
    />
  </span>
)
