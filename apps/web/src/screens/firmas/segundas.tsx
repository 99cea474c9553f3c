/** `/firmas/segundas`: what waits for the hand of another professional, and what went on as a vital urgency. */
import { signatureQueue, type SignatureRow } from '@cauce/contract/firmas'
import { SIGNATURE_LIFE } from '@cauce/domain/medication/signature-life'
import type { Named } from '@cauce/domain/text/field'
import { useList } from '../../kit/list/use-list.ts'
import { QueuePage } from '../../kit/queue/queue-page.tsx'
import { useSteady } from '../../kit/queue/use-steady.ts'
import { useMoverFirmasMutation, useSegundasFirmasQuery } from '../../store/firmas-api.ts'
import { signatureColumns } from './segundas/signature-columns.tsx'
import { SignatureDialog } from './segundas/signature-dialog.tsx'
import '../../workspaces/access/access.css'

const USUAL = { cuales: signatureQueue.usual }
const GROUPS = { por_hacer: 'Por firmar', urgencias: 'Urgencias vitales', cerradas: 'Cerradas' }
const EMPTY: Readonly<Record<keyof typeof GROUPS, string>> = {
  por_hacer: 'Nada espera una segunda firma',
  urgencias: 'Ninguna urgencia vital por revisar',
  cerradas: 'Todavía no se ha cerrado ninguna',
}
/** What a hint missed is asked for again, in milliseconds. */
const REFRESH = 30_000

const holderOf = ({ estado, abierta_por }: SignatureRow): Named | null => (estado === 'abierta' ? abierta_por : null)

const SegundasFirmas = () => {
  const list = useList(signatureQueue.list, 'firmas.segundas', { usual: USUAL })
  const query = useSegundasFirmasQuery(
    { body: list.page },
    { refetchOnMountOrArgChange: true, pollingInterval: REFRESH, skipPollingIfUnfocused: true },
  )
  const steady = useSteady<SignatureRow, NonNullable<typeof query.data>>(query, JSON.stringify(list.page))
  const [send] = useMoverFirmasMutation()
  const said = list.said('cuales')
  const group = signatureQueue.isGroup(said) ? said : signatureQueue.usual
  const open = ({ id }: Pick<SignatureRow, 'id'>): void => list.change({ fila: id })
  const { cuentas } = query.data ?? {}
  return (
    <QueuePage
      words={SIGNATURE_LIFE}
      list={list}
      title="Segundas firmas"
      searches="Paciente, documento o medicamento"
      chips={{
        filter: 'cuales',
        label: 'Firmas que se ven',
        options: signatureQueue.names.map((value) => ({ value, label: GROUPS[value], count: cuentas?.[value] })),
      }}
      columns={() => signatureColumns(open)}
      fixed={['afiliado', 'medicamento', 'ver']}
      query={query}
      steady={steady}
      none={{ title: EMPTY[group] }}
      noneFound={
        list.said('texto') === '' ? { title: EMPTY[group], action: false } : { title: 'Ninguna con esas palabras' }
      }
      clear="Quitar la búsqueda"
      onOpen={open}
      send={(body, key) => send({ body, key })}
      nameOf={({ afiliado }) => afiliado.nombre}
      holderOf={holderOf}
    >
      <SignatureDialog id={list.view.fila} onDone={steady.renew} onClose={() => list.change({ fila: null })} />
    </QueuePage>
  )
}

export default SegundasFirmas
