/** `/autorizacion/otrosServicios`: services of own codes that wait for an authorisation. @fuente modulos/aseguramiento-y-red.md §6 S8 */
import { Desk } from '../../workspaces/authorisation/desk.tsx'

const OtrosServicios = () => <Desk cola="otros" />

export default OtrosServicios
