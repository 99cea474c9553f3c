/** Dialogs about a list that is still to be ordered: emptying it, and the site of its lines. @fuente spec 2 §2 */
import type { OrderType } from '@cauce/domain/ordering/order-type'
import type { SiteChoice } from '@cauce/machines/procedure-order/types'
import { AskDialog } from '@cauce/ui/ask-dialog/ask-dialog'
import { lazy, Suspense } from 'react'
import { loadPage } from '../../app/load-page.ts'
import { useLast } from '../../kit/dialog/use-last.ts'
import { isUnrouted, type PendingLine } from '../routing/pending-line.ts'

const SiteDialog = lazy(() =>
  loadPage(async () => ({ default: (await import('../routing/site-dialog.tsx')).SiteDialog })),
)
const RouteAllDialog = lazy(() =>
  loadPage(async () => ({ default: (await import('../routing/route-all-dialog.tsx')).RouteAllDialog })),
)

export interface PendingDialogsProps {
  readonly open: 'clear' | 'routeAll' | null
  /** The line whose site is chosen; null: closed. */
  readonly asked: PendingLine | null
  readonly lines: readonly PendingLine[]
  readonly tipo: OrderType
  /** What the lines are, masculine: 'servicio', 'servicios'. */
  readonly called: { readonly one: string; readonly many: string }
  readonly consultaId: number
  readonly send: (
    event: { readonly type: 'list.clear' } | { readonly type: 'items.sites'; readonly sites: readonly SiteChoice[] },
  ) => void
  readonly onClose: () => void
}

export const PendingDialogs = ({ open, asked, lines, called, send, onClose, ...about }: PendingDialogsProps) => {
  const hasAskedOne = useLast(asked) !== null
  const hasAskedAll = useLast(open === 'routeAll' ? open : null) !== null
  const indexOf = (key: number): number => lines.findIndex((line) => line.key === key)
  const route = (keys: readonly number[], rep: SiteChoice['rep'], motivo: string): void => {
    send({ type: 'items.sites', sites: keys.map((key) => ({ index: indexOf(key), rep, motivo })) })
    onClose()
  }
  const clear = (): void => {
    send({ type: 'list.clear' })
    onClose()
  }
  return (
    <>
      <AskDialog
        isOpen={open === 'clear'}
        kind="warning"
        title="¿Vaciar la lista?"
        main={{ label: 'Conservar la lista', onClick: onClose }}
        other={{ label: 'Vaciar la lista', onClick: clear }}
      >
        <p>
          {lines.length === 1
            ? `Se quita el ${called.one} que está por ordenar.`
            : `Se quitan los ${lines.length} ${called.many} que están por ordenar.`}{' '}
          Nada de esto se ha ordenado todavía.
        </p>
      </AskDialog>
      {hasAskedOne ? (
        <Suspense>
          <SiteDialog line={asked} consultaId={about.consultaId} onClose={onClose} onChoose={route} />
        </Suspense>
      ) : null}
      {hasAskedAll ? (
        <Suspense>
          <RouteAllDialog
            isOpen={open === 'routeAll'}
            lines={lines.filter(isUnrouted)}
            called={called}
            onClose={onClose}
            onChoose={route}
            {...about}
          />
        </Suspense>
      ) : null}
    </>
  )
}
