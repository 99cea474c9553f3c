/** Many users at once: a file, what each line would do, and the load with its progress. */
import { DownloadIcon } from '@blueprintjs/icons'
import { usuarios } from '@cauce/contract/usuarios'
import { Action } from '@cauce/ui/action/action'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import type { Load } from '@cauce/machines/user-load'
import { useRef, useState } from 'react'
import { saveFile } from '../../../actors/save-file.ts'
import { failureText, fetchBinary } from '../../../store/call.ts'
import { useFocusBack } from '../../../workspaces/ordering/use-focus-back.ts'
import { useRescuedFocus } from '../../../kit/dialog/use-rescued-focus.ts'
import { LoadChoose } from './load-choose.tsx'
import { LoadLines } from './load-lines.tsx'
import { doneText, loadProgress, loadVerb, pendingText } from './load-words.ts'
import { useUserLoad, type UserLoad } from './use-user-load.ts'
import './load.css'

const TITLES: Readonly<Record<UserLoad['step'], string>> = {
  choosing: 'Cargar usuarios desde un archivo',
  reviewing: 'Cargar usuarios desde un archivo',
  reviewed: 'Revise antes de cargar',
  loading: 'Cargando usuarios…',
  stopping: 'Deteniendo la carga…',
  failed: 'La carga se detuvo',
  ended: 'Carga terminada',
}

const Progress = ({ load }: { readonly load: Load }) => (
  <div className="usu-progress">
    <progress value={loadProgress(load)} max={1} aria-label="Avance de la carga" />
    <output>
      {doneText(load)} · {pendingText(load) || 'no queda nada'}
    </output>
  </div>
)

const Report = ({ load }: { readonly load: Load }) => {
  const [failure, setFailure] = useState<string | null>(null)
  if (load.rechazadas === 0) return null
  const download = async (): Promise<void> => {
    setFailure(null)
    try {
      const file = await fetchBinary(usuarios.rechazosCarga, { params: { id: load.id } })
      saveFile(file, `usuarios-rechazados-${load.id}.csv`)
    } catch (error) {
      setFailure(failureText(error))
    }
  }
  return (
    <>
      <Action icon={<DownloadIcon />} onClick={() => void download()}>
        Descargar rechazos
      </Action>
      {failure === null ? null : (
        <span className="ca-field-error" role="alert">
          {failure}
        </span>
      )}
    </>
  )
}

const Loaded = ({ job, load }: { readonly job: UserLoad; readonly load: Load }) => {
  const isBusy = job.step === 'loading' || job.step === 'stopping'
  return (
    <div className="usu-load">
      {job.step === 'ended' ? (
        <output className={`usu-banner usu-banner-${load.estado === 'cancelada' ? 'waiting' : 'info'}`}>
          {load.estado === 'cancelada'
            ? `La carga se canceló: ${doneText(load)}. Lo hecho queda hecho; para seguir, suba el mismo archivo.`
            : `${doneText(load)}. A cada usuario nuevo se le envió el enlace para escribir su contraseña.`}
        </output>
      ) : null}
      {job.step === 'failed' ? (
        <p className="usu-banner usu-banner-bad" role="alert">
          {job.error} Lo hecho queda hecho: puede seguir desde donde iba.
        </p>
      ) : null}
      {job.ignored.length === 0 ? null : (
        <p className="usu-banner usu-banner-waiting">Columnas que no se leen: {job.ignored.join(', ')}.</p>
      )}
      {isBusy || job.step === 'failed' ? <Progress load={load} /> : null}
      <LoadLines load={load} isBusy={isBusy} key={`${load.id}.${job.step === 'ended'}`} />
    </div>
  )
}

const Foot = ({
  job,
  load,
  onClose,
}: {
  readonly job: UserLoad
  readonly load: Load
  readonly onClose: () => void
}) => {
  const verb = loadVerb(load)
  if (job.step === 'loading' || job.step === 'stopping') {
    return (
      <ModalFoot note="Puede cancelar: se detiene al terminar el lote que va y lo hecho queda hecho">
        <Action kind="danger" busy={job.step === 'stopping'} onClick={job.stop}>
          Cancelar la carga
        </Action>
      </ModalFoot>
    )
  }
  if (job.step === 'ended') {
    return (
      <ModalFoot note={pendingText(load)}>
        <Report load={load} />
        <Action onClick={job.again}>Cargar otro archivo</Action>
        <Action kind="filled" onClick={onClose}>
          Volver a la lista
        </Action>
      </ModalFoot>
    )
  }
  return (
    <ModalFoot note={verb === null ? 'Ninguna línea se puede cargar' : pendingText(load)}>
      <Report load={load} />
      <Action onClick={job.again}>Otro archivo</Action>
      <Action kind="filled" disabled={verb === null} onClick={job.start}>
        {job.step === 'failed' ? 'Seguir la carga' : (verb ?? 'Nada por cargar')}
      </Action>
    </ModalFoot>
  )
}

export const LoadDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const part = useRef<HTMLDivElement>(null)
  const job = useUserLoad()
  useFocusBack()
  // Each step takes the buttons of the one before away.
  useRescuedFocus(job.step, part)
  const { load, step } = job
  const isBusy = step === 'loading' || step === 'stopping'
  const isChoosing = step === 'choosing' || step === 'reviewing' || load === null
  return (
    <Modal
      isOpen
      onClose={isBusy ? undefined : onClose}
      size={1080}
      tall
      title={TITLES[step]}
      note={isChoosing ? undefined : load.nombre}
      foot={isChoosing ? undefined : <Foot job={job} load={load} onClose={onClose} />}
    >
      <div ref={part} className="usu-user" tabIndex={-1}>
        {isChoosing ? <LoadChoose job={job} /> : <Loaded job={job} load={load} />}
      </div>
      {job.dialog}
    </Modal>
  )
}
