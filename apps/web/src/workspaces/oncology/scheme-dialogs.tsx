/** Every dialog of the workspace. */
import { today } from '../../app/today.ts'
import type { Consultation } from '@cauce/domain/consultation/consultation'
import { schemeName } from '@cauce/domain/oncology/names'
import type { ActiveSchemeLine, Scheme } from '@cauce/domain/oncology/scheme'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { AskDialog } from '@cauce/ui/ask-dialog/ask-dialog'
import { useMemo } from 'react'
import { useLast } from '../../kit/dialog/use-last.ts'
import type { OrderedLine } from '../orders/ordered-line.ts'
import { ChangeSiteDialog } from '../routing/change-site-dialog.tsx'
import { AddDrugDialog } from './add-drug-dialog.tsx'
import { ApplicationDialog } from './application-dialog.tsx'
import { ChecksDialog } from './checks-dialog.tsx'
import { FlowDialogs } from './flow-dialogs.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import { MeasuresDialog } from './measures-dialog.tsx'
import { type SchemeFlow } from './use-scheme.ts'

export type SchemeDialogKind =
  | { readonly kind: 'history' | 'add' | 'clear' }
  | { readonly kind: 'apply'; readonly lines: readonly ActiveSchemeLine[] }
  | { readonly kind: 'site'; readonly line: ActiveSchemeLine }
  | { readonly kind: 'change'; readonly scheme: Scheme }

export interface SchemeDialogsProps {
  readonly dialog: SchemeDialogKind | null
  readonly flow: SchemeFlow
  readonly consultation: Consultation
  /** What is being arranged. */
  readonly schemeTitle: string
  readonly onClose: () => void
}

/** The scheme order for the dialog of sites: it is routed whole. */
const useSchemeLine = (line: ActiveSchemeLine | null): OrderedLine | null =>
  useMemo(() => {
    if (line === null) return null
    return {
      tipo: OrderType.schemes,
      lineId: line.orden_esquemas_id,
      ordenId: line.orden_id,
      title: line.nombre_esquema,
      itemId: line.esquema_id,
      rep: line.rep,
      automatico: line.direccionamieno_automatico && line.rep !== null,
      motivo: line.motivo_direccionamiento,
      estado: line.estado.nombre,
      estadoDesde: line.created_at,
    }
  }, [line])

const ChangeQuestion = ({ dialog, flow, schemeTitle, onClose }: SchemeDialogsProps) => {
  const asked = useLast(dialog?.kind === 'change' ? dialog.scheme : null)
  return (
    <AskDialog
      isOpen={dialog?.kind === 'change'}
      kind="warning"
      title="¿Cambiar de esquema?"
      main={{ label: 'Conservar el que está', onClick: onClose }}
      other={{
        label: 'Cambiar de esquema',
        onClick: () => {
          if (asked !== null) flow.send({ type: 'scheme.chosen', scheme: asked, hoy: today() })
          onClose()
        },
      }}
    >
      <p>
        Se pierde lo que cambió en {schemeTitle} y se empieza con {asked === null ? '' : schemeName(asked)}. Nada de
        esto se ha ordenado todavía.
      </p>
    </AskDialog>
  )
}

const ClearQuestion = ({ dialog, flow, schemeTitle, onClose }: SchemeDialogsProps) => (
  <AskDialog
    isOpen={dialog?.kind === 'clear'}
    kind="warning"
    title="¿Quitar el esquema?"
    main={{ label: 'Conservar el esquema', onClick: onClose }}
    other={{
      label: 'Quitar el esquema',
      onClick: () => {
        flow.send({ type: 'scheme.cleared' })
        onClose()
      },
    }}
  >
    <p>Se quita {schemeTitle} con lo que cambió en él. Nada de esto se ha ordenado todavía.</p>
  </AskDialog>
)

export const SchemeDialogs = (props: SchemeDialogsProps) => {
  const { dialog, flow, consultation, onClose } = props
  const line = useSchemeLine(dialog?.kind === 'site' ? dialog.line : null)
  return (
    <>
      <MeasuresDialog flow={flow} />
      <ChecksDialog flow={flow} />
      <FlowDialogs flow={flow} />
      <ChangeQuestion {...props} />
      <ClearQuestion {...props} />
      <AddDrugDialog
        isOpen={dialog?.kind === 'add'}
        onClose={onClose}
        onAdd={(drug) => {
          flow.send({ type: 'drug.added', drug })
          onClose()
        }}
      />
      {dialog?.kind === 'apply' ? (
        <ApplicationDialog
          lines={dialog.lines}
          onClose={onClose}
          onApplied={() => {
            onClose()
            flow.lookAgain()
          }}
        />
      ) : null}
      <ChangeSiteDialog
        line={line}
        consultaId={consultation.id}
        onClose={() => {
          onClose()
          flow.lookAgain()
        }}
      />
      <HistoryDialog
        afiliadoId={consultation.afiliado.id}
        isOpen={dialog?.kind === 'history'}
        onClose={(changed) => {
          onClose()
          if (changed) flow.lookAgain()
        }}
      />
    </>
  )
}
