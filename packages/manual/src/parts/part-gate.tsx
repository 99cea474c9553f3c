import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import type { ReactNode } from 'react'
import { PlaceLink, useManual } from '../context.tsx'
import { placeText, type SectionId, sectionTitle } from '../place.tsx'
import type { ManualData, Part } from '../source.tsx'
import { PageHead } from './page-head.tsx'

export interface PartGateProps<P extends Part> {
  readonly section: SectionId
  readonly part: P
  readonly children: (rows: ManualData[P]) => ReactNode
}

/** Shows the page once its part has arrived; while it comes, or when it failed, says so in its place. */
export const PartGate = <P extends Part>({ section, part, children }: PartGateProps<P>) => {
  const { source, data } = useManual()
  const { [part]: now } = source
  if (now.state === 'ready' && data[part].length > 0) return children(data[part])
  const title = sectionTitle(section)
  return (
    <>
      <PageHead title={title} />
      {now.state === 'loading' ? (
        <div className="man-waiting" aria-busy="true">
          <output className="ca-hidden">Cargando {title.toLocaleLowerCase('es-CO')}</output>
          <Skeleton height="36px" lines={6} />
        </div>
      ) : now.state === 'failed' ? (
        <FailedState title={now.text} onRetry={now.retry} />
      ) : (
        <EmptyState title="Todavía no hay nada aquí" text="Esta parte del manual se genera con «npm run docs»." />
      )}
    </>
  )
}

/** For an address that names nothing. */
export const Unknown = ({ section, id }: { readonly section: SectionId; readonly id: string }) => (
  <>
    <PageHead section={section} title="No está en el manual" />
    <EmptyState
      title={`No se encontró «${id}»`}
      text="Puede haber cambiado de nombre. Búsquelo con la tecla /."
      action={<PlaceLink to={placeText(section)}>Ver {sectionTitle(section).toLocaleLowerCase('es-CO')}</PlaceLink>}
    />
  </>
)
