/** One figure: what governs, what is proposed, what it touches and how it came to be. */
import type { LawDetail } from '@cauce/contract/normas'
import { LAW_PROPOSE_PERMISSION } from '@cauce/domain/session/permission-keys'
import { hasPermission } from '@cauce/domain/session/permission'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { useState } from 'react'
import { useUser } from '../../../actors/session.ts'
import { failureText } from '../../../store/call.ts'
import { useNormaQuery } from '../../../store/normas-api.ts'
import { DecideCard } from './decide-card.tsx'
import { LawHistory, ProposalText, Touches } from './law-parts.tsx'
import { ProposeForm } from './propose-form.tsx'

interface OpenedProps {
  readonly detail: LawDetail
  readonly onClose: () => void
}

const Opened = ({ detail, onClose }: OpenedProps) => {
  const user = useUser()
  const [isProposing, setProposing] = useState(false)
  const pending = detail.propuestas.filter(({ estado }) => estado === 'propuesta')
  const decided = detail.propuestas.filter(({ estado }) => estado !== 'propuesta')
  if (isProposing) return <ProposeForm detail={detail} onDone={() => setProposing(false)} />
  return (
    <Modal
      isOpen
      onClose={onClose}
      size={800}
      title={detail.nombre}
      note={detail.tipo === 'plazo' ? 'Plazo' : 'Límite'}
      foot={
        hasPermission(user, LAW_PROPOSE_PERMISSION) ? (
          <ModalFoot note="La aprueba otra persona; hasta entonces nada cambia.">
            <Action kind="filled" onClick={() => setProposing(true)}>
              Proponer otra cifra
            </Action>
          </ModalFoot>
        ) : undefined
      }
    >
      <div className="acc-stack">
        {pending.map((proposal) => (
          <DecideCard key={proposal.id} proposal={proposal} />
        ))}
        <LawHistory detail={detail} />
        <Touches detail={detail} />
        {decided.length === 0 ? null : (
          <Card title="Propuestas decididas">
            <div className="acc-stack">
              {decided.map((proposal) => (
                <ProposalText key={proposal.id} proposal={proposal} />
              ))}
            </div>
          </Card>
        )}
      </div>
    </Modal>
  )
}

interface LawDialogProps {
  /** Null: none is open. */
  readonly clave: string | null
  readonly onClose: () => void
}

export const LawDialog = ({ clave, onClose }: LawDialogProps) => {
  const { currentData, error, refetch } = useNormaQuery(
    { params: { clave: clave ?? '' } },
    { skip: clave === null, refetchOnMountOrArgChange: true },
  )
  if (clave === null) return null
  if (currentData !== undefined) return <Opened key={clave} detail={currentData} onClose={onClose} />
  return (
    <Modal isOpen onClose={onClose} size={800} title="Cifra de una norma">
      {error === undefined ? (
        <Skeleton width="100%" height="240px" />
      ) : (
        <FailedState title={failureText(error)} onRetry={() => void refetch()} />
      )}
    </Modal>
  )
}
