/** What an affiliate does alone. */
import type { ModuleTests } from '../module-tests.ts'

export const tests: ModuleTests = {
  plain: { 'no recibe de quién: es siempre la persona del token': { 'autogestion.ordenes': {} } },
}
