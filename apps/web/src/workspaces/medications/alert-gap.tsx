/** What could not be checked, among the findings: why, and how it is made again, explained or left pending. @fuente ui 22 */
import { RepeatIcon } from '@blueprintjs/icons'
import { ALERTS_FAILED } from '@cauce/domain/medication/alert-messages'
import type { CheckKind } from '@cauce/domain/medication/check'
import type { Asked } from '@cauce/machines/medication-alert/asked'
import { Action } from '@cauce/ui/action/action'
import type { ReactNode } from 'react'
import { CardFrame } from './alert-card.tsx'
import { checkNames } from './alert-words.ts'

export interface AlertGapProps {
  readonly numero: number
  readonly gap: Asked
  readonly current: boolean
  readonly disabled: boolean
  readonly onAgain: (comprobacion: CheckKind) => void
  /** Where its answer stands. */
  readonly children?: ReactNode
}

export const AlertGap = ({ gap, disabled, onAgain, children, ...frame }: AlertGapProps) => (
  <CardFrame {...frame} tone="unknown" label="Sin verificar" title={checkNames(gap.checks)}>
    {gap.failed ? <p>{ALERTS_FAILED}</p> : null}
    <p>{gap.porQue}</p>
    <p className="ca-second">No se sabe si hay algo que advertir.</p>
    <div className="gate-card-state">
      <Action
        small
        icon={<RepeatIcon />}
        label={`Volver a comprobar ${checkNames(gap.checks)}`}
        disabled={disabled}
        onClick={() => onAgain(gap.comprobacion)}
      >
        Volver a comprobar
      </Action>
    </div>
    {children}
  </CardFrame>
)
