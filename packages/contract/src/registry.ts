/** Every call of the product, by module. The server, the browser and the API document walk this and nothing else. */
import { auth } from './auth.ts'
import { consentimientos } from './consentimientos.ts'
import { consultas } from './consultas.ts'
import { ordenamiento } from './ordenamiento.ts'
import { pdf } from './pdf.ts'

export const registry = { auth, consultas, ordenamiento, consentimientos, pdf } as const
export type Registry = typeof registry
