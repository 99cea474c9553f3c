/** Words of {@link file://../record-draft.ts}: what it knows, what may happen to it and what it asks of the outside. */
import type { DraftChoice } from '@cauce/domain/clinical-record/draft-choice'
import type { DraftConflict, DraftFields, DraftVersion } from '@cauce/domain/clinical-record/draft-merge'
import type { RecordComponent, RecordComponents, RecordDraft } from '@cauce/domain/clinical-record/record-components'
import type { ClinicalRecord } from '@cauce/domain/clinical-record/record'
import type { OrderedLine } from '@cauce/domain/clinical-record/required-to-finalise'
import type { RecordState } from '@cauce/domain/clinical-record/record-state'
import type { FieldErrors } from '../failure.ts'

/** The record as the server tells it: the part of the answer that the draft works with. */
export interface OpenedRecord {
  readonly consulta_id: number
  readonly estado: RecordState
  readonly escribe: boolean
  readonly historia: ClinicalRecord | null
  readonly finalizada: { readonly at: string; readonly por: string; readonly huella: string } | null
  readonly borradores: readonly RecordDraft[]
  readonly notas: readonly {
    readonly id: number
    readonly texto: string
    readonly autor: string
    readonly created_at: string
  }[]
  readonly anterior: {
    readonly consulta_id: number
    readonly fecha: string
    readonly antecedentes: string
  } | null
  readonly ordenes?: readonly OrderedLine[]
}

/** One component as it stands on this screen. */
export interface DraftPart {
  /** What the server has, and the version that the next save starts from; a field in conflict, as both found it. */
  readonly base: DraftVersion
  /** What is typed. */
  readonly datos: DraftFields
  readonly conflictos: readonly DraftConflict[]
  /** Sent and not answered: the server may have it. */
  readonly enviados: readonly DraftFields[]
}

export type DraftParts = Readonly<Record<RecordComponent, DraftPart>>

/** What a tab of this computer kept of a component and had not sent when it went away. */
export interface KeptPart extends DraftPart {
  readonly componente: RecordComponent
  /** Name of the row, to forget it when it was taken up. */
  readonly clave: string
  /** Epoch milliseconds. */
  readonly at: number
}

/** What came from another device and is already on the screen. */
export interface Received {
  readonly campos: readonly string[]
  readonly equipo: string | null
}

export interface LeftField {
  readonly campo: string
  readonly valor: unknown
}

export interface RecordDraftInput {
  readonly consultaId: number
  /** Who signs the record when it is finalised here. */
  readonly autor: string
}

export interface RecordDraftContext extends RecordDraftInput {
  readonly view: OpenedRecord | null
  readonly parts: DraftParts
  /** Kept by tabs that are gone, still to be joined. */
  readonly orphans: readonly KeptPart[]
  /** Rows that were joined: what they held is in {@link parts}. */
  readonly adopted: readonly string[]
  /** The component on its way to the server. */
  readonly saving: RecordComponent | null
  /** Epoch milliseconds of the last save that the server confirmed. */
  readonly savedAt: number | null
  /** Versions that were announced and not read yet. */
  readonly announced: Readonly<Partial<Record<RecordComponent, number>>>
  /** The server has to be asked before anything else: the record was finalised elsewhere, or a note was added. */
  readonly mustAsk: boolean
  /** Something was typed since the last save left. */
  readonly typedSince: boolean
  readonly received: Received | null
  /** Fields that were typed here and are not in the record that was finalised elsewhere, with what they said. */
  readonly leftOver: readonly LeftField[]
  /** Why the record could not be opened, sent or finalised, as the server or the network said it. */
  readonly error: string | null
  readonly finaliseErrors: FieldErrors
  readonly finaliseError: { readonly message: string; readonly detail: string | null } | null
  /** Finalise as soon as the save on its way is answered. */
  readonly wantsFinalise: boolean
  /** Unusual measures were read again by who finalises. */
  readonly medidasConfirmadas: boolean
  readonly idempotencyKey: string | null
}

export type RecordDraftEvent =
  | { readonly type: 'draft.changed'; readonly componente: RecordComponent; readonly campos: DraftFields }
  /** The person stopped, left a field or hid the page; or has been writing for long without a pause. */
  | { readonly type: 'writing.paused' }
  | { readonly type: 'draft.announced'; readonly componente: RecordComponent; readonly version: number }
  | { readonly type: 'lock.announced' }
  | {
      readonly type: 'conflict.resolved'
      readonly componente: RecordComponent
      readonly choices: Readonly<Record<string, DraftChoice>>
    }
  | { readonly type: 'received.read' }
  | { readonly type: 'left.dismissed' }
  /** `medidasConfirmadas`: unusual measures were read again. */
  | { readonly type: 'finalise.requested'; readonly medidasConfirmadas?: boolean }
  | { readonly type: 'finalise.resumed' }
  | { readonly type: 'record.asked' }
  | { readonly type: 'retry' }
  | { readonly type: 'wait.cancelled' }

export interface RecordDraftPorts {
  openRecord: { input: { readonly consultaId: number }; output: OpenedRecord }
  /** What tabs that are gone left on this computer. */
  readKept: { input: { readonly consultaId: number }; output: readonly KeptPart[] }
  saveDraft: {
    input: {
      readonly consultaId: number
      readonly componente: RecordComponent
      readonly version: number
      readonly datos: DraftFields
    }
    output: { readonly version: number; readonly at: number }
  }
  finaliseRecord: {
    input: {
      readonly consultaId: number
      readonly historia: RecordComponents
      readonly versiones: Readonly<Record<string, number>>
      readonly medidasConfirmadas: boolean
      readonly key: string
    }
    output: { readonly mensaje: string; readonly finalizada_at: string; readonly huella: string }
  }
}
