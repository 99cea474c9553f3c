/** 'Por ordenar': what the lists of what is still to be ordered have alike. @fuente spec 2 §2 */
import { EditIcon, TrashIcon } from '@blueprintjs/icons'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import type { RoutingProposal } from '@cauce/domain/ordering/routing'
import { initialStatus } from '@cauce/domain/procedure/check-item'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { RoutingCell } from '@cauce/ui/routing-cell/routing-cell'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import type { ReactNode } from 'react'
import { StarAction } from '../favourites/favourite-actions.tsx'

const siteText = ({ rep }: RoutingProposal, municipality: string): string | null => {
  if (rep === null) return null
  return rep.municipio === '' || rep.municipio === municipality ? rep.nombre : `${rep.nombre}, ${rep.municipio}`
}

interface PendingSiteProps {
  readonly item: { readonly routing: RoutingProposal | null; readonly routingAsked: boolean }
  /** Municipality where the affiliate is attended: a site elsewhere is told with its own. */
  readonly municipality: string
  readonly locked: boolean
  readonly onSite: () => void
}

/** The proposed site of a line and its reason, and the way to choose another. */
export const PendingSite = ({ item: { routing, routingAsked }, municipality, locked, onSite }: PendingSiteProps) => {
  if (!routingAsked) return <Skeleton width="70%" lines={2} />
  if (routing === null) return <p className="ca-second">La sede se asigna al ordenar</p>
  return (
    <RoutingCell
      site={siteText(routing, municipality)}
      reason={routing.motivo}
      automatic={routing.automatico}
      onChange={routing.automatico || locked ? undefined : onSite}
    />
  )
}

/** Tells that the line will wait for the audit, where it will. */
export const AuditNote = ({ requiereAuditoria }: { readonly requiereAuditoria: number }) =>
  initialStatus(requiereAuditoria) === OrderStatus.pendingAudit ? (
    <p className="ca-second">Requiere auditoría: quedará pendiente</p>
  ) : null

/** What the server said of the line. */
export const LineErrors = ({ errores }: { readonly errores: Readonly<Record<string, readonly string[]>> }) =>
  Object.values(errores)
    .flat()
    .map((message) => (
      <p key={message} className="ca-field-error">
        {message}
      </p>
    ))

interface PendingActsProps {
  readonly name: string
  readonly locked: boolean
  readonly onEdit: () => void
  readonly onKeep: () => void
  readonly onRemove: () => void
}

/** The pencil, the star and the bin of a line. */
export const PendingActs = ({ name, locked, onEdit, onKeep, onRemove }: PendingActsProps) => (
  <span className="pro-acts">
    <Action kind="quiet" small icon={<EditIcon />} label={`Corregir ${name}`} disabled={locked} onClick={onEdit} />
    <StarAction name={name} disabled={locked} onClick={onKeep} />
    <Action kind="quiet" small icon={<TrashIcon />} label={`Quitar ${name}`} disabled={locked} onClick={onRemove} />
  </span>
)

interface PendingCardProps {
  readonly count: number
  readonly called: { readonly one: string; readonly many: string }
  readonly unrouted: number
  readonly locked: boolean
  readonly onRouteAll: () => void
  /** What else is done with the whole list. */
  readonly acts?: ReactNode
  readonly children: ReactNode
}

/** The card around the list, with the way to route what has no site. */
export const PendingCard = ({ count, called, unrouted, locked, onRouteAll, acts, children }: PendingCardProps) => (
  <Card
    title="Por ordenar"
    note={count === 0 ? undefined : `${count} ${count === 1 ? called.one : called.many}`}
    flush
    actions={
      <>
        {acts}
        {unrouted === 0 ? null : (
          <>
            <StatusChip tone="bad" label={`${unrouted} sin direccionamiento`} />
            <Action hasPopup="dialog" onClick={onRouteAll} disabled={locked}>
              Direccionar
            </Action>
          </>
        )}
      </>
    }
  >
    {children}
  </Card>
)
