import { Card } from '@cauce/ui/card/card'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'

const WAITING_LINES = 8

/** The place of the record while it comes. */
export const RecordOpening = () => (
  <Card title="Historia clínica">
    <output className="ca-hidden">Abriendo la historia clínica</output>
    <Skeleton lines={WAITING_LINES} height="28px" />
  </Card>
)
