/** A referral: the affiliate at the left, what has happened in the centre, its panel at the right. @fuente spec 2 §2 */
import { ChevronLeftIcon, DownloadIcon, PrintIcon } from '@blueprintjs/icons'
import { requestName } from '@cauce/domain/referral/annex'
import type { Referral } from '@cauce/domain/referral/referral'
import { REFERRAL_FAILED, REFERRAL_OLD } from '@cauce/domain/referral/screen-messages'
import { annexName } from '@cauce/domain/referral/technical-annex'
import { groupThousands } from '@cauce/domain/text/format'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { openPdf } from '../../actors/open-pdf.ts'
import { referralDocument, type ReferralPaper } from '../../actors/referral.ts'
import { failureOf, failureText } from '../../store/call.ts'
import { useReferenciaQuery } from '../../store/referencias-api.ts'
import { useDocumentOnce } from '../orders/use-document-once.ts'
import { AffiliateColumn } from './affiliate-column.tsx'
import { ReferralPanel } from './panel.tsx'
import './referral.css'
import { SpineColumn } from './spine-column.tsx'

const NOT_FOUND = 404

const titleOf = ({ id, tipo_solicitud, tipo_anexo }: Referral): string =>
  `Referencia ${groupThousands(id)} · ${tipo_solicitud === null ? tipo_anexo : requestName(tipo_solicitud)}`

interface PapersProps {
  readonly referral: Referral
}

const Papers = ({ referral: { id, tipo_anexo_id } }: PapersProps) => {
  const once = useDocumentOnce()
  const open = (paper: ReferralPaper) => (): void => {
    once(`${paper}_${id}.pdf`, () => referralDocument(paper, id), openPdf)
  }
  return (
    <>
      <Action icon={<PrintIcon />} onClick={open('relevo')}>
        Relevo
      </Action>
      <Action icon={<DownloadIcon />} onClick={open('anexo')}>
        {annexName(tipo_anexo_id)}
      </Action>
    </>
  )
}

const Waiting = () => (
  <output className="ref-columns" aria-label="Cargando la referencia">
    {[0, 1, 2].map((column) => (
      <Card key={column}>
        <Skeleton lines={8} height="24px" />
      </Card>
    ))}
  </output>
)

const Nothing = ({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) => (
  <Card>
    {failureOf(error).status === NOT_FOUND ? (
      <EmptyState title="No existe una referencia con ese número" text="O no es una de las que usted alcanza." />
    ) : (
      <FailedState title={REFERRAL_FAILED} text={failureText(error)} onRetry={onRetry} />
    )}
  </Card>
)

export interface ReferralViewProps {
  readonly id: number
  /** Back to the list. */
  readonly onClose: () => void
}

export const ReferralView = ({ id, onClose }: ReferralViewProps) => {
  const { currentData, error, refetch } = useReferenciaQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true, refetchOnReconnect: true },
  )
  const reload = (): void => void refetch()
  return (
    <div className="ref">
      <header className="ref-top">
        <h1>{currentData === undefined ? `Referencia ${groupThousands(id)}` : titleOf(currentData)}</h1>
        <div className="ref-top-acts">
          <Action kind="quiet" icon={<ChevronLeftIcon />} onClick={onClose}>
            Volver a la lista
          </Action>
          {currentData === undefined ? null : <Papers referral={currentData} />}
        </div>
      </header>
      {currentData !== undefined && error !== undefined ? <FailedState title={REFERRAL_OLD} onRetry={reload} /> : null}
      {currentData !== undefined ? (
        <div className="ref-columns">
          <AffiliateColumn referral={currentData} />
          <SpineColumn referral={currentData} />
          <ReferralPanel key={currentData.id} referral={currentData} />
        </div>
      ) : error === undefined ? (
        <Waiting />
      ) : (
        <Nothing error={error} onRetry={reload} />
      )}
    </div>
  )
}
