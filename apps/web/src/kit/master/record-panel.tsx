/** A row of a master beside its list: its data, what others did with it, and what saving would do. */
import { CrossIcon } from '@blueprintjs/icons'
import type { Master } from '@cauce/domain/kit/master/master'
import { Action } from '@cauce/ui/action/action'
import { Banner } from '@cauce/ui/banner/banner'
import { Card } from '@cauce/ui/card/card'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { failureText } from '../../store/call.ts'
import { callsOf, useVerMaestroQuery } from '../../store/maestros-api.ts'
import { useShortcuts } from '../form/use-shortcuts.ts'
import { ended, itOf, shownField } from '../form/field-words.ts'
import { RecordForm } from '../form/record-form.tsx'
import { ActDialog, LeaveDialog } from './act-dialog.tsx'
import { ConflictTable } from './conflict-table.tsx'
import { RecordFoot } from './record-foot.tsx'
import { RecordHistory } from './record-history.tsx'
import { RecordWaiting } from './record-waiting.tsx'
import { StateChip } from './state-chip.tsx'
import { useRecordActs } from './use-record-acts.ts'
import { useRecordEdit, type RecordEdit, type Stored } from './use-record-edit.ts'
import './master.css'

interface PanelProps {
  readonly of: Master
  readonly onClose: () => void
  /** It was saved: the row that it is. */
  readonly onSaved: (id: number) => void
  /** Looks for the row that has a value which must not be twice. */
  readonly onLookFor: (text: string) => void
}

/** The keys of the panel, and leaving it: asked only if something was typed. */
const useLeaving = (part: RefObject<HTMLDivElement | null>, edit: RecordEdit, onClose: () => void) => {
  const [asks, setAsks] = useState(false)
  const close = (): void => (edit.isChanged ? setAsks(true) : onClose())
  useShortcuts(part, {
    'Ctrl Enter': edit.isChanged && edit.undecided.length === 0 ? edit.save : undefined,
    Escape: close,
  })
  useEffect(() => {
    const first = part.current?.querySelector('h2, .kit-form input')
    if (first instanceof HTMLElement) first.focus()
  }, [part])
  const dialog = (
    <LeaveDialog
      isOpen={asks}
      onStay={() => setAsks(false)}
      onLeave={() => {
        edit.drop()
        setAsks(false)
        onClose()
      }}
    />
  )
  return { close, dialog }
}

const Refused = ({ of, edit, onLookFor }: Pick<PanelProps, 'of' | 'onLookFor'> & { readonly edit: RecordEdit }) => {
  const { error, errores, unsure, draft } = edit.context
  if (error === null) return null
  const twice = Object.keys(errores)
    .map((path) => path.replace('valores.', ''))
    .find((name) => of.fields[name]?.unique === true && (draft[name] ?? '') !== '')
  return (
    <Banner
      tone="bad"
      alert
      title={error}
      actions={
        twice === undefined ? undefined : (
          <Action onClick={() => onLookFor(draft[twice] ?? '')}>{`Buscar ${itOf(of)} que ya está`}</Action>
        )
      }
    >
      {unsure ? <p>Lo suyo está aquí. Guardar otra vez no lo hace dos veces.</p> : null}
    </Banner>
  )
}

interface FormProps extends Pick<PanelProps, 'of'> {
  readonly edit: RecordEdit
  readonly formRef: RefObject<HTMLFormElement | null>
}

const Form = ({ of, edit, formRef }: FormProps) => (
  <RecordForm
    of={of}
    values={edit.context.draft}
    wordsOf={edit.wordsOf}
    errores={edit.context.errores}
    marks={edit.marks}
    onChange={edit.change}
    formRef={formRef}
    onSubmit={edit.save}
  />
)

/** A new row. */
export const NewRecordPanel = ({ of, onClose, onSaved, onLookFor }: PanelProps) => {
  const part = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const edit = useRecordEdit({ of, stored: null, form, onSaved })
  const { close, dialog } = useLeaving(part, edit, onClose)
  return (
    <div ref={part} className="kit-panel">
      <Card flush>
        <header className="kit-panel-head">
          <h2 tabIndex={-1}>{`${ended(of, 'Nuev')} ${of.one}`}</h2>
          <Action kind="quiet" icon={<CrossIcon />} label="Cerrar" onClick={close} />
        </header>
        <div className="kit-panel-body">
          <Refused of={of} edit={edit} onLookFor={onLookFor} />
          <Form of={of} edit={edit} formRef={form} />
        </div>
        <RecordFoot of={of} edit={edit} />
      </Card>
      {dialog}
    </div>
  )
}

type KnownProps = PanelProps & {
  readonly stored: Stored
  readonly seen: NonNullable<ReturnType<typeof useVerMaestroQuery>['data']>
}

const KnownRecord = ({ of, stored, seen, onClose, onSaved, onLookFor }: KnownProps) => {
  const part = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const edit = useRecordEdit({ of, stored, form, onSaved })
  const { close, dialog } = useLeaving(part, edit, onClose)
  const acts = useRecordActs(
    of,
    { ...stored, version: edit.context.version ?? stored.version },
    { onMoved: edit.moved, onGone: onClose },
  )
  const title = shownField(of, of.title, stored.valores, stored.textos)
  const { theirs } = edit.context
  return (
    <div ref={part} className="kit-panel">
      <Card flush>
        <header className="kit-panel-head">
          <h2 tabIndex={-1}>{title}</h2>
          <StateChip of={of} activo={stored.activo} />
          <span className="kit-panel-acts">
            {stored.activo ? (
              <Action kind="quiet" onClick={() => acts.ask('inactivar')}>
                Inactivar…
              </Action>
            ) : (
              <Action kind="quiet" busy={acts.isBusy} onClick={() => void acts.run('activar')}>
                Activar
              </Action>
            )}
            <Action kind="quiet" icon={<CrossIcon />} label="Cerrar" onClick={close} />
          </span>
        </header>
        {theirs === null ? null : <ConflictTable key={theirs.version} of={of} edit={edit} theirs={theirs} />}
        <div className="kit-panel-body">
          {acts.asked === null && acts.failure !== null ? <Banner tone="bad" alert title={acts.failure} /> : null}
          <Refused of={of} edit={edit} onLookFor={onLookFor} />
          <Form of={of} edit={edit} formRef={form} />
        </div>
        <RecordHistory
          of={of}
          changes={seen.historia}
          total={seen.historia_total}
          locked={seen.por_que_no_se_elimina}
          onDelete={() => acts.ask('eliminar')}
        />
        <RecordFoot of={of} edit={edit} />
      </Card>
      <ActDialog of={of} title={title} uses={seen.usos} acts={acts} />
      {dialog}
    </div>
  )
}

/** A row that is there. List and form fail apart. */
export const RecordPanel = (props: PanelProps & { readonly id: number }) => {
  const { of, id, onClose } = props
  callsOf(of)
  const { data, error, refetch } = useVerMaestroQuery({ page: of.page, id }, { refetchOnMountOrArgChange: true })
  if (data?.registro.id !== id) {
    return error === undefined ? (
      <RecordWaiting of={of} />
    ) : (
      <Card>
        <FailedState title={failureText(error)} onRetry={() => void refetch()} />
        <Action kind="quiet" onClick={onClose}>
          Volver a la lista
        </Action>
      </Card>
    )
  }
  const [last] = data.historia
  const stored: Stored = {
    ...data.registro,
    quien: last?.quien ?? 'Otra persona',
    cuando: last?.cuando ?? new Date(0).toISOString(),
  }
  return <KnownRecord key={id} {...props} stored={stored} seen={data} />
}
