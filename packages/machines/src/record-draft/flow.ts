/** What each event does to what {@link file://../record-draft.ts} knows. Pure. */
import type { DraftChoice } from '@cauce/domain/clinical-record/draft-choice'
import type { DraftFields, DraftVersion } from '@cauce/domain/clinical-record/draft-merge'
import {
  EMPTY_COMPONENTS,
  RECORD_COMPONENTS,
  type RecordComponent,
} from '@cauce/domain/clinical-record/record-components'
import * as one from './parts.ts'
import type { DraftPart, DraftParts, OpenedRecord, RecordDraftContext as Context, RecordDraftInput } from './types.ts'

export type Changes = Partial<Context>

/** Makes every component. */
export const eachPart = (make: (name: RecordComponent) => DraftPart): DraftParts => ({
  anamnesis: make('anamnesis'),
  antecedentes: make('antecedentes'),
  examen: make('examen'),
  medidas: make('medidas'),
  riesgo: make('riesgo'),
  diagnosticos: make('diagnosticos'),
  plan: make('plan'),
})

/** A component as the server tells it; of one that nobody typed in, empty and before its first version. */
export const versionOf = (view: OpenedRecord | null, name: RecordComponent): DraftVersion => {
  const found = view?.borradores.find(({ componente }) => componente === name)
  return { version: found?.version ?? 0, datos: { ...EMPTY_COMPONENTS[name], ...found?.datos } }
}

/** The flow before anything was read. */
export const newDraft = (input: RecordDraftInput): Context => ({
  ...input,
  view: null,
  parts: eachPart((name) => one.partOf(versionOf(null, name))),
  orphans: [],
  adopted: [],
  saving: null,
  savedAt: null,
  announced: {},
  mustAsk: false,
  typedSince: false,
  received: null,
  leftOver: [],
  error: null,
  finaliseErrors: {},
  finaliseError: null,
  wantsFinalise: false,
  medidasConfirmadas: false,
  idempotencyKey: null,
})

export const changed = (context: Context, componente: RecordComponent, campos: DraftFields): Changes => ({
  parts: { ...context.parts, [componente]: one.typed(context.parts[componente], campos) },
  typedSince: true,
  finaliseErrors: Object.fromEntries(
    Object.entries(context.finaliseErrors).filter(([campo]) => !Object.hasOwn(campos, campo)),
  ),
})

export const resolved = (
  context: Context,
  componente: RecordComponent,
  choices: Readonly<Record<string, DraftChoice>>,
): Changes => ({ parts: { ...context.parts, [componente]: one.resolved(context.parts[componente], choices) } })

/** The component that is sent next. */
export const toSend = ({ parts }: Context): RecordComponent | null =>
  RECORD_COMPONENTS.find((name) => one.isSendable(parts[name])) ?? null

export const hasConflict = ({ parts }: Context): boolean =>
  RECORD_COMPONENTS.some((name) => parts[name].conflictos.length > 0)

const onSaving = ({ parts, saving }: Context, act: (part: DraftPart) => DraftPart): Changes =>
  saving === null ? {} : { parts: { ...parts, [saving]: act(parts[saving]) } }

/** The next component leaves. */
export const saveBegun = (context: Context): Changes => {
  const saving = toSend(context)
  return { saving, ...onSaving({ ...context, saving }, one.sending) }
}

export const saveConfirmed = (context: Context, { version, at }: { version: number; at: number }): Changes => ({
  ...onSaving(context, (part) => one.saved(part, version)),
  savedAt: at,
  saving: null,
  error: null,
})

/** The server does not have what was sent. */
export const saveRefused = (context: Context): Changes => ({ ...onSaving(context, one.refused), saving: null })

/** Another device announced a version that is not known here. */
export const announcedAny = ({ announced, parts, mustAsk }: Context): boolean =>
  mustAsk || RECORD_COMPONENTS.some((name) => (announced[name] ?? 0) > parts[name].base.version)

/** Versions of the server that were seen, as finalising tells them. */
export const seenVersions = ({ parts }: Context): Readonly<Record<string, number>> =>
  Object.fromEntries(
    RECORD_COMPONENTS.filter((name) => parts[name].base.version > 0).map((name) => [name, parts[name].base.version]),
  )
