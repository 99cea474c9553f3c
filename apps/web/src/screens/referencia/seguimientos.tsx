/** `/referencia/seguimientos`: the referrals that are not closed, the one that waits the longest first. @fuente spec 1 §2 */
import { QueueScreen } from '../../workspaces/referral-queue/queue-screen.tsx'

const Seguimientos = () => (
  <QueueScreen
    title="Seguimiento de referencias"
    cola="seguimiento"
    permission="referencia.seguimientos"
    tableKey="referencia.seguimientos"
    caption="Remisiones en seguimiento"
    nothing="No hay remisiones por seguir"
    because="Las que se registren aparecen aquí solas."
  />
)

export default Seguimientos
