import type { Master } from '@cauce/domain/kit/master/master'
import { Card } from '@cauce/ui/card/card'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { theOne } from '../form/field-words.ts'

/** A row on its way, of the size of its form. */
export const RecordWaiting = ({ of }: { readonly of: Master }) => (
  <Card>
    <output aria-label={`Cargando ${theOne(of)}`}>
      <Skeleton lines={8} height="32px" />
    </output>
  </Card>
)
