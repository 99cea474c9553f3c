/** The calls of the module `clientes`. */
import type { Registry } from '@cauce/contract/registry'
import type { Handlers } from '../../http/handle.ts'

export const handlers: Handlers<Registry['clientes']> = {}
