/** What the patient of a consultation takes that was not ordered here, with the way to record it. */
import type { Consultation } from '@cauce/domain/consultation/consultation'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { lazy, Suspense, useState } from 'react'
import { loadPage } from '../../app/load-page.ts'
import { useAntecedentesQuery } from '../../store/antecedentes-api.ts'
import { DialogLayer } from '../../kit/dialog/dialog-layer.tsx'
import { OutsideRead } from './outside-list.tsx'

const AntecedentsDialog = lazy(() =>
  loadPage(async () => ({ default: (await import('./antecedents-dialog.tsx')).AntecedentsDialog })),
)

export interface OutsideTakenProps {
  readonly consultation: Consultation
  /** The letter that opens the same from the page. */
  readonly keys?: string
}

export const OutsideTaken = ({ consultation, keys }: OutsideTakenProps) => {
  const { data, isError, refetch } = useAntecedentesQuery(
    { params: { consulta: consultation.id } },
    { refetchOnReconnect: true },
  )
  /** Each opening starts anew. */
  const [opening, setOpening] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const open = (): void => {
    setOpening(opening + 1)
    setOpen(true)
  }
  return (
    <Card
      title="Lo demás que toma"
      note="No se ordenó aquí"
      actions={
        <Action small keys={keys} hasPopup="dialog" onClick={open}>
          {data?.tomas_preguntadas === false ? 'Preguntar qué más toma' : 'Ver y anotar lo que toma'}
        </Action>
      }
    >
      <OutsideRead known={data} isFailed={isError} onRetry={() => void refetch()} />
      <DialogLayer>
        {opening === 0 ? null : (
          <Suspense>
            <AntecedentsDialog
              key={opening}
              part="tomas"
              consultation={consultation}
              isOpen={isOpen}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        )}
      </DialogLayer>
    </Card>
  )
}
