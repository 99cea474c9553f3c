/** The portabilities of one sense: what waits for an answer with its term, what is in force, and the way to file one: N. */
import { portabilityQueue, type PortabilityRow, type PortabilitySense } from '@cauce/contract/portabilidades'
import { PORTABILITY_LIFE } from '@cauce/domain/insurance/portability-life'
import type { Named } from '@cauce/domain/text/field'
import { Action } from '@cauce/ui/action/action'
import { Kbd } from '@cauce/ui/kbd/kbd'
import { useRef, useState } from 'react'
import { useServerNow } from '../../kit/clock/use-server-now.ts'
import { useShortcuts } from '../../kit/form/use-shortcuts.ts'
import { useList } from '../../kit/list/use-list.ts'
import { QueuePage } from '../../kit/queue/queue-page.tsx'
import { useSteady } from '../../kit/queue/use-steady.ts'
import { useMoverPortabilidadesMutation, usePortabilidadesQuery } from '../../store/portabilidades-api.ts'
import { FileDialog } from './file-dialog.tsx'
import { portabilityColumns } from './portability-columns.tsx'
import { PortabilityDetailDialog } from './portability-detail.tsx'
import '../access/access.css'

const USUAL = { cuales: portabilityQueue.usual }
const GROUPS = {
  por_responder: 'Por responder',
  por_empezar: 'Por empezar',
  activas: 'Activas',
  cerradas: 'Cerradas',
}
const EMPTY: Readonly<Record<keyof typeof GROUPS, string>> = {
  por_responder: 'Ninguna por responder',
  por_empezar: 'Ninguna por empezar',
  activas: 'Nadie está en portabilidad.',
  cerradas: 'Todavía no se ha cerrado ninguna',
}
const TITLES: Readonly<Record<PortabilitySense, string>> = {
  entrada: 'Portabilidad de entrada',
  salida: 'Portabilidad de salida',
}
/** What a hint missed is asked for again, in milliseconds. */
const REFRESH = 30_000

const holderOf = ({ estado, estudia }: PortabilityRow): Named | null => (estado === 'en_estudio' ? estudia : null)

export const Portabilities = ({ sentido }: { readonly sentido: PortabilitySense }) => {
  const now = useServerNow({})
  const part = useRef<HTMLDivElement>(null)
  const [isFiling, setIsFiling] = useState(false)
  const list = useList(portabilityQueue.list, `aseguramiento.portabilidad.${sentido}`, { usual: USUAL })
  const query = usePortabilidadesQuery(
    { body: { ...list.page, sentido } },
    { refetchOnMountOrArgChange: true, pollingInterval: REFRESH, skipPollingIfUnfocused: true },
  )
  const steady = useSteady<PortabilityRow, NonNullable<typeof query.data>>(query, JSON.stringify(list.page))
  const [send] = useMoverPortabilidadesMutation()
  useShortcuts(part, { n: () => setIsFiling(true) })
  const group = (() => {
    const said = list.said('cuales')
    return portabilityQueue.isGroup(said) ? said : portabilityQueue.usual
  })()
  const open = ({ id }: Pick<PortabilityRow, 'id'>): void => list.change({ fila: id })
  const { cuentas } = query.data ?? {}
  return (
    <div ref={part}>
      <QueuePage
        words={PORTABILITY_LIFE}
        list={list}
        title={TITLES[sentido]}
        actions={
          <Action kind="filled" onClick={() => setIsFiling(true)}>
            Radicar portabilidad <Kbd keys="N" />
          </Action>
        }
        searches="Afiliado, documento, radicado o destino"
        chips={{
          filter: 'cuales',
          label: 'Portabilidades que se ven',
          options: portabilityQueue.names.map((value) => ({ value, label: GROUPS[value], count: cuentas?.[value] })),
        }}
        columns={() => portabilityColumns(now, open)}
        fixed={['afiliado', 'destino', 'ver']}
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
        <PortabilityDetailDialog
          id={list.view.fila}
          now={now}
          onDone={steady.renew}
          onClose={() => list.change({ fila: null })}
        />
        {isFiling ? (
          <FileDialog
            sentido={sentido}
            onClose={() => setIsFiling(false)}
            onFiled={() => {
              setIsFiling(false)
              steady.renew()
            }}
          />
        ) : null}
      </QueuePage>
    </div>
  )
}
