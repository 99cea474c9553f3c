/** What a screen sees of the record that is being typed. @fuente DESIGN §6 */
import type { RecordView } from '@cauce/contract/historia'
import type { DraftChoice } from '@cauce/domain/clinical-record/draft-choice'
import type { DraftConflict } from '@cauce/domain/clinical-record/draft-merge'
import type { RecordComponent, RecordComponents } from '@cauce/domain/clinical-record/record-components'
import type { FieldErrors } from '@cauce/machines/failure'

/** Where what was typed is, in words. */
interface DraftStatus {
  readonly tone: 'ok' | 'busy' | 'warning' | 'error'
  readonly text: string
  /** What the server or the network said of it; null where there is nothing to add. */
  readonly detail: string | null
  /** Whether {@link RecordDraftState.retry} has something to try. */
  readonly retries: boolean
}

/** Fields of a component that two devices changed. */
export interface ComponentConflict {
  readonly componente: RecordComponent
  readonly conflictos: readonly DraftConflict[]
}

/** Fields that another device or tab wrote and that are now on this screen. */
interface ReceivedFields {
  /** Names of the fields, as the screen calls them. */
  readonly campos: readonly string[]
  /** Which device wrote them: `Chrome en Windows`. */
  readonly equipo: string | null
}

/** What was typed here and did not get into the record that was finalised from elsewhere. */
export interface LeftOver {
  readonly nombre: string
  readonly texto: string
}

export interface RecordDraftState {
  readonly state: 'loading' | 'failed' | 'open' | 'finalised'
  /** Why it could not be opened; null unless `state` is `failed`. */
  readonly error: string | null
  readonly view: RecordView | null
  /** What is on the screen: as it is being typed, or as it was finalised. */
  readonly components: RecordComponents
  /** Changes fields of a component. Nothing happens where the record is locked or of somebody else. */
  readonly change: <Name extends RecordComponent>(componente: Name, fields: Partial<RecordComponents[Name]>) => void
  readonly status: DraftStatus
  readonly conflicts: readonly ComponentConflict[]
  /** Chooses what stays in each field of a component that clashed. */
  readonly resolve: (componente: RecordComponent, choices: Readonly<Record<string, DraftChoice>>) => void
  readonly received: ReceivedFields | null
  readonly dismissReceived: () => void
  readonly leftOver: readonly LeftOver[]
  /** It was read, or copied into a note: it is not kept any more. */
  readonly dismissLeftOver: () => void
  /** `medidasConfirmadas`: unusual measures were read again. */
  readonly finalise: (medidasConfirmadas: boolean) => void
  /** The record is on its way to be locked: nothing can be typed until it is answered or {@link cancelFinalise}. */
  readonly finalising: boolean
  /** No answer came: it may be finalised or not. `retry` asks again with the same key, `cancelFinalise` goes on typing. */
  readonly finaliseInterrupted: boolean
  readonly cancelFinalise: () => void
  /** By field of the wire, such as `motivo`; the orders without routing under `ordenes`. */
  readonly finaliseErrors: FieldErrors
  /** `Error al guardar historia clínica` after a failed try, and what the server said of it. */
  readonly finaliseError: { readonly message: string; readonly detail: string | null } | null
  readonly retry: () => void
  /** Asks the server for the record again: after a note was added. */
  readonly refresh: () => void
}
