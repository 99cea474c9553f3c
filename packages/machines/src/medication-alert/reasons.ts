/** The reason that is being written, and what it still lacks. */
import { reasonError, worstOf } from '@cauce/domain/medication/reason'
import type { AlertContext } from './types.ts'

type Change = Partial<AlertContext>

/** What the reason lacks for the gravest of what is asked about, or null; a check that was not made asks as a moderate finding does. */
const reasonLacks = ({ motivo, notMade: unmade, findings }: AlertContext): string | null =>
  reasonError(worstOf(findings), motivo) ?? (unmade === null ? null : reasonError('moderada', motivo))

/** The reason that goes on says enough. */
export const hasReason = (context: AlertContext): boolean => reasonLacks(context) === null

export const reasonMissing = (context: AlertContext): Change => ({ reasonError: reasonLacks(context) })

export const reasonChanged = (motivo: string): Change => ({ motivo, reasonError: null })
