/** Every call of the product, by module. The server, the browser and the API document walk this and nothing else. */
import * as modules from './modules.ts'
import { masterModules } from './kit/masters.ts'

/** By the type of each module's own file: inferred, the declaration would spell every call out a second time. */
export const registry: typeof modules & typeof masterModules = { ...masterModules, ...modules }
