/** The other devices of who finalised learn that the record is locked, also when the process died right after it was kept. */
import { defineHandler } from '../../kit/events/definition.ts'

export const tellDevices = defineHandler({
  name: 'historia.avisar_dispositivos',
  event: 'historia.finalizada',
  words: 'Avisar a los otros dispositivos que la historia se finalizó',
  run: async ({ realtime }, { payload: { consulta_id, user_id } }) =>
    realtime.toUser(user_id, 'historia.finalizada', { consulta_id }),
})
