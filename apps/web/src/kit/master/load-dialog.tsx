/** A file into a master: what each line would do, the load, and what is to be corrected. */
import { DownloadIcon } from '@blueprintjs/icons'
import type { MasterLoadResult } from '@cauce/contract/kit/master'
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import type { Master } from '@cauce/domain/kit/master/master'
import { groupThousands } from '@cauce/domain/text/format'
import { Action } from '@cauce/ui/action/action'
import { Banner } from '@cauce/ui/banner/banner'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { Stack } from '@cauce/ui/stack/stack'
import { useRef } from 'react'
import { saveFile } from '../../actors/save-file.ts'
import { useFocusBack } from '../../workspaces/ordering/use-focus-back.ts'
import { useRescuedFocus } from '../dialog/use-rescued-focus.ts'
import { LoadChoose } from './load-choose.tsx'
import { LoadLines } from './load-lines.tsx'
import { useFileLoad, type FileLoad } from './use-file-load.ts'
import './load.css'

const counted = (total: number, one: string, many: string): string | null =>
  total === 0 ? null : `${groupThousands(total)} ${total === 1 ? one : many}`

/** "3 nuevas · 2 cambian · 1 igual · 1 rechazada". */
const loadSummary = ({ por_crear, por_editar, iguales, rechazadas }: MasterLoadResult): string =>
  [
    counted(por_crear, 'nueva', 'nuevas'),
    counted(por_editar, 'cambia', 'cambian'),
    counted(iguales, 'igual', 'iguales'),
    counted(rechazadas, 'rechazada', 'rechazadas'),
  ]
    .filter((part) => part !== null)
    .join(' · ')

const Result = ({ job, result }: { readonly job: FileLoad; readonly result: MasterLoadResult }) => (
  <Stack>
    {job.step === 'ended' ? <Banner tone="ok" alert title={result.mensaje} /> : null}
    {job.error === null ? null : <Banner tone="bad" alert title={job.error} />}
    {result.antes === null || result.aplicada ? null : (
      <Banner
        tone="waiting"
        title={`${result.antes.quien} ya cargó este mismo archivo el ${formatDateTime(result.antes.cuando)}`}
      />
    )}
    {result.columnas_ignoradas.length === 0 ? null : (
      <Banner tone="waiting" title={`Columnas que no se leen: ${result.columnas_ignoradas.join(', ')}`} />
    )}
    <p>{loadSummary(result)}</p>
    <LoadLines key={job.step === 'ended' ? 'hecho' : 'por hacer'} result={result} />
  </Stack>
)

interface FootProps {
  readonly of: Master
  readonly job: FileLoad
  readonly result: MasterLoadResult
  readonly onClose: () => void
}

const Foot = ({ of, job, result, onClose }: FootProps) => {
  const work = result.por_crear + result.por_editar
  const isBusy = job.step === 'loading' || job.step === 'keying'
  const correct =
    result.correcciones === '' ? null : (
      <Action
        icon={<DownloadIcon />}
        onClick={() =>
          saveFile(
            new Blob([result.correcciones], { type: 'text/csv;charset=utf-8' }),
            `${of.page.replaceAll('/', '-')}-por-corregir.csv`,
          )
        }
      >
        Descargar para corregir
      </Action>
    )
  if (job.step === 'ended') {
    return (
      <ModalFoot note={loadSummary(result)}>
        {correct}
        <Action onClick={job.again}>Cargar otro archivo</Action>
        <Action kind="filled" onClick={onClose}>
          Volver a la lista
        </Action>
      </ModalFoot>
    )
  }
  const verb = `Cargar ${groupThousands(work)} ${work === 1 ? 'línea' : 'líneas'}`
  return (
    <ModalFoot
      note={
        work === 0
          ? 'Ninguna línea cambia nada'
          : result.rechazadas > 0
            ? 'Las rechazadas se quedan por fuera'
            : 'Se cargan todas o ninguna'
      }
    >
      {correct}
      <Action onClick={job.again} disabled={isBusy}>
        Otro archivo
      </Action>
      <Action kind="filled" disabled={work === 0} busy={isBusy} onClick={job.start}>
        {result.antes === null ? verb : `${verb} otra vez`}
      </Action>
    </ModalFoot>
  )
}

export const LoadDialog = ({ of, onClose }: { readonly of: Master; readonly onClose: () => void }) => {
  const part = useRef<HTMLDivElement>(null)
  const job = useFileLoad(of)
  useFocusBack()
  // Each step takes the buttons of the one before away.
  useRescuedFocus(job.step, part)
  const { step, result } = job
  const isBusy = step === 'loading' || step === 'keying'
  const isChoosing = step === 'choosing' || step === 'reviewing' || result === null
  return (
    <Modal
      isOpen
      onClose={isBusy ? undefined : onClose}
      size={1080}
      tall
      title={
        isChoosing
          ? `Cargar ${of.many} desde un archivo`
          : step === 'ended'
            ? 'Carga terminada'
            : 'Revise antes de cargar'
      }
      note={isChoosing ? undefined : job.name}
      foot={isChoosing ? undefined : <Foot of={of} job={job} result={result} onClose={onClose} />}
    >
      <Stack ref={part} focusable>
        {isChoosing ? <LoadChoose of={of} job={job} /> : <Result job={job} result={result} />}
      </Stack>
    </Modal>
  )
}
