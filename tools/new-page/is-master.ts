/** Whether a value that a file exports is the declaration of a master. */
import type { Master } from '@cauce/domain/kit/master/master'

const PARTS: readonly (keyof Master)[] = ['page', 'permission', 'table', 'fields', 'title', 'key', 'order', 'uses']

export const isMaster = (value: unknown): value is Master =>
  typeof value === 'object' && value !== null && PARTS.every((part) => Object.hasOwn(value, part))
