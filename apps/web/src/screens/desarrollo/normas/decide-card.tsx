/** A proposal that waits: another person approves or returns it, who proposed it takes it back. */
import type { LawProposal } from '@cauce/contract/normas'
import { MAX_PROPOSAL_REASON, OWN_PROPOSAL, proposalReasonError } from '@cauce/domain/law/proposal'
import { LAW_APPROVE_PERMISSION, LAW_PROPOSE_PERMISSION } from '@cauce/domain/session/permission-keys'
import { hasPermission } from '@cauce/domain/session/permission'
import { PROPOSAL_MOVES, proposalMoves, type ProposalMove } from '@cauce/machines/life-cycles/law-proposal'
import { Action, type ActionKind } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useState } from 'react'
import { useUser } from '../../../actors/session.ts'
import { useSendOnce } from '../../../kit/use-send-once.ts'
import { failureOf } from '../../../store/call.ts'
import { useDecidirNormaMutation, useRetirarNormaMutation } from '../../../store/normas-api.ts'
import { ProposalText } from './law-parts.tsx'

const KINDS: Readonly<Record<ProposalMove, ActionKind>> = {
  aprobar: 'filled',
  devolver: 'outlined',
  retirar: 'outlined',
}
/** The main one last. */
const IN_ORDER: readonly ProposalMove[] = ['retirar', 'devolver', 'aprobar']

interface Asked {
  readonly id: number
  readonly evento: ProposalMove
  readonly motivo: string
}

const useDecision = (id: number) => {
  const [decide] = useDecidirNormaMutation()
  const [withdraw] = useRetirarNormaMutation()
  const send = useSendOnce<Asked>()
  const [motivo, setMotivo] = useState('')
  const [doing, setDoing] = useState<ProposalMove | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const move = async (evento: ProposalMove): Promise<void> => {
    const missing = evento === 'devolver' ? proposalReasonError(motivo) : null
    setWrong(missing)
    setFailure(null)
    if (missing !== null) return
    setDoing(evento)
    const answer = await send({ id, evento, motivo: motivo.trim() }, (asked, key) =>
      asked.evento === 'retirar'
        ? withdraw({ body: { id: asked.id }, key })
        : decide({ body: { id: asked.id, evento: asked.evento, motivo: asked.motivo }, key }),
    )
    setDoing(null)
    if (answer.data !== undefined) {
      void showToast({ message: answer.data.mensaje })
      return
    }
    const { data } = failureOf(answer.error)
    setWrong(data.errores?.['motivo']?.[0] ?? null)
    setFailure(data.errores?.['motivo'] === undefined ? data.error : null)
  }
  const write = (text: string): void => {
    setMotivo(text)
    setWrong(null)
  }
  return { move, motivo, write, doing, wrong, failure }
}

export const DecideCard = ({ proposal }: { readonly proposal: LawProposal }) => {
  const user = useUser()
  const { move, motivo, write, doing, wrong, failure } = useDecision(proposal.id)
  const may = (evento: ProposalMove): boolean =>
    hasPermission(user, evento === 'retirar' ? LAW_PROPOSE_PERMISSION : LAW_APPROVE_PERMISSION)
  const moves = proposalMoves(proposal.estado, proposal.propia).filter(may)
  return (
    <Card title="Espera la aprobación de otra persona">
      <div className="acc-stack">
        {failure === null ? null : (
          <p className="acc-banner acc-banner-bad" role="alert">
            {failure}
          </p>
        )}
        <ProposalText proposal={proposal} />
        {proposal.propia ? <p className="ca-second">{OWN_PROPOSAL}</p> : null}
        {moves.includes('devolver') ? (
          <TextAreaField
            label="Nota, o por qué la devuelve"
            value={motivo}
            onChange={write}
            maxLength={MAX_PROPOSAL_REASON}
            error={wrong === null ? undefined : [wrong]}
          />
        ) : null}
        {moves.length === 0 ? null : (
          <div className="law-acts">
            {IN_ORDER.filter((evento) => moves.includes(evento)).map((evento) => (
              <Action key={evento} kind={KINDS[evento]} busy={doing === evento} onClick={() => void move(evento)}>
                {PROPOSAL_MOVES[evento].etiqueta}
              </Action>
            ))}
          </div>
        )}
      </div>
    </Card>
  )
}
