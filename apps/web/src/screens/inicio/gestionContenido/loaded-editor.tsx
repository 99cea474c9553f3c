import { ArrowLeftIcon } from '@blueprintjs/icons'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { failureText } from '../../../store/call.ts'
import { useContenidoParaEditarQuery } from '../../../store/contenido-api.ts'
import { ContentEditor } from './content-editor.tsx'

interface LoadedEditorProps {
  readonly id: number
  readonly onLeave: () => void
}

/** The editor of a content that exists, once it is here. */
export const LoadedEditor = ({ id, onLeave }: LoadedEditorProps) => {
  const { data, error, refetch } = useContenidoParaEditarQuery({ params: { id } }, { refetchOnMountOrArgChange: true })
  if (data !== undefined) return <ContentEditor content={data} onLeave={onLeave} />
  return (
    <Card>
      <Action kind="quiet" icon={<ArrowLeftIcon />} onClick={onLeave}>
        Volver a la lista
      </Action>
      {error === undefined ? (
        <div aria-busy="true">
          <Skeleton width="60%" />
          <Skeleton width="90%" />
        </div>
      ) : (
        <FailedState title={failureText(error)} onRetry={() => void refetch()} />
      )}
    </Card>
  )
}
