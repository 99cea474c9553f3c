/** A file that becomes rows: what each line would do, the load with its progress, and what is to be corrected. */
import { DownloadIcon } from '@blueprintjs/icons'
import { cargas, type LoadSummary } from '@cauce/contract/cargas'
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import { LOAD_STATES } from '@cauce/domain/kit/load/load'
import { groupThousands } from '@cauce/domain/text/format'
import { Action } from '@cauce/ui/action/action'
import { Banner } from '@cauce/ui/banner/banner'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { Stack } from '@cauce/ui/stack/stack'
import { useRef, useState } from 'react'
import { saveFile } from '../../actors/save-file.ts'
import { failureText, fetchBinary } from '../../store/call.ts'
import { useFocusBack } from '../../workspaces/ordering/use-focus-back.ts'
import { useRescuedFocus } from '../dialog/use-rescued-focus.ts'
import { LoadChoose } from './load-choose.tsx'
import type { LoadKind } from './load-kind.ts'
import { LoadLines } from './load-lines.tsx'
import { doneText, loadVerb, todoText, workOf } from './load-text.ts'
import { type FileLoadJob, useFileLoad } from './use-file-load.ts'
import './load.css'

const BUSY: readonly FileLoadJob['step'][] = ['following', 'stopping', 'starting', 'settling', 'lost']

const titleOf = ({ step, load }: FileLoadJob, many: string): string => {
  if (load === null || step === 'choosing' || step === 'sending') return `Cargar ${many} desde un archivo`
  if (step === 'lost') return 'No se sabe cómo va la carga'
  if (step === 'ended') return load.estado === 'cancelada' ? 'Carga cancelada' : 'Carga terminada'
  if (load.estado === 'en_revision') return 'Revisando el archivo…'
  return load.estado === 'en_carga' ? 'Cargando…' : 'Revise antes de cargar'
}

const Progress = ({ load }: { readonly load: LoadSummary }) => (
  <Stack>
    <progress className="kit-progress" value={load.leidos} max={load.tamano} aria-label="Avance de la carga" />
    <output>
      {LOAD_STATES[load.estado]}: {groupThousands(load.total)} {load.total === 1 ? 'línea leída' : 'líneas leídas'}
      {load.estado === 'en_carga' ? ` · ${doneText(load)}` : ''}
    </output>
  </Stack>
)

const Corrections = ({ load, fileName }: { readonly load: LoadSummary; readonly fileName: string }) => {
  const [failure, setFailure] = useState<string | null>(null)
  if (load.rechazadas === 0) return null
  const download = async (): Promise<void> => {
    setFailure(null)
    try {
      saveFile(await fetchBinary(cargas.rechazos, { params: { id: load.id } }), `${fileName}-por-corregir.csv`)
    } catch (error) {
      setFailure(failureText(error))
    }
  }
  return (
    <>
      <Action icon={<DownloadIcon />} onClick={() => void download()}>
        Descargar para corregir
      </Action>
      {failure === null ? null : (
        <span className="ca-field-error" role="alert">
          {failure}
        </span>
      )}
    </>
  )
}

const Loaded = ({
  kind,
  job,
  load,
}: {
  readonly kind: LoadKind
  readonly job: FileLoadJob
  readonly load: LoadSummary
}) => {
  const { step } = job
  const isEnded = step === 'ended'
  return (
    <Stack>
      {isEnded ? (
        <Banner
          tone={load.estado === 'cancelada' ? 'waiting' : 'ok'}
          alert
          title={
            load.estado === 'terminada' && kind.afterwards !== undefined
              ? `${load.mensaje} ${kind.afterwards}`
              : load.mensaje
          }
        />
      ) : null}
      {job.error === null ? null : <Banner tone="bad" alert title={job.error} />}
      {load.antes === null || isEnded ? null : (
        <Banner
          tone="waiting"
          title={`${load.antes.quien} ya cargó este mismo archivo el ${formatDateTime(load.antes.cuando)}`}
        />
      )}
      {load.columnas_ignoradas.length === 0 ? null : (
        <Banner tone="waiting" title={`Columnas que no se leen: ${load.columnas_ignoradas.join(', ')}`} />
      )}
      {BUSY.includes(step) ? (
        <Progress load={load} />
      ) : (
        <>
          <p>{isEnded ? doneText(load) : todoText(load)}</p>
          <LoadLines key={`${load.id}.${step}`} load={load} />
        </>
      )}
    </Stack>
  )
}

interface FootProps {
  readonly kind: LoadKind
  readonly job: FileLoadJob
  readonly load: LoadSummary
  readonly onClose: () => void
}

const noteOf = (load: LoadSummary): string =>
  workOf(load) === 0
    ? 'Ninguna línea cambia nada'
    : load.rechazadas > 0
      ? 'Las rechazadas se quedan por fuera'
      : 'Se cargan todas'

const Foot = ({ kind, job, load, onClose }: FootProps) => {
  const { step } = job
  const correct = <Corrections load={load} fileName={kind.fileName} />
  if (step === 'lost') {
    return (
      <ModalFoot note="El servidor sigue aunque esta ventana no lo sepa">
        <Action onClick={onClose}>Cerrar</Action>
        <Action kind="filled" onClick={job.follow}>
          Preguntar cómo va
        </Action>
      </ModalFoot>
    )
  }
  if (step === 'following' || step === 'stopping') {
    return (
      <ModalFoot note="Puede cerrar esta ventana: sigue en el servidor y queda en las cargas anteriores">
        <Action kind="danger" busy={step === 'stopping'} onClick={job.stop}>
          Cancelar la carga
        </Action>
        <Action onClick={onClose}>Cerrar</Action>
      </ModalFoot>
    )
  }
  if (step === 'ended') {
    const goesOn = load.estado === 'cancelada' && load.modo !== null && workOf(load) > 0
    return (
      <ModalFoot note={todoText(load)}>
        {correct}
        <Action onClick={job.again}>Cargar otro archivo</Action>
        {goesOn ? <Action onClick={job.start}>{loadVerb(load)}</Action> : null}
        <Action kind="filled" onClick={onClose}>
          Volver a la lista
        </Action>
      </ModalFoot>
    )
  }
  return (
    <ModalFoot note={noteOf(load)}>
      {correct}
      <Action onClick={job.again} disabled={step === 'starting'}>
        Otro archivo
      </Action>
      <Action kind="filled" disabled={workOf(load) === 0} busy={step === 'starting'} onClick={job.start}>
        {loadVerb(load)}
      </Action>
    </ModalFoot>
  )
}

export const LoadDialog = ({ kind, onClose }: { readonly kind: LoadKind; readonly onClose: () => void }) => {
  const part = useRef<HTMLDivElement>(null)
  const job = useFileLoad(kind)
  useFocusBack()
  const { step, load } = job
  // Each step takes the buttons of the one before away.
  useRescuedFocus(step, part)
  const isChoosing = step === 'choosing' || step === 'sending' || load === null
  return (
    <Modal
      isOpen
      onClose={step === 'sending' || step === 'starting' ? undefined : onClose}
      size={1080}
      tall
      title={titleOf(job, kind.many)}
      note={isChoosing ? undefined : load.nombre}
      foot={isChoosing ? undefined : <Foot kind={kind} job={job} load={load} onClose={onClose} />}
    >
      <Stack ref={part} focusable>
        {isChoosing ? <LoadChoose kind={kind} job={job} /> : <Loaded kind={kind} job={job} load={load} />}
      </Stack>
      {job.dialog}
    </Modal>
  )
}
