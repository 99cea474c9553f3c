/** A part of the record as a card that the index, the keys and the list of what is missing can go to. */
import { Card } from '@cauce/ui/card/card'
import type { ReactNode } from 'react'
import type { PartId } from './record-parts.ts'

export interface RecordPartProps {
  readonly id: PartId
  readonly title: string
  readonly note?: ReactNode
  readonly actions?: ReactNode
  readonly flush?: boolean
  readonly children: ReactNode
}

export const RecordPart = ({ id, ...card }: RecordPartProps) => (
  <div className="rec-part" data-parte={id}>
    <Card {...card} />
  </div>
)
