/** Two leaves over the same days. */
import { counts, spanOf, type Leave, type Span } from './leave-span.ts'

/** @fuente spec 2 §8, to the letter */
export const DUPLICATE_LEAVE = 'Incapacidad Duplicada'

const cross = (one: Span, other: Span): boolean => one.desde <= other.hasta && other.desde <= one.hasta

/**
 * The first registered leave whose days cross those of the new one; null where none does.
 * @fuente spec 2 §8
 * @regla Una incapacidad cuyos días se cruzan con los de otra que cuenta es una Incapacidad Duplicada.
 */
export const duplicateOf = <L extends Leave>(span: Span, leaves: readonly L[]): L | null =>
  leaves.find((leave) => counts(leave) && cross(spanOf(leave), span)) ?? null
