/** 'Qué cambió desde entonces': each difference as a shape, a word and a colour; none is said too. */
import type { MedicationHistoryRow, PrescriptionChange } from '@cauce/domain/medication/order-line'
import { StatusChip, type Tone } from '@cauce/ui/status-chip/status-chip'

const TONES: Readonly<Record<PrescriptionChange['severidad'], Tone>> = { grave: 'bad', aviso: 'waiting' }

export const ChangeList = ({ changes }: { readonly changes: MedicationHistoryRow['cambios'] }) =>
  changes.length === 0 ? (
    <span className="ca-second">Nada</span>
  ) : (
    <ul className="rx-changes">
      {changes.map(({ tipo, texto, severidad }) => (
        <li key={`${tipo} ${texto}`}>
          <StatusChip tone={TONES[severidad]} label={texto} />
        </li>
      ))}
    </ul>
  )
