/** `/autorizacion/oncologia`: what was ordered for a cancer and waits for an authorisation. @fuente modulos/aseguramiento-y-red.md §6 S8 */
import { Desk } from '../../workspaces/authorisation/desk.tsx'

const Oncologia = () => <Desk cola="oncologia" />

export default Oncologia
