/** `/firmas/segundas`: what waits for the hand of another professional, and what went on as a vital urgency. */
import { signatureQueue } from '@cauce/contract/firmas'
import { SIGNATURE_LIFE } from '@cauce/domain/medication/signature-life'
import { LIVE, queueScreen } from '../../kit/queue/queue-screen.tsx'
import { useMoverFirmasMutation, useSegundasFirmasQuery } from '../../store/firmas-api.ts'
import { signatureColumns } from './segundas/signature-columns.tsx'
import { SignatureDialog } from './segundas/signature-dialog.tsx'
import '../../workspaces/access/access.css'

export default queueScreen({
  queue: signatureQueue,
  words: SIGNATURE_LIFE,
  name: 'firmas.segundas',
  title: 'Segundas firmas',
  searches: 'Paciente, documento o medicamento',
  label: 'Firmas que se ven',
  groups: {
    por_hacer: { chip: 'Por firmar', none: 'Nada espera una segunda firma' },
    urgencias: { chip: 'Urgencias vitales', none: 'Ninguna urgencia vital por revisar' },
    cerradas: { chip: 'Cerradas', none: 'Todavía no se ha cerrado ninguna' },
  },
  useRows: ({ page }) => useSegundasFirmasQuery({ body: page }, LIVE),
  useMove: useMoverFirmasMutation,
  columns: signatureColumns,
  fixed: ['afiliado', 'medicamento', 'ver'],
  nameOf: ({ afiliado }) => afiliado.nombre,
  holderOf: ({ estado, abierta_por }) => (estado === 'abierta' ? abierta_por : null),
  Detail: SignatureDialog,
})
