/** What an affiliate takes that was not ordered here, in its history: only read. */
import { Card } from '@cauce/ui/card/card'
import { useAntecedentesDeAfiliadoQuery } from '../../store/antecedentes-api.ts'
import { OutsideRead } from './outside-list.tsx'

export const OutsideOf = ({ afiliadoId }: { readonly afiliadoId: number }) => {
  const { currentData, isError, refetch } = useAntecedentesDeAfiliadoQuery(
    { params: { id: afiliadoId } },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <Card title="Lo demás que toma" note="No se ordenó aquí">
      <OutsideRead known={currentData} isFailed={isError} onRetry={() => void refetch()} />
    </Card>
  )
}
