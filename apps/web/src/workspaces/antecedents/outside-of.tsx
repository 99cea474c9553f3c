/** What an affiliate takes that was not ordered here, in its history: only read. */
import { Card } from '@cauce/ui/card/card'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { useAntecedentesDeAfiliadoQuery } from '../../store/antecedentes-api.ts'
import { failureText } from '../../store/call.ts'
import { OutsideList } from './outside-list.tsx'

export const OutsideOf = ({ afiliadoId }: { readonly afiliadoId: number }) => {
  const { currentData, error, refetch } = useAntecedentesDeAfiliadoQuery(
    { params: { id: afiliadoId } },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <Card title="Lo demás que toma" note="No se ordenó aquí">
      {currentData === undefined ? (
        error === undefined ? (
          <Skeleton lines={1} />
        ) : (
          <FailedState title={failureText(error)} onRetry={() => void refetch()} />
        )
      ) : (
        <OutsideList known={currentData} />
      )}
    </Card>
  )
}
