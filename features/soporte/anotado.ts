/** What the audit wrote of what a scenario did. */
import { becomes } from './espera.ts'
import { actionNamed } from './acciones.ts'
import type { Mundo } from './mundo.ts'
import { memoryOf } from './recuerdos.ts'

interface About {
  user_id: number
  afiliado_id: number
  recurso_id: string
}

/** Of whom and of what the entry has to be; what is not said may be anything. */
export const notedAbout = memoryOf<About>()

/** The details of the entries with those words; readings are written in a batch, a moment later. */
export const noted = async (world: Mundo, words: string): Promise<string> => {
  const { db } = await world.server()
  const { user_id, afiliado_id, recurso_id } = notedAbout(world)
  const entries = () => {
    let query = db.selectFrom('auditoria').select('detalle').where('accion', '=', actionNamed(words))
    if (user_id !== undefined) query = query.where('user_id', '=', user_id)
    if (afiliado_id !== undefined) query = query.where('afiliado_id', '=', afiliado_id)
    if (recurso_id !== undefined) query = query.where('recurso_id', '=', recurso_id)
    return query.execute()
  }
  await becomes(async () => (await entries()).length > 0, true)
  // Stored names are read with spaces.
  return JSON.stringify(await entries()).replaceAll('_', ' ')
}
