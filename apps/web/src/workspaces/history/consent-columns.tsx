import { HISTORY_CONSENTS_PERMISSION } from '@cauce/contract/historico'
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import { CONSENT_ANSWERS } from '@cauce/domain/history/reports'
import type { ConsentHistoryRow } from '@cauce/domain/history/rows'
import { HISTORY_DOCUMENT_SENT } from '@cauce/domain/history/whole-record-text'
import { groupThousands } from '@cauce/domain/text/format'
import type { Column } from '@cauce/ui/data-table/data-table'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { historyConsentDocument, sendHistoryConsent } from '../../actors/documents.ts'
import { DocumentActs, type HistoryDocument } from './document-acts.tsx'
import { TwoLines } from './two-lines.tsx'

/** A consent that was signed elsewhere gets its document, with its code, when it is first asked for. */
const NO_CODE_YET = 'Se asigna al imprimirlo'

const documentOf = ({ cup, cup_id, orden_id }: ConsentHistoryRow): HistoryDocument => ({
  permission: HISTORY_CONSENTS_PERMISSION,
  name: `el consentimiento de ${cup.nombre}`,
  kind: 'el consentimiento',
  of: cup.nombre,
  fileName: `consentimiento_${orden_id}_${cup.codigo}.pdf`,
  note: `Orden ${groupThousands(orden_id)}`,
  done: HISTORY_DOCUMENT_SENT,
  fetch: () => historyConsentDocument({ cupId: cup_id, ordenId: orden_id }),
  send: (sending) => sendHistoryConsent({ cupId: cup_id, ordenId: orden_id }, sending),
})

/** @param email of the affiliate, null where there is none */
export const consentColumns = (email: string | null): readonly Column<ConsentHistoryRow>[] => [
  {
    key: 'fecha',
    title: 'Fecha',
    width: '160px',
    sortable: true,
    card: 'top',
    cell: ({ created_at, orden_id }) => (
      <TwoLines first={formatDateTime(created_at)} second={`Orden ${groupThousands(orden_id)}`} />
    ),
  },
  {
    key: 'nombre',
    title: 'Procedimiento',
    sortable: true,
    card: 'title',
    cell: ({ cup, version }) => (
      <TwoLines strong first={cup.nombre} second={`${cup.codigo} · texto versión ${version}`} />
    ),
  },
  { key: 'firmante', title: 'Quién firmó', cell: ({ firmante }) => firmante },
  { key: 'medico', title: 'Médico', cell: ({ medico }) => medico },
  {
    key: 'codigo',
    title: 'Verificación',
    card: 'labelled',
    cell: ({ documento }) => <span className="ca-second">{documento?.codigo ?? NO_CODE_YET}</span>,
  },
  {
    key: 'estado',
    title: 'Respuesta',
    card: 'state',
    cell: ({ estado }) => (
      <StatusChip tone={estado === 'firmado' ? 'ok' : 'bad'} label={CONSENT_ANSWERS[estado].nombre} />
    ),
  },
  {
    key: 'documento',
    title: '',
    label: 'Documento',
    card: 'action',
    cell: (row) => <DocumentActs document={documentOf(row)} email={email} />,
  },
]
