/** The changes of an affiliate, the newest first, and the way to file another one: N. */
import type { Insured } from '@cauce/contract/afiliados'
import type { PastChange } from '@cauce/contract/novedades'
import { formatDate, formatDateTime } from '@cauce/domain/calendar/bogota'
import { CHANGE_KINDS } from '@cauce/domain/insurance/change-kinds'
import { CHANGE_LIFE } from '@cauce/domain/insurance/change-life'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Kbd } from '@cauce/ui/kbd/kbd'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { useRef, useState } from 'react'
import { useShortcuts } from '../../../kit/form/use-shortcuts.ts'
import { LifeChip } from '../../../kit/life/life-steps.tsx'
import { failureText } from '../../../store/call.ts'
import { useNovedadesDeQuery } from '../../../store/novedades-api.ts'
import { ChangeDialog } from '../../../workspaces/insurance/change-dialog.tsx'
import { DifferenceTable } from '../../../workspaces/insurance/difference-table.tsx'

const Past = ({ change }: { readonly change: PastChange }) => (
  <li className="ins-past">
    <p>
      <strong>{CHANGE_KINDS[change.tipo].etiqueta}</strong> <LifeChip words={CHANGE_LIFE} estado={change.estado} />{' '}
      <span className="ca-second">
        {change.radicado} · desde el {formatDate(change.fecha_novedad)} · {change.radica.nombre},{' '}
        {formatDateTime(change.radicada_at)}
        {change.verifica === null ? '' : ` · ${change.verifica.nombre}`}
      </span>
    </p>
    {change.retencion === null || change.cerrada_at !== null ? null : <p>{change.retencion}</p>}
    {change.motivo === null ? null : <p className="ca-second">{change.motivo}</p>}
    <details>
      <summary>Qué cambia</summary>
      <DifferenceTable rows={change.cambios} />
    </details>
  </li>
)

interface ChangesCardProps {
  readonly insured: Insured
  readonly onFiled: () => void
}

export const ChangesCard = ({ insured, onFiled }: ChangesCardProps) => {
  const part = useRef<HTMLDivElement>(null)
  const [isFiling, setIsFiling] = useState(false)
  const { currentData, error, refetch } = useNovedadesDeQuery(
    { params: { id: insured.id } },
    { refetchOnMountOrArgChange: true },
  )
  useShortcuts(part, { n: () => setIsFiling(true) })
  return (
    <div ref={part}>
      <Card
        title="Novedades"
        actions={
          <Action kind="filled" onClick={() => setIsFiling(true)}>
            Radicar novedad <Kbd keys="N" />
          </Action>
        }
      >
        {currentData === undefined ? (
          error === undefined ? (
            <Skeleton width="100%" height="80px" />
          ) : (
            <FailedState title={failureText(error)} onRetry={() => void refetch()} />
          )
        ) : currentData.data.length === 0 ? (
          <p className="ca-second">Nada ha cambiado desde que se afilió</p>
        ) : (
          <ul className="ins-rows" aria-label="Novedades del afiliado">
            {currentData.data.map((change) => (
              <Past key={change.id} change={change} />
            ))}
          </ul>
        )}
      </Card>
      {isFiling ? (
        <ChangeDialog
          insured={insured}
          onClose={() => setIsFiling(false)}
          onFiled={() => {
            setIsFiling(false)
            onFiled()
          }}
        />
      ) : null}
    </div>
  )
}
