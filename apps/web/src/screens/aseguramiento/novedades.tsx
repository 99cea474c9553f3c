/** `/aseguramiento/novedades`: what was filed of the affiliates and waits for another person to verify it. @fuente modulos/aseguramiento-y-red.md §3.2 */
import { changeQueue, type ChangeRow } from '@cauce/contract/novedades'
import { CHANGE_LIFE } from '@cauce/domain/insurance/change-life'
import type { Named } from '@cauce/domain/text/field'
import { useList } from '../../kit/list/use-list.ts'
import { QueuePage } from '../../kit/queue/queue-page.tsx'
import { useSteady } from '../../kit/queue/use-steady.ts'
import { useMoverNovedadesMutation, useNovedadesQuery } from '../../store/novedades-api.ts'
import { changeColumns } from './novedades/change-columns.tsx'
import { ChangeDetailDialog } from './novedades/change-detail.tsx'
import '../../workspaces/access/access.css'

const USUAL = { cuales: changeQueue.usual }
const GROUPS = { por_verificar: 'Por verificar', en_espera: 'En espera', cerradas: 'Cerradas' }
const EMPTY: Readonly<Record<keyof typeof GROUPS, string>> = {
  por_verificar: 'Ninguna novedad por verificar',
  en_espera: 'Ninguna novedad en espera',
  cerradas: 'Todavía no se ha cerrado ninguna',
}
/** What a hint missed is asked for again, in milliseconds. */
const REFRESH = 30_000

const holderOf = ({ estado, revisa }: ChangeRow): Named | null => (estado === 'en_revision' ? revisa : null)

const Novedades = () => {
  const list = useList(changeQueue.list, 'aseguramiento.novedades', { usual: USUAL })
  const query = useNovedadesQuery(
    { body: list.page },
    { refetchOnMountOrArgChange: true, pollingInterval: REFRESH, skipPollingIfUnfocused: true },
  )
  const steady = useSteady<ChangeRow, NonNullable<typeof query.data>>(query, JSON.stringify(list.page))
  const [send] = useMoverNovedadesMutation()
  const group = (() => {
    const said = list.said('cuales')
    return changeQueue.isGroup(said) ? said : changeQueue.usual
  })()
  const open = ({ id }: Pick<ChangeRow, 'id'>): void => list.change({ fila: id })
  const { cuentas } = query.data ?? {}
  return (
    <QueuePage
      words={CHANGE_LIFE}
      list={list}
      title="Novedades de afiliados"
      searches="Afiliado, documento o radicado"
      chips={{
        filter: 'cuales',
        label: 'Novedades que se ven',
        options: changeQueue.names.map((value) => ({ value, label: GROUPS[value], count: cuentas?.[value] })),
      }}
      columns={() => changeColumns(open)}
      fixed={['afiliado', 'tipo', 'ver']}
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
      <ChangeDetailDialog id={list.view.fila} onDone={steady.renew} onClose={() => list.change({ fila: null })} />
    </QueuePage>
  )
}

export default Novedades
