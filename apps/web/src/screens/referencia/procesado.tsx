/** `/referencia/procesado`: the referrals that ended, with how long their answer took. @fuente spec 1 §2 */
import { QueueScreen } from '../../workspaces/referral-queue/queue-screen.tsx'

const Procesado = () => (
  <QueueScreen
    title="Referencias procesadas"
    cola="procesado"
    permission="referencia.procesado"
    tableKey="referencia.procesado"
    caption="Remisiones procesadas"
    nothing="Todavía no ha terminado ninguna remisión"
    because="Aquí quedan las que se finalizan."
  />
)

export default Procesado
