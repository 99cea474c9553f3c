/** `/inicio/manual`: the manuals and the news that an editor published. @fuente spec 1 §2 */
import { Card } from '@cauce/ui/card/card'
import { ChipsFilter } from '@cauce/ui/chips-filter/chips-filter'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Pager } from '@cauce/ui/data-table/pager'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { Action } from '@cauce/ui/action/action'
import { useSearchParams } from 'react-router-dom'
import { usePageTitle } from '../../app/page-title.ts'
import { failureText } from '../../store/call.ts'
import { useContenidosPublicadosQuery } from '../../store/contenido-api.ts'
import { Article } from './manual/article.tsx'
import { Entry } from './manual/entry.tsx'
import { PAGE_SIZE, readerAddress, readerQuery, readerView, type ReaderView } from './manual/reader-view.ts'
import { ReaderSearch } from './manual/reader-search.tsx'
import './manual/manual.css'

const TITLE = 'Manuales y novedades'
const KINDS = [
  { value: '', label: 'Todo' },
  { value: 'novedad', label: 'Novedades' },
  { value: 'manual', label: 'Manuales' },
] as const
const SKELETONS = ['a', 'b', 'c', 'd']

const Manual = () => {
  usePageTitle(TITLE)
  const [search, setSearch] = useSearchParams()
  const view = readerView(search)
  const change = (next: Partial<ReaderView>): void => setSearch(readerAddress(view, next))
  const { data, error, isLoading, refetch } = useContenidosPublicadosQuery({ query: readerQuery(view) })
  const filtered = view.texto !== '' || view.tipo !== ''
  return (
    <div className="ca-reader" data-open={view.id === null ? undefined : ''}>
      <header className="ca-reader-head">
        <h1>{TITLE}</h1>
        {data === undefined ? null : (
          <span className="ca-second">{data.sin_leer === 0 ? 'Está al día' : `${data.sin_leer} sin leer`}</span>
        )}
      </header>
      <div className="ca-reader-list">
        <ReaderSearch value={view.texto} onChange={(texto) => change({ texto })} />
        <ChipsFilter label="Qué ver" options={KINDS} value={view.tipo} onChange={(tipo) => change({ tipo })} />
        <Card flush>
          {error !== undefined && data === undefined ? (
            <FailedState title={failureText(error)} onRetry={() => void refetch()} />
          ) : isLoading || data === undefined ? (
            <ul className="ca-entries" aria-busy="true" aria-label="Cargando los contenidos">
              {SKELETONS.map((key) => (
                <li key={key} className="ca-entry-waiting">
                  <Skeleton width="60%" />
                  <Skeleton width="90%" />
                </li>
              ))}
            </ul>
          ) : data.data.length === 0 ? (
            <EmptyState
              title={filtered ? 'Ningún contenido con estos filtros' : 'Todavía no hay nada publicado'}
              text={
                filtered
                  ? 'Pruebe con otra palabra.'
                  : 'Aquí aparecerán los manuales y las novedades que publique su entidad.'
              }
              action={filtered ? <Action onClick={() => setSearch({})}>Quitar los filtros</Action> : undefined}
            />
          ) : (
            <ul className="ca-entries">
              {data.data.map((row) => (
                <Entry
                  key={row.id}
                  row={row}
                  current={row.id === view.id}
                  to={`?${readerAddress(view, { id: row.id }).toString()}`}
                />
              ))}
            </ul>
          )}
        </Card>
        {data !== undefined && data.total > PAGE_SIZE ? (
          <Pager page={view.pagina} size={PAGE_SIZE} total={data.total} onPage={(pagina) => change({ pagina })} />
        ) : null}
      </div>
      <div className="ca-reader-article">
        {view.id === null ? (
          <Card>
            <EmptyState title="Elija qué leer" text="Lo nuevo está marcado." />
          </Card>
        ) : (
          <Article key={view.id} id={view.id} onBack={() => change({ id: null })} />
        )}
      </div>
    </div>
  )
}

export default Manual
