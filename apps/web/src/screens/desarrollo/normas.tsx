/** `/desarrollo/normas`: which figures of norms govern, which come and which wait for another hand. */
import { lawList, type LawFigure } from '@cauce/contract/normas'
import { ListPage } from '../../kit/list/list-page.tsx'
import { useList } from '../../kit/list/use-list.ts'
import { useNormasQuery } from '../../store/normas-api.ts'
import { lawColumns } from './normas/law-columns.tsx'
import { LawDialog } from './normas/law-dialog.tsx'
import '../../workspaces/access/access.css'

const Normas = () => {
  const list = useList(lawList, 'desarrollo.normas')
  const { view, change } = list
  const query = useNormasQuery({ query: list.page }, { refetchOnMountOrArgChange: true })
  const counts = query.data?.cuentas
  const open = ({ id }: LawFigure): void => change({ fila: id, abrir: 'ver' })
  const opened = view.abrir === 'ver' ? query.data?.data.find(({ id }) => id === view.fila) : undefined
  return (
    <ListPage
      list={list}
      title="Cifras de las normas"
      note="Cada una rige desde su fecha; la cambian dos personas"
      searches="Cifra o norma"
      chips={{
        filter: 'cuales',
        label: 'Cifras que se ven',
        options: [
          { value: '', label: 'Todas', count: counts?.todos },
          { value: 'por_decidir', label: 'Por aprobar', count: counts?.por_decidir },
          { value: 'por_venir', label: 'Por venir', count: counts?.por_venir },
          { value: 'plazos', label: 'Plazos', count: counts?.plazos },
          { value: 'limites', label: 'Límites', count: counts?.limites },
        ],
      }}
      columns={lawColumns(open)}
      fixed={['nombre', 'ver']}
      query={query}
      none={{ title: 'Ninguna cifra' }}
      noneFound={{ title: 'Ninguna cifra con estos filtros' }}
      onOpen={open}
    >
      <LawDialog clave={opened?.clave ?? null} onClose={() => change({ abrir: null })} />
    </ListPage>
  )
}

export default Normas
