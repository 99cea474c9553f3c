/** `/codigosSumi/codigoSumi`: the codes of medicines and their equivalents. @fuente spec 1 §2, modulos/farmacia.md §9 */
import { codigosSumiCodigoSumiList, type Row } from '@cauce/contract/codigos-sumi-codigo-sumi'
import { ListPage } from '../../kit/list/list-page.tsx'
import { useList } from '../../kit/list/use-list.ts'
import { useCodigosSumiQuery } from '../../store/codigos-sumi-codigo-sumi-api.ts'
import { codeColumns } from './codigoSumi/code-columns.tsx'
import { CodeDialog } from './codigoSumi/code-dialog.tsx'

const CodigoSumi = () => {
  const list = useList(codigosSumiCodigoSumiList, 'codigosSumi.codigoSumi')
  const { view, change } = list
  const query = useCodigosSumiQuery({ query: list.page }, { refetchOnMountOrArgChange: true })
  const counts = query.data?.cuentas
  const open = ({ id }: Pick<Row, 'id'>): void => change({ fila: id, abrir: 'ver' })
  return (
    <ListPage
      list={list}
      title="Códigos Sumi"
      note="Lo que se puede ordenar, y cómo se clasifica"
      searches="Nombre, principio activo o ATC"
      chips={{
        filter: 'cuales',
        label: 'Códigos que se ven',
        options: [
          { value: '', label: 'Vigentes', count: counts?.todos },
          { value: 'control', label: 'Control especial', count: counts?.control },
          { value: 'autorizacion', label: 'Piden autorización', count: counts?.autorizacion },
          { value: 'desabastecidos', label: 'Desabastecidos', count: counts?.desabastecidos },
          { value: 'retirados', label: 'Retirados', count: counts?.retirados },
        ],
      }}
      columns={codeColumns(open)}
      fixed={['nombre', 'ver']}
      query={query}
      none={{ title: 'Todavía no hay códigos' }}
      noneFound={{ title: 'Ningún código con estos filtros' }}
      onOpen={open}
    >
      <CodeDialog id={view.abrir === 'ver' ? view.fila : null} onOpen={open} onClose={() => change({ abrir: null })} />
    </ListPage>
  )
}

export default CodigoSumi
